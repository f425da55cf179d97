/**
 * What a property may have, be made of, be called or lie near, and what was done to it, in the basic form. Naming one of
 * these always claims something; words for the same that follow from a feature are in `follows.ts`.
 */
const WORDS = `
  barrel drama grocery abatement academy acclaimed acoustic adobe adu affordable aluminum annex antique appraisal appreciation aquarium
  arbor arch asbestos asphalt assessment atrium award awning azalea backsplash bakery balcony ballpark ballroom bamboo
  banquette bar barbecue barn baron baseboard basement batten battery bayfront bayou beachfront beadboard beech
  beehive bidet birch bistro bluestone bluff boardwalk boathouse bocce boiler bonus bookstore boulder
  boutique bowling brass breezeway brewery brick bridge broadband brokerage brownstone bungalow bunkhouse burglar
  burner butcher butler bylaw cabana cabin cafe camellia camera canal captain caretaker carpet carriage casement
  casita cathedral cedar celebrated cement ceramic certification chalet chandelier chapel cherry chestnut chute
  cinema cistern citrus clapboard claw clawfoot clerestory cliff clinic clothesline coach cobblestone coffered
  colonial commercial commuter composite compressor concrete condo condominium conservatory contemporary copper corian
  cork cottage courthouse covenant coworking craftsman craftsmanship crawlspace crown cubby cupola cypress dairy
  darkroom daycare deductible deli den dental depot division dome dormer downhill drywall duct
  dumbwaiter dune earthquake easement eastern eaves efficiency elementary elevated encapsulated enclave endunit
  engineered entitlement entryway enviable epoxy equity estate exceptional exemption exposure exquisite extraordinary
  farmhouse faucet fiberglass fieldstone firepit fireproof fitness fixture flagstone flawless flood floodplain
  floorplan foam footbridge foothill foreclosure forest fountain foursquare foyer freestanding furnace gallery galley
  gatehouse gazebo geothermal gingerbread glimpse granite gravel greenhouse greenspace grill grove guarantee
  guesthouse guestroom gulf gunite gutter hangar hardie hardware haunted hayfield hayloft hearth hedge helipad
  herringbone hickory hillcrest hillside hilltop hoist homestead hotel hottest hurricane hvac iconic idyllic
  impeccable impeccably inground inn inspection insurance intercom inverter investment iron island italianate jet
  kennel kiln kindergarten kitchenette kiva knoll koi lakefront lakeside laminate lanai landscaping lantern latilla
  lavish leak leaseback legendary lien lighthouse limestone linoleum lobby locker lodge lounge lucrative magnificent
  mahogany mansion mantle maple marble marsh marshland mayor mediterranean mesa meter mezzanine mill millwork misting
  modernist modernized mold moldy monument mooring mortgage mosaic mural nightlife nook northern novelist nursery oak
  observatory oceanfront opulent organic outbuilding outlet outpace paddock palm pane park parkland parlor parquet
  patrol paver pavilion penthouse perc perennial pergola permit pharmacy physician piazza picturesque pier pine
  plaster playroom plaza pool porcelain portico pottery powder powerline powerwall prettiest prewar priceless probate
  profit profitable propane pub pump quartz quartzite radiator rail railing railroad rambler ramp ranch rapids ravine
  rebate rebuilt reconfigured redwood reef refuge refurbish reinforced remodel renovate renowned replumbed reservoir
  residential resort restriction retail retaining retrofit rewired rhododendron ridgeline river riverfront rot
  rowhouse royalty salon saloon saltbox saltillo saltwater sandstone schoolhouse sconce scullery seaside seawall
  seismic senator sewer shed shingle shiplap shotgun shrub shutter sidewalk silo sink ski slab slate sliver slope
  soapstone softener soil soundproof southern speakeasy speaker spectacular spiral splendid spotless spruce stable
  staircase stairwell standalone stoop stucco subdivide subsidy suburb sump sundeck sunken superb superior supermarket
  surveillance swamp synagogue tandem tavern teak termite terracotta terrain terrazzo tidal tillable tin toilet
  townhome townhouse tract trailhead trampoline transom travertine treehouse treetop trellis trolley tub tudor turbine
  turnkey turret tycoon unbeatable unforgettable unobstructed unrivaled upgrade uphill upscale vacancy vacuum valet
  vantage variance veneer ventilation victorian vigas villa wainscoting walkout walkway wallpaper walnut waterfall
  waterway weatherized western wetland winery wisteria woodshop woodstove workmanship yacht yurt zellige zoo
`

export const PROPERTY_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
