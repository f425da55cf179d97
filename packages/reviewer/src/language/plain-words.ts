/**
 * Words of daily life and of thought, in their basic form: they say nothing about a property by themselves. Whatever a
 * property may have, be like or lie near is missing here on purpose.
 */
const WORDS = `
  dual mo updates anchor highlight principal showcase blend complement situate encompass unwind gathering possibility
  practicality function functional flexibility flow transition centerpiece core backdrop atmosphere overall moreover
  meanwhile straightforward inquire viewing respectively secondary foremost approximately assurance gate larger cabinet
  closet sink counter fed install rip superintendent reputation stores compressor rebuild footing miles available
  single seller owner resident north south east west exterior main city town road lower height shelter recoat grade
  elevation sold fee permit climate siding plumbing wiring foundation drainage panel slab square quiet risers maker
  binder setting rail occupy occupied usable block local access gardener surveyor architecture slope sandy rehab mop
  doubles tallies a ability able about above abroad absence absent absolute absolutely absorb abundant academic accent
  accept acceptable accommodates according accordion account acid acquire acre across act active activity actual
  actually ad adapt add addition additional address adequate adjective adjudicated adjust adjustment admire admit adult
  advance advantage adventure advice afar afford after afternoon afterthought afterward again against age agenda agent
  ago agree agreement ahead ahs aim air airlines aisle align alignment alike alive all allotted allow allowance almost
  alone along already also alternate although altogether always am amenity among amount an ancient and angle animal
  announce annual annualized another answer ant any anybody anymore anyone anything anytime anyway anywhere apart
  apiece app appeal appear appearance apple application apply appoint appointment appraiser appreciate approach
  appropriate appropriateness approval approve apr april apron arc are area aren't argue argument arithmetic arm
  armload aromas around arrange arrangement array arrival arrive arrow art article artificial artist as ash aside ask
  asking asleep aspect assemble asset assign assist assistance assume assumption at attach attempt attend attendance
  attendant attention attract atv audio august authority auto automatically autumn average avocado avoid await awake
  aware away awhile back background backhand bad badges bag bake balance bales ball band banquet barbecue barbed bare
  barefoot bargain bark barrel base basic basin basket bath bathe bathroom bathtub be bean bear beat because become bed
  bedroom bedtime bee been beer before began begin begun behind being believe bell belong beloved below bend beneath
  benefit berry beside best better between beverage beyond bi bicycle bid big bigger bike bill bin bind bindings
  binoculars bird birdhouse birthday bit black blacken blackout blame blank blanket blind blink blow blown blue board
  boast boat body boil bold bolt bond bone boo book boot booth born both bother bottle bottom bought bounds bow bowl
  box boy brace brackets brag branch brand brave bread break breakfast breed breeze brief bring broad broccoli brochure
  broken broom brought brown browse brush bubble bucket budget buffet bug build building built bulb bump bumpers bunch
  bundle burger burglar burn bury business busy but butter butterfly button buy buyer buzz by cab cage cake calculate
  calendar call caller calm came camera camp can can't cancel candle candlesticks cannot canoe canvas capable capacity
  capital capitalizes capsule caption car carafe card care career careful caretaker carload carpenter carpentry carrier
  carrot carry carryback cart carve case cash casserole cast castings casual cat catch catfish cattle cause caution
  cave ceiling celebrate cell cent centre century cereal ceremony certain chain chair challenge chance change chapter
  character charge chart chase chat cheap check cheer cheerful chef chess chest chicken chief child chili chill chiller
  chilling chin china chip chlorine choice choose chop chore chosen chunk chute circle circuit circulates citizen claim
  clamps clap clarity class classic classical classify clause claw clay clean cleanup clear clever click client climb
  clip clippings clock close cloth cloud clumsy clutter co coat cocktail cocoa code coffee coil coin cold collapse
  collect collection collector color column combine come comfort comfortable commas comment commission committee
  commode common communicate commute company comparable compare comparison competition complete completion complex
  complicated complimentary comprise comps conceal concept concern concert conclude conclusion condition conditional
  conducted confidence confident confined confirm confirmation congratulations connect connection connector consent
  consequence consider consist constant constantly consult contact contain content context continue contract contractor
  contrast contribute contribution control conversation convey cook cookbook cookie cooking cookouts cool cooler copy
  cord cordwood corn corner cornhole corporate correct cost cotton couch could couldn't count country couple course
  courtesy cover coverings covet cow crack crackle craft crane crawl crazy cream create creative credit creosote crew
  crick crime crisp critic crockery crop cross crossword crow crowd cruise crumb crust cubic cuff cumin cup curb
  curious curl current curtain curve cushion customary customer cut cute cycle daily damage damp dance dangle dare dark
  darken dart dash data date dawn day daybed daybreak daydream daylight daytime de dead deadline deal dealt dear debris
  debt decade december decide decision declare declines decor decorate decoration dedicate deep deer defer define
  definition degree delay delete deliberate delicate delicious delight deliver delivery demo demolition denominator
  deny depart department departure depend deposit depth derived descending descends describe description deserve design
  desire desk dessert destination detail determine develop device devote dewinterize diamond dibs did didn't die differ
  difference different difficult dig digital digits dignity dim dimensions dine dinner dinnertime dip direct direction
  dirt dirty disagree disappear discharges disclosed disclosure discount discover discuss discussion dish dispenser
  display dispute distance distant distinguish ditch divide divisor do doctor document doesn't dog doing dolby dollar
  dome domestic don't done door doorbell doorstep doorway double-check doubt dough douglas down downstairs dozen draft
  drag drain drapery drapes draw drawer drawn dream dress drift drill drink drip drive driven drizzle drop drought drum
  dry drywall duck due duel dug dull dump dumplings during dusk dust dusty duty dwell each eager ear earlier early earn
  earth ease easel easier easily easy eat eaten ebb echo economy edge edit edition educate effect effort egg eight
  eighty either elbow electricity elegant element eleven else elsewhere email embrace emerge emergency emphasis employ
  employer employment empty en enable encourage end endless energy eng engage engine english enjoy enough enrolled
  enter entertain entertaining entertainment entire entrance entry envelope environment equal equip equipment era
  errand error escape especially espresso estimate etches etching evaporation even evening event eventual eventually
  ever every everybody everyday everyone everything everywhere evidence exact exam examine example excavator excellent
  except exceptions exchange exciting exclusion excuse executor exercise exhaust exist exit expect expense expensive
  experience experiment expert expiration expires explain explore export express extend extension extent extra extreme
  eye eyebrow fabric fabrication face facebook fact factor factory fade fail fair faith fake fall fallen false familiar
  fan fancy far farther fashion fast father faucet fault favor favorable favorite feast feature february feed feel feet
  felling felt fern festival fetch few fi field fifteen fifth fifty fig fight figure file fill film filter fin final
  finally finance financial find fine finish fire firewood firm firmware first fish fit fittings five fix flag flame
  flash flashing flashlight flat flavor flexible flight flip float floor flop flour floury flower flush fly foam fob
  focus fold folder folk follow fond food foot footprint footstep for forage force forecast foreign forever forget
  forgot forgotten forklift form format former formula forth fortunate forty forward found four fourteen fourth frame
  free freedom freezer freight frequent fresh friday fridge friend frog from front frost frozen fruit fry ft fuel full
  fully fun fund funny furnishings furniture further fused future gain gallon game gap garbage garment gather gauge
  gave gaze gear gem gen general generation gentle gently genuine gesture get giant gift girl give given glad glamping
  glance glare glass glassware glaze glazier glide glimpse glitter glove glow glue go goal goat goggles gold golden
  gone good goodbye google goose got govern grab grace gracious gradual graduate grain grand grandfather grandmother
  granny grant grape grapefruit grass grateful grates gravy gray graze grease great green greet greeting grew grey grid
  grill grip grit grocery groove gross ground groundskeeper group grout grow grown growth guard guess guest guide
  guidelines guitar gun gut gutter habit had hail half halfway hall hallway halves hammock hand handful handicap handle
  handsome handy handyman hang happen happy hard hardly hardship hardware harvest has hashtags hasn't hat hatch haul
  have haven't having hay he he's head headline health healthy heap hear heard heart heat heaven heavily heavy heb heel
  heft held hello help hen her herb herd here here's hero hi hidden hide high hike him hinge hint hip hire his history
  hitch hobby hoist hold hole holiday hollow home homemade homeowners homestyle homework honest honor hood hook hoop
  hope horizon horn horse horseshoe hose hospitality host hot hottest hour house household housekeeping houseplant how
  however hubs hug hull human humble humidity hundred hung hunt hurry husband hut hutch i i'd i'll i'm ice idea ideal
  identical identify idle if ig ignore imagination imagine immediate important impossible impress improve impulse in
  inch inclined include including increase indeed independent index indicate individual indoor industry influence
  inform informal inherit inquiries insect insert inside insist inspect inspection inspector inspire insta instagram
  installation installer installments instance instant instead instruction instrument insurance insure intend intent
  interceptor interest interim interior interlock interrupt interview into introduce invent inventory invitation invite
  invoice involve ios iron is isn't issue it it'll it's item itemized its itself jack jacket jam january jar jaw jeans
  jet jib jigsaw jill job jog jogging join joint joke journal journey joy judge jug juggle juice july june jurisdiction
  just kayak keen keep kept kettle key kick kid kill kind kindle kindling kindness king kit kitchen knee knew knob
  knock know knowledge known la label labor lace lack ladder lady laid lamp land landlord language lantern lap laptop
  lasagna last late latecomer later lateral lathe lathers latter laugh laughter launch law lawn lay laydown layer
  layout lbs lead leaf leak lean leap learn leash least leather leave led ledge left leftover leg legal legend leisure
  lemon lemonade lend length lengthens lens less lesson let let's letter lettuce level levied liberty lie life lift
  light like likely lime limit line linen linger link linkedin liquor list listen listing lit literature little live
  lively load loaf located location lock lockable log logic lonely long look loop loose lose loss lost lot loud louver
  love low luck lucky lug luggage lumber lunch lunchtime machine machinery made magazine magic magnetic magnetism mail
  maintain maintenance make man manage mandatory maneuvering mango manner manual many map march margin mark marketable
  marry marshmallow mason mass mat match material math matter mattress max maximum may maybe me meal mean meant measure
  measurement mechanic medicine meet member membrane memory mend mention menu mere merely merges merit mess message
  messy met method midday middle midnight might mild mileage milk mind mine mineral minimum minor minus minute mirror
  miss mistake mitten mix mixer mobile mode model moist moisture moment monday money monitor month monthly mood moon
  moonlight more morning mortar mosquito moss most mother motion motor move movement movers movie mow mu much mud muddy
  mug multiple municipal music must my myself mystery nail name nameplate nap narrow nature near nearby nearly neat
  necessarily necessary neck need needle negative negotiable negotiate negotiation neighbor neighbours neither net
  never nevertheless news newspaper next nice nick night nightcap nine nineteenth ninety no nobody nod noise noisy non
  none nonporous nonworking noon nor normal nose not notation notch note notebook nothing notice notion noun novel
  novelty november now nowhere nugget number nurse o'clock oars object objections observe obstruction obtain obvious
  occasion occasional occur october odd of off offer official offset offstage often oh oil ok okay old older omit on
  once one online only onto open opening operable operate operating operation opinion opportunity opposite option
  optional or orange order ordinance ordinary organ organization organize organizers ornament other otherwise ought our
  ourselves out outage outcome outdoor outfit outgrew outgrows outlay outside over overflow overhead overnight
  oversight owe owed own pace pack package packet pad paddle page paid paint paintbrush painters paintings pair pajamas
  palette pallet palm pan pancake pane panic pant paper paperwork parade paragraph parallel parent parentheses park
  parlor part partial particular partitions partner partway party pass passage passenger past pasta pastry patch path
  patience patient pattern pause paw pay payable payment payoff peace peach peanut pear pebble peek peel pen penalty
  pending penny people per percent perfect perform perhaps period perk permanent permission person personal pet phone
  photo photograph phrase piano pic pick pickle picnic picture pie piece pile pillow pilot pin ping pink pipe pit pitch
  pitcher pivot pizza place plain plan plane plant plastic plate platter play player playful playlist pleasant please
  pleasure plenty plot plow plug plum plumb plural plus plywood pocket poem point pole policy polish polite pong poor
  pop popcorn portable portfolio portion portrait pose position possess possession possibilities possible post pot
  potato potential potluck pottery poultry pound pounding pour power practical practice praise pre precious precise
  predict prefer preference preliminary premises prep preparation prepare preparing presence present preserve press
  pressure pretend pretty pretzels prevent previous price pride principals principle print priority prize pro probable
  problem proceed process produce product production productive profession profile profit program progress project
  promise promotion prompt proof prop proper property propose prospective protect protection proud prove provide
  provision prune public publish pull pump pumpkin purchase purchasers pure purifier purple purpose purse pursue push
  put putt puzzle qualify quarry quart quarter queen question quick quit quite quote quotient raccoon race rack racket
  radio railcar railing rain rainbow rainfall rainy raise rake ran rank rap rapid rare rarely rat rate rather ratio raw
  ray re reach read reader readily ready real realize really reason reassure recall receipt receive recess recipe
  reckon recognize recommend record recover recovery recreation recurring recycling red reduce refer references refill
  reflect reflective refresh refreshments refusal refuse regard regional registration reglaze regular regulated
  regulation reheat relate relative relax release reliable relief rely remain remainder remark rematch remember remind
  remove renewed renews repair repeat replace reply report represent request require requirements research reselling
  resemble reserve reset residence resolve respect respond responsible rest restrictive restricts result retains retire
  return reveal reverse review reward rhythm rib ribbon rice rich rid ride right ring rinse rise risk roam roast rob
  robe rock rods role roll rollout roof room roos root rope rose rot rough round route routine roving row royal rub
  rubber rug rule run rush sac sack saddle said sail sailboat salad sale salmon salt salvage same sample sand sandal
  sandwich sat satisfy saturday sauce save saw sawdust say scale scene scent schedule science scoot scope score scout
  scrape scraps scratch screen script scrub scuff seal seam sear search season seat second secret section see seed
  seedlings seek seem seen seldom select self sell semi send sense sensible sent sentence separate separator september
  serial serious serve service set settle setup seven seventy several severe sew sewing sf shade shadow shake shallow
  shampoo shape share shareholders sharp she she's sheet shelf shell shelved shelves shelving shift shine shingle ship
  shirt shiver shoe shoot shop short shot should shoulder shouldn't shout shovel show shown shrink shuffle shut shutoff
  sick side sight sign signal signature silence silent sill silver sim similar simmer simple simply simulator since
  sing singular sir sister sit site situation six sixty size skeleton sketch ski skill skillet skimming skims skip sky
  slam sled sleep sleeve slept slice slide slight slightly slim slip slipper slop slosh slot slow small smell smile
  smoke smooth snack snap sneakers snow snowboard snowy so soak soap sober social sock sofa soft soften soil solitude
  solution solve some somebody someday somehow someone someplace something sometimes somewhat somewhere song soon sore
  sorry sort soul sound soup source soybeans space spade span spare spark sparkle sparse speak spec special specialist
  specialty specification specified speech speed spell spend spent spice spill spinach spirit spite splash splatter
  splinter split spoke spoken spool spoon sport spot sprawl spray spread spring sq squash squeaky stabilized stack
  staff stage staggered stain stair staircase staked stakes staking stamp stand standard staples star stare stargazing
  start starter state statement status stay steadier steady steak steal steer steering step stick sticky stiff still
  stir stock stockpot stomping stood stool stop store storm story stow straight strand strange strength stress stretch
  strict strike string strip stroll strong structure stub studs study stuff stumps style subject subtle succeed success
  such sudden sufficient sugarcoating suggest suggestion suit suitable suitcase sum summer sun sunday sundown
  sunglasses sunshine super supper supplier supply support suppose sure surface surplus surprise surround survive swap
  sweat sweater sweep sweet swept swim swimsuit swing switch swum system table tack tag tail taj take taken takeout
  talk talkers tall tan tank tap tape target tarps task taste taught tea teach teacher team tear technology tee teeth
  telephone television tell temper temperature ten tend tender tent term test text texture than thank thanksgiving that
  that'll that's thaw the their them theme themselves then theory there there's thermos these they they'd they'll
  they're they've thick thin thing think third thirteen thirty this thorough those though thought thousand thread three
  threshold throat through throughout throw thump thunk thursday thus ticket tidy tie tight till tilt time timeline
  tiny tip tiptoe tire title to toast toaster today toe together toilet told tolerant tomato tomorrow ton tone tongue
  tonight too took tool toothbrush top torch tore total touch tough tour tow toward towel toy trace track trackman
  tractor trade tradition trailer transfer transferability translate trap trash travel tray tread treadmill treasure
  treat treatment trench trend trial trick trim trip trouble trowel truck true trunk trust truth try tube tuck tuesday
  tunnel turkey turn turnout tv twelve twenty twice twine twist two type typical umbrella unable unannounced unbuilt
  uncover under undercover underfoot underneath underside understairs understand understood underwrite underwritten
  undisturbed undivided unfold uniform uninterrupted union unite unity unknown unless unlike unload unlock unmarked
  unnamed unnecessary unpack unpainted unseen unspecified until untold unusual up upkeep upon upper upright upset
  upstairs urge us usage use useful usual vacuum vague valid van vanilla vanish vaping varies variety various varnish
  vase vegetable veggie vehicle vent venture verb verify version versus vertical very video virtual visible vision
  visit visitor vocabulary voice void volume volunteer vote voucher wade wait waived wake walk wall wander want war
  warm warmth warn was wash washday wasn't waste watch water waterproof wave wavy wax way we we're we've weak wealth
  wear weather weave web website wedding wednesday weed week weekday weekend weeknight weigh weight welcome well went
  were wet what what's whatever wheel wheelbarrow when whenever where wherever whether which whichever while whisper
  whispering white whitetail who who's whoever whole whom whose why wide widened width wife wild will willing win wind
  windborne window windshield windy wine wing winter wipe wire wise wish wit with withdraw withdrawn within without
  witty wobbly wok woman won won't wonder wonderful woodpile wool woolens word wore work workbench workday worker
  workout world worn worry worse worst worth would wouldn't woven wrap wrench write writer written wrong wrote year
  yearly yell yellow yep yes yesterday yet yield you you'd you'll you're you've young younger your yourself youth zero
  zoomies zucchini
`

export const PLAIN_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
