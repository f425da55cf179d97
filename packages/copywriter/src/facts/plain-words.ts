/** Words of the trade and of houses, beside the common ones. */
export const PLAIN_WORDS: readonly string[] = (
  'joggling dental orthodontic chiropractic operatory operatories epoxy saguaro saguaros caliche javelina muskie walleye retrofit formstone coquina tabby nichos acequia quarterly annually monthly weekly daily colour tower towers peekaboo clock widow gabled bistro herbs herb bakeries annex annexe ' +
  'barrel batting beams bleachers bocce bordering briar butcher canine carving catio cedar champagne chapel chessboard cider citrus clam ' +
  'cobbled cocktail coffered coop cooktop cordwood cottages cove craftsmanship crank creekside crescent crossing croquet cupboard cutting darkroom daybed ' +
  'deeply dressing dripping dumbwaiter dwelling dwellings equipment esplanade exercise farmhouse fencing ferns festival fishing fitness flooring florals flue ' +
  'forge fountain fresco frescoes frosted gallery garage gardens gatehouse gathering glacier glass gleaming golf grassy grilling grotto guild ' +
  'gym hall hammock handrail hangar heirloom hiking hoist honed hoop hunting icemaker inglenook irises jogging keystone kitchen koi ' +
  'lantern lattice launch laundry leather ledger lilac lime linen loam lodge lumber maker marsh masonry millstone mirrored mosaic ' +
  'mural murals museum mushroom nautical nesting observatory octagon octagonal olive opener orchid organ oversize paddles panels parade parapet ' +
  'parking patina pavilion pebble pecky pendant percolating perennial piano pickled pigeon piling pinewood plaster playhouse pocket polo pottery ' +
  'prairie pump quarry quilt railing rainfall rattan reading recording refuge relief rink rope rotunda rowing rubber safari saddle ' +
  'safety salon sauna sawmill scenic sculpted sculpture seamstress sewing shade sheltered shore shuffleboard signage skate skating skiing sledding ' +
  'smoker snowmelt softwood soil songbirds speakeasy squash stacking statuary steeple stool storm stoves studio summit sundial surf swale ' +
  'tapestry tasting teahouse tepee terraced thatch threshold thriving tidal tiki toboggan topiary trampoline trellis trout tumbled turf turrets ' +
  'vaulted vault vegetable velvet veneer views vinyl volleyball wagon walkable waterfall waterside weir wheelhouse wildflower wildlife winery wisteria ' +
  'workbench yoga zipline zoning ' +
  'abundant adjacent airy alcove allowed allowance amenities annual antique approved architect architectural arranged artisan asphalt attached ' +
  'basin batten beautiful bespoke blend boutique brand brass bronze builder built cabinets captain carriage casement cast cathedral ' +
  'ceramic chandelier character charm classic clay cleared closing coastal cobblestone column columns commercial compact complete concrete conditioned ' +
  'connected consistent contemporary convenient converted cooling copper cottage cozy craft crisp crystal current cypress dated dedicated deep ' +
  'designed detached detail drainage drywall dual durable east easy efficient elegant enclosed engineered entire equipped established estate excellent ' +
  'exceptional expansive exposed extended extensive exterior extra fabulous facing factory fantastic farm fashioned fence field filled finish finished ' +
  'fireproof fixture fixtures flooded formal former foundation freestanding fresh friendly front frosted full fully furnished gable gables gently ' +
  'generous glazed gorgeous graded grand granite gravel great green handcrafted hardwired heated heavy herringbone high hidden highly historic huge ' +
  'immaculate impressive improved included incredible indoor industrial inlaid inset inspected installed insulated integrated interior iron ivory ' +
  'lakeside landscaped large leased level licensed lighted limited live lockable lofted loved lovely low lower luxurious luxury magnificent mahogany ' +
  'main maintained major manicured marble massive mature metered mews modern modernized motorized mounted multiple natural neutral newer newly nice ' +
  'north northern notable occupied open operable original outdoor outstanding oversized owned owner painted paneled panoramic parlor partial partially ' +
  'patterned paved peaceful perfect period permitted picturesque pitched plank plantation plush polished porcelain prewar pristine private professional ' +
  'programmable protected purchased quaint quality quiet rare rebuilt recent recently reclaimed recorded redone refinished refreshed reinforced remodeled remote ' +
  'renovated rented repaired replaced reserved residential restored retail retractable roomy rustic salvaged scenic screened seasonal secluded ' +
  'second secure serene several shared sharp sided single sleek slate sleeping small smart smooth soaring soft solid south southern spacious special ' +
  'spectacular split spotless stacked stained stainless standing steel stocked stone storage stunning sturdy stylish sunny super surveyed tall ' +
  'tasteful tenant tiered tiled timber tinted title total traditional tranquil treated trim turnkey two unfinished unique unobstructed updated ' +
  'upgraded upper upstairs usable vacant vaulted veneer vented vintage virtual walled warm washed weathered welcome west western white whole wide ' +
  'windowed wired wooded wooden working wraparound wrought yearly yellow zoned bidder bids balconette corbels cupola dormer dormers eaves finial ' +
  'gutter hearth jamb joists lintel lockers louvers mullion newel niches oriel parapet pilasters portico quoins rafters soffit spindle trusses turret ' +
  'veranda vestibule wainscot widow burl rosewood sapele hickory alder larch fir spruce hemlock redwood sycamore elm poplar juniper pecan aspen ' +
  'banquette bidet boudoir buffet chaise credenza cubbies hutch larder ottoman pantry settee sofa valance drapes sheers sconce sconces pendants ' +
  'lanterns lantern firewood kindling bluestone flagstone fieldstone ledgestone sandstone travertine onyx quartzite soapstone porphyry cobble paver pavers ' +
  'trellis espalier boxwood hydrangea azalea magnolia wisteria jasmine lavender rosemary bougainvillea camellia dogwood crepe myrtle palms cactus agave ' +
  'succulents blueberry raspberry strawberry asparagus berries beehives beehive hives goats chickens cattle sheep llamas donkeys alpacas kennels ' +
  'greens fairway tees clubhouse marina mooring moorings jetty kayak canoe paddle launch ramp buoy pier bulkhead groin cove inlet lagoon estuary bayou slough ' +
  'marsh wetland meadow prairie canyon mesa butte bluff ridge ravine gulch arroyo foothills hillside hilltop ridgeline treeline treetop overlook vista ' +
  'subway trolley streetcar tram ferry shuttle bus buses station depot terminal interchange turnpike tollway expressway boulevard avenue street lane court ' +
  'bakery brewery cafes cafe diner bistro deli butcher florist bookstore library museum theater stadium arena ballpark zoo aquarium hospital clinic campus ' +
  'university college courthouse waterfront boardwalk promenade plaza piazza square commons green greenway esplanade embankment quay wharf harbor port ' +
  'pallet racking sprinkler hydrant riser conduit transformer switchgear busway genset chiller boiler hydronic radiant ductwork ducts vents registers ' +
  'grille dampers humidifier dehumidifier ionizer purifier filter filters softener brine cistern catchment rainwater greywater composting ' +
  'crawlspace slab footing footings piers pilings stilts helical underpinning shoring sistered joist beam girder lally steelwork ironwork brickwork stonework ' +
  'stucco clapboard shake shakes shingle shingles batten siding cladding rainscreen soffits fascia gutters downspouts flashing chimney flue damper cap ' +
  'turnout tack feed hay loft grain silo corn crib milking springhouse smokehouse icehouse outhouse privy well pump pumphouse windmill spigot hydrants ' +
  'sublease assignable renewal renewals option options escalation escalations guaranty guarantor tenant tenants landlord lessor lessee subtenant anchor ' +
  'kitchenette break lounge locker showers mezzanine vault safe teller copier server closet telecom rack lobby atrium skylit canopy awning marquee kiosk ' +
  'mill foundry bank firehouse schoolhouse church carriage gristmill creamery cannery brewery distillery winery barrel tasting cave caves cellar crush pad press ' +
  'abundance action adjacency allowable alter ascent assignee assignment associating associative assure audit automate automates backward ' +
  'backwards balancer balancers biased blink bogus border breach brown buffer bunch canon capturing cheat chose clearer click clipping clone ' +
  'cloned cloning closest coarse coherence colon committed committer compete competing complementary composing compresses computer computers ' +
  'concerned condensation condense condensed confer confidence conservative construct constructing contact contacted containment contention ' +
  'contradict contrast contributing contributor controller controllers convention converged convergence converges conversions converter ' +
  'converters convex cooperate correction corrections crate death declarative dedicate deemed delegating deliver derive designate designates ' +
  'designee destination detaches developer developers dispose doubly enclose establish establishes exception executing expertise expire expired ' +
  'expose exposes facets facilitates finer flags flash flaws fonts foundational freeze freezes fringe generated generates generating grams ' +
  'graph guideline hairy halts healthy heaps ideal ideals improve indention indication inferior infinite infinitely insertion integrate ' +
  'integrates integrator intentional interaction intercepted intercepts interpret intersect intersecting intervention intuition invert ' +
  'isolation kernel lacked linker literal locale locate locates maintainer maintainers manufacture manufacturer mechanism median memorized ' +
  'modernize modifier modifiers modifies motivation multiplied multiplies multiply mutilation naive naked operate operates operation operations ' +
  'operators organizational originate outsider outsiders overlap overloading overloads packager packagers packet pager paginated parameter ' +
  'parity parsed parsing paste patent peaks peers persisted phrase planet plotting polls pooch possessive possibly pounds practical prediction ' +
  'presentation primed privilege privileged processed projection protect provoking publicity published punting quarter quirk recorder ' +
  'recreating refine rejection reloading renders replayed requirement rescale reside resides resilient resistance resized restarted restore ' +
  'restores resultant retention rethinking returning revocation rewire roles router scheduler scream selection sensor separable shame shape ' +
  'shard shelve shipping sifting simulated simulates simulation skipper slack slash slave slower solver spacer sparse spellings spoof stabilize ' +
  'stabilizer stamp starred starring starter stems stomp stray stripe suitably summed suppressing syntactic synthesis territories thorough ' +
  'thread throughput timeframe timer token tolerance tower trace traits trans transformation transforms transient transmit transmits traversing ' +
  'trials tuned typos unfurnished misters gentle lotto bisects cove critical quarter lazy lockout nurse nurses tiki parsonage sanctuary satellite bushels tenancy lithium tract compound unable unite unity updown vague validation waiter warrant warrants widest winner woken workhorse'
).split(' ')
