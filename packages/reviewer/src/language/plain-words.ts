/**
 * Words of daily life and of thought, in their basic form: they say nothing about a property by themselves. Whatever a
 * property may have, be like or lie near is missing here on purpose.
 */
const WORDS = `
  a able about above absence absent absolute accept acceptable access according account acre across act activity
  actual ad add addition address adjust adult advance advantage advice afford after afternoon afterward again against
  age agent ago agree ahead aim air aisle align alike all allow almost alone along already also although altogether
  always am among amount an anchor and animal announce annual another answer any anymore anyway apart app appeal
  appear application appreciate approach approve approximately april are area around arrange arrive art article as
  aside ask assign assistance assume assumption at attach attempt attend attention august auto automatically available
  average avoid aware away back background bad bag balance bare base basic bath bathroom be bear beat because become
  bed bedroom been before began begin begun behind believe belong below bend beneath beside best better between beyond
  bi big bike bill bin birthday bit black blend block blow blue board boast boat body boil bolt book boot born both
  bottle bottom bought box boy branch brand break breakfast bring broad broken brought buffet build building built
  burn busy but button buy by cabinet calendar call calm came can can't cannot capital caption car care carry cart
  carve case cash casual cause caution ceiling cent centre certain chair chance change character charge check chef
  chief child chill choice choose chore chosen city claim class classic clean clear climb close closet co code coffee
  coin cold collapse color come comfort comfortable common commute company comparable complete condition confidence
  confirm connect consider constant contact contain content context continue contract contribute control convey cook
  cool copy core corn correct cost could count counter country couple course cover crane create credit crop cross
  crowd cup current customer cut damage dark date day de deadline deal decade december decide decision decorate deep
  define degree delay deliver deny depend deposit describe description design desire desk detail develop device did
  die differ difference different dine dinner direct disagree disappear display distance ditch divide do document
  doesn't dog dollar done door doorway down downstairs dozen drainage draw drawn dream drill drive driven drop dry due
  during duty each earn ease east eat eaten edge edit eight eighty either electricity element elevation eleven else
  employ empty en enable end energy english enjoy enough enrolled enter entertain entire entrance entry equal equip
  especially estimate even evening event eventual ever everybody everyday everyone everything everywhere exact example
  except exceptions exchange exist exit expect experience expert explain export express extend exterior extra eye face
  facebook fact fail fair fall false familiar fan far farther fast favor favorable favorite feature february fee feel
  feet felt few fi field fifteen fifth fifty figure file fill filter find fine finish fire first fish fit five fix
  flat flip float floor fly focus follow foot for force foremost forever forget forgotten form format forward found
  four fourteen frame free freezer freight fresh friday friend from front fruit ft full fun function furnishings
  future game gap gate gather gave gaze general gentle get give given glass go gone good goose got grab grade
  grandfather grant gray grease great green grey grid groove gross ground group grow grown guard guest gut had half
  halfway hall hand handle happen happy hard has haul have he head headline health hear heard heart heat height held
  hello help her here hi hidden high highlight him his history hobby hold holiday home homework hood hope horse hot
  hour house how however hundred hung hunt i i'd i'll i'm idea if ignore imagine immediate important impossible
  improve in inch include indeed independent individual indoor informal inquire inside inspire instagram instant
  instead instruction insure intend intent interest interior interrupt interview into invent inventory invite involve
  is issue it item its itself jack january jill job join joint july june just keep kept key kid kind king kitchen knew
  knob knock know known la lack laid land landlord language lap laptop larger last late launch law lawn lay layout
  lead leaf least leave led ledge left leisure length less let level lie life lift light like limit line linger link
  linkedin liquor list listen lit little live load local located location lock lockable log long look lose lost lot
  love low lunch made main maintenance make man manage manual map march mark match math max maximum may maybe me meal
  mean meant meanwhile measure mechanic meet member memory mend mention mere message met middle might miles mind
  mineral minimum minute miss mix mo mode model monday money month more morning moss most motion move movie mow much
  music must my myself name nature near nearby necessary need negative negotiable neighbor neither net never news
  newspaper next nice night nine no nobody nod non none noon nor normal not note nothing notice november now nowhere
  number o'clock object obtain occasion occupy october of off offer official often oh oil ok okay old omit on once one
  onto open operate opinion opportunity opposite option or orange order ordinance ordinary other otherwise ought our
  out outgrows over own pack package pad page paid paint pair panel paper parent park part partial particular partner
  pass passage past path patient pattern pause pay payable payoff peace pending people per percent perfect perhaps
  period permission permit person pet phone photo phrase pic pick picture pie piece pin pit place plain plan plant
  plate play please plenty plot plow plumb plumbing plus pocket point policy polish polite portion position
  possibility possible post pot potential pound power practice pre prefer preference prep prepare present preserve
  press pressure previous price principal principle print priority pro problem proceed process produce product program
  progress project promise prompt proof property propose protect proud prove provide public pull pump purchase
  purchasers pure purpose push put qualify quart question quick quiet quite quote rail rain raise rate rather re reach
  read real reason receive recognize recommend record red reduce reflect refuse regard regular rehab relax release
  remainder repeat reply report request require requirements residence resident respect respond responsible rest
  result reverse review rid ride right ring rip rise road rock roll roof room root rose rough round route routine row
  rule run sac said sale same sand sat saturday save saw say scene schedule screen search season seat second section
  see seek seem seen seldom select self sell send sense sensible sent sentence separate september serious serve
  service set settle setup seven several sew sf shade shape share sharp she sheet shelf shell shelter shop short shot
  should show shown shut side siding sign signature sill similar simple since single sit site situate six size ski
  skip sky sleep slept slide slight slip slope slot slow small smoke smooth snow so social soft sold solve some
  someday somehow someplace sometimes somewhat soon sorry sort sound source south space span spare speak spec special
  speech speed spend spent split spoke spoken spot spread spring sq square stack stage stair stand standard star
  stargazing start state status stay steady step stick still stock stood stop store stores storm stow straight
  straightforward strength stretch string stroll strong study stuff style subject success such sufficient suggest suit
  suitable suitcase sum summer sun sunday super supper support suppose sure surface surprise surround swap swim swing
  switch system table tail take taken tall tan tank tap target taste tea tear technology tell ten tend term test text
  than thank that the their them then there these thick thin thing think third thirteen thirty this thorough those
  though thought thousand three through throughout throw thursday thus tie tight till time title to today toe together
  told tomorrow ton tone tongue tonight too took tool top total tour toward town trace track trade transfer trap trash
  travel treat trend trim trip trouble truck true trust truth try tube tuck tuesday turn tv twelve twenty twice two
  type typical under underneath union unite until up updates upon upstairs us usable usage use usual van vanish varies
  variety various vehicle verify version versus very virtual visible visit volume wait walk wall want warm warn was
  wash waste watch water wave way we wear weather web website wednesday week weekday weekend weeknight weight welcome
  well went were west wet what whatever when whenever where wherever whether which whichever while white who whoever
  whole whom whose why wide width will win wind window wine winter wire wiring wish with withdraw withdrawn within
  without woman won won't word wore work workout worn worry worse worst worth would write written wrong wrote year
  yellow yep yes yesterday yet you young your zero
`

export const PLAIN_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
