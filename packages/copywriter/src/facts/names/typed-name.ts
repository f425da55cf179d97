import { isMassNoun, kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { SHORT_WORDS } from '../short-forms/words.ts'
import { isCommonWord, isKnownWord } from '../vocabulary/known-words.ts'
import { MISSPELLINGS } from '../vocabulary/misspellings.ts'
import { NAMES_BY_FIRST_WORD } from '../vocabulary/proper-names.ts'
import { nearestWord } from '../vocabulary/spelling.ts'
import { capitalised } from './capitalised.ts'
import type { CaseStyle } from './case-style.ts'
import { PLACE_NOUN, PLACE_TITLE } from './place-nouns.ts'
import type { Token } from './token.ts'

/** Systems of snowmobile trails that are called by words. */
const TRAIL_SYSTEM = /^(?:VAST|ITS)$/

/** Nouns before which a capitalized word is a name, even if it is also an ordinary word: 'Cascade views', 'Cypress membership'. */
const OF_A_NAME =
  /^(?:views?|vistas?|frontage|access|design|membership|trails?|schools?|mountains?|mtns?|rivers?|canyons?|valley|peaks?|foothills|style|exposure|area|line|train|appliances?|range|windows|deck|decking|fixtures|cabinets|cabinetry|faucets?)$/

/** What is often seen from a window: 'Marsh views' are no views of Marsh. */
const LANDSCAPE =
  /^(?:marsh|meadow|prairie|desert|canal|inlet|lagoon|preserve|treetop|pasture|vineyard|orchard|bayou|wetland|foothill|ridge|cove|dune)s?$/

/** Lights of the sky, of which one may also be the name of a town. */
const SKY = /^(?:aurora|fireworks|alpenglow|sunset|sunrise|moonrise|starlight|skyline|eclipse)$/

/** Mountains that are called by a word of the trade. */
const PEAK = /^camelback$/

const DWELLING =
  /^(?:duplex|triplex|bungalow|ranch|colonial|condo|home|house|two-flat|cottage|townhouse|townhome|loft)$/

/** Whether a word is a name because of its capital or of the words beside it. */
export const isTypedName = (tokens: Token[], at: number, style: CaseStyle): boolean => {
  const token = tokens[at]
  if (!token) return false
  const { word, lower } = token
  if (lower in MISSPELLINGS || KIND_OF_TRAIL.test(lower)) return false
  const isCommon =
    isCommonWord(lower) &&
    !isCode(word, tokens[at - 1]?.lower ?? '') &&
    !(TRAIL_SYSTEM.test(word) && /^(?:trails?|snowmobile|\d+|)$/.test(tokens[at + 1]?.lower ?? ''))
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  const isByPlace =
    !isKnownWord(lower) &&
    lower.length > 2 &&
    /^\p{L}+$/u.test(word) &&
    !nearestWord(lower) &&
    ((after?.isAfterSpace && PLACE_NOUN.test(after.lower)) ||
      (token.isAfterSpace && PLACE_TITLE.test(before?.lower ?? '')))
  if (isByPlace) {
    token.word = capitalised(word)
    return true
  }
  if (!/^\p{Lu}/u.test(word) || style === 'shouted') return false
  if (/^\p{Lu}&\p{Lu}+$/u.test(word)) return true
  if (TRANSIT_IN_CAPITALS.test(word) && style === 'sentence') return true
  if (/^\p{Lu}[\p{Lu}-]+s?$/u.test(word))
    return (
      !isCommon ||
      (lower.length > 3 &&
        /^\p{Lu}{2,}$/u.test(before?.word ?? '') &&
        !isCommonWord(before?.lower ?? ''))
    )
  if (/^\p{Lu}\p{Ll}*\p{Lu}/u.test(word)) return true
  if (style === 'sentence' && isThingBehindItsAdjective(tokens, at)) return false
  // 'Sugarbush of 900 taps' is a thing; 'Village of Oak Creek' is a place.
  if (at === 0 && after?.word === 'of' && /^(?:\d|\p{Ll})/u.test(tokens[2]?.word ?? ''))
    return false
  // 'Heavenly shuttle', 'Rapid station': a line or a resort that is called by a plain word.
  if (at === 0 && style === 'sentence' && /^(?:shuttle|station)$/.test(after?.word ?? ''))
    return !KIND_OF_TRANSIT.test(lower)
  if (at === 0 && /^views?$/.test(tokens[1]?.word ?? '')) {
    if (SKY.test(lower)) return false
    if (PEAK.test(lower)) return style === 'sentence'
  }
  // 'Direct Ocean views' are of no place by that name.
  if (at < 2 && isOrdinaryView(tokens)) return false
  // In sentence case, only the first word may owe its capital to its position.
  if (style === 'sentence' && at > 0) return true
  if (
    after &&
    /^\p{Lu}/u.test(after.word) &&
    after.isAfterSpace &&
    (PLACE_NOUN.test(after.lower) ||
      /^(?:line|point|village|island|gate|commons|state|tech|poly)$/.test(after.lower) ||
      // 'Bay View duplex' is one in Bay View; 'Bay View from deck' is a view.
      (/^(?:view|heights|terrace)$/.test(after.lower) &&
        tokens.slice(at + 2, at + 5).some((token) => DWELLING.test(token.lower))))
  )
    return style === 'sentence'
  // 'Sugar House Park 3 blocks': several words with capitals before a place are its name.
  if (at === 0 && style === 'sentence' && isNamedPlace(tokens)) return true
  // 'Green Hope High', 'Third Ward loft', 'Silver Comet trail'; but 'White Bosch dishwasher'.
  if (
    at === 0 &&
    style === 'sentence' &&
    (BEGINS_NAMES.test(lower) || NUMBERED_PLACE.test(`${lower} ${after?.lower}`)) &&
    /^\p{Lu}\p{Ll}/u.test(after?.word ?? '') &&
    !NAMES_BY_FIRST_WORD.has(after?.lower ?? '')
  )
    return true
  // 'Historic Savannah Foundation plaque' is from a foundation of that name.
  if (at === 0 && lower === 'historic' && tokens.slice(1).some(isBody)) return true
  // 'Front Range views', 'Back Bay condo'; but 'Front Porch with swing'.
  if (at === 0 && style === 'sentence' && /^\p{Lu}/u.test(after?.word ?? '')) {
    if (SIDE_OF_LAND.test(`${lower} ${after?.lower}`)) return true
    // 'Table Rock views', 'Lower Manhattan views': nothing but a name has two capitals before what is seen.
    const isSeen = /^views?$/.test(tokens[at + 2]?.word ?? '')
    const isOrdinary = SIGHT.test(lower) && SIGHT.test(after?.lower ?? '')
    if (isSeen && !BREADTH_OF_VIEW.test(lower) && !isOrdinary) return true
  }
  if (at === 0 && style === 'sentence' && isFirstOfName(tokens)) return true
  // 'Kit Carson fiber': a short form of notes before a name.
  if (at === 0 && style === 'sentence' && lower in SHORT_WORDS && isUnknownName(after)) return true
  // 'Van Ness corridor', 'Del Mar cottage'.
  if (
    /^(?:van|von|de|del|la|el|las|los|di|da|san|santa)$/.test(lower) &&
    after &&
    /^\p{Lu}\p{Ll}/u.test(after.word)
  )
    return style === 'sentence'
  // The first word of 'Stucco ranch' has a capital because of its position; it is no name.
  const isBegun = style === 'sentence' && isKnownWord(lower) && /^\p{Ll}/u.test(after?.word ?? '')
  if (isBegun && LANDSCAPE.test(lower)) return false
  return !isCommon && !(isBegun && !OF_A_NAME.test(after?.lower ?? '')) && !isThingAlone(tokens)
}

/** Words that say for whom or for what a shuttle or a station is, or how good it is. */
const KIND_OF_TRANSIT =
  /^(?:[a-z]+(?:ed|ing|al)|city|county|university|library|community|nearby|handy|lovely|easy|weekly|ferry|military|energy|battery|[a-z]+-[a-z-]+|free|private|public|new|old|near|close|nice|airport|ski|resort|hotel|beach|casino|town|village|hospital|campus|college|school|park|community|neighborhood|condo|building|complex|association|hoa|bus|train|subway|metro|rail|tram|trolley|gas|gasoline|police|fire|charger|weather|service|pump|electric|work|computer|coffee|bar|desk|wash|dog|changing|filling|amtrak|space|summer|winter|weekend|evening|hourly|daily|year-round|one|two|three|shared|local|nearest|next|on-call|seasonal|in|to|from|by|at|on|the|no|own|home|house|study|work|ranger|radio|power|transfer|valet|guest|shopping|golf|marina|lake|mountain|lift|gondola)$/

/** 'Direct Ocean views': how much is seen of what many see. */
const isOrdinaryView = ([first, second, third]: readonly Token[]): boolean =>
  BREADTH_OF_VIEW.test(first?.lower ?? '') &&
  SIGHT.test(second?.lower ?? '') &&
  /^views?$/.test(third?.lower ?? '')

/** 'Large Pantry off kitchen': a plain thing that was typed with a capital, like the word before it. */
const isThingBehindItsAdjective = (tokens: readonly Token[], at: number): boolean => {
  const [first, second, third] = tokens
  return (
    at === 1 &&
    first !== undefined &&
    second !== undefined &&
    third !== undefined &&
    isCommonWord(first.lower) &&
    !NAMES_BY_FIRST_WORD.has(first.lower) &&
    PLAIN_KINDS.test(kindOfNoun(singular(second.lower)) ?? '') &&
    (!PLACE_NOUN.test(second.lower) || isMassNoun(first.lower, first.lower)) &&
    /^(?:off|to|in|on|with|w|for|at|from|over|by|upstairs|downstairs|throughout|and|has|is|are)$/.test(
      third.word,
    )
  )
}
const PLAIN_KINDS = /^(?:room|appliance|finish|storage|system|amenity|outdoor place|parking)$/

/** Words that describe the next one, which was typed with a capital like them. */
const ADJECTIVE =
  /(?:ed|ly|ous|ful|ing|less|able|ic|ive|nt|er|est)$|^(?:new|old|original|antique|vintage|period|large|big|small|huge|nice|great|good|fine|fresh|clean|bright|sunny|airy|open|wide|deep|long|short|tall|low|full|half|whole|all|both|each|every|double|dual|triple|single|one|two|three|four|five|six|many|extra|rare|true|real|main|rear|side|lower|flat|level|steep|gravel|brick|stone|wood|metal|steel|glass|tile|vinyl|oak|gas|central|formal|custom|modern|rustic|cozy|cute|easy|direct|full-time|part-time|owner|seller|buyer|tenant|sale|rent|no|not|with|for|has|our|your|this|that)$/

/** 'Printers Row timber loft': nothing but a name explains the second capital, and it has two words. */
const isFirstOfName = ([first, second, third]: readonly Token[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  third !== undefined &&
  second.isAfterSpace &&
  third.isAfterSpace &&
  /^\p{Lu}\p{Ll}+$/u.test(second.word) &&
  /^\p{Ll}{3,}$/u.test(third.word) &&
  !/^(?:off|with|for|from|over|and|has|are|the|was|near|throughout|upstairs|downstairs|next|across|behind)$/.test(
    third.word,
  ) &&
  isKnownWord(second.lower) &&
  !isNameAlone(second.lower) &&
  !DESCRIBES_PLACE.test(first.lower) &&
  (/^(?:winter|summer)$/.test(first.lower) || !ADJECTIVE.test(first.lower))

const isUnknownName = (token: Token | undefined): boolean =>
  token?.isAfterSpace === true &&
  /^\p{Lu}\p{Ll}{2,}$/u.test(token.word) &&
  !isKnownWord(token.lower) &&
  !(token.lower in SHORT_WORDS) &&
  !NAMES_BY_FIRST_WORD.has(token.lower)

/** 'Bosch' is a name by itself; 'Hill' only begins some, such as 'Hill Country'. */
const isNameAlone = (word: string): boolean =>
  NAMES_BY_FIRST_WORD.get(word)?.some(([words]) => words.length === 1) ?? false

/** 'Trampoline', 'Sandbox': the whole note names a thing, and begins with a capital as notes do. */
const isThingAlone = (tokens: readonly Token[]): boolean => {
  const [only, next] = tokens
  const kind = only && !next ? kindOfNoun(singular(only.lower)) : null
  return kind !== null && !/^(?:character|location|land|building)$/.test(kind)
}

/** Those who look after old buildings. */
const isBody = ({ word }: Token): boolean =>
  /^(?:Foundation|Society|Trust|Commission|League)$/.test(word)

/** What a trail is for, in words that the dictionary lacks. */
const KIND_OF_TRAIL = /^(?:snowmobile|snowshoe|bridle|equestrian|rail-trail)$/

/** Systems that are called by a common word, and agencies. */
const TRANSIT_IN_CAPITALS = /^(?:SMART|PATH|MAX|TRAX|ART|RIDE|STAR|TART|DES|CO|VIA|LYNX|DART)$/

const isNamedPlace = (tokens: readonly Token[]): boolean => {
  const end = tokens.findIndex(({ lower, word }) => PLACE_NOUN.test(lower) && /^\p{Lu}/u.test(word))
  return (
    end > 1 &&
    tokens
      .slice(0, end)
      .every(
        ({ word, lower, isAfterSpace }, n) =>
          /^\p{Lu}\p{Ll}+$/u.test(word) &&
          (n === 0 || isAfterSpace) &&
          !DESCRIBES_PLACE.test(lower),
      )
  )
}
/** Words that tell of what kind a place is, though they were typed with a capital. */
const DESCRIBES_PLACE =
  /^(?:walk|near|close|view|views|private|public|new|large|quiet|backs|steps|minutes|historic|community|dog|community|neighborhood|corner|adjacent|across|on|in|at|to|from|no|faces|overlooks)$/

/** 'LB rent stabilization', 'zoned IO': two capitals that are no word, or a zone. */
const isCode = (word: string, before: string): boolean =>
  /^[A-Z]{2}$/.test(word) &&
  (/^zon(?:ed|ing)$/.test(before) || /^(?:LB|IO|OZ|MU|RM|CN)$/.test(word))

/** 'Nine Mile', 'Five Points'. */
const NUMBERED_PLACE =
  /^(?:two|three|four|five|six|seven|nine|ten|twelve) (?:mile|points?|oaks|forks|rivers|springs|pines|corners|hills)$/

/** How much is seen, or when: no part of a name. */
const BREADTH_OF_VIEW =
  /^(?:partial|panoramic|direct|seasonal|distant|filtered|open|wide|beautiful|sweeping|downtown|unobstructed|private|scenic|amazing|stunning|protected|year-round|snowy|rolling|peekaboo|peek-a-boo|forever|winter|evening|morning|no|all|both|two|three|some|nice|full)$/
/** What is seen from many windows, whatever letters it was typed with. */
const SIGHT =
  /^(?:water|ocean|lake|river|mountain|mountains|city|skyline|park|garden|courtyard|golf|course|bay|harbor|valley|canyon|sunset|sunrise|pool|street|tree|wooded|hill|territorial|pastoral|country|creek|pond|marina|canal|beach|gulf|forest|desert|nature|preserve|meadow|vineyard|pasture|farm|ridge|hills|front|side|lights?)$/

/** A side and a form of land, which together name a region or a part of a town. */
const SIDE_OF_LAND =
  /^(?:front|back|upper|lower|outer|inner|far|near|mid|north|south|east|west|northern|southern|eastern|western) (?:range|bay|banks|shore|side|end|slope|peninsula|harbor|cape|coast|keys|cove|fork|rim|hills|island|plains|prairie|neck|branch|loop|valley|basin)$/

/** Common words that are the first of many names of places. */
const BEGINS_NAMES =
  /^(?:green|silver|red|blue|black|white|gold|golden|grand|great|old|big|little|first|second|third|fourth|fifth|north|south|east|west|cherry|maple|cedar|rock|eagle|fox|deer|bear|wolf|clear|spring|summer|high|mill|lone|union|liberty)$/
