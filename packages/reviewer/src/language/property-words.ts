/**
 * What a property may have, be made of, be called or lie near, and what was done to it, in the basic form. Naming one of
 * these always claims something; words for the same that follow from a feature are in `follows.ts`.
 */
const WORDS = `
  abatement academy acoustic adobe adu affordable alcove aluminum annex antique appraisal appreciation arbor arch
  asbestos asphalt atrium attic automatic award awning backsplash bakery balcony ballpark ballroom bamboo banquette
  bar barn baseboard basement batten battery bayfront bayou beachfront beech bidet birch bistro bluestone bluff
  boardwalk boathouse boiler bonus bookstore boutique bowling brass breezeway brewery brick bridge broadband brokerage
  brownstone bungalow bunk bunkhouse burner butcher butler cabana cabin cable cafe camera caretaker carpet carriage
  casement casita cathedral cedar cement ceramic certification chalet chandelier chapel charger cherry chestnut chute
  cinema cistern citrus clapboard clawfoot clerestory cliff clinic clothesline coach cobblestone coffered colonial
  commercial commuter composite concrete condo condominium conservatory contemporary coop copper corian cork cottage
  courthouse courtyard covenant coworking craftsman craftsmanship crawlspace crown cubby cupola cypress darkroom
  daycare deli den dental depot division dock dome dormer downhill drywall duct dumbwaiter dune earthquake easement
  eastern eaves efficiency elementary elevated elevator enclave engineered entitlement entryway epoxy equestrian
  equity estate exceptional exemption exposure exquisite extraordinary fairway farm farmhouse faucet fiberglass
  fieldstone filtration firepit fireproof fitness fixture flagstone flawless flood floodplain floorplan foam foothill
  foreclosure fountain foyer freestanding furnace gallery galley gazebo generator geothermal glimpse granite gravel
  greenhouse greenspace grocery grove guarantee guesthouse guestroom gulf gutter hardie hardware hearth hedge
  herringbone hickory hillside hilltop hoist homestead hotel hurricane hvac iconic idyllic impeccable impeccably
  industrial inground inn inspection insulation intercom investment iron island italianate jet kennel keyless
  kindergarten kitchenette kiva koi lakefront lakeside laminate lanai landscaping lantern leak legendary lien
  lighthouse limestone linoleum loan lobby locker lodge lounge mahogany mansion mantle maple marble marsh marshland
  masonry media mediterranean meter mezzanine mill millwork modernist modernized mold monument mooring mortgage mosaic
  mural nightlife nook northern nursery oak oceanfront opulent orchard organic outbuilding outlet paddock palm pane
  pantry park parkland parlor parquet pasture patrol paver pavilion peaceful penthouse perc perennial pergola permit
  pharmacy piazza picturesque pier pine plaster playroom playset plaza pool porcelain portico pottery powder powerwall
  prewar privacy profit profitable projector propane pub pump quartz quartzite radiator rail railing railroad rambler
  ramp ranch ravine rebate rebuilt reconfigured redwood refuge refurbish reinforced remodel renovate replumbed
  reservoir residential resort restriction retail retaining retrofit rewired ridgeline river riverfront rot rowhouse
  rural salon saltillo saltwater sandstone sauna schoolhouse sconce scullery seaside seawall seismic septic sewer shed
  shingle shiplap shotgun shrub shutter sidewalk signage silo sink ski skylight skyline slab slate sliver slope
  soapstone softener soil soundproof southern speaker spectacular spiral splendid spotless spruce stable staircase
  stairwell stall standalone steam steep stoop storefront stucco subdivide suburb sump sundeck sunken sunrise sunset
  superb superior supermarket surveillance survey synagogue tandem tavern tax teak termite terracotta terrain terrazzo
  theater tidal tillable tin toilet townhome townhouse tract trailhead trampoline transom travertine treehouse treetop
  trellis trolley tub tudor turnkey turret unobstructed upgrade uphill upscale vacancy vacant vacuum valet vanity
  variance veneer ventilation victorian vigas villa vineyard wainscoting walkout walkway wallpaper walnut warehouse
  warranty waterfall waterway weatherized western wetland winery winterized woodshop woodstove yacht yurt zellige
`

export const PROPERTY_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
