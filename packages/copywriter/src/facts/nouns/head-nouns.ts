import type { FeatureKind } from '../../copybook/concept.ts'
import { PART_NOUNS } from './part-nouns.ts'

const NOUNS: Record<FeatureKind, string> = {
  room: 'stairwell kitchen bedroom bath bathroom suite room office study den library foyer entry entryway hall hallway nook alcove loft basement attic mudroom sunroom theater gym studio parlor lounge vestibule landing restroom showroom lobby kitchenette scullery wing apartment cellar conservatory orangery solarium playroom workspace boardroom level ballroom woodshop atrium quarter quarters bunkroom sunporch ballroom classroom sanctuary penthouse walk-up ell annex keeping-room snug rumpus nursery-room inglenook bathhouse cloakroom anteroom backroom breakroom',
  amenity:
    'slide rinse canopy awning dugout mailbox flagpole birdbath surround insert starter fireplace pool spa sauna elevator bar hearth stove grill pit cabana dock slip boathouse court arena putting-green playset shower shelter hoist helipad ledge crane walker swing-set hammam vault board statue bench laundry hot-walker lift dumbwaiter chute fountain wet-bar plunge jacuzzi bed bunk firepit oven-outdoor simulator greenhouse coop kennel treehouse aviary hammock swing workbench sunscreen',
  finish:
    'front curtain drape drapery hickory herringbone laminate floor flooring counter countertop cabinet cabinetry tile backsplash ceiling molding trim paint hardware knob doorknob fixture vanity sink faucet tub door shutter blind shade carpet wallpaper paneling shelving shelf island peninsula plank parquet hardwood marble granite quartz drywall closet-system wainscoting shiplap millwork staircase stair stairs railing lighting chandelier sconce exterior facade siding brick stone stucco turret front sill windowsill wall mirror mosaic slider pine-board riser saltillo tread wainscot baseboard grout banister newel handrail rollout pullout organizer drawer fretwork cornice plinth plaster shake finish soffit drape drapery',
  appliance:
    'range cookstove oven cooktop refrigerator freezer dishwasher microwave appliance washer dryer hood disposal cooler icemaker stove fridge compactor rangetop',
  'outdoor place':
    'moorage deck patio porch balcony terrace yard backyard garden courtyard lanai loggia veranda pergola gazebo lawn driveway-court rooftop pavilion orchard-garden landscaping fence grounds bed trellis arbor path walkway stoop portico breezeway portal piazza arena-ring ramada palapa dogtrot allee rhododendron azalea rose hedge topiary pier turf hardscape planting paver boardwalk walkway drip saguaro cactus lilac peony hydrangea perennial patch sundeck gate bush cane',
  view: 'view vista exposure panorama overlook lookout',
  location:
    'green cut downtown street neighborhood district highway interstate beach park train subway station bus airport trail shopping restaurant transit corner block town school frontage waterfront harbor marina city shoreline shore backdrop breeze sidewalk access',
  system:
    'array split detector separator sprinkling loop lateral hvac furnace boiler roof heat heating cooling conditioning air-conditioning pump heater softener filter filtration generator panel insulation plumbing wiring electrical sprinkler irrigation window gutter battery solar service power duct drain thermostat radiator fan vacuum seawall septic-pump amp sump chimney foundation door-opener opener vent humidifier dehumidifier bolt system mechanical mechanicals backup exchanger blower conditioner',
  update:
    'renovation remodel update upgrade addition replacement restoration rehab tuckpointing repointing',
  condition: 'seepage certificate grant bond condition repair work damage project fixer inspection',
  terms:
    'financing loan lease warranty contract sale terms closing possession appliances-included offer contingency leaseback option furniture furnishing license',
  fee: 'hoa fee dues tax taxes assessment maintenance deposit insurance rent-lot charge cdd poa abatement',
  income: 'rent income noi adu casita guesthouse unit-rental meter guest-house',
  tenancy: 'tenant tenancy occupancy vacancy lessee',
  pets: 'pet cat dog animal',
  utilities:
    'utility water sewer septic well gas electricity electric propane hookup meter line permit cable tank cistern',
  zoning: 'zoning zone',
  restriction: 'restriction covenant easement ccrs rule approval cap limit setback',
  availability: 'availability',
  community: 'community clubhouse hoa-amenity playground association subdivision team',
  storage:
    'rack cage storage closet pantry shed locker attic-storage cabinet-storage shelving-unit cupboard wardrobe crawlspace warehouse-space',
  parking:
    'sticker pass garage carport parking driveway drive space spot stall charger bay pad motor-court',
  technology:
    'internet wifi speaker camera doorbell alarm lock network ethernet security sound audio fiber shade-motor intercom device theater-system wiring-data',
  accessibility: 'ramp grab-bar stairlift doorway',
  character:
    'roofline plaque post woodwork detail beam skylight mantel medallion transom archway arch staircase-original glass victorian craftsman tudor colonial bungalow ranch cape farmhouse cottage brownstone rowhouse layout plan light clawfoot woodworking design architecture style revival dormer nicho iron ironwork transom corbel',
  land: 'moss riprap hemlock spruce brook stand blueberries acre acreage lot land pasture field meadow cottonwood creek stream pond spring timber tree grove orchard vine vineyard survey parcel soil frontage-road woods forest ranchland farm topography perc road crop hay hill ridge right boulder paddock corral waterer pivot strip ditch pine oak pines sky skies dam stock-dam culvert caliche brush boulder-field windbreak terrain bottomland hardwoods pen tract plot blind blueberry berry deer elk turkey whitetail bottom ridge creek herd bulkhead riverbank raspberry blackberry aspen birch larch spruce juniper',
  building:
    'building warehouse storefront floor-level unit duplex triplex fourplex decker barn outbuilding shop mezzanine dock-door bay-door clear height concierge doorman desk super staff signage sign loading structure concrete-block hangar silo stable quonset shop-building tower slab column rail construction retail manager drive-thru station keypad booth seat booth-spray lodge homestead parsonage bin compound cabin house-site compressor dock-leveler cooler-walk signal',
}

const KIND_BY_NOUN: ReadonlyMap<string, FeatureKind> = new Map(
  ([...Object.entries(PART_NOUNS), ...Object.entries(NOUNS)] as [FeatureKind, string][]).flatMap(
    ([kind, nouns]) =>
      nouns
        .split(' ')
        .filter((noun) => !noun.includes('-'))
        .map((noun): [string, FeatureKind] => [noun, kind]),
  ),
)

const NOUNS_WITH_HYPHEN: ReadonlyMap<string, FeatureKind> = new Map([
  ['build-out', 'building'],
  ['reach-in', 'appliance'],
  ['drive-through', 'building'],
  ['drive-thru', 'building'],
  ['plug-in', 'parking'],
  ['porte-cochère', 'parking'],
  ['cochere', 'parking'],
])

/** What a thing is by its noun, in the singular. */
export const kindOfNoun = (noun: string): FeatureKind | null =>
  KIND_BY_NOUN.get(noun) ??
  (/(?:room|house)$/.test(noun) ? 'room' : (NOUNS_WITH_HYPHEN.get(noun) ?? null))

export const isHeadNoun = (noun: string): boolean => kindOfNoun(noun) !== null

const MASS = new Set(
  (
    'onyx ipe quartzite limestone bluestone wildlife calacatta carrara statuario laminate storage laundry cabinetry irrigation access frontage proximity tile brick carpet carpeting insulation internet furniture light power water gas ' +
    'electricity heat heating cooling air conditioning air-conditioning service security trim marble granite quartz paint hardware technology equipment sound concrete stucco glass ' +
    'acreage timber privacy signage visibility maintenance shiplap oak maple walnut travertine slate terrazzo vinyl linoleum bamboo copper ' +
    'steel iron cooking solar wifi wi-fi cable fiber clearance approval sewer septic shade-cloth foam teak cedar porcelain turf drywall ventilation refrigeration tubing trout ' +
    'parquet woodwork millwork wainscoting molding paneling shelving flooring decking siding fencing landscaping lighting plumbing wiring parking seating hvac lvp lvt zoning ' +
    'financing construction exposure frontage hardwood plasterwork stonework brickwork ironwork rainwater sunshine income rent occupancy possession furnishing hot-water propane ' +
    'ethernet audio automation wood stone limestone beadboard groundwater broadband waterfront tenancy ownership blm farmland pastureland woodland land hunting fishing ac dining luxury living space-heating ' +
    'privet boxwood sassafras ocotillo cholla agave mesquite madrone verde sumac alder willow cypress poplar eucalyptus heather soil loam clay sand schist sandstone transit wire barbed-wire ponderosa juniper manzanita tile-work butcher-block ' +
    'woods suppression inlay exhaust detection pine electric camping citrus room-service dockage drainage backup management trash board-and-batten staff charging filtration mitigation waterproofing sprinklering wallpaper tin ground potential retail reception footing status insurance repipe shuffleboard underlayment flashing plaster encapsulation pvc pex osmosis ' +
    'bluegill crappie walleye catfish bass perch salmon tilapia deer elk whitetail turkey quail game waterfowl fish'
  ).split(' '),
)
const MASS_ENDING =
  /(?:(?<!net|art|frame|clock|fire)work|(?<!lime|key|cap|head)stone|(?<!ceil|build|rail|awn|open|land|sett|sitt|dwell|cross|clear|paint|str|spr|w|r|k|parti|sid)ing)$/
const SINGULAR_IN_S = /(?:ss|us|is|\bgas|canvas|lens|sonos|\bhers|i-\d+s)$/i
const PLURAL_IRREGULAR = new Set([
  'stairs',
  'woods',
  'grounds',
  'hookups',
  'men',
  'people',
  'children',
  'feet',
  'utilities',
  'mechanicals',
  'dues',
  'taxes',
  'minerals',
  'cattle',
  'premises',
  'rvs',
  'evs',
  'tvs',
  'adus',
  'rtus',
])

export const isPluralNoun = (noun: string): boolean =>
  PLURAL_IRREGULAR.has(noun) || (/s$/.test(noun) && !SINGULAR_IN_S.test(noun) && noun.length > 3)

export const singular = (noun: string): string => {
  if (noun === 'feet') return 'foot'
  if (!isPluralNoun(noun) || noun === 'stairs' || noun === 'woods') return noun
  if (/ies$/.test(noun) && noun.length > 4) return `${noun.slice(0, -3)}y`
  if (/(?:ches|shes|xes|sses)$/.test(noun)) return noun.slice(0, -2)
  if (noun === 'shelves') return 'shelf'
  return noun.replace(/s$/, '')
}

export const plural = (noun: string): string => {
  if (isPluralNoun(noun)) return noun
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:ch|sh|x|s)$/.test(noun) ? `${noun}es` : `${noun}s`
}

export const isMassNoun = (noun: string, phrase: string): boolean => {
  if (
    /\b(?:parking|garage|carport|covered|underground|assigned|deeded|crawl|reserved|green)\s+space$/i.test(
      phrase,
    )
  )
    return false
  if (noun === 'space' || /\b(?:keyless|zero) entry$/.test(phrase)) return true
  // 'Live oak shade' is no lamp shade.
  if (/\b(?:oak|elm|maple|pecan|tree|pine|cottonwood|sycamore|mesquite) shade$/i.test(phrase))
    return true
  // 'A big live oak' is a tree.
  if (
    /^(?:big|large|huge|old|mature|giant|massive|tall|live|shade|century-old|towering|majestic) (?:[a-z-]+ )*(?:oak|maple|walnut|pine|cedar|elm|beech)$/i.test(
      phrase,
    )
  )
    return false
  if (
    /\b(?:commuter|light|passenger) rail$/.test(phrase) ||
    /^(?:moorage|parkland|traffic)$/.test(noun)
  )
    return true
  if (/\b(?:climate|lighting|temperature|traffic|pest|access) control$/.test(phrase)) return true
  // 'Improved coastal pasture' means the grass, and takes no article; 'a pasture' is a fenced field.
  if (
    /^(?:mostly )?(?:improved|native|cleared|coastal|bermuda|bahia|irrigated|open)(?: [a-z-]+)* pasture$/.test(
      phrase,
    )
  )
    return true
  // What walks and gates are paved or built of: 'a garden with Belgian block'.
  if (/\b(?:belgian|cinder|breeze|glass|granite|concrete) block$/.test(phrase)) return true
  if (/\bhot water$|\bvinyl (?:plank|tile)$/.test(phrase)) return true
  return MASS.has(noun) || (MASS_ENDING.test(noun) && !NOT_MASS.has(noun))
}
const NOT_MASS = new Set([
  'greystone',
  'graystone',
  'brownstone',
  'opening',
  'closing',
  'setting',
  'wing',
  'ceiling',
  'building',
  'clearing',
  'landing',
  'railing',
  'awning',
  'siding-door',
  'swing',
  'spring',
  'ring',
  'string',
  'crossing',
  'dwelling',
  'offering',
  'painting',
  'network',
  'framework',
  'housing',
  'mooring',
  'listing',
  'king',
  'hearthstone',
  'footing',
  'piling',
  'fitting',
  'outbuilding',
  'morning',
  'evening',
  'rating',
  'meeting',
  'filling',
  'coating',
  'covering',
  'reading',
])
