import type { Term } from '../term.ts'

/** Something that is only true if the agent said so. */
const claim = (about: string, pattern: string, typed?: string): Term => ({
  rule: 'fact/claim',
  severity: 'caution',
  pattern,
  why: `Nothing you entered speaks of ${about}. Add it to the features or take it out.`,
  ...(typed ? { typed } : {}),
})

const VIEWED =
  'ocean|water|lake|river|bay|mountain|city|skyline|golf course|park|garden|sunset|sunrise|valley|canyon|panoramic|sweeping|scenic|unobstructed|treetop|harbor'
const WORKS =
  'roof|kitchen|appliances?|carpet|paint|windows?|hvac|floors|flooring|furnace|construction|water heater|deck|siding|bath|bathrooms?|fixtures|plumbing|electrical'

export const claims: readonly Term[] = [
  claim(
    'a view',
    `(?:${VIEWED}) views?|views(?! (?:the|this|itself|are|is|by))|a view(?= (?:of|over))`,
  ),
  claim('a view', 'overlook(?:s|ing)', 'view'),
  claim('water', 'waterfront|lakefront|oceanfront|riverfront|beachfront', 'frontage|waterfront'),
  claim('water', '(?:lake|river|creek|ocean|water) (?:frontage|access)|beach access'),
  claim(
    'condition',
    'renovated|remodeled|refurbished|restored|updated|upgraded|redone|refinished|refreshed',
    'renovat|remodel|refurbish|restor|updat|upgrad|redone|redid|refinish|replaced|new',
  ),
  claim('condition', 'well[- ]maintained|well[- ]kept|move[- ]in[- ]ready|turn[- ]?key'),
  claim(
    'newness',
    `brand[- ]new|newly (?:built|installed|painted|finished|constructed)|newer|new (?:${WORKS})`,
    'new|replaced',
  ),
  claim(
    'history',
    'historic|historical|landmarked|period details|original (?:details|hardwoods?|woodwork|moldings?)',
  ),
  claim(
    'quiet',
    'quiet (?:streets?|neighborhood|road|cul[- ]de[- ]sac|block|area|corner|setting|location|lot|lane|community)',
    'quiet',
  ),
  claim(
    'light',
    'sunny|sunlit|sun[- ](?:drenched|filled|soaked|splashed|kissed)|light[- ]filled|natural light|bright and airy',
    'light|sun',
  ),
  claim(
    'distance',
    '(?:steps|minutes|moments|blocks|miles)(?= (?:away|from|to) )|walking distance|walkable|easy access to',
    'near|close|walk|step|minute|block|mile|access|proximity',
  ),
  claim(
    'distance',
    '(?:close to|near|nearby) (?:shops|shopping|parks?|schools?|restaurants|cafes|transit|trails|downtown|highways?|freeways?)',
    'near|close|walk|proximity',
  ),
  claim('location', 'downtown|city center|gated|golf (?:course|community)'),
  claim('schools', 'schools?|school districts?'),
  claim(
    'returns',
    'rental income|passive income|cash[- ]?flow(?:ing)?|cap rate|roi|return on investment|strong (?:rents|demand)|below market|income[- ]producing|positive cash',
  ),
  claim('a pool', '(?:heated |saltwater |infinity |community )?pools?'),
  claim('a hot tub', 'hot tubs?|jacuzzi|spa', 'hot tub|jacuzzi|spa'),
  claim('a fireplace', 'fireplaces?|hearth|wood stove', 'fireplace|hearth|stove'),
  claim('parking', 'garages?', 'garage'),
  claim(
    'parking',
    'carports?|(?:off-street|covered|deeded|assigned|rv|garage|valet) parking|circular driveway',
    'parking|carport|rv',
  ),
  claim('charging', 'ev charg(?:er|ing)|car charger', 'charg|\\bev\\b|electric car'),
  claim('a basement', 'basements?|attics?|lofts?|mezzanines?'),
  claim(
    'outdoor space',
    'decks?|patios?|porch(?:es)?|balcon(?:y|ies)|terraces?|lanai|veranda|pergola|gazebo|outdoor kitchen|greenhouse|courtyards?',
  ),
  claim('outdoor space', 'fire ?pits?', 'fire ?pit'),
  claim('a fence', 'fenced', 'fence'),
  claim('a garden', 'gardens?|landscaped', 'garden|landscap'),
  claim(
    'a material',
    'granite|quartz|marble|subway tile|slate|travertine|terrazzo|butcher[- ]block|shiplap|exposed (?:brick|beams?)',
  ),
  claim('a material', 'hardwoods?', 'hardwood|\\bhw\\b|wood floor'),
  claim('a material', 'stainless[- ]steel|stainless', 'stainless|\\bs/?s\\b'),
  claim('a kitchen feature', '(?:kitchen|center|waterfall|large) island|island seating', 'island'),
  claim(
    'a kitchen feature',
    "pantry|breakfast (?:bar|nook)|chef's kitchen|gourmet kitchen|double ovens?|gas range|wine (?:cellar|fridge|refrigerator|room)",
    "chef'?s? kitchen|gormet|gas (?:stove|cooktop)|wine|subzero",
  ),
  claim(
    'a bathroom feature',
    'soaking tub|clawfoot tub|walk-in shower|steam shower|rain shower|en[- ]?suite|heated floors',
    'tub|shower|en ?-?suite|heated|radiant',
  ),
  claim('a bathroom feature', 'dual vanit(?:y|ies)', 'vanit|sinks'),
  claim('a closet', 'walk-in closets?', 'walk[- ]?in|\\bwic\\b|closet'),
  claim(
    'ceilings',
    '(?:vaulted|cathedral|high|soaring|coffered|tall|tray) ceilings?',
    'vaulted|ceiling',
  ),
  claim('a detail', 'crown molding|skylights?|floor-to-ceiling windows', 'crown mo|skylight'),
  claim(
    'a room',
    'home office|media room|home theater|game room|bonus room|mudroom|sunroom|guest (?:house|suite|cottage)|wet bar|sauna|home gym|library|family room|formal (?:dining|living) room|great room',
    'office|study|theat|media|game|rec room|bonus|flex|mud ?room|sun ?room|in[- ]?law|guest|florida',
  ),
  claim('a room', '(?:primary|master) (?:suite|bedroom|bath|bathroom)', "primary|master|owner'?s"),
  claim('laundry', 'laundry room|in-unit laundry', 'laundry|washer|w/d|utility room'),
  claim(
    'equipment',
    'solar panels?|heat pump|tankless|generator|smart (?:home|thermostat|locks)|security system|fiber internet|elevator',
    'solar|mini[- ]split|generac|smart|nest|ecobee|keyless|automation|alarm|internet|lift',
  ),
  claim('cooling', 'central air|air conditioning|air-conditioned', 'air|a/c|\\bac\\b|hvac'),
  claim(
    'amenities',
    'clubhouse|fitness center|concierge|doorman|tennis courts?|pickleball|playground|rooftop',
    'gym|fitness|roof|doorman|concierge|court',
  ),
  claim(
    'the lot',
    'corner lot|cul[- ]de[- ]sac|mature trees|level lot|wooded|tree[- ]lined',
    'cul-?de|culdesac|trees',
  ),
  claim(
    'terms',
    '(?:fully|partly|sold) furnished|warranty|no hoa|pet[- ]friendly',
    'furnish|warrant|hoa|pets?\\b',
  ),
]
