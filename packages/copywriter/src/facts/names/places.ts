import { PLACE_NAMES } from '../vocabulary/proper-names.ts'

/** Nouns that end the name of a neighborhood, a community or a county. */
const ENDS =
  'Hills?|Heights|Highlands?|Park|Coast|Quarters?|Village|Square|Point|Pointe|Estates|Grove|City|Town|County|Springs|Valley|Landing|Island|Isles?|Harbor|Harbour|Crossing|Meadows|Commons|Circle|District|Triangle|Loop|Flats|Bottoms|Terrace|Green|Junction|Gardens|Farms|Ranch|Lakes|Trails|Plantation|Shores|Woods|Oaks|Ridge|North|South|East|West|Beach|Mill|Mills|Bluffs?|Bay|Bend|Run|Reserve|Preserve|Place|Corners|Station|Yards?'
/** First words of the same. */
const BEGINS = 'North|South|East|West|Upper|Lower|Old|New|Fort|Ft|St|Mount|Lake|Port'
/** Words that describe a feature rather than name a place, though they were typed with a capital. */
const DESCRIBES =
  /^(?:un[a-z]+ed|private|public|wooded|gated|community|corner|front|back|rear|side|big|large|small|huge|flat|level|fenced|open|near|close|walk|quiet|sandy|rose|herb|vegetable|butterfly|formal|rock|zen|english|dog|skate|water|mobile|rv|trailer|office|business|industrial|golf|horse|cattle|dude|working|city|town|mature|native|live|shade|state|national|neighborhood|mountain|river|ocean|creek|bay|roof|rooftop|deck|garden|covered|screened|stone|paver|brick|train|bus|metro|gas|fire|police|play|school|shared|common|swim|tennis|fully|rolling|steep|hay|tree|christmas|family|hobby|mini|new|old|solar|wind|boat|historic|arts|warehouse|theater|design|market|riverfront|entertainment|garment|meatpacking|main|no|faces|facing|views?|natural|scenic|professional|raised|picket|wet|dry|north|south|east|west|drive|facing|full|half|double|triple|single|dual|two|three|four|fitted|utility|work|party|beach|lake|hill|bonus|great|beautiful|lovely)$/i

const NAME_WORD = String.raw`\p{Lu}[\p{L}'’.-]*\p{L}|\p{Lu}`
const NAMED = new RegExp(
  String.raw`^(?:in )?(?:the )?((?:${NAME_WORD})(?: (?:of|de|la|the|at|on) (?=\p{Lu})| (?:${NAME_WORD})){0,3})(?: (area|neighborhood|community|subdivision|section))?$`,
  'u',
)
const ENDS_NAME = new RegExp(`(?:^|[ -])(?:${ENDS})$`)
const BEGINS_NAME = new RegExp(`^(?:${BEGINS})\\.? `)
/** 'Fan district', 'Wake county': the noun keeps its small letter in a hurry. */
const SMALL_NOUN = new RegExp(`^((?:${NAME_WORD})(?: (?:${NAME_WORD}))?) (district|county)$`, 'u')
const AGED = /^(?:in )?(?:(?:55|62) ?\+ (?:community )?(.+)|(.+?),? (?:55|62) ?\+(?: community)?)$/u

/** 'College Cultural area': the small letter shows that the capitals before it are those of a name. */
const QUARTER = /^((?:\p{Lu}\p{Ll}+ ){2,3}(?:area|neighborhood))$/u
const OF_A_ROOM =
  /^(?:large|big|formal|open|separate|living|dining|family|eating|eat-in|play|laundry|patio|common|seating|kitchen|breakfast|sitting|bonus|bar|pool|great|desk|loft|office|storage|work|picnic|grill|outdoor|covered|near|in|no|new|fenced|grassy|dog|pet)$/i

/** The name of a neighborhood, a community or a county, where an item is nothing else; otherwise `null`. */
export const placeNamed = (text: string): string | null => {
  if (text.includes(' ') && PLACE_NAMES.has(text) && ENDS_NAME.test(text)) return text
  const area = QUARTER.exec(text)?.[1]
  if (area && !area.split(' ').some((word) => OF_A_ROOM.test(word))) return area
  const small = SMALL_NOUN.exec(text)
  if (small?.[1] && small[2])
    return DESCRIBES.test(small[1]) ||
      // 'Floodgate-protected district' tells of what kind it is.
      /-\p{Ll}/u.test(small[1]) ||
      /^(?:School|Tax|Historic|TIF|Fire|Water|Business)\b/.test(small[1])
      ? null
      : `${small[1]} ${small[2].charAt(0).toUpperCase()}${small[2].slice(1)}`
  const aged = AGED.exec(text)
  if (aged) {
    const name = (aged[1] ?? aged[2] ?? '').trim()
    return /^\p{Lu}\p{L}+(?: \p{Lu}[\p{L}']+){0,3}$/u.test(name) &&
      !/^(?:Gated|Age|Active|Community)\b/.test(name)
      ? name
      : null
  }
  const name = NAMED.exec(text)?.[1]
  const first = name?.split(' ')[0] ?? ''
  if (!name?.includes(' ') || /^(?:TIF|HOA|CDD|MUD|ISD)\b/.test(name)) return null
  const isDirected =
    BEGINS_NAME.test(name) &&
    !/(?:Facing|Exposures?|Views?|Side|Wing|Entrance|Patio|Deck|Porch|Lot|Access|Frontage|Roof|Windows|Kitchen|Construction|Build|Carpet|Paint|World|Growth|Brick|Barn)$/.test(
      name,
    )
  if (/^(?:North|South|East|West|Upper|Lower|Old|Fort|Ft|Port)\b/.test(name) && isDirected)
    return name
  if (
    /^Lake (?:\p{Lu}\p{L}+ )?(?:Highlands|Forest|Hills|Heights|Village|City|Ridge|Park)$/u.test(
      name,
    )
  )
    return name
  return ENDS_NAME.test(name) && !DESCRIBES.test(first) ? name : null
}

const CLOSE_BY = new RegExp(
  String.raw`^((?:${NAME_WORD})(?: (?:of|the|at|on) (?=\p{Lu})| (?:${NAME_WORD})){1,4}) (?:is )?(?:nearby|close by|near by|around the corner|down the (?:street|road)|across the (?:street|road)|within walking distance)$`,
  'u',
)
/** Nouns that end the name of a place one goes to. */
const DESTINATION =
  /(?:Pond|Lake|Park|Creek|River|Course|Club|Center|Trail|Market|Mall|Beach|Square|Plaza|Village|Marina|Reservoir|Preserve|Gardens?|Commons|Landing|Crossing|Bridge|Station|Museum|Zoo|Springs|Falls|Forest|Mill)$/
const COMMON_BEFORE =
  /^(?:shopping|hiking|biking|bike|walking|country|grocery|farmers|medical|fitness|rec|recreation|community|nature|local|several|many|great|light|rail|senior|day|county|regional|outlet|convention|conference|memorial|botanical)$/i

/** 'Sugar Mill Pond nearby': a place that was typed with its capitals, though its first word is a common one. */
export const placeCloseBy = (text: string): string | null => {
  const name = CLOSE_BY.exec(text)?.[1] ?? ''
  const first = name.split(' ')[0] ?? ''
  const isDescribed =
    COMMON_BEFORE.test(first) || (DESCRIBES.test(first) && name.split(' ').length < 3)
  return DESTINATION.test(name) && !isDescribed ? name : null
}
