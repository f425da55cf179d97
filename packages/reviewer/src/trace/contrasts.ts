/** Of these a thing is one: `values` in turn, said of what `thing` names. */
export interface Contrast {
  values: readonly RegExp[]
  /** What must stand in the same part of the sentence, and in the feature. */
  thing: RegExp
}

const contrast = (thing: string, ...values: string[]): Contrast => ({
  thing: new RegExp(`\\b(?:${thing})`),
  values: values.map((value) => new RegExp(`\\b(?:${value})\\b`)),
})

const FLOOR = [
  'hard ?woods?|oak|maple|pine|fir|walnut',
  'tiled?|terrazzo',
  'carpet(?:ed)?',
  'concrete',
  'vinyl',
  'laminate',
  'bamboo',
  'cork',
  'slate',
  'marble',
  'parquet',
]
const FUEL = ['gas', 'electric|elec', 'oil', 'propane', 'wood', 'pellet', 'geothermal']

/** The same for each of several things by itself: an indoor pool says nothing of the tub. */
const contrasts = (things: string, ...values: string[]): Contrast[] =>
  things.split(' ').map((thing) => contrast(thing, ...values))

/** Where one of them was entered, another is wrong: 'elec heat' is no gas heat. */
export const CONTRASTS: readonly Contrast[] = [
  contrast('heat(?!ed)|furnace|boiler', ...FUEL, 'steam'),
  contrast('heat(?!ed)|air\\b', 'forced[- ]air', 'radiant', 'baseboard', 'mini[- ]?splits?'),
  contrast('a/?c\\b|air\\b|cooling', 'central', 'wall|window', 'mini[- ]?splits?|ductless'),
  contrast('range|stove|cooktop|oven', ...FUEL),
  contrast('fireplace|fp\\b', ...FUEL),
  contrast('floors?\\b', ...FLOOR),
  contrast(
    'counter',
    'granite',
    'quartz',
    'marble',
    'laminate',
    'butcher block',
    'soapstone',
    'formica',
    'corian',
    'tiled?',
  ),
  contrast(
    'roof(?!top| deck| terrace)',
    'metal|standing seam',
    'slate',
    'tiled?',
    'shingles?|asphalt|composition',
    'flat',
    'cedar|shake',
  ),
  contrast(
    'siding|exterior',
    'brick',
    'vinyl',
    'stucco',
    'cedar|wood',
    'stone',
    'hardie|fiber cement',
    'aluminum',
  ),
  ...contrasts('garage carport studio shop workshop', 'attached|att', 'detached|det'),
  ...contrasts('road drive(?:way)?\\b', 'paved|asphalt', 'gravel', 'dirt'),
  ...contrasts('garage parking', 'tandem', 'side[- ]by[- ]side'),
  contrast('finish', 'partial(?:ly)?|part|half', 'fully|completely|entirely'),
  contrast('phase', '(?:3|three)[- ]phase', '(?:1|single)[- ]phase'),
  contrast('laundry|washer', 'in[- ](?:the )?unit', 'bsmt|basement|coin|shared|common'),
  contrast('pool', 'in-?ground', 'above-?ground'),
  ...contrasts(
    '(?:solar|panels) (?:parking|pkg|spaces?\\b) slip (?:lot|land)\\b tank',
    'owned',
    'leased|rented',
    'deeded',
    'assigned',
  ),
  contrast(
    'parking|pkg|spaces\\b',
    'off[- ](?:the )?(?:street|st)',
    '(?<!off[- ](?:the )?)(?:on[- ](?:the )?)?(?:street|st)(?! (?:level|number))',
  ),
  contrast(
    'water(?!front)|well\\b|irrigat',
    'city|municipal|public|town|county',
    'well|cistern|spring',
  ),
  contrast('rentals?\\b|rent|str\\b|leas', 'short[- ]term|str|nightly', 'long[- ]term'),
  contrast(
    'lease|tenan|rent',
    'month[- ]to[- ]month|m2m|mtm',
    '(?:12|twelve)[- ]mo(?:nth)?|annual|(?:one|1)[- ]y(?:ea)?r|yearly',
  ),
  ...contrasts('creek stream road access pond river', 'seasonal|in season', 'year-round|all year'),
  contrast('min(?:ute)?s?\\b|blocks?\\b|mi(?:les?)?\\b', 'walk', 'drive'),
  contrast('pay|paid', 'owners?|landlord|sellers?', 'tenants?|renters?|buyers?'),
  ...contrasts('porch yard patio deck door entrance stairs?', 'front', 'back|rear', 'side'),
  contrast('fac(?:es|ing)|exposure', 'north', 'south', 'east', 'west'),
  ...contrasts(
    '(?:primary|master) laundry',
    'main|first|1st|ground|down(?:stairs)?',
    'up(?:per|stairs)?|second|2nd|top',
    'lower|basement|bsmt',
  ),
  contrast('rentals?\\b|leas', 'nightly', 'weekly', 'monthly', 'annual|yearly'),
  contrast('generator', 'whole-house|standby|backup', 'hook-?up|ready|inlet|portable'),
  contrast('side\\b', 'north(?:ern)?', 'south(?:ern)?', 'east(?:ern)?', 'west(?:ern)?'),
  ...contrasts('arena pool tub shower kitchen court fireplace', 'indoors?', 'outdoors?|outside'),
  ...contrasts(
    'elevator beach dock entrance road pool laundry yard patio deck porch driveway roof gym',
    'private|to yourself|all yours|your own|exclusive',
    'shared|public|common|community|coin',
  ),
]

/** These are said by themselves. */
export const TERMS: readonly Contrast[] = [
  contrast('', 'cash', 'conv(?:entional)?', 'fha', 'va', 'usda'),
  contrast('', 'septic', 'sewer'),
  contrast('', 'nnn|triple net', '(?:modified )?gross lease'),
  contrast('', 'furnished|furn', 'unfurnished'),
]
