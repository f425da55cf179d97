import type { Scene } from './types.ts'

const CLUES: readonly [Scene, RegExp][] = [
  [
    'site',
    /dock-high|dock doors?|drive-in doors?|loading|clear height|mezzanine|storefront|warehouse/,
  ],
  [
    'setting',
    /\bviews?\b|front(?:age)?\b|beach|shoreline|proximity|downtown|\btrails?\b|\bcreek|\briver|\blake|\bpond|\bstream/,
  ],
  ['suite', /\bprimary\b|\bsuites?\b|closets?\b|\bvanit|\btub\b|\bshower|\bbath|ensuite/],
  [
    'kitchen',
    /kitchen|counter|applianc|\brange\b|\bstove|\boven|cooktop|refrigerat|fridge|dishwasher|pantry|backsplash|cabinet|\bisland\b|scullery|breakfast|microwave|\bsink|freezer|coffee bar/,
  ],
  ['parking', /garage|carport|parking|driveway|\bEV\b|charger|\bRV\b/],
  [
    'outdoor',
    /\bpool|\bspa\b|patio|\bdeck\b|porch|balcon|terrace|yard|garden|lawn|\bfire ?pit|grill|barbecue|\bbbq\b|pergola|gazebo|fenc|landscap|\btrees?\b|greenhouse|coop\b|court\b|lanai|veranda|fountain|orchard|outdoor|dog run|\bdock\b|hot tub|jacuzzi|playset|cabana|hammock|stable|paddock|arena|pasture/,
  ],
  ['household', /laundry|washer|dryer|mud ?room|utility room|ironing|dumbwaiter|linen/],
  ['storage', /storage|\bshed\b|attic|workshop|\bbarn\b|crawl ?space/],
  [
    'technology',
    /smart|thermostat|security|camera|doorbell|speaker|\bsound\b|internet|ethernet|automat|\bwi-?fi|wiring|intercom/i,
  ],
  [
    'systems',
    /hvac|\bair condition|heat|furnace|boiler|\broof|solar|generator|windows?\b(?! seat)|electrical|plumbing|softener|septic|\bwell\b|fans?\b|insulation|\bgutters|panel|battery|geothermal|sump|filtration/i,
  ],
  [
    'income',
    /\badu\b|accessory|guest house|casita|rental|tenants?|separate (?:entrance|meter)|duplex|in-law|\bunits\b|cottage/i,
  ],
  [
    'community',
    /community|club|fitness|\bgym\b|concierge|doorman|gated|\bHOA\b|playground|golf|lounge|association/,
  ],
  [
    'site',
    /utilities|\bpower\b|survey|road|dock|(?:three|3)-phase|sprinkler|showroom|conference|restroom|zoning|easement|signage|acre|timber|\bsoil|perc/,
  ],
  [
    'character',
    /original|period|historic|pocket door|clawfoot|stained glass|antique|vintage|reclaimed/,
  ],
  ['access', /\bramp\b|step-free|doorways|grab bars|roll-in|stair lift|single-level|elevator/],
  [
    'interior',
    /floor|ceiling|fireplace|room\b|\bden\b|loft|office|study|library|theater|basement|molding|\bbeams?\b|brick|wainscot|shelv|built-in|skylight|window|shutter|doors?\b|stair|\bbar\b|cellar|sauna|carpet|\btile|hardwood|lighting|foyer|hall|nook|paneling|light\b|entry|plank|bookcase/,
  ],
]

/** Where an unlisted feature belongs; 'general' makes no assumption about it. */
export const sceneOf = (text: string): Scene => {
  for (const [scene, clue] of CLUES) if (clue.test(text)) return scene
  return 'general'
}
