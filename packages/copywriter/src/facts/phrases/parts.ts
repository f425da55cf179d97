import { conceptOfEnding, conceptOfWhole } from '../concepts/concept-of-phrase.ts'
import type { Setting } from '../concepts/scopes.ts'
import { completed } from '../nouns/completed.ts'
import { isHeadNoun, isMassNoun, isPluralNoun, kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { placed } from '../nouns/tails.ts'

/** Two words that are one thing. */
const PAIRS =
  /\b(?:washer and dryer|(?:combination|separate) tub and shower|board and batten|pier and beam|bed and bath|hot and cold|power and water|water and power|water and electric\w*|water and sewer|gas and electric\w*|heat and hot water|tongue and groove|post and beam|jack and jill|heating and cooling|heat and air|black and white|well and septic|pool and spa|bar and grill|tennis and pickleball|cable and internet|shops and restaurants|shops and dining|oil and gas|reception and waiting (?:area|room)|vigas and latillas|cats and dogs|front and back|front and rear|men's and women's|arts and crafts|hot and cold water|light and bright|bright and airy|bed and breakfast|lawn and garden|his and hers|wine and beverage|air and heat|bread and butter|indoor and outdoor|(?:main|upper|lower|first|second|third) and (?:main|upper|lower|first|second|third|fourth)(?= (?:levels|floors))|iron and glass|steel and glass|brick and stone|brick and timber(?! [a-z])|brick and mortar|corn and soybeans|(?:elk|deer|moose|turkey|quail|dove|duck|hog|bear|antelope|pheasant|bass|crappie|trout|waterfowl) and (?:elk|deer|moose|turkey|quail|doves?|ducks?|hogs?|bear|antelope|pheasant|bass|crappie|bluegill|trout|salmon|waterfowl|goose|geese)|rv and boat|boat and rv|irrigation and drainage|(?<!\bstorm )windows and doors|(?<!\bFrench )doors and windows|inside and out)\b/i
const MATERIAL =
  /^(?:bamboo|cork|laminate|oak|maple|walnut|cherry|pine|cedar|brick|stone|granite|marble|quartz|tile|hardwood|carpet|slate|steel|glass|iron|wood|vinyl|concrete|stucco|copper|brass|white|black|gray|blue|new|old|front|back|side|rear|upper|lower|north|south|east|west|light|dark|bright|sunny|private|quiet|large|open|fenced|gated|heated|cooled|formal|big|small|hot|cold|first|second|third|main|fully|city|river|ocean|lake|mountain|bay|park|skyline|downtown|state|local|public|indoor|outdoor|covered|screened|walk-in|single|double|one|two|three|four|retail|office|commercial|residential|industrial)$/i

/** 'great room with beamed ceiling + limestone fireplace' is the room and what it has. */
export const splitWith = (text: string): { whole: string; parts: string[] } => {
  const match = /^(.+?),? (?:with|featuring|including) (?:a |an |the |its own |own )?(.+)$/i.exec(
    text,
  )
  if (!match?.[1] || !match[2]) return { whole: text, parts: [] }
  return { whole: match[1], parts: [match[2]] }
}

/** Parts that agents type behind their room without a word between. */
const PART =
  /^((?:[a-z'-]+ ){0,3}(?:room|kitchen|basement|suite|den|bedroom|bath|lower level|patio|backyard)) ((?:(?:gas|wood|wood-burning|stone|brick|electric|built-in|large|two|new) )*(?:wet bar|fireplace|wood stove|pellet stove|hot tub|fire pit|walk-in closet|walk-in shower|soaking tub|jetted tub|double vanity|dual vanity|breakfast bar|breakfast nook|walk-in pantry|vaulted ceilings?|tray ceiling|skylights?|built-ins|French doors|full bath|half bath|sauna))$/i

/** 'family room wet bar' is a family room with a wet bar. */
export const withPartMarked = (text: string, setting: Setting): string =>
  PART.test(text) && !conceptOfWhole(text, setting) ? text.replace(PART, '$1 with $2') : text

/** Amenities and appliances that agents type one after the other without a comma. */
const LISTED =
  /^(?:clubhouse|gym|pool|pools|tennis|pickleball|playground|sauna|spa|trails|marina|golf|bocce|basketball|volleyball|lounge|concierge|doorman|elevator|valet|refrigerator|stove|range|oven|dishwasher|microwave|washer|dryer|disposal|freezer|deck|patio|porch|garden|shed|barn|well|septic|pantry|mudroom|loft|office|library|fireplace|garage|carport|pasture|pond|creek|corral|chapel|helipad)$/i

/** 'clubhouse gym pool' is three things. */
export const withMarks = (text: string): string => {
  const words = text
    .replace(
      /\b(hot|fire|wet|dog|bike|game|putting|boat|exercise|fitness|rec|club|tennis|pickleball) (tub|pit|bar|park|room|green|ramp|center|court|courts|run)\b/gi,
      '$1_$2',
    )
    .split(' ')
  return words.length > 2 && words.every((word) => /_/.test(word) || LISTED.test(word))
    ? words.join(' + ').replace(/_/g, ' ')
    : text
}

const NEIGHBORS = /( (?:near|close to)(?: \p{Lu}[\p{L}']*)+) and ((?:\p{Lu}[\p{L}']* ?)+)$/u

/** Splits at '+', '/' and 'and' where each side is a thing by itself. */
export const splitThings = (text: string, setting: Setting): string[] => {
  if (!/ \+ | and |, /.test(text)) return [text]
  const joined = text.replace(/ \+ /g, ' and ')
  if (isInTwoPlaces(joined)) return [joined]
  if (conceptOfWhole(joined, setting) && !isOneAndSeveral(joined)) return [joined]
  // 'garage apartment near Utica Square and Veterans Park' has two neighbors.
  if (NEIGHBORS.test(text))
    return splitThings(text.replace(NEIGHBORS, '$1\u0001$2'), setting).map((thing) =>
      thing.replaceAll('\u0001', ' and '),
    )
  // 'Sub-Zero and Wolf appliances' are the appliances of two makers.
  if (/^\p{Lu}[\p{L}-]+ and \p{Lu}[\p{L}-]+ appliances$/u.test(joined)) return [joined]
  const isList = (text.match(/ \+ /g)?.length ?? 0) > 1
  if (!isList && PAIRS.test(joined)) {
    const kept = joined.replace(PAIRS, (pair) => pair.replace(/ and /gi, '\u0001'))
    if (!/ and |, /.test(kept)) return [joined]
    return splitThings(kept, setting).map((thing) => thing.replaceAll('\u0001', ' and '))
  }
  const pieces = joined
    .split(/\s*,\s*(?:and )?| and /i)
    .map((piece) => piece.trim())
    .filter(Boolean)
  if (pieces.length < 2) return [joined]
  const isStrong = / \+ /.test(text)
  if (!isStrong && (areOfOneKind(pieces) || shareABed(pieces) || sharesAdjective(pieces)))
    return [joined]
  const counters = withCounters(pieces, setting)
  if (counters) return counters
  // 'hardwood in foyer and dining room' is in both rooms.
  const { tail } = placed(pieces[0] ?? '')
  if (!isStrong && /^(?:in|throughout|between) /.test(tail) && pieces.slice(1).every(isBareRoom))
    return [joined]
  // 'generator wired for well and furnace' serves both.
  if (
    !isStrong &&
    /^(?:wired|plumbed|piped|stubbed) for /.test(tail) &&
    pieces.slice(1).every(isBareWord)
  )
    return [joined]
  // 'storage above for kayaks and boards' is for both.
  if (!isStrong && /(?:^| )for /.test(tail) && pieces.slice(1).every(isBareSeveral)) return [joined]
  // 'pavers on drive and lanai' are on both.
  if (!isStrong && /^on /.test(tail) && pieces.slice(1).every(isBareOutside)) return [joined]
  // 'ceilings on both the main and lower levels' are on both.
  if (!isStrong && /^(?:on|throughout|between) /.test(tail) && pieces.slice(1).every(isBareLevel))
    return [joined]
  // 'bus line to campus and downtown' goes to both.
  if (!isStrong && /^to /.test(tail) && pieces.slice(1).every(isBarePlace)) return [joined]
  // Between two or more '+' stands a list, whatever its words.
  if (isList && pieces.every((piece) => /^[\p{L}][\p{L}' -]{2,}$/u.test(piece))) return pieces
  return pieces.every((piece, at) => isThing(piece, at === pieces.length - 1, isStrong, setting))
    ? withSharedWord(pieces)
    : [joined]
}

/** 'radiant heat on the main level and in the baths' is one thing in two places. */
const isInTwoPlaces = (text: string): boolean =>
  /^[a-z][a-z' -]*? (?:in|on|at|off|over|under|behind|throughout) (?:the )?[a-z -]+ and (?:in|on|at|off|over|under|behind|throughout) (?:the )?(?!.*\b(?:an?|one|two) )[a-z -]+$/i.test(
    text,
  ) && (text.match(/ and /g)?.length ?? 0) === 1

/** 'hurricane-rated windows and doors': what is said of the first is said of the second, which has no word of its own. */
const sharesAdjective = ([first = '', second = '', ...more]: readonly string[]): boolean => {
  const [adjective, noun, ...others] = first.toLowerCase().split(' ')
  return (
    more.length === 0 &&
    others.length === 0 &&
    adjective !== undefined &&
    noun !== undefined &&
    !isMassNoun(adjective, adjective) &&
    !SHARED_WORD.test(first) &&
    isPluralNoun(noun) &&
    isPluralNoun(second.toLowerCase()) &&
    /^[a-z]+$/i.test(second)
  )
}

const PLANT =
  /^(?:asparagus|raspberry|strawberry|blueberry|blackberry|rhubarb|herb|garlic|tomato|rose|lavender|peony|lilac|hydrangea|hosta|iris|tulip|azalea|camellia|grape|apple|pear|peach|cherry|plum|fig|lemon|lime|orange|grapefruit|avocado|mango|pecan|walnut|maple|oak|pine|perennial|vegetable|flower|cutting|pollinator)$/
const PLANTED = /^(?:beds|bushes|trees|vines|garden|gardens|patch|plants|borders|canes)$/

/** 'established asparagus and raspberry beds': both are in the beds. */
const shareABed = ([first = '', second = '', ...more]: readonly string[]): boolean => {
  const [kind = '', bed = '', ...others] = second.toLowerCase().split(' ')
  const plant = first
    .toLowerCase()
    .replace(/^(?:established|mature|productive|raised|young|heirloom) /, '')
  return (
    more.length === 0 &&
    others.length === 0 &&
    PLANT.test(plant) &&
    PLANT.test(kind) &&
    PLANTED.test(bed)
  )
}

/** 'ocotillo and cholla garden': two plants or two materials before the noun that they share. */
const areOfOneKind = ([first = '', second = '', ...more]: readonly string[]): boolean => {
  const [kind, noun, ...others] = second.toLowerCase().split(' ')
  const isStuff = (word: string) => isMassNoun(word, word) && kindOfNoun(word) !== null
  return (
    more.length === 0 &&
    others.length === 0 &&
    kind !== undefined &&
    noun !== undefined &&
    isStuff(first.toLowerCase()) &&
    isStuff(kind) &&
    kindOfNoun(first.toLowerCase()) === kindOfNoun(kind)
  )
}

/** 'pool and hot tubs': one of the first and several of the second take no common article. */
export const isOneAndSeveral = (text: string): boolean =>
  /^(?:[a-z-]+ )*pool and (?:hot tubs|spas|saunas)$|^(?:[a-z-]+ )*pools and (?:hot tub|spa|sauna)$/i.test(
    text,
  )

const COUNTER =
  /^((?:new |white |slab )?(?:quartz|granite|marble|quartzite|soapstone|Corian|butcher block))$/i

/** 'quartz and gas cooktop' are the counters and the cooktop. */
const withCounters = (pieces: readonly string[], setting: Setting): string[] | null => {
  const [first = '', ...others] = pieces
  if (!COUNTER.test(first) || others.length === 0) return null
  const things = others.map(completed)
  const areOthers = things.every(
    (thing) =>
      /\bappliances$/i.test(thing) ||
      /^(?:appliance|storage)$/.test(
        conceptOfWhole(thing, setting)?.kind ?? kindOfNoun(singular(headOf(thing))) ?? '',
      ) ||
      /\b(?:cabinets?|island|backsplash|tile|cabinetry)$/i.test(thing),
  )
  return areOthers && !/\b(?:counters|countertops|island|backsplash)$/i.test(things[0] ?? '')
    ? [`${first} counters`, ...things]
    : null
}

const SHARED_WORD =
  /^(wide|wider|extra-wide|vinyl|tall|arched|storm|original|replacement|insulated|double-pane|solid-core|soft-close|soft close|French) ([a-z]+)$/i

/** 'wide doors and halls', 'vinyl siding and windows': the first word is said of both. */
const withSharedWord = (pieces: string[]): string[] => {
  const work =
    /^((?:(?:newly|recently|completely|fully|freshly) )?(?:renovated|remodeled|updated|redone|upgraded|windowed|modern|tiled)) (?:kitchens?|baths?|bathrooms?)$/i.exec(
      pieces[0] ?? '',
    )?.[1]
  if (work)
    return pieces.map((piece) =>
      /^(?:kitchens?|baths?|bathrooms?)$/i.test(piece) ? `${work} ${piece}` : piece,
    )
  // 'main-floor bath and laundry': both are on the main floor.
  const level = /^(?:main|first|second|third|upper|lower|ground)-(?:floor|level)(?= )/i.exec(
    pieces[0] ?? '',
  )?.[0]
  if (level)
    return pieces.map((piece, at) =>
      at > 0 &&
      /^(?:bath|laundry|bedroom|office|den|study|powder room|half bath|full bath)$/i.test(piece)
        ? `${level} ${piece}`
        : piece,
    )
  const [, shared, noun] = SHARED_WORD.exec(pieces[0] ?? '') ?? []
  return shared && noun
    ? pieces.map((piece, at) => (at > 0 && /^[a-z]+s$/i.test(piece) ? `${shared} ${piece}` : piece))
    : pieces
}

const isBarePlace = (piece: string): boolean =>
  /^(?:the )?(?:(?:\p{Lu}[\p{L}&']*(?: |$))+|downtown|uptown|midtown|town|campus)$/u.test(piece)

/** 'boards' and 'garden tools', but no thing of a home. */
const isBareSeveral = (piece: string): boolean =>
  /^(?:boards|bikes|kayaks|skis|sleds|tools|toys|gear|seeds|canoes|paddleboards|surfboards|snowmobiles|decorations)$/i.test(
    piece,
  )

const isBareWord = (piece: string): boolean => /^[a-z]+(?: [a-z]+)?$/i.test(piece)

const isBareOutside = (piece: string): boolean =>
  /^(?:the )?(?:front |back |rear |side )?(?:lanai|patio|porch|drive|driveway|walk|walkway|deck|steps|balcony|courtyard)$/i.test(
    piece,
  )

const isBareLevel = (piece: string): boolean =>
  /^(?:the )?(?:main|upper|lower|ground|entry|top|first|second|third|fourth) (?:levels?|floors?)$/i.test(
    piece,
  )

const isBareRoom = (piece: string): boolean =>
  /^(?:the )?(?:(?:living|dining|family|great|sun|laundry|powder|bed|primary|guest|hall|main|back|front|upstairs|keeping|hearth|bonus|game|rec|breakfast|morning|mud|flex|media|utility) ?)?(?:rooms?|sunroom|mudroom|nook|study|suite|closets?|pantry|landing|kitchen|foyer|hall|hallway|entry|bedrooms?|baths?|bathrooms?|den|office|basement|stairs|loft|library)$/i.test(
    piece,
  )

const isThing = (piece: string, isLast: boolean, isStrong: boolean, setting: Setting): boolean => {
  const { core } = placed(piece)
  const words = core.split(' ')
  // 'cabinets and Corian': a maker stands for what it makes.
  if ((isStrong || /^\p{Lu}\p{Ll}+$/u.test(core)) && completed(core) !== core) return true
  if (!isLast && words.length === 1 && MATERIAL.test(core)) return false
  if (conceptOfWhole(core, setting) || conceptOfEnding(core, setting)) return true
  const head = singular(headOf(core))
  if (/^(?:media|exercise|theater|craft)$/i.test(core)) return true
  if (/^(?:hot tubs?|lazy river|water slides?)$/i.test(core)) return true
  // 'prep sink and seating for six'
  if (/^(?:seating|shelving)$/i.test(core)) return true
  if (
    /^(?:eating|desk|breakfast|sitting|play|computer|homework|seating) (?:area|space)$/i.test(core)
  )
    return true
  if (/^(?:tennis|pickleball|bocce|shuffleboard|basketball|volleyball|central)$/i.test(core))
    return true
  return (
    isHeadNoun(head) || (isStrong && words.length > 1 && words.length <= 4 && !MATERIAL.test(core))
  )
}
