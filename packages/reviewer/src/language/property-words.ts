/**
 * What a property may have, be made of, be called or lie near, and what was done to it, in the basic form. Naming one of
 * these always claims something; words for the same that follow from a feature are in `follows.ts`.
 */
const WORDS = `
  abatement academy accessory acclaimed acoustic adobe adu affordable alarm alcove aluminum annex antique appraisal
  appreciation aquarium arbor arch asbestos asphalt atrium attic automatic award awning azalea backsplash bakery
  balcony ballpark ballroom bamboo banquette bar barn baron barrel baseboard basement batten battery bayfront bayou
  beachfront beadboard beam beech beehive bidet birch bistro bluestone bluff boardwalk boathouse bocce boiler bonus
  bookcase bookstore boulder boutique bowling brass breezeway brewery brick bridge broadband brokerage brownstone
  bungalow bunk bunkhouse burglar burner butcher butler bylaw cabana cabin cable cafe camellia camera campus captain
  caretaker carpet carriage casement casita cathedral cedar celebrated cellar cement ceramic certification chalet
  chandelier chapel charger cherry chestnut chute cinema cistern citrus clapboard claw clawfoot clerestory cliff
  clinic clothesline coach cobblestone coffered colonial commercial commuter composite compressor concrete condo
  condominium conservatory contemporary coop copper corian cork cottage courthouse courtyard covenant coworking
  craftsman craftsmanship crawlspace crown cubby cupola cypress dairy darkroom daycare deductible deli den dental
  depot development division dock dome dormer downhill drywall duct dumbwaiter dune earthquake easement eastern eaves
  efficiency elementary elevated elevator encapsulated enclave endunit engineered entitlement entryway enviable epoxy
  equestrian equity estate exceptional exemption exposure exquisite extraordinary fairway farm farmhouse faucet
  fiberglass fieldstone filtration firepit fireproof fitness fixture flagstone flawless flood floodplain floorplan
  foam footbridge foothill foreclosure fountain foursquare foyer freestanding freeway furnace gallery galley gatehouse
  gazebo generator geothermal gingerbread glimpse granite gravel greenhouse greenspace grocery grove guarantee
  guesthouse guestroom gulf gunite gutter hangar hardie hardware haunted hayfield hayloft hearth hedge helipad
  herringbone hickory hillcrest hillside hilltop hoist homestead hotel hottest hurricane hvac iconic idyllic
  impeccable impeccably industrial inground inn inspection insulation intercom inverter investment iron island
  italianate jet kennel keyless kiln kindergarten kitchenette kiva knoll koi lakefront lakeside laminate lanai
  landscaping lantern latilla lavish leak leaseback legendary library lien lighthouse limestone linoleum loan lobby
  locker lodge lounge lucrative magnificent mahogany mansion mantle maple marble marsh marshland masonry mayor media
  mediterranean mesa meter mezzanine mill millwork misting modernist modernized mold moldy monument mooring mortgage
  mosaic mural nightlife nook northern novelist nursery oak observatory oceanfront opulent orchard organic osmosis
  outbuilding outlet outpace paddock palm pane pantry park parkland parlor parquet pasture patrol paver pavilion
  peaceful penthouse perc perennial pergola permit pharmacy physician piazza picturesque pier pine plaster playroom
  playset plaza pool porcelain portico pottery powder powerline powerwall prettiest prewar priceless privacy probate
  profit profitable projector propane pub pump quartz quartzite radiator rail railing railroad rambler ramp ranch
  rapids ravine rebate rebuilt reconfigured redwood reef refuge refurbish reinforced remodel remote renovate renowned
  replumbed reservoir residential resort restriction retail retaining retrofit rewired rhododendron ridgeline river
  riverfront rot rowhouse royalty rural salon saloon saltbox saltillo saltwater sandstone sauna schoolhouse sconce
  scullery seaside seawall security seismic senator septic sewer shed shingle shiplap shotgun shrub shutter sidewalk
  signage silo sink ski skylight skyline slab slate sliver slope soapstone softener soil soundproof southern speakeasy
  speaker spectacular spiral splendid spotless spruce stable staircase stairwell stall standalone steam steep stoop
  storefront stucco studio subdivide subsidy suburb sump sundeck sunken sunrise sunset superb superior supermarket
  surveillance survey swamp synagogue tandem tavern tax teak termite terracotta terrain terrazzo theater thermostat
  tidal tillable tin toilet townhome townhouse tract trailhead trampoline transom travertine treehouse treetop trellis
  trolley tub tudor turbine turnkey turret tycoon unbeatable unforgettable unobstructed unrivaled upgrade uphill
  upscale vacancy vacant vacuum valet vanity vantage variance veneer ventilation victorian vigas villa vine vineyard
  wainscoting walkout walkway wallpaper walnut warehouse warranty waterfall waterway weatherized western wetland
  winery winterized wisteria woodshop woodstove workmanship workshop yacht yurt zellige zoo
`

export const PROPERTY_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
