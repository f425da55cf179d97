import { expandShorthand } from '../short-forms/shorthand.ts'

const KITCHEN =
  /\b(?:island|counters?|countertops|granite|quartz|marble|cabinets?|appliances?|stainless(?: steel)?|range|stove|cooktop|ovens?|pantry|backsplash|dishwasher|refrigerator|microwave|breakfast (?:bar|nook)|nook|hood|sink|pot filler|(?:desk|eating|dining|breakfast|coffee|prep|work|bar|seating) (?:area|bar|station|space|island)|desk|window seat|disposal|wine (?:fridge|cooler|refrigerator)|bay window|skylights?)$/i
const BATH =
  /\b(?:tub|shower|vanity|vanities|closets?|sinks|bidet|access to (?:the )?(?:spa|pool|deck|patio|balcony|terrace|garden)|sitting (?:area|room)|balcony|fireplace|bath|sauna|dressing (?:area|room))$/i
const LOWER_LEVEL =
  /\b(?:bath|bar|wet bar|kitchenette|fireplace|theater|rec room|media room|game room|bedroom|storage|gym|laundry|wine cellar|(?:own|separate|private) (?:entry|entrance))$/i
const OUTSIDE =
  /\b(?:fire ?pit|hot tub|pergola|grill|misters|ceiling fans|fans|lights|raised beds|garden beds|fruit trees|shed|playset|fountain|pond|fireplace|TV|heaters)$/i

/** What a room or a place outside can have, typed after 'with'. */
const PARTS_OF: readonly [owner: RegExp, part: RegExp][] = [
  [/\bkitchen$/i, KITCHEN],
  [/\b(?:suite|bath|bathroom|primary|bedroom)(?: (?:on|up|down|off|in)\b.*)?$/i, BATH],
  [
    /\b(?:basement|lower level|terrace level|walk-?out|downstairs level|casita|guest house)$/i,
    LOWER_LEVEL,
  ],
  [
    /\b(?:(?:family|living|great|rec|sun|bonus|game|media|dining) room|den|sunroom|office|study|library)(?: (?:on|up|down|off|in)\b.*)?$/i,
    /\b(?:fireplace|stove|built-ins|bookcases|bookshelves|(?:vaulted|cathedral|beamed|tray|high) ceilings?|beams|skylights?|wet bar|bay window|sliders|French doors|ceiling fans?|wainscoting|crown molding|window seat|closet|mini split)$/i,
  ],
  [
    /\b(?:laundry(?: room)?|mudroom)(?: (?:on|up|down|off|in)\b.*)?$/i,
    /\b(?:sink|bench|lockers|cubbies|cabinets|counter|closet|storage|washer|dryer|drop zone|dog wash|hooks|shelving)$/i,
  ],
  [/\b(?:patio|deck|porch|lanai|backyard|yard|courtyard)$/i, OUTSIDE],
]

/** What was done to a room before the list of what it has: 'kitchen redone 2021 w/ quartz, gas range'. */
const WORK = /,? (?:remodeled|redone|renovated|updated|rebuilt|gutted)(?: in)? (?:19|20)\d\d$/i

/**
 * Whether `next` goes on with the list of what the room in `last` has.
 * @example isRoomPart('primary suite w/ tray ceiling', 'dual vanity & tiled shower') // true
 */
export const isRoomPart = (last: string, next: string): boolean => {
  const [owner, list] = expandShorthand(last).split(/ with /i)
  if (!owner || !list || / with /i.test(expandShorthand(next))) return false
  const room = owner.replace(WORK, '')
  const part = PARTS_OF.find(([pattern]) => pattern.test(room))?.[1]
  const things = expandShorthand(next)
    .replace(/^(?:and|&|\+) /i, '')
    .split(/ (?:and|&|\+) /i)
  return part !== undefined && things.every((thing) => !/\d{4}|\$/.test(thing) && part.test(thing))
}
