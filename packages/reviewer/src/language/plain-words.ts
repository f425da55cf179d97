/**
 * Words of daily life and of thought, in their basic form: they say nothing about a property by themselves. Whatever a
 * property may have, be like or lie near is missing here on purpose.
 */
const WORDS = `
  a ability able about above abroad absence absent absolute absorb abundant academic accent accept acceptable access
  accommodates according account acquire acre across act active activity actual ad adapt add addition additional
  address adequate adjective adjust adjustment admire admit adult advance advantage advice afar afford after afternoon
  afterthought afterward again against age agenda agent ago agree agreement ahead aim air aisle align alignment alike
  all allotted allow allowance almost alone along already also alternate although altogether always am amenity among
  amount an anchor and angle animal announce annual annualized another answer any anybody anymore anyone anything
  anyway anywhere apart apiece app appeal appear appearance apple application appoint appointment appreciate approach
  appropriate appropriateness approval approve approximately apr april architecture are area argue argument arithmetic
  arm armload around arrange arrangement array arrival arrive art article artificial as aside ask asleep aspect
  assemble asset assign assist assistance assume assumption at atmosphere attach attempt attend attendance attendant
  attention attract august authority auto automatically available average avoid await awake aware away awhile back
  background bad bag balance bare bargain base basic bath bathe bathroom be bear beat because become bed bedroom
  bedtime been before began begin begun behind believe bell belong below bend beneath benefit beside best better
  between beyond bi bicycle bid big bike bill bin bind binder bindings binoculars bird birthday bit black blame blank
  blanket blend blind blink block blow blown blue board boast boat body boil bold bolt bond book boot born both bother
  bottle bottom bought bounds box boy brag branch brand brave break breakfast breeze brief bring broad broken brought
  brown browse brush budget buffet bug build building built bump bunch burn bury business busy but button buy buyer
  buzz by cabinet calculate calendar call caller calm came camper can can't cancel cannot capable capacity capital
  capitalizes caption car card care careful carry cart carve case cash cast casual catch cause caution ceiling cell
  cent centre century cereal certain chain chair challenge chance change chapter character charge charms chart chase
  chat cheap check cheerful chef chief child chill chin chip chlorine choice choose chop chore chosen circle circuit
  circulates citizen city claim clap class classic classify clause clean cleanup clear clever click client climate
  climb clip clock close closet clumsy co coat code coffee coin cold collapse collect collection collector color column
  combine come comfort comfortable commas comment commission committee common commute company comparable compare
  competition complement complete completion complex complimentary comprise conceal concept conclude conclusion
  condition conditional conducted confidence confined confirm confirmation congratulations connect connection connector
  consent consider consist constant consult contact contain content context continue contract contractor contrast
  contribute contribution control conversation convey cook cool cooler copy core corn corner corporate correct cost
  cotton could count counter country couple course courtesy cover crack craft crane crazy create creative credit crew
  crime crop cross crossword crowd cruise crumb cubic cup curb curl current curve customary customer cut cycle damage
  damp dangle dare dark darken dash data date day daylight daytime de dead deadline deal dealt decade december decide
  decision declare declines decorate dedicate deep deer defer define definition degree delay delete deliberate deliver
  delivery demo demolition deny depart department departure depend deposit depth derived descends describe description
  deserve design desire desk dessert destination detail determine develop device did die differ difference different
  difficult dig digital digits dim dimensions dine dinner dinnertime dip direct direction dirty disagree disappear
  discharges disclosed disclosure discuss dish display dispute distance distant distinguish ditch divide do document
  doesn't dog dollar domestic done door doorway double-check doubles doubt down downstairs downtime dozen draft drag
  drain drainage draw drawer drawn dream dress drift drill drink drip drive driven drop drunk dry dual due dug dull
  dump during dusk dust dusty duty dwell each earn earth ease east easy eat eaten ebb echo economy edge edit edition
  effort egg eight eighty either electricity element elevation eleven else elsewhere email emergency emphasis employ
  employer employment empty en enable encompass encourage end energy eng engine english enjoy enough enrolled enter
  entertain entertaining entertainment entire entrance entry envelope environment equal equip equipment era errand
  error escape especially essentials estimate even evening event eventual ever every everybody everyday everyone
  everything everywhere exact exam examine example except exceptions exchange exclusion excuse executor exercise exist
  exit expect expense expensive experience expert expiration expires explain explore export express extend extension
  extent exterior extra extreme eye face facebook fact factor fade fail fair faith fake fall false familiar fan far
  farther fashion fast father fault favor favorable favorite feature february fed fee feed feel feet felling felt fetch
  few fi field fifteen fifth fifty fight figure file fill filter final finance financial find fine finish fire first
  fish fit five fix flame flash flashing flat flexible flight flip float floor flop flow flower flush fly focus fold
  folder follow food foot footing for force forecast foreign foremost forever forget forgot forgotten form format
  former formula forth forty forward found foundation four fourteen fourth frame free freezer freight frequent fresh
  friday fridge friend from front frozen fruit ft full fully fun function functional fund furnishings further fused
  future gain gallon game gap gardener gate gather gathering gauge gave gaze gear gen general generation gentle gently
  genuine get give given glad glass glide go goal gold gone good goodbye google goose got govern grab grade gradual
  grand grandfather grant grass gray graze grease great green greet greeting grew grey grid grip grit groove gross
  ground group grow grown guard guess guest guide guidelines gut gutter habit had half halfway hall hallway halves hand
  handicap handle handy hang happen happy hard hardship harvest has hashtags haul have hay he head headline health
  healthy hear heard heart heat heavy heb heel heft height held hello help hen her herb here hi hidden hide high
  highlight hike him hinge hint hip his history hitch hobby hold hole holiday home homeowners homework honest honor
  hood hook hope horizon horse host hot hour house houseplant how however hug hundred hung hunt hurry husband hut i i'd
  i'll i'm ice idea identical idle if ig ignore imagine immediate important impossible improve impulse in inch inclined
  include increase indeed independent index indicate individual indoor industry inform informal inherit inquire insert
  inside inspect inspection inspector inspire insta instagram install installation installer installments instance
  instant instead instruction instrument insurance insure intend intent interest interior interlock interrupt interview
  into invent inventory invite invoice involve ios is issue it item itemized its itself jack jam january jill job jog
  join joint joke journey judge jug july june jurisdiction just keep kept key kick kid kind kindness king kit kitchen
  knee knew knob knock know known la label labor lack ladder lady laid lamp land landlord language lap laptop larger
  lasagna last late lateral latter launch law lawn lay laydown layer layout lbs lead leaf leak lean learn leash least
  leave led ledge left leftover leg legal leisure lend length lengthens lens less let letter level levied liberty lie
  life lift light like limit line linger link linkedin liquor list listen listing lit little live load local located
  location lock lockable log long look loop loose lose lost lot loud love low lower luck lunch lunchtime machine made
  mail main maintain maintenance make maker man manage mandatory maneuvering manner manual many map march margin mark
  marketable marry marshmallow mason mass mat match material math matter max maximum may maybe me meal mean meant
  meanwhile measure measurement mechanic meet member memory mend mention menu mere merges merit mess message messy met
  method middle midnight might mild miles milk mind mine mineral minimum minus minute mirror miss mistake mix mixer mo
  mobile mode model moisture moment monday money monitor month mood moon mop more moreover morning mortar mosquito moss
  most mother motion motor move movement movers movie mow mu much mud multiple municipal music must my myself name
  narrow nature near nearby necessary neck need negative negotiable negotiate neighbor neighbours neither net never
  nevertheless news newspaper next nice nick night nine nineteenth ninety no nobody nod noise non none noon nor normal
  north nose not notation notch note notebook nothing notice noun novel november now nowhere number o'clock object
  objections obstruction obtain occasion occasional occupied occupy occur october odd of off offer official offset
  offstage often oh oil ok okay old omit on once one online onto open opening operable operate operating operation
  opinion opportunity opposite option optional or orange order ordinance ordinary organ organization organize
  organizers other otherwise ought our ourselves out outage outdoor outgrew outgrows outside over overall overflow
  overhead overnight oversight owe owed own owner pace pack package packet pad paddle page paid paint paintbrush pair
  pan panel panic paper paperwork paragraph parallel parent parentheses park parlor part partial particular partitions
  partner partway party pass passage passenger past pastry patch path patience patient pattern pause pay payable
  payment payoff peace peek peel pen penalty pending penny people per percent perfect perhaps period perk permanent
  permission permit person personal pet phone photo photograph phrase pic pick picture pie piece pile pin pipe pit
  pitch pivot place plain plan plant plastic plate platter play player playful playlist please pleasure plenty plot
  plow plug plumb plumbing plural plus pocket poem point pole policy polish polite poor pop popcorn portable portfolio
  portion position possession possibilities possibility possible post pot potato potential pound pour power practical
  practice praise pre precise prefer preference preliminary premises prep preparation prepare presence present preserve
  press pressure pretend previous price principal principle print priority pro problem proceed process produce product
  production productive profession profile program progress project promise promotion prompt proof prop proper property
  propose prospective protect protection proud prove provide provision prune public publish pull pump purchase
  purchasers pure purpose push put putt puzzle qualify quart quarter question quick quiet quit quite quote quotient
  rail railing rain rainy raise rake ran rank rap rate rather ratio raw ray re reach read reader ready real reason
  reassure receipt receive recess reckon recoat recognize recommend record recover recreation recurring recycling red
  reduce refer refill reflect refresh refusal refuse regard regional registration regular regulated regulation rehab
  reheat relate relax release reliable relief remain remainder remark rematch remember remind remove renewed renews
  repair repeat replace reply report represent reputation request require requirements reselling reserve reset
  residence resident resolve respect respectively respond responsible rest restrictive restricts result retains retire
  return reverse review reward rid ride right ring rinse rip rise risers road roam rob rock role roll rollout roof room
  roos root rose rough round route routine roving row rub rubber rule run rush sac said sale salt same sample sand
  sandy sat satisfy saturday save saw say scale scene schedule scoot scope score scrape scratch screen script scrub
  seal search season seat second secret section see seed seedlings seek seem seen seldom select self sell seller semi
  send sense sensible sent sentence separate separator september serial serious serve service set setting settle setup
  seven seventy several sew sewing sf shade shadow shake shallow shape share shareholders sharp she sheet shelf shell
  shelter shelved shelves shelving shift shine ship shoe shoot shop short shot should shoulder shout show shown shrink
  shuffle shut shutoff sick side siding sight sign signal signature silent sill silver sim similar simple simply
  simulator since sing single singular sir siren sister sit site situate situation six sixty size sketch ski skip sky
  slam sleep slept slice slide slight slip slope slot slow small smell smile smoke smooth snack snow so soak soap
  social soft soften sold solitude solve some somebody someday somehow someone someplace something sometimes somewhat
  somewhere song soon sore sorry sort sound source south space span spare sparse speak spec special specialist
  specialty specified speech speed spell spend spent spill spite split spoke spoken spoon sport spot spray spread
  spring sq square squash stack staff stage staggered stain stair staked stakes staking stamp stand standard star stare
  stargazing start starter state statement status stay steady steal steer steering step stick sticky still stir stock
  stood stop store stores storm story stow straight straightforward strange strength stretch strict strike string strip
  stroll strong structure stub study stuff style subject success such sufficient suggest suggestion suit suitable
  suitcase sum summer sun sunday sunshine super superintendent supper supply support suppose sure surface surplus
  surprise surround surveyor survive swap sweat sweep swept swim swing switch swum system table tack tag tail take
  taken takeout talk tall tan tank tap tape target task taste tea teach team tear technology tee teeth tell temper
  temperature ten tend term test text texture than thank thanksgiving that thaw the their them themselves then there
  these they thick thin thing think third thirteen thirty this thorough those though thought thousand thread three
  threshold throat through throughout throw thursday thus ticket tidy tie tight till tilt time timeline tiny tire title
  to toast today toe together told tolerant tomato tomorrow ton tone tongue tonight too took tool top tore total touch
  tour tow toward towel town toy trace track tractor trade trailer transfer transferability transition translate trap
  trash travel tray tread treat treatment trend trial trick trim trip trouble truck true trunk trust truth try tube
  tuck tuesday turn turnout tv twelve twenty twice twist two type typical unable unannounced unbuilt uncover under
  undercover underfoot underneath understand understood underwrite undisturbed undivided unfold uninterrupted union
  unite unity unknown unless unlike unload unlock unmarked unnamed unnecessary unpack unpainted unspecified until
  untold unwind up updates upkeep upon upper upright upstairs us usable usage use useful usual vague valid van vanish
  varies variety various vegetable vehicle vent verb verify version versus very video viewing virtual visible visit
  visitor vocabulary voice void volume volunteer vote voucher wait waived wake walk wall wander want warm warmth warn
  was wash waste watch water wave way we weak wear weather web website wednesday weed week weekday weekend weeknight
  weigh weight welcome well went were west wet what whatever wheel when whenever where wherever whether which whichever
  while whisper white who whoever whole whom whose why wide widened width wife will win wind window wine wing winter
  wipe wire wiring wise wish wit with withdraw withdrawn within without witty wobbly woman won won't wonder woolens
  word wore work workout world worn worry worse worst worth would wrap wrench write writer written wrong wrote year
  yell yellow yep yes yesterday yet yield you young your yourself zero
`

export const PLAIN_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
