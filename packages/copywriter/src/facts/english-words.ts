/** Common words of English: what stands here is neither a name nor a slip of the keyboard. */
export const ENGLISH_WORDS: readonly string[] = (
  'abated abatement able about above absence accept accepted accepts access accessibility accessible accident ' +
  'accommodated accommodates accord accordingly account accounts acquainted acquired acre acreage acres acrobatics across ' +
  'act acts actual actually ad add added addenda adding addition address addressed adds adjective adjoins adjust adjusted ' +
  'adjusting adjustment admired admit admits admitted adrenaline advance advantage advice aerial afar affair affordable ' +
  'affords afloat after afternoon afternoons afterward ag again against age agency agenda ages aging agree agreeable ' +
  'agreement agrees agricultural ahead aim aimed air airflow airport aisle aisles alarm alcove ale align alike all alley ' +
  'allocation allotted allow allowance allowed allows alone along already also altered altitude altogether always ' +
  'ambitious amenity among amount amp amperage amps an anchored anchors and angle animal animals annex annexation ' +
  'announce announced annual another answer answered answers any anybody anymore anyone anything anyway anywhere apart ' +
  'apartment apiece apology app appear appearance appears appetite apples appliance appliances application applies apply ' +
  'appointment appointments appraisal appraiser appreciate appreciated appreciates approval approvals approve approved ' +
  'approves approving apron aprons apt arborist arc arch arched arches archipelago architect architectural architecture ' +
  'are area areas argue argues arguing argument arguments armload armor arms around arrange arranged arrangement ' +
  'arranging arrival arrivals arrive arrived arrives arriving art artificial as asbestos ash ashes aside ask asked asking ' +
  'asks asleep assemble assembled assembling assessed assessment assessor asset assigned assistance association assumable ' +
  'assume assumed at ate attached attaches attend attendance attends attention attic attitude auction audience authority ' +
  'automatically autumn availability available awaits awake away awhile axe babysit back backflow background backhoe ' +
  'backing backs backsplash backstage backstory backup backyard bacon bad bag bagels bagged bags bail bake bakes baking ' +
  'balance balancing balcony bale baled bales ball balloon balloons bamboo band bangs bank banks banner bar barbecue bare ' +
  'barefoot barely barista bark barn barred bars base baseboard basement basically basil basin basket basketball ' +
  'basketballs baskets baste bath bathe bathed bather bathes bathrobe bathroom baths bathtub batter batteries bay bays be ' +
  'beach bead beagle beam beamed beams beans bear bears beat beaten beats because become becomes becoming bed bedroom ' +
  'bedrooms beds bedsheets bedtime been beer before befriend began begin beginning begins begun behaves behavior behind ' +
  'being bell belong belongs below bench benches beneath benefit berries berth beside besides best better between beware ' +
  'beyond bicycle bicycles bid bidder bidding bids big bigger bike bikes bill billed bills bin bind binder binders ' +
  'bindings binds binoculars bins bird birdhouse birds birth birthday birthdays bit bite blacken blackout blame blaming ' +
  'blank blanket blankets blender blinds blinks block blocking blocks bloom blow blower blue board boarded boarding ' +
  'boards boat boating boats boatyard body boil boiler boils bolts bond bones bonus book bookcase booked booking books ' +
  'boot booth boots boring borrow borrowed borrowing borrows boss both bottle bottled bottles bottom bottoms bought ' +
  'bounce boundaries boundary bounded bounds bowed bowing bowl bowls box boxed boxes brag brags brand brass brave bread ' +
  'break breaker breakfast breakfasts breaks breath breathe breeze brick bridge bridges brief briefly bring bringing ' +
  'brings broccoli broken broom brooms brought brown browns brush brushes bubble bucket buckets budget budgeting buff ' +
  'buffet bugs build buildable builder builders building buildings builds built bulb bulbs bulletin bumps bunk buns ' +
  'burgers burn burned burner burners burning burns bury bus business busy but butter button buy buyer buyers buying buys ' +
  'buzz buzzes by byes bylaws cab cabin cabinet cabinetmaker cabinetry cabinets cake calculates calculator calendar call ' +
  'called caller callers calling calls came camera camp camper campfire camping can canal cancel canceled canceling ' +
  'candle candles candlesticks canning cannonball cannonballs cannot canoe canoes cans canteen canter cap capacity ' +
  'capital caps car carafe card cardboard cards care careful carefully carload carpenter carpenters carpentry carpet ' +
  'carpeted carriage carried carrier carriers carries carrot carrots carry carrying cars cart carton cartridge carve case ' +
  'cases cash casserole cast casts casually cat catalog catalogs catch catching caulk cedar ceiling ceilings cell cellar ' +
  'cement center central century cereal ceremony certain certificate chainsaw chair chairs chalk chance chandeliers ' +
  'change changed changes changing channel chaos chapter chapters character charge charged charger chargers charges chart ' +
  'chase chat cheap cheaper check checked checking checks cheerful cheese chemistry chicken chickens chiefly chili chill ' +
  'chiller chilling chilly chimney chin china chip chipped chipping chips chlorine chocks chocolate choice choose chooses ' +
  'choosing choosy chop chopped chopping choppy chores chosen cilantro circle circles circling circuit circuits circular ' +
  'circulates city clad claim claimed claims clamps class classification clause clawfoot clay clean cleaned cleaner ' +
  'cleaning cleans clear clearance clearances cleared clearing clears clerestory clever climate climb clipboard clippings ' +
  'clock clocks close closed closer closes closet closets closing cloth clothes cloths cloud clouds club clubs co coach ' +
  'coaster coasters coat coated coating coats cocoa code codes coffee coffeepot coffered coil coin coins colander cold ' +
  'collected collecting collection collections collects color colors column columns come comes comfortable coming comings ' +
  'comment commercial commission committee commodity common commonly community commute compaction company comparables ' +
  'compare compared comparing competition complain complained complains complaint complete completed compliance compliant ' +
  'composite compressed compressor compressors comprise comps conceal concealed conceals concert concerts concludes ' +
  'conclusion concrete condenser condition conditional conditioner conditioning conditions condo condominium conducted ' +
  'conference confetti confined confines confirm congratulations connect connected connection connections conscience ' +
  'consent conservation consider considered constantly consult consulted consulting consults contains content context ' +
  'contingency continue continued continues contour contours contract contractor control controlled controls convection ' +
  'conversation converted convey conveyed conveys cook cookbook cooked cookie cookies cooking cookouts cooks cooktop cool ' +
  'cooled cooler coolers cooling cools coop coped copy cord cords cordwood core cork corn corner corners corrected ' +
  'corridor cosmetic cost costly costs couch couches could count counted counter counters countertop counting country ' +
  'counts county course courses court courteous courtesy cousin covenant covenants cover coverage covered covering ' +
  'coverings covers cow cows cracked crackle cracks cream creative credit credits creosote crew crisp crisscrossed ' +
  'criticism crockery crop cropland croquet cross crosses crossing crossword crowd crown cruise crumbs crust crusts cubic ' +
  'cue cuffs cul culvert cumin cup cupboard cups curb cured curl curlicues current curtain curtains curve cushion ' +
  'cushions custom customary customer customers cut cutout cuts cutting cycle daily dam damage damp damper dampers danger ' +
  'dare dark darken darts dash data date dated dates day daybed daylight days de deadline deal deals dealt decade decades ' +
  'decide decided decides deciding decision decisions decking declines decorate decorating decoration decorative deed ' +
  'deeded deep defers degree degrees delay delayed delineated delivered deliveries delivers delivery demand demo ' +
  'demolition density dents deny depart department departure depend depends deposit deposits depth descaled descaling ' +
  'descends description deserves design designated designation designer designs desk desks dessert detached detail ' +
  'details detained detergent developed development devices dew dial did differ difference different differently dig ' +
  'digging dim dimensions dimmer dine diner ding dining dinner dinners dinnertime dip diplomacy direct direction ' +
  'directions directly dirt dirty disagree disappear disappears discard discharges disclosed disclosure disclosures ' +
  'discuss discussed dish dishes disorder dispensed display disposal disputes distance district ditch divide divided ' +
  'divides do dock docks document documents does dog dogs doing dollies dolly dome done door doorbell doorknob doorman ' +
  'doormat doormats doors doorway doorways dormer double doubt doubts dough doughnuts down downspouts downstairs downtown ' +
  'drag dragging drags drain drainage draining drains drama draw drawer drawers drawing drawings drawn draws dread dress ' +
  'dressed dresser dresses drew dried dries drift drifts drill drilled driller drilling drink drinks drip dripping drips ' +
  'drive driven driver drivers drives driveway driving drizzle drop dropped drops drown drums drunk dry dryer dryers ' +
  'drying drywall dual duck ducking duct ductless ducts ductwork due dues dug dull dump dumplings during dusk dust dusty ' +
  'duty dwelling each ear earlier early earn earshot easement easements easier easily east eastern easy eat eaten eating ' +
  'eats echo economies edge edges edited edition efficient effort egg eggs egress either elbow elbows electric electrical ' +
  'electricity element elevation elevator eleven else elsewhere email emergency emphasis employment emptied empties empty ' +
  'emptying enamel enclosed encore encouraged encouragement encroachments end ended ends endured energy engineer ' +
  'engineered engineering enjoy enjoyed enough enter entered enters entire entirely entrance entrances entry envelope ' +
  'envelopes equally equipment equipped era eraser erosion errand errands escalations escalator estate estimate estimated ' +
  'estoppel estoppels etching evaporation evaporative even evening evenings evenly event events eventually ever every ' +
  'everybody everyday everyone everything everywhere exact exactly examined excavation excavator except exceptions ' +
  'exchanges exclusion exclusions excuse excused excuses executor exemption exercise exhaust exist existing exists exit ' +
  'exits expect expected expecting expense expenses expensive expert expiration expires explain exposed exposure extends ' +
  'extension exterior extra extras eye eyes fabric facade face faced faces facing fact factor fading fail failed fails ' +
  'fair fairly fake fall falling falls fan fancy fans far farm farming farmland farther fashion fashions fast fasteners ' +
  'faster fat faucet faucets favor favorable favorite favors feathers feature fed federal fee feed feeds feel feeling ' +
  'feels fees feet felt fence fenced fences fencing fern fetch few fewer fiber field fight fighting fights figure figured ' +
  'figures file filed files fill filled filling fills film films filter filtered filters finally finance financial ' +
  'financials financing find finding finds fine finger fingers finish finished finishes finishing fire firebox fireplace ' +
  'fireplaces fires firewood firmware first fish fit fits fitted fittings five fix fixed fixer fixing fixings fixture ' +
  'fixtures flame flames flashing flashlight flashlights flat flatness flats flexible flight flights flip float floating ' +
  'floats flood floodplain floor floored flooring floors flops flour floury flow flower flowering flowers flue flush fob ' +
  'fogged fogging fold folded folding folds folks follow followed following follows fondue food foot footage footed ' +
  'footing footings footnotes footprint footprints footsteps for forage force forced forecast foreground foresee forest ' +
  'forever forget forgetting forgiveness forgives forgot forgotten fork forked forklift form formed forms formula forward ' +
  'found foundation four fourth frame framed frames framing free frees freestanding freezer freezing freight frequented ' +
  'fresh freshly fridge fried friend friendliness friendly friends from front frontage frontages fronts frost frozen ' +
  'fruit fryer frying fuel fuels full fully fun fund funds furnace furnish furnished furnishings furniture further fused ' +
  'fuss future gain gained gallery galley gallons game games gap gaps garage garden gardener garlic gas gaskets gasp gate ' +
  'gated gather gathered gathering gathers gauge gear generally generates generations generator gently geometry ' +
  'geothermal get gets getting giant ginger give given gives giving glad glamorous glare glass glasses glassware glazed ' +
  'glazing glitter glove gloves glow glows glue go goats goes goggles going goings golden goldfish golf gone good goods ' +
  'gossip got gotten governed governs grab grade graded grader grades grading grain grandfathered granite granted grants ' +
  'grapes grass grates gravel gravity gravy gray graze grazed grazing grease green grew grid grill grit groceries grocery ' +
  'gross ground grounds group grout grow growing grown guard guards guess guessing guest guests guide guidelines guitar ' +
  'gun gut gutted gutter gutters guy gym habit had hail hair haircut hairline half halftime halfway hall hallway halves ' +
  'hammer hammock hand handed handle handled handles hands handset handy hang hanger hangers hanging hangs happen ' +
  'happened happens happy hard harder hardest hardly hardness hardship hardware hardwired hardwood harmed harvest has hat ' +
  'hatch hats haul hauling hauls have having hay head header headliner headphones headroom heads health hear heard hears ' +
  'heart hearth heat heated heater heating heats heavy heel heels heft height heights held hello hellos helmets help ' +
  'helping helps hens herbs here hesitation hi hid hidden hide hides hiding high higher highest hiking hill hinged hip ' +
  'hiss historic history hit hitch hitching hits hobbies hobby hogging hold holder holding holdover holds hole holes ' +
  'holiday holidays hollers hollow home homeowners homes honest honor hood hook hooks hookup hookups hooves hop hopper ' +
  'horizon horse horses hose hosed hoses host hosts hot hotel hottest hour hours house housed houseguests housekeeping ' +
  'houseplants houses housewarmings housing hoverers how howdy however hubs hull hum hums hung hungry hunt hunting ' +
  'hurried hurry hurrying hurt hurts hutch hydronic ice iced icing idea ideas idle idling if ignore ignored ignoring ' +
  'imagination imitate imitates impact implies improved improvement improvements improves impulse in inches inclined ' +
  'include included includes income increase increases indoor indoors induction informal inherit initiation ins inside ' +
  'inspect inspected inspection inspector inspectors inspects installation installed installer installments instead ' +
  'instruction instructions instrument insulate insulation insurance insure insured insurer intended intent intentions ' +
  'intercom interconnection interest interested interim interior internet interrupt interrupts interview into inventory ' +
  'invitation invite invited invites invoice invoices involve involved involves iron ironing irrigated irrigation is ' +
  'island islands issued it item itemized items its itself jack jacket jackets jam jar jars jets jigsaw jingle job jobs ' +
  'joggers join joined joints journeys judge judged judgment jug juggle jugs juice jump junk jurisdiction just kayak ' +
  'kayaks keep keeping keeps kept kettle kettles key keys kick kicking kicks kind kinder kindling kindness kit kitchen ' +
  'kitchens kiva knee kneeling knees knew knife knives knobs knock know known knows knuckles label labor lacks ladder ' +
  'ladders laid lake laminate lamp lamps land landfall landing landlord lands landscaped landscaping lap laps lapses ' +
  'laptop larder large largely larger lasagna last lasts late latecomer lately later latest lathe lathers launch ' +
  'laundromat laundry law lawn lawnmower lay layer layered layers layout lead leaded leads leaf league leak leaks lean ' +
  'leaned leaning leans learn learning lease leaseback leased leases leash leasing least leave leaves leaving led ledge ' +
  'ledger left leftover leftovers leg legal legally legs leisure lemon lemonade lemons lend lender lends length lengthens ' +
  'lengths less let lets letter letters letting lettuce lettuces level leveler levelers levels levied license licensed ' +
  'lid lie lien lies life lift liftgate lifting lifts light lighted lighter lighting lightly lights like likely likes ' +
  'limit limited limits line linear lined linen linens lines linger lingering lining lipstick liquid liquor list listed ' +
  'listen listened listening lists lit little live lived lives living ll lo load loaded loading loaf loan loans local ' +
  'location lock lodge lodged lodges loft log logins logs long longer longest look looked looking looks loop loophole ' +
  'loose looseness lose loser loses losing lost lot lots loud loudest lousy louver louvers love low lower lowered lowest ' +
  'luck lug luggage lugging lugs lumber lumberyard lunch lunches lunchtime lying macaroni machine machinery machines made ' +
  'magazines magma magnet magnetic magnetism magnets mail mailbox mails main mains maintain maintains maintenance make ' +
  'maker makes making manage managed management manner manuals manufactured many map marathon marble marches margin ' +
  'marinara mark marked market marks marshmallow marshmallows masonry master match matched matches matching material math ' +
  'mats matter matters mattress may maybe me meal meals mean meaning means meant measure measured measurement measures ' +
  'measuring mechanical mechanicals meet meeting meetings meets mein membership membrane memory mending mention menu ' +
  'merely merges merit mess messy met metal meter metered meters mezzanine microwaves mid middle midnight midsentence ' +
  'might mild mile miles milk mill mind minded minding minds mineral minerals mini minimum minus minute minutes mirror ' +
  'misc miss missed misses missing miter mitigation mitten mittens mixer model models moist moisture molding moment money ' +
  'monitor monitoring month monthly months moo moods moon mooring mop mopped mops more morning mornings mortar mortgage ' +
  'mosquitoes most mostly moths motion motor motorized motors mountains move moved movement movers moves movie movies ' +
  'moving mow mowed mower mowers mowing mown mows much muck mud muddy mug mugs mulch multiplex music must my nachos nail ' +
  'nailed nails name named nameplate nameplates names nap napkin napkins nappers naps narrating narrow national natural ' +
  'nature near nearby nearest nearly neat neck need needed needs negotiable negotiate negotiating neighbor neighborhood ' +
  'neighboring neighbors neither nerve net network neutral never new newer newly news newspaper next nice nick night ' +
  'nightly nights nightstand no nobody nod nodded nodding noise noisy none noodle noon nor nose noses not notch note ' +
  'noted nothing notice noticed notices notifications novel novels novelty now nowhere nudge number numbers oars objected ' +
  'objections obligation obstruction obtained occasion occasional occasions occupancy occupants occupation occupied ' +
  'occupies occupy ocean oceanfront odd of off offer offered offering offers office offices official officially often oil ' +
  'oiled okay old older on once one ones onion onions online only onstage onto op open opened opener opening openings ' +
  'opens operated operating opinion opinions opposite option optional options or order ordering orders ordinance ordinary ' +
  'organized original ornament other others otherwise our out outages outbuilding outdoor outdoors outer outgrew outgrows ' +
  'outlast outlasted outlasts outlet outlets outlived outrank outs outside outstanding oven ovens over overconfident ' +
  'overflow overhaul overhead overlooked overnight overplant overs oversight oversized owed owes own owned owner owners ' +
  'ownership owns pace pack package packages packets pad paddle paddles pads page paid pail paint paintbrush painted ' +
  'painters painting paints pair pairs pajamas palette pallet pallets pan pancake pancakes pane paned panel paneled ' +
  'panels panes panoramic pans pant pantry paper papered papers paperwork parade paragraph parallel parcel parcels park ' +
  'parked parking parks parlor parlors part parted partial particulars parties partitions partly partner partners parts ' +
  'partway party pass passage passed passes passing password past pasta pastry patch patched patches patching path ' +
  'patience patient patina pattern patterned pause pauses paved pavement paving paws pay payable paying payment payoff ' +
  'payroll pays peaches peanut pebbles peeled peelings pellet pellets pen penalty pencil pending people per perc percent ' +
  'period perked perks permanent permission permit permits permitted permitting person personal pet pets phase phone ' +
  'phones photo photograph photographs photos piano pick picked picking pickle pickles picks pickup picky picnic picture ' +
  'pictures pie piece pieces pies pile piled pilings pillows pilot pin ping pinhole pins pipe piped pipes piping pit ' +
  'pitcher pitches pivot pizza place placed places placing plain plan plank planks planned planning plans plant planted ' +
  'planting plants plaster plastered plastic plat plate plates platter platters play played playing playlist plays please ' +
  'pleased pleases pleasure plots plow plowing plows plug plugged plugging plumb plumbed plumber plumbing plural plus ' +
  'plywood pocket pocketful pockets podcast point pointing poked poles policy polish polished polite politely pond pong ' +
  'pony pool pop popcorn pops popsicle porch porches port portable portion positions possession possible post postcard ' +
  'postcards postpone postponed posts pot potatoes potluck potlucks pots potting pour poured pouring pours power powers ' +
  'practically practice practiced preference preferred prefers preheats premises premium preparation prepared preparing ' +
  'present preserves press pressed pressure presumed pretend pretending pretty pretzels price priced prices pricing ' +
  'primary principle print priority private problem proceed produce product production profession profile profiles ' +
  'program programs progress project projector projects promise promises promotion proof prop propane proper properly ' +
  'properties property proposals proposes pros protected protection protects proud prove proved provide provided provider ' +
  'provides provisioned provisions prune pruning public puddle puddles pull pulled pulling pullout pulls pump pumping ' +
  'pumpkin pumpkins pumps pun punch punishment puppy purchase purchased purple purpose purposes push pushes put puts putt ' +
  'putter putting putts putty puzzle puzzles qualified qualifies qualify quality quarrel quarried quarry quarters quartz ' +
  'quartzite quesadilla question questions quick quickly quiet quilts quit quite quits quote quotes quoting raccoon races ' +
  'racing rack racking racks radiant radiator radiators radio radon rag rail railing railings railroad rails rain rained ' +
  'raining rains rainy raise raised rake rakes ramp ramps ran range rarely rate rated rates rather rating ratio ratios re ' +
  'reach reached reaches reaching read reader readers readily reading reads ready real rear reason reasons reassigned ' +
  'rebate receipts received receiver receives recent reception recess recessed recipe recipes reciprocal recirculates ' +
  'reckoned recoated recommended record recorded recording recordings records recover rectangle rectangles recurring red ' +
  'redecorating redemption redid redo redone refill refills refinish refinished refinishing reflected reframing ' +
  'refrigerant refrigeration refrigerator refundable regard regional register registered registers registration reglaze ' +
  'regrout regular regulated regulation rehab rehabilitation reheat reheating reinforced reissued relax reliably relief ' +
  'relieves rely relying remain remainder remaining remains rematch remember remembered remembers reminded remodeled ' +
  'remodeling remote remotes remove removed removing renewal renewals renewed renews renovated renovating renovation rent ' +
  'rental rentals rented renters renting rents reordered repaint repainted repair repaired repairs repay repeat repeated ' +
  'repeats replace replaced replacement replacements replaces replacing repolished report reports reputations request ' +
  'requested requests require required requires resale resealed reselling reservations reserve reserved reserves reset ' +
  'resets residence resident residents respect responsible responsibly rest restaurant restaurants restored restoring ' +
  'restricted restriction restrictions restricts restrooms rests result resurface resurfaces resurfacing retains retire ' +
  'retired retires retrofit returned reuses reverse reversing review reviewed reviews rice rid ride rider rides riding ' +
  'right rights rim ring rings rinse rinsed rinses rinsing rip riparian ripped ripping rise risers rises rising rivals ' +
  'river riverbank rivers road roads roast roasted roasting robe robes robot rock rocking rocks rods roll rollback roller ' +
  'rollers rolling rolls roof roofed roofer roofing roofs rooftop room rooms root rootstock rot rough round rounded ' +
  'rounds route routine row rowboat rows rug rugs rule ruler rules run running runs rush rust rusts sac saddle said sail ' +
  'sails sake salad sale sales salmon salt salvage same sand sandals sanded sanding sandpaper sands sandwich sandwiches ' +
  'sandy sash sat satellite sauce save saves saving saw sawdust sawhorses say saying says scale scales scare scattered ' +
  'scenic scent schedule scheduled schedules scheduling scissors scoot scope score scrape scraped scraper scraping scraps ' +
  'scratch scratches screen screened screens screw scrub scrubbed scrubbing scuff scuffs seal sealed sealer sealing seals ' +
  'seam seams sear search season seasonal seasons seat seated seating seats seawall second seconds secret security see ' +
  'seed seedlings seeds seek seem seen sees seldom sell seller selling sells send sends sense sensible sent sentence ' +
  'separate separately separation septic serial serious seriously serve served serves service serviced services serving ' +
  'set setback setbacks sets setter setting settings settle settled settles settling setup several sew sewer sewing shade ' +
  'shaded shades shading shadow shadows shaft shake shaking shampoo shaped share shared shares sharp shavings shed sheet ' +
  'sheeting sheets shelf shell shelter sheltered shelters shelves shelving shielding shift shine shines shingle shingles ' +
  'shining shins shiplap ships shirt shirts shoes shoot shop shopping shore shoreline short shortens shorter shortest ' +
  'shorts shot should shoulder shoulders shout shovel shoveling shovels show shower showers showing showings shown ' +
  'showroom shows shrug shuffle shuffling shut shutdown shutoff shutoffs shuts shutters shutting shuttle side sided sides ' +
  'sidewalk sideways siding sight sign signal signature signatures signed signing signs silk sill sills silver silverware ' +
  'simmer simmers simple simplest since single singly sink sinks sit site sites sits sitting situation six size sized ' +
  'sizes sketched sketching ski skids skillet skimming skims skip skipped skipping skips skis sky slab slabs slam slammed ' +
  'slapping slate sled sleds sleep sleeper sleepers sleeps slice slide slides slightly slip slipper slippers slips slope ' +
  'slosh slots slow slowly small smaller smallest smell smelling smells smiled smoke smoking smooth snack snacks sneakers ' +
  'snooze snoring snow snowed snowmaking snows so soak soaking soaks soap soapstone soapy sock socks soda sofa sofas soft ' +
  'softened softener soil solar sold solid solved some somebody someday someone someplace something sometimes somewhere ' +
  'song soon sooner sore sorry sort sorting souffl sound sounds soup source south southern spa space spaces spacing ' +
  'spades spaghetti span spare spared spares sparingly spatter speak speakers special specialist specialists specialty ' +
  'specified spectator speed speeds spell spend spends spent spices spill spilled spills spin spinach spiral spits ' +
  'splashed splatter splinter splinters split splits splitting spoken sponge spoon sport spot spots sprawl spray spread ' +
  'spring springs sprinkler sprinklered sprinklers sprouting square squared squash squint squinting squirrels stable ' +
  'stack stacked stacking stacks staff staffed stage staged stages staggered stain staining stainless stains stair ' +
  'staircase staircases stairs stairwell stakes stall stalls stamped stand standard standards standing stands staples ' +
  'stare staring start started starting starts stash state stated states station status stay stayed staying stays ' +
  'steadier steady steals steam steamed steams steel steer steering step steps stick stickers sticks sticky stiff still ' +
  'stir stirring stirs stock stocking stockings stockpot stomachs stone stones stood stool stools stop stopped stopping ' +
  'stops storage store stored stores stories storm storms story stove straight straighten strand strangers straw ' +
  'strawberries straws street streets stretch stretched string strip stripes striping stripped strong stronger structural ' +
  'structure structures stub stubborn stuck studio studs study stuff stumps style subdividable subdivided subject ' +
  'subpanel such suds suffered sufficient sugar suggestion suggestions suggests suit suitcase suitcases suite suited ' +
  'suites suits sulk summer sump sun sundown sunglasses sunrise sunscreen sunset sunshine super superintendent superior ' +
  'supervise supper suppers supplied supplier supplies supply supposed suppression sure surface surfaces surprise ' +
  'surprised surprises surround surrounds survey surveyed surveyor survive survived survives swamp swap swaps swear sweat ' +
  'sweater sweaters sweating sweep sweeper sweeping sweeps swell swelling swept swim swimming swims swimsuit swimsuits ' +
  'swing swings swipe switch switched switches switching swollen swore swum system systems table tablecloth tables tack ' +
  'tacos tag tags tail take taken takeout takes taking talk talked talkers talking talks tall tandem tangle tank tankless ' +
  'tanks tap tape tarps taste tastes tasting tax taxed taxes tea teach team teams tear tearing technically tee teeth tell ' +
  'telling tells temperature temperatures tempers ten tenancies tenancy tenant tenants tend tending tends tennis tent ' +
  'term terms terrazzo test tested text texting texture than thank thanks that thaw the their theirs them themselves then ' +
  'theory there thermos thermostat thermostats these they thickness thing things think thinking thinks third thirsty this ' +
  'those though thought thousands threatening three threshold thrill thrilled through throw throwing thrown throws thru ' +
  'thumbs thump thunk ticket tide tides tidied tidy tie tiebacks tightest tiki tile tiled till tillable tilt timber time ' +
  'timed timeline timers times timetable timing tin tiny tiptoe tiptoed tiptoes tire tired tires title to toast toaster ' +
  'today toe toes together toilet told tomato tomatoes tomorrow tongs tongue tonight tonnage tons too took tool toolbox ' +
  'tools toothbrush toothpaste top tops tore tortillas toss total touch touching tour toured tow toward towed towel ' +
  'towels town toys tracing track tracks tractor tractors trade trades traffic trail trailer trailers trails train ' +
  'training trains transfer transferability transferred transfers transportation trap trash travel travelers travels tray ' +
  'trays tread treadmill treads treat treated treatment treats tree trees trench trend trick tricks tried tries trim trip ' +
  'triple trips trivet trivia trot trouble trowel truck trucks true trunk trunks truth try tub tube tubes tubs tuck ' +
  'turkey turn turned turning turnout turnover turns twelve twenty twice twine twist two twos type ugly umbrella ' +
  'umbrellas unannounced unbuilt uncounted uncover undecided under underfoot underground underlayment underneath ' +
  'underside understand understanding undertaking underwrite undisturbed undivided undrilled unfinished unfold ' +
  'uninterrupted unit units unless unload unloaded unloading unlocking unnecessary unpack unpacked unpainted unrestricted ' +
  'unseen untangle until untroubled up update updated updates updating upgrade upkeep upon upper upright upstairs upward ' +
  'urgent us usable usage use used uses using usual usually utilities utility vac vacant vacated vacation vacuum ' +
  'vacuuming valet value values valuing valves van vanish vapor varies variety varnish vase vases vaulted ve vegetables ' +
  'vehicle vehicles vein veneer vent vented venting vents verify version veto video view vigas vine vines vinyl visit ' +
  'visitor visitors visits visor vocabulary voice void volt voltage volume volunteer vote voucher vouchers wade wagon ' +
  'wait waiting waits waived wake wakes walk walked walking walks wall walled walls wander wanders want wanted wants war ' +
  'wardrobe warehouse warm warmed warming warms warmth warn warned warning warranties warranty was wash washday washed ' +
  'washer washes washing waste wasted watch watched watching water watered waterfall waterfront watering waterline ' +
  'waterproofed waterproofing waters wave waves waving wax waxed waxing way ways we wear wearing wears weather weathering ' +
  'weathers website wedge week weekdays weekend weekends weeknight weeks weighs weight weights weirdly welcome welder ' +
  'well went were west western wet wetland wetlands what whatever wheel wheelbarrow wheelchair wheelchairs wheels when ' +
  'whenever where wherever whether which whichever while whinnies whisk whispering white who whoa whoever whole whom ' +
  'whose why wide widely wider width wild will win wind window windowed windowpane windows winds windshield windstorm ' +
  'windy wine wineglasses winning wins winter winterized winters wipe wiped wipes wiping wire wired wiring wise wish with ' +
  'withdraw withdrawn withdraws within without witness wizards wobble wobbles wobbly wok won wonder wood wooded ' +
  'woodpecker woodpile woods woodwork wool woolens word wore work workbench worked working workout works workshop worse ' +
  'worst worth would woven wrapped wrapping wrench wrestles wrinkle write writing written wrong wrote yanking yard yards ' +
  'year yearly years yell yes yeses yesterday yet yield yields you your yours yourself zero zone zoned zones zoning ' +
  'zoomies zucchini '
)
  .trim()
  .split(' ')
