/**
 * Words of daily life and of thought, in their basic form: they say nothing about a property by themselves. Whatever a
 * property may have, be like or lie near is missing here on purpose.
 */
const WORDS = `
  dual mo updates anchor highlight principal showcase blend complement situate encompass unwind gathering possibility
  practicality function functional flexibility flow transition centerpiece core backdrop atmosphere overall moreover
  meanwhile straightforward inquire viewing respectively secondary foremost approximately assurance
  gate larger cabinet closet sink counter fed dipper souffle
  install  rip ripped superintendent reputation souffle stores compressor rebuild footing miles
  available single seller owner resident north south east west exterior main city town road lower height shelter recoat grade elevation sold fee permit climate siding plumbing wiring foundation drainage panel slab square quiet risers maker binder setting rail occupy occupied usable block local access gardener surveyor architecture slope sandy rehab mop souffle doubles tallies
  a abandon ability able about above abroad absence absent absolute absolutely absorb abundant academic accent accept
  acceptable accident accommodated accommodates accompany accomplish accord according accordion account ache achieve
  acid acknowledge acorns acquainted acquire acre acrobatics across act action active activity actor actual actually ad
  adapt add addenda addition additional address adequate adjective adjudicated adjust adjustment admire admit adopt
  adrenaline adult advance advantage adventure advertise advice advise advisers aerial afar affair afford afloat afraid
  after afternoon afterthought afterward again against age agency agenda agent ago agree agreeable agreement ahead ahs
  aid aim air airlines airplane aisle ale align alignment alike alive all allen allocation allotted allow allowance
  almost alone along aloud already also altered alternate although altitude altogether always am ambitious amenity among
  amount amuse an ancient and anger angle angry animal ankle announce annoy annual annualized another answer ant anxious
  any anybody anyhow anymore anyone anything anytime anyway anywhere apart apiece apologize apology app appeal appear
  appearance appetite applause apple application apply appoint appointment appraiser appreciate approach appropriate
  appropriateness approval approve apr april apron arborist arc are area aren't argue argument arithmetic arm armload
  armor army aromas around arrange arrangement array arrival arrive arrow art article artificial artist as ash aside ask
  asking asleep aspect assemble asset assign assist assistance assume assumption at ate athlete attach attack attempt
  attend attendance attendant attention attitude attract atv audience audio august aunt author authority auto
  automatically autumn average avocado avoid await awake aware away awful awhile awkward axe baby babysit back
  background backhand backpack backstage backstory backward bacon bad badges bag bagel bail bake baker balance baled
  bales ball balloon banana band bandage bang banjo banner banquet barbecue barbed barbell bare barefoot bargain barista
  bark barrel base basic basically basil basin basket baste bat bath bathe bathrobe bathroom bathtub batter battle be
  beagle bean bear beard beat beaten because become bed bedroom bedsheets bedtime bee beef been beep beer before
  befriend beg began begin begun behave behavior behind being belief believe bell belong beloved below belt bend beneath
  benefit berry beside best bet better between beverage beware beyond bi bib bicycle bid big bigger bike bill bin bind
  bindings binoculars bird birdhouse birth birthday biscuit bit bite bitter black blacken blackout blade blame blank
  blanket blender bless blind blink blister blizzard blond blood bloom blossom blouse blow blown blue blueprint blush
  board boast boat body boil bold bolt bond bone boo book bookmark boot booth bored boring born borrow boss both bother
  bottle bottom bought bounce bounds bow bowl box boy brace brackets brag brain branch brand brave bread break breakfast
  breath breathe breed breeze brew bride brief bring broad broccoli brochure broken broom broth brother brought brown
  browse bruise brunch brush bubble bucket budget buff buffet bug build building built bulb bull bulletin bump bumpers
  bunch bundle buns burden burger burglar burn burnt burst bury bush business busy but butter butterfly button buy buyer
  buzz by bye cab cage cake calculate calculator calendar call caller calm came camera camp campfire can can't cancel
  candle candlesticks candy cannonball cannot canoe canteen canter canvas capable capacity capital capitalizes capsule
  caption capture car carafe card cardboard cardigan care career careful careless caretaker cargo carload carol
  carpenter carpentry carrier carrot carry carryback cart carton cartridge carve case cash casserole cast castings
  casual cat catalog catch caterpillar catfish cattle caught caulk cause caution cave ceiling celebrate celery cell cent
  centre century cereal ceremony certain chain chainsaw chair chalk challenge chance change chaos chapter character
  charcoal charge chart chase chat cheap cheat cheating check cheek cheer cheerful cheese cheesecake chef chemistry
  chess chest chew chicken chief child chili chill chiller chilling chilly chimes chin china chip chlorine chocks
  chocolate choice choir choose choosy chop choppy chopstick chord chore chosen christmas chuckle chunk chute cider
  cigar cilantro cinnamon circle circuit circulates citizen claim clamps clap clarity class classic classical classify
  clause claw clay clean cleanup clear cleats clerk clever click client climb cling clip clipboard clippings clock close
  cloth clothesline cloud cloudy clue clumsy clutter co coaster coat cocktail cocoa coconut code coffee coffeepot coil
  coin colander cold collapse collar colleague collect collection collector colon color column comb combine come comedy
  comfort comfortable comic command commas comment commentary commission committee commode commodity common communicate
  commute company comparable compare comparison compete competition complain complaint complete completion complex
  complicated compliment complimentary compost comprise compromise comps computer conceal concentrate concept concern
  concert conclude conclusion condition conditional conducted confess confetti confidence confident confined confines
  confirm confirmation confuse congratulate congratulations connect connection connector conquer conscience consent
  consequence consider consist constant constantly consult consume contact contain content contest context continue
  contract contractor contrast contribute contribution control conversation convey convince cook cookbook cookie cooking
  cookouts cool cooler cope copy cord cordwood corkboard corkscrew corn corner cornhole corporate correct cost costume
  cotton couch cough could couldn't count country couple courage course courteous courtesy cousin cover coverings covet
  cow crack crackle cradle craft crane crash crawl crayon crazy cream create creative creature credit creep creosote
  crew crick cricket crime crisp crisscrossed critic criticism crockery crop croquet cross crossword crow crowd cruel
  cruise crumb crunch crush crust cry cube cubic cucumber cuddle cue cuff cumin cup curb cure curious curl curlicues
  current curtain curve cushion customary customer cut cute cutout cycle dad daily damage damp dance dandelion danger
  dangle dare dark darken dart dash data date daughter dawn day daybed daybreak daydream daylight daytime de dead
  deadline deal dealt dear debate debris debt decade deceive december decide decision declare declines decor decorate
  decoration dedicate deep deer defeat defend defense defer define definition degree delay delete deliberate delicate
  delicious delight delineated deliver delivery demo demolition denominator dents deny depart department departure
  depend deposit depth derived descaled descaling descending descends descents describe description deserve design
  desire desk dessert destination destroy detail detained detect detergent determine develop device devote dew
  dewinterize dial diamond diary dibs dictate dictionary did didn't die diet differ difference different difficult dig
  digest digital digits dignity dim dimensions dine ding dinner dinnertime dip diploma diplomacy direct direction dirt
  dirty disagree disappear disappoint discard discharges disclosed disclosure discount discover discuss discussion dish
  dislike dismiss disorder dispensed dispenser display disposes dispute distance distant distinguish disturb ditch dive
  divide divisor do doctor document doesn't dog doing dolby doll dollar dolly dome domestic don't done donkey door
  doorbell doorknob doormat doorstep doorway dot double-check doubt dough doughnut douglas down downstairs dozen draft
  drag dragon drain drama drapery drapes draw drawer drawn dread dream dress drew drift drill drink drip drive driven
  drizzle drop drought drown drum drunk dry drywall duck due duel dug dull dumb dumbbell dump dumplings during dusk dust
  dusty duty dwell each eager ear earlier early earn earnest earring earshot earth ease easel easier easily easy eat
  eaten ebb echo economy edge edit edition educate effect effort egg eight eighty either elbow electricity elegant
  element elephant eleven else elsewhere email embarrass embrace emerge emergency emotion emphasis employ employer
  employment empty en enable encloses encore encourage encouragement end endless endured enemy energy eng engage engine
  english enjoy enough enrolled enter entertain entertaining entertainment entire entrance entry envelope environment
  envy equal equip equipment era eraser errand error escape especially espresso essay estimate etches etching
  evaporation even evening event eventual eventually ever every everybody everyday everyone everything everywhere
  evidence evil exact exam examine example excavator excellent except exceptions exchange excite exciting exclusion
  excuse executor exercise exhaust exist exit expect expense expensive experience experiment expert expiration expires
  explain explode explore export express extend extension extent extra extreme eye eyebrow fabric fabrication face
  facebook fact factor factory fade fading fail faint fair faith fake fall fallen false fame familiar fan fancy far fare
  farewell farther fashion fast fasten fasteners fat father faucet fault favor favorable favorite fear feast feather
  feature february feed feel feet felling fellow felt fern festival fetch fever few fi fiction fiddle field fierce
  fifteen fifth fifty fig fight figure file fill film filter fin final finally finance financial find fine finger
  fingerprints fingertip finish fire firewood fireworks firm firmware first fish fit fittings five fix flag flake flame
  flannel flash flashing flashlight flask flat flatness flavor flaw flea flexible flight fling flip flirt float flock
  floor flop flour floury flower flown fluffy flush flute fly foam fob focus fog fold folder folk follow fond fondue
  food fool foot football footnotes footprint footstep for forage force forecast foreground forehead foreign foresee
  forever forget forgive forgiveness forgot forgotten fork forklift form format former formula forth fortunate fortune
  forty forward found four fourteen fourth fragments frame frankly free freedom freeze freezer freezing freight frequent
  fresh friday fridge friend friendliness frog from front frost frown frozen fruit fry ft fuel full fully fumes fun fund
  funny fur furnishings furniture further fused fuss future gain gallon gallop game gamers gap garbage garlic garment
  gaskets gasp gather gauge gave gaze gear gem gen general generation genius gentle gently genuine geometry gesture get
  ghost giant gift giggle ginger giraffe girl give given glad glamorous glamping glance glare glass glassware glaze
  glazier glide glimpse glitter globe glory glove glow glue go goal goat god goggles gold golden goldfish gone good
  goodbye goodnight google goose gossip got gotten govern grab grace gracious gradual graduate grain gram grand
  grandfather grandmother granny grant grape grapefruit grasp grass grateful grater grates gravity gravy gray graze
  grease great greedy green greet greeting grew grey grid grief grill grin grind grip grit groan grocery groove gross
  ground groundskeeper group grout grow growl grown growth grudge grumble guard guess guest guide guidelines guilty
  guitar gulp gum gun gut gutter guy habit had hail hair haircut hairline half halftime halfway hall halloween hallway
  halves ham hammer hammock hand handful handicap handkerchief handle handset handsome handwork handwriting handy
  handyman hang hanger happen happy hard hardly hardness hardship hardware harm harmonica harsh harvest has hashtags
  hasn't haste hat hatch hate haul haunt have haven't having hay he he's head headache headline headphones heal health
  healthy heap hear heard heart heat heaven heavily heavy heb heel heft held hello helmet help hen her herb herd here
  here's hero hesitate hesitation hey hi hidden hide high hike him hinge hint hip hire his history hit hitch hobby
  hockey hogging hoist hold holdover hole holiday holler hollow home homemade homeowners homestyle homework honest honey
  honor hood hook hoop hooves hop hope horizon horn horse horseshoe hose hospitality host hot hottest hour house
  houseguests household housekeeping houseplant housewarmings hoverers how howdy however hubs hug hull hum human humble
  humid humidity humor hundred hung hungry hunt hurry hurt husband hut hutch i i'd i'll i'm ice icicle icing idea ideal
  identical identify idle if ig ignore ill imagination imagine imitate immediate implies important impossible impress
  improve impulse in inch inclined include including increase indeed independent index indicate individual indoor
  industry influence inform informal inhale inherit initiation ink innocent inquiries insect insert inside insist
  inspect inspection inspector inspire insta instagram installation installer installments instance instant instead
  instruct instruction instrument insult insurance insure intend intent intentions interceptor interest interim interior
  interlock interrupt interview into introduce invent inventory invitation invite invoice involve ios iron is isn't
  issue it it'll it's item itemized its itself jack jacket jam january jar jaw jazz jealous jeans jelly jet jewel jib
  jigsaw jill jingle job jog joggers jogging join joint joke jolly journal journey joy judge judgment jug juggle juice
  july jump june jungle junk jurisdiction jury just justice karaoke kayak keen keep kept ketchup kettle key kick kid
  kill kind kindle kindling kindness king kiss kit kitchen kitten knack knead knee kneel knew knife knit knives knob
  knock knot know knowledge known knuckle la label labor lace lack ladder ladle lady laid lamb lamp land landfall
  landlord language lantern lap laptop lasagna last late latecomer later lateral lathe lathers latter laugh laughter
  launch laurel lavender law lawn lawnmower lay laydown layer layout lazy lbs lead leaf league leak lean leap learn
  leash least leather leave lecture led ledge left leftover leg legal legend leisure lemon lemonade lend length
  lengthens lens less lesson let let's letter lettuce level lever levied liar liberty lick lid lie life lift liftgate
  light lightning like likely lily limb lime limit limp line linen linger link linkedin lion lip lipstick liquid liquor
  list listen listeners listing lit literature litter little live lively load loaf located location lock lockable log
  logic logins lonely long look loop loophole loose looseness lose loss lost lot loud lousy louver love low loyal luck
  lucky lug luggage lumber lunch lunchbox lunchtime lung lying macaroni machine machinery mad made magazine magic magnet
  magnetic magnetism mail mailbox maintain maintenance make man manage mandatory maneuvering mango manner manual many
  map marathon march margin marinara mark marker marketable marriage marry marshmallow mask mason mass mat match mate
  material math matter mattress max maximum may maybe me meal mean meant measure measurement meat meatball mechanic
  medal medicine meet mein melody melon melt melting member membrane memory mend mention menu mercy mere merely merges
  merit merry mess message messy met method midday middle midnight midsentence might mild mileage milk mind mine mineral
  minimum minor minus minute mirror misery miss mistake miter mitten mix mixer moan mobile mode model moist moisture
  moment monday money monitor monkey month monthly moo mood moon moonlight mop moral more morning mortar mosquito moss
  most mother moths motion motor mouse mouth move movement movers movie mow mown mu much muck mud muddy muffin mug mulch
  multiple multiply mumble municipal muscle mushroom music musician must mustard mutter my myself mystery nachos nail
  name nameplate nap napkin nappers narrating narrow nasty nature naughty near nearby nearly neat necessarily necessary
  neck necklace need needle negative neglect negotiable negotiate negotiation neighbor neighbours neither nephew nerve
  nervous net never nevertheless news newspaper next nibble nice nick niece night nightcap nightfall nightlight
  nightstand nine nineteenth ninety no nobody nod noise noisy nominate non none nonporous nonsense nonworking noodle
  noon nor normal nose not notation notch note notebook nothing notice notifications notion noun novel novelty november
  now nowhere nudge nugget nuisance number nurse nut o'clock oars oatmeal obey object objections obligation oblige
  observe obstruction obtain obvious occasion occasional occur oclock october odd of off offer official offset offstage
  often oh oil ok okay old older olive omelet omit on once one oneself onion online only onstage onto open opening
  operable operate operating operation opinion opponent opportunity oppose opposite option optional or orange orbit
  order ordinance ordinary organ organization organize organizers ornament other otherwise ought ounce our ourselves out
  outage outbound outcome outdoor outfit outgrew outgrows outlast outlay outlive outrank outside over overcoat
  overconfident overflow overhead overnight overplant oversight overstays owe owed owl own pace pack package packet pad
  paddle page paid pail pain paint paintbrush painters paintings pair pajamas pal palette pallet palm pan pancake pane
  panic pant paper paperwork parade paragraph parallel pardon parent parentheses park parlor parsley part partial
  participate particular partitions partner partway party pass passage passenger passport password past pasta paste
  pastry pat patch path patience patient pattern pause paw pay payable payment payoff payroll pea peace peach peanut
  pear pebble peek peel peelings pen penalty pencil pending penny people pepper per percent perfect perform perfume
  perhaps period perk permanent permission person personal persuade pet petal phone photo photogenic photograph phrase
  piano pic pick pickle pickup picky picnic picture pie piece pig pigeon pile pill pillow pilot pin pinch ping pinhole
  pink pint pipe pit pitch pitcher pity pivot pixels pizza place plain plan plane planet plant plastic plate platter
  play player playful playlist plead pleasant please pleasure plenty pliers plot plow plug plum plumb plural plus
  plywood pocket pocketful podcast poem poet point poke pole policy polish polite pong pony poor pop popcorn popsicle
  porridge portable portfolio portion portrait pose position possess possession possibilities possible post postcard
  poster postpone pot potato potential potluck pottery poultry pound pounding pour power practical practice praise pray
  pre precious precise predict prefer preference preheats preliminary premises prep preparation prepare preparing
  prepositions prescription presence present preserve press pressure presumed pretend pretty pretzels prevent previous
  price pride principals principle print priority prize pro probable problem proceed process produce product production
  productive profession profile profit program progress project projector prolongs promise promotion prompt proof prop
  proper property proposals propose prospective protect protection protest proud prove provide provision prune pruney
  public publish puck pudding puddle pull pulse pump pumpkin pun punch punctual punishment pupil puppy purchase
  purchasers pure purifier purple purpose purse pursue push put putt putty puzzle qualify quarrel quarry quart quarter
  queen quesadilla question queue quick quilt quilting quit quite quiz quote quotient rabbit raccoon race racing rack
  racket radio rag raid railcar railing rain rainbow raincoat raindrop rainfall rainy raise rake ramen ran rank rap
  rapid rare rarely rat rate rather ratio rattle raw ray re reach react read reader readily ready real realize really
  reason reassigned reassure recall receipt receive recess recipe recirculates recite reckon recognize recommend
  recommending record recover recovery recreation rectangle recurring recycling red redecorating redemption redo reduce
  refer references refill reflect reflective reframing refresh refreshments refusal refuse regard regional registration
  reglaze regret regrout regular regulated regulation rehearse reheat reissued reject rejoice relate relative relax
  release reliable reliably relief relieved relieves rely remain remainder remark rematch remember remind remove renewed
  renews reordered repair repay repeat replace reply repolished report represent request require requirements rescue
  research reselling resemble reservations reserve reset residence resist resolutions resolve respect respond
  responsible responsibly rest restless restoring restrictive restricts result retains retire return reuses reveal
  reverse review revise reward rhyme rhythm rib ribbon rice rich rid riddle ride right rim ring rinse ripe rise risk
  ritual rival roam roar roast rob robe robin robot rock rode rods role roll rollout romance roof room roos root
  rootstock rope rose rot rotate rough round route routine roving row rowboat royal rub rubber rude rug ruin rule ruler
  rumor run rush rust rusty sac sack sacred sacrifice sad saddle said sail sailboat sailor sake salad salary sale salmon
  salt salty salute salvage same sample sand sandal sandpaper sandwich sang sat satisfy saturday sauce saucer sausage
  save saw sawdust sawhorses say scale scar scarce scare scarf scatter scene scent schedule science scissors scold scoop
  scoot scope score scorecard scout scrape scraps scratch scream screen screensaver screw script scroll scrub scuff seal
  seam sear search season seat seaweed second secret section see seed seedlings seek seem seen seize seldom select self
  sell seltzer semi send sense sensible sent sentence separate separation separator september serial serious serve
  service set settle setup seven seventy several severe sew sewing sf shade shadow shake shallow shame shampoo shape
  share shareholders sharp sharpen shave shavings she she's sheep sheet shelf shell shelved shelves shelving shielding
  shift shine shingle shins ship shirt shiver shock shoe shoelace shoo shook shoot shop short shortens shot should
  shoulder shouldn't shout shovel show shown shriek shrink shrug shuffle shush shut shutdown shutoff shy sick side
  sideways sigh sight sign signal signature silence silent silk sill silly silver silverware sim similar simmer
  simmering simple simply simulator since sincere sing singular sip sir sister sit site sitters situation six sixty size
  skate skeleton sketch ski skids skill skillet skimming skims skin skip skirt sky slam slapping sled sleep sleepy sleet
  sleeve slept slice slide slight slightly slim slip slipper slop slosh slot slow small smell smile smoke smooth smug
  snack snap sneak sneakers sneeze snooze snore snoring snow snowball snowboard snowflake snowman snowy so soak soap
  soapy sober soccer social sock soda sofa soft soften soil solemn solitude solution solve some somebody someday somehow
  someone someplace something sometimes somewhat somewhere son song soon sore sorry sort souffl soul sound soup sour
  source soybeans space spade spaghetti span spare sparingly spark sparkle sparse spatter speak spec special specialist
  specialty specification specified spectator speech speed spell spend spent spice spider spill spin spinach spirit spit
  spite splash splatter splinter split spoil spoke spoken sponge spool spoon sport spot sprawl spray spread spreadsheet
  spring sprinkle sprouting sq squash squeak squeaky squeeze squint squirrel stabilized stack staff stage staggered
  stain stair staircase stairwell staked stakes staking stamp stand standard staples star stare stargazing start starter
  starve stash state statement status stay steadier steady steak steal steer steering step stick stickers sticky stiff
  still sting stir stitch stock stocking stockpot stolen stomach stomped stomping stood stool stop store storm story
  stow straight straighten strand strange stranger strap straw strawberry strength stress stretch strict strike string
  strip stroke stroll strong structure struggle stub stubborn stuck studs study stuff stumble stumps stupid style
  subject substitute subtle subtract succeed success such sudden suds suffer sufficient sugar sugarcoating suggest
  suggestion suit suitable suitcase sulk sum summer sun sunbeam sunburn sunday sundown sunflower sunglasses sunscreen
  sunshine super supervise supper supplier supply support suppose sure surface surplus surprise surrender surround
  survive suspect swallow swam swap swear sweat sweater sweatpants sweep sweet swell swept swim swimsuit swing swipe
  switch swollen sword swore swum sympathy syrup system table tablecloth tack taco tag tail tailor taj take taken
  takeout tale talent talk talkers tall tally tame tan tangle tank tap tape target tarps task taste taught tea teach
  teacher team teapot tear tease technically technology tee teeth telephone telescope television tell temper temperament
  temperature tempt ten tend tender tent term terrible test text texture than thank thanksgiving that that'll that's
  thaw the theft their them theme themselves then theory there there's thermometer thermos these they they'd they'll
  they're they've thick thickness thief thin thing think third thirst thirsty thirteen thirty this thorough those though
  thought thousand thread threat threatening three threshold threw thrill throat throne through throughout throw thrown
  thumb thump thunder thunderstorm thunk thursday thus tick ticket tickle tidings tidy tie tiebacks tiger tight tightest
  till tilt time timeline timer timetable tiny tip tiptoe tire title to toast toaster today toe together toilet told
  tolerant tomato tomorrow ton tone tongs tongue tonight too took tool toolbox tooth toothbrush toothpaste top torch
  tore tortillas toss total touch tough tour tow toward towel toy trace tracing track trackman tractor trade tradition
  trailer tramp transfer transferability translate trap trash travel travelers tray tread treadmill treasure treat
  treatment tremble trench trend trial triangle trick trim trip trivet trivia trophy trot trouble trousers trowel truck
  truckload true trumpet trunk trust truth try tube tuck tuesday tug tulip tumble tune tunnel turkey turn turnout
  turntable turtle tv twelve twenty twice twine twist two type typical ugly umbrella unable unannounced unbuilt uncle
  uncounted uncover undecided under undercover underfoot undergo underhand underlayment underneath underside understairs
  understand understates understood undertaking underwrite underwritten undisturbed undivided undo undone undrawn
  undrilled unfold unfortunate unglamorous unhappy uniform uninterrupted union unite unity universe unknown unless
  unlike unload unlock unmarked unnamed unnecessary unpack unpainted unseen unspecified untangle until untold unusual up
  upkeep upon upper upright upset upside upstairs urge urgent us usage use useful useless usual vacuum vague vain valid
  valves van vanilla vanish vaping vapor varies variety various varnish vase vegetable veggie vehicle veil vein velvet
  vent venture verb verify verse version versus vertical very vessel vest veto victory video vinegar violin virtual
  visible vision visit visitor visor vocabulary voice void volume volunteer vote voucher vow voyage wade waffle wag wage
  wagon waist wait waiter waived wake walk wall wallet wander want war warm warmth warn was wash washday wasn't wasp
  waste watch water watermelon waterproof wave wavy wax way we we're we've weak wealth wear weather weave web website
  wedding wedge wednesday weed week weekday weekend weeknight weep weigh weight weirdly welcome well went were wet what
  what's whatever wheel wheelbarrow when whenever where wherever whether which whichever while whinnies whip whisk
  whisker whisper whispering whistle white whitetail who who's whoa whoever whole whom whose why wick wide widened width
  wife wild will willing willingly win wind windborne window windowpane windowsill windshield windstorm windy wine
  wineglasses wing wink winter wipe wire wise wish wit with withdraw withdrawn wither within without witness witty
  wizard wobble wobbly wok woke woman won won't wonder wonderful woodpecker woodpile wool woolens word wore work
  workbench workday worker workout world worm worn worry worse worst worth would wouldn't wound woven wrap wreath wreck
  wrench wrestle wrinkle wrist write writer written wrong wrote yanking yarn yawn yeah year yearly yell yellow yep yes
  yesterday yet yield yogurt you you'd you'll you're you've young younger your yourself youth zebra zero zip zipper zoo
  zoomies zucchini
`

export const PLAIN_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
