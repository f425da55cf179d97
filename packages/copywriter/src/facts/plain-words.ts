/** English words that agents type and the copybook does not happen to contain. */
export const PLAIN_WORDS: readonly string[] = (
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
  'mill foundry bank firehouse schoolhouse church carriage gristmill creamery cannery brewery distillery winery barrel tasting cave caves cellar crush pad press'
).split(' ')
