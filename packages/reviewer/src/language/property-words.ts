/**
 * What a property may have, be made of, be called or lie near, and what was done to it, in the basic form. Naming one of
 * these always claims something; words for the same that follow from a feature are in `follows.ts`.
 */
const WORDS = `
  abatement abutting academy acclaimed acoustic adjacent adjoining adobe adu affordable agave alarm alcove almond
  aluminum annex antique apple appraisal appreciation approved aquarium arbor arch asbestos aspen asphalt assumable
  atrium attic automated avocado award awning azalea backsplash bakery balcony ballpark ballroom bamboo banquette bar
  barn baron barrel baseboard basement batten battery bayfront bayou beachfront beadboard beech beehive berber bidet
  bikeable birch bistro blueberry bluestone bluff boardwalk boathouse boatlift bocce boiler bonus bookcase booked
  bookstore booming bordering boulder boutique bowling boxwood brass breezeway brewery brick bridge broadband
  brokerage bronze brownstone bulkhead bungalow bunk bunkhouse burglar burner bustling butcher butler bylaw cabana
  cabin cable cactus cafe camellia camera captain caretaker carpet carriage casement casita cathedral cattle cedar
  celebrated cellar cement ceramic certification chalet chandelier chapel charger cherry chestnut chicken chute cinema
  cistern citrus clapboard claw clawfoot clay cleared clerestory cliff clinic clothesline coach cobblestone coffered
  colonial commercial commuter compactor composite compressor concrete condo condominium conservatory contemporary
  conveyed coop copper corian cork corral cosmetic cottage cottonwood courthouse courtyard covenant coworking
  craftsman craftsmanship crawlspace crown cubby cupola cypress dairy darkroom daycare deductible deer deli den dental
  depot developer development dimmer discounted division dock dogwood dome doorbell dormer downhill downspout drilled
  drywall duct ductless dumbwaiter dune eagle earthquake easement eaves efficiency egret elementary elevated elk elm
  encapsulated enclave endunit engineered entitlement entryway enviable epoxy equestrian equity escalator established
  estate exceptional exempt exemption exposure exquisite extraordinary fairway farmhouse faucet fern fiberglass
  fieldstone fig filter financed financing firepit fireproof fitness fixture flagstone flawless flood floodplain
  floorplan foam footbridge foothill foreclosure formica fountain foursquare foyer freestanding freight fridge fruit
  furnace gallery galley garbage gate gatehouse gazebo gentrifying geothermal gingerbread glimpse goat graded granite
  grape grapefruit gravel grazing greenhouse greenspace grocery grove guarantee guesthouse guestroom gulf gunite
  gutter hamlet hangar hardie hardware hardwired haunted hayfield hayloft hearth hedge helipad hemlock herb heron
  herringbone hickory hillcrest hillside hilltop hilly hoist homestead hood horse hotel hottest hurricane hvac
  hydrangea hydrant icemaker iconic idyllic impeccable impeccably industrial inexpensive inground inn inspected
  inspection insured intercom inverter iron island italianate jet juniper kennel keyless keypad kiln kindergarten
  kitchenette kiva knoll koi lakefront lakeside laminate lanai landscaping lantern latilla lavender lavish leak
  leaseback legendary lemon lender lessee lien lighthouse lilac limestone linen linoleum livestock llama loam lobby
  locker lodge lounge lucrative machinery magnificent magnolia mahogany mansion mantle maple marble marsh marshland
  mayor media mediterranean mesa mesquite metal meter mezzanine microwave midtown mill millwork mineral misting
  modernist modernized mold moldy monument mooring mortgage mosaic mural myrtle neighboring networked nickel nightlife
  nightly nonrefundable nook north northeast northern northwest novelist nursery oak observatory oceanfront opulent
  organic osmosis outbuilding outlet outpace paddock palm pane panorama pantry park parkland parlor parquet pasture
  patrol paver pavilion peaceful peach pear pecan pendant penthouse peony perc perennial pergola permit perpetual
  pharmacy physician piazza picturesque pier pine pinon piped pit plaster playroom playset plaza plum plumbed
  ponderosa pool poolhouse poplar porcelain porter portico pottery powder powerline powerwall prettiest prewar
  prewired priceless probate profit profitable projector propane protected pub pump quail quarterly quartz quartzite
  radiator rail railroad rambler ramp ranch rapids raspberry ravine rebate rebuilt reconfigured recorded recycling
  redbud redwood reef refuge refundable refurbish reinforced remodel remote renovate renowned replumbed reservoir
  residential resort restriction retail retaining retrofit rewired rhododendron ridgeline river riverfront rot
  rowhouse royalty rural salmon salon saloon saltbox saltillo saltwater sandstone sauna schoolhouse sconce scullery
  sealed seaside seawall seismic senator septic serviced sewage sewer shed sheep shingle shiplap shotgun showerhead
  shrub shutter sidelight sidewalk signage silo sink ski skylight skyline slab slate sliver slope soapstone softener
  soil soundproof southeast southwest speakeasy speaker spectacular spiral splendid spotless spruce stable staircase
  stairwell stall standalone steam steep stoop storefront stubbed stucco subdivide subsidized subsidy suburb suburban
  sump sundeck sunken sunrise sunset superb superintendent superior supermarket surrounding surveillance survey swamp
  sycamore synagogue tandem tank tapped tavern tax teak termite terracotta terrain terrazzo tested thriving tidal
  tillable tin toilet townhome townhouse tract tractor trailer trailhead trampoline transom trash travertine treehouse
  treetop trellis trendy trolley trout tudor tulip turbine turnkey turret tycoon unbeatable unforgettable unfurnished
  unobstructed unrivaled upgrade uphill upscale urban vacancy vacant vacuum valet vanity vantage variance veneer
  ventilation vestibule victorian vigas villa wainscoting waived walkout walkway wallpaper walnut warehouse warranty
  waterfall waterway weatherized weekly wetland whitetail wildlife willow winery wing winterized wisteria woodshop
  woodstove workmanship yacht yurt zellige zinc zoo
`

export const PROPERTY_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))
