/**
 * Words of daily life and of thought, in their basic form: they say nothing about a property by themselves. Whatever a
 * property may have, be like or lie near is missing here on purpose.
 */
const WORDS = `
  a ability able about above absence absent absolute accept acceptable access according account acre across act active
  activity actual ad adapt add addition additional address adjust admire adult advance advantage advice afford after
  afternoon afterward again against age agent ago agree ahead aim air aisle align alike all allow almost alone along
  already also although altogether always am among amount an anchor and animal announce annual another answer any
  anybody anymore anyone anything anyway anywhere apart app appeal appear application appointment appreciate approach
  approve approximately april are area arm around arrange arrival arrive art article as aside ask asleep assign
  assistance assume assumption at attach attempt attend attention attract august auto automatically available average
  avoid aware away back background bad bag balance bare base basic bath bathroom be bear beat because become bed
  bedroom bedtime been before began begin begun behind believe belong below bend beneath benefit beside best better
  between beyond bi bicycle big bike bill bin birthday bit black blanket blend block blow blue board boast boat body
  boil bold bolt book boot born both bottle bottom bought box boy branch brand break breakfast brief bring broad
  broken brought browse buffet build building built burn business busy but button buy buyer by cabinet calendar call
  calm came can can't cannot capital caption car care careful carry cart carve case cash casual catch cause caution
  ceiling cent centre certain chair chance change character charge check cheerful chef chief child chill choice choose
  chore chosen circle city claim class classic clean clear climb clock close closet co coat code coffee coin cold
  collapse collect collection color come comfort comfortable common commute company comparable complete completion
  condition confidence confirm connect connection consider constant contact contain content context continue contract
  contribute control conversation convey cook cool copy core corn correct cost could count counter country couple
  course cover crane create creative credit crop cross crowd cruise cup curl current customer cut damage dark date day
  de deadline deal decade december decide decision decorate deep define degree delay deliver deny depend deposit
  describe description deserve design desire desk destination detail develop device did die differ difference
  different difficult dine dinner direct direction disagree disappear dish display distance ditch divide do document
  doesn't dog dollar done door doorway down downstairs dozen drainage draw drawn dream drift drill drink drive driven
  drop dry due during dusk duty each earn ease east easy eat eaten echo edge edit eight eighty either electricity
  element elevation eleven else elsewhere email employ empty en enable end energy english enjoy enough enrolled enter
  entertain entertaining entertainment entire entrance entry equal equip errand escape especially estimate even
  evening event eventual ever every everybody everyday everyone everything everywhere exact example except exceptions
  exchange exercise exist exit expect experience expert explain explore export express extend exterior extra eye face
  facebook fact fade fail fair fall false familiar fan far farther fast father favor favorable favorite feature
  february fee feel feet felt few fi field fifteen fifth fifty figure file fill filter find fine finish fire first
  fish fit five fix flat flip float floor flow fly focus fold follow food foot for force foremost forever forget
  forgotten form format forth forward found four fourteen frame free freezer freight fresh friday friend from front
  fruit ft full fully fun function furnishings further future game gap gate gather gathering gave gaze gear general
  gentle gently get give given glad glass go goal gone good goose got grab grade grandfather grant gray grease great
  green greet grey grid groove gross ground group grow grown guard guest guide gut habit had half halfway hall hand
  handle handy hang happen happy hard has haul have he head headline health hear heard heart heat height held hello
  help her here hi hidden hide high highlight hike him his history hobby hold holiday home homework honest hood hope
  horse host hot hour house how however hug hundred hung hunt hurry i i'd i'll i'm ice idea if ignore imagine
  immediate important impossible improve in inch include indeed independent individual indoor informal inquire inside
  inspire instagram instant instead instruction insure intend intent interest interior interrupt interview into invent
  inventory invite involve is issue it item its itself jack january jill job join joint joke journey july june just
  keep kept key kid kind king kitchen knew knob knock know known la lack laid land landlord language lap laptop larger
  last late launch law lawn lay layout lead leaf learn least leave led ledge left leisure length less let level lie
  life lift light like limit line linger link linkedin liquor list listen listing lit little live load local located
  location lock lockable log long look lose lost lot love low lunch made main maintenance make man manage manual many
  map march mark match material math matter max maximum may maybe me meal mean meant meanwhile measure mechanic meet
  member memory mend mention menu mere message met middle might miles mind mineral minimum minute miss mix mo mode
  model moment monday money month mood more morning moss most mother motion move movie mow much music must my myself
  name nature near nearby necessary need negative negotiable neighbor neither net never news newspaper next nice night
  nine no nobody nod non none noon nor normal not note nothing notice november now nowhere number o'clock object
  obtain occasion occasional occupy october of off offer official often oh oil ok okay old omit on once one online
  onto open opening operate opinion opportunity opposite option or orange order ordinance ordinary organize other
  otherwise ought our ourselves out outgrows outside over own owner pace pack package pad page paid paint pair panel
  paper parent park part partial particular partner party pass passage past path patient pattern pause pay payable
  payoff peace pending people per percent perfect perhaps period perk permission permit person personal pet phone
  photo phrase pic pick picture pie piece pin pit place plain plan plant plate play playful please pleasure plenty
  plot plow plumb plumbing plus pocket point policy polish polite portion position possibilities possibility possible
  post pot potential pound pour power practical practice pre prefer preference prep prepare present preserve press
  pressure previous price principal principle print priority pro problem proceed process produce product program
  progress project promise prompt proof property propose protect proud prove provide public pull pump purchase
  purchasers pure purpose push put qualify quart question quick quiet quite quote rail rain raise rate rather re reach
  read reader ready real reason receive recognize recommend record red reduce reflect refresh refuse regard regular
  rehab relax release remain remainder remember remind remove repeat reply report request require requirements
  residence resident respect respond responsible rest result return reverse review rid ride right ring rip rise road
  rock roll roof room root rose rough round route routine row rule run rush sac said sale same sand sat saturday save
  saw say scene schedule screen search season seat second secret section see seek seem seen seldom select self sell
  seller send sense sensible sent sentence separate september serious serve service set settle setup seven several sew
  sf shade shake shape share sharp she sheet shelf shell shelter shine shoe shop short shot should show shown shut
  side siding sight sign signature sill similar simple simply since sing single sit site situate six size ski skip sky
  sleep slept slide slight slip slope slot slow small smell smile smoke smooth snack snow so soak social soft sold
  solve some somebody someday somehow someone someplace something sometimes somewhat somewhere song soon sorry sort
  sound source south space span spare speak spec special speech speed spend spent split spoke spoken sport spot spread
  spring sq square stack stage stair stand standard star stargazing start state status stay steady step stick still
  stock stood stop store stores storm story stow straight straightforward strength stretch string stroll strong study
  stuff style subject success such sufficient suggest suit suitable suitcase sum summer sun sunday super supper
  support suppose sure surface surprise surround swap swim swing switch system table tail take taken talk tall tan
  tank tap target taste tea tear technology tell ten tend term test text than thank thanksgiving that the their them
  themselves then there these they thick thin thing think third thirteen thirty this thorough those though thought
  thousand thread three through throughout throw thursday thus tie tight till time title to toast today toe together
  told tomorrow ton tone tongue tonight too took tool top total touch tour toward towel town toy trace track trade
  transfer trap trash travel treat trend trim trip trouble truck true trust truth try tube tuck tuesday turn tv twelve
  twenty twice twist two type typical under underneath understand understood unfold union unite unless unlike unload
  unlock unpack until unwind up updates upon upstairs us usable usage use useful usual van vanish varies variety
  various vehicle verify version versus very video viewing virtual visible visit visitor voice volume wait wake walk
  wall wander want warm warmth warn was wash waste watch water wave way we wear weather web website wednesday week
  weekday weekend weeknight weight welcome well went were west wet what whatever when whenever where wherever whether
  which whichever while whisper white who whoever whole whom whose why wide width will win wind window wine winter
  wire wiring wish with withdraw withdrawn within without woman won won't wonder word wore work workout world worn
  worry worse worst worth would wrap write written wrong wrote year yellow yep yes yesterday yet you young your
  yourself zero
`

export const PLAIN_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
