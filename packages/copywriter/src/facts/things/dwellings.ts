import { articleFor } from '@listwright/reviewer/language'
import { conceptOfWhole } from '../concepts/concept-of-phrase.ts'
import type { Setting } from '../concepts/scopes.ts'
import { measured } from '../figures/measures.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { hyphenated } from '../nouns/compounds.ts'
import { HOUSES_BY_STYLE, HOUSES_OR_UNITS, WHOLE_HOUSES } from '../nouns/kinds-of-houses.ts'

const HOUSES = `${WHOLE_HOUSES}|${HOUSES_BY_STYLE}|${HOUSES_OR_UNITS}|adobe|home|house|residence|bi-level|tri-level|townhouse|double gallery|shotgun|estate|new build|new construction|conversion|two-story|two story|one-story|single level|single-level|one level|modular|northwest modern|homestead|compound|farmette|ranchette`
/** Nouns that name the property itself, by the kind of property. */
const NOUNS: Record<Setting, string> = {
  home: `${HOUSES}|split level|bi level|tri level|(?:end|corner|interior|middle|quad) unit|townhouse end unit`,
  flat: 'bi-level|bi level|tri-level|split-level|split level|unit|residence|home|walk-up|apartment|condo|condominium|loft|loft conversion|conversion|studio|villa|townhome|corner|co-op|flat|penthouse|duplex|townhouse|new construction|(?:one|two|three|four|[1-4])[- ]bed(?:room)?',
  multi: `${HOUSES}|triplex|fourplex|building|walk-up|two-flat|three-flat|(?<=Polish )flat|mixed-use`,
  commercial:
    'storefront|building|warehouse|end cap|strip center|retail center|shopping center|neighborhood center|plaza|office condo|retail condo|flex building|flex space|office building|retail building|medical building|industrial building|bank|church|motel|hotel|mill|schoolhouse|restaurant|shop building|mixed-use|new construction|conversion|multi-tenant (?:office|retail|industrial)',
  land: '',
}
/** Places that are known to everybody: they take the definite article. */
const KNOWN_PLACE =
  /^(?:lake|river|beach|ocean|bay|water|park|square|green|village|city|suburbs|country|woods|mountains|foothills|harbor|sound|marsh|waterfront|golf course|courthouse|same|main|historic district|center of|heart of|edge of|end of|corner of|top of|north|south|east|west)\b/i
const BARE_PLACE =
  /^(?:(?:historic|busy|lower|upper|quiet|bustling) [^a-z\d]|an?|the|its|over|about|nearly|almost|just|half an|one|two|three|four|five|six|seven|eight|nine|ten|town|downtown|uptown|midtown|main street|pilings|stilts|piers|slab|grade|need of|want of|original condition)\b|^[\d.]|^[^a-z]/
const PLACE =
  /^(.+?)((?: (?:on|in|at|near|by|off|across from|overlooking|facing|next to|along|close to|outside|inside|between|beside|backing to|down|up) .+| (?:downtown|uptown|midtown|in town|near town))?)$/i
const CLOSE_BY = /^ (?:near|by|across from|next to|close to|beside)$/i
/** Places of which a town has one. */
const ONE_OF_A_TOWN =
  /\b(?:terminal|depot|library|post office|town hall|city hall|courthouse|fire station|train station|station|hospital|airport|university|college|campus|marina|boardwalk|pier|ferry|fairgrounds?|green|plaza|stadium|arena|fire hall)$/i
/** Words before the noun that make it a part of the property or something else. */
const OF_ANOTHER =
  /\b(?:guest|pool|owner'?s?|owners|caretaker'?s?|garden|bunk|tree|play|tenant|in-law|mother-in-law|separate|second|2nd|additional|extra|small|storage|tool|utility|detached|rental|spring|smoke|boat|well|pump|green|hen|chicken|dog|ice|tea|summer|work|metal|open|whole|smart|adjacent|neighboring|outside|no|new home|clubhouse|carriage|coach|farm|main|each|every|all(?!-sports)|both|other|heated|insulated|with|and|or|for|of|to|same|studio|basement|beneath|under|below|behind|above|plumbing|wiring|upstairs|downstairs|vacant|leased|rented)\b/i
/** Places of something that stands beside or within the property. */
const BESIDE =
  /^ (?:in (?:the )?(?:back|rear|basement|yard|garage|attic)|out|off (?:the )?(?:kitchen|primary|garage|back)|over|above|behind|down by)\b/i
const CORNER =
  / (?:on|at) (?:the )?(?:corner of )?(\p{Lu}\S*) ?(?:\/|&|and) ?((?:\p{Lu}|\d)\S*) corner$/u

/** A wall of two materials, a way of building: the 'and' of 'post-and-beam' does not join two things. */
const MATERIALS =
  /\b(?:brick|stone|stucco|cedar|frame|log) and (?:brick|stone|stucco|cedar|vinyl|frame|siding|shake)\b|\b[a-z]+-and-[a-z]+\b/i
const USES =
  /^(?:flex|warehouse|office|retail|showroom|industrial|medical|shop|storage|light industrial)\/(?:flex|warehouse|office|retail|showroom|industrial|medical|shop|storage|light industrial)$/i

/** 'freestanding retail / office' is one building for either use. */
const TYPE_OF_TWO =
  /^(?:freestanding|stand-alone|single-story|one-story|two-story|multi-tenant|brick|metal|block|historic) (?:flex|warehouse|office|retail|showroom|industrial|medical)(?: ?\/ ?| and )(?:flex|warehouse|office|retail|showroom|industrial|medical|light industrial)$/i

/** What a building was before. */
const CONVERTED =
  /^(?:converted|repurposed|adaptive-reuse) (?:[a-z]+ ){0,2}(?:factory|mill|warehouse|school|schoolhouse|brewery|bakery|cannery|firehouse|hospital|bank|store|theater|foundry|depot|garage|stable|barn|works)$/i

const patterns = new Map<Setting, RegExp>()

const patternOf = (setting: Setting): RegExp => {
  const known = patterns.get(setting)
  if (known) return known
  const pattern = new RegExp(
    `^((?:[\\p{L}\\d'.-]+ ){0,4}?)(${NOUNS[setting]})((?:,? (?:built|from|circa|c)\\.?(?: in)? (?:1[6-9]|20)\\d\\d)?)$`,
    'iu',
  )
  patterns.set(setting, pattern)
  return pattern
}

/** 'on knoll' is on a knoll, 'in strip center' in a strip center, 'near lake' near the lake. */
const withIndefinites = (place: string): string =>
  measured(place.replace(/ on crawl$/i, ' on crawlspace')).replace(
    /^( (?:on|in|at|near|by|off|across from|overlooking|facing|next to|along|close to|outside|inside|beside|backing to)) (\S.*)$/i,
    (whole, preposition: string, object: string) => {
      if (/^\p{Lu}.* (?:area|neighborhood|section|corridor)$/u.test(object))
        return `${preposition} the ${object}`
      if (BARE_PLACE.test(object)) return whole
      const noun = object.replace(/ (?:backing|with|near|by|of|off|on|facing|overlooking) .*$/i, '')
      if (/s$/.test(noun) && !/ss$/.test(noun)) return whole
      return `${preposition} ${KNOWN_PLACE.test(object) || (CLOSE_BY.test(preposition) && ONE_OF_A_TOWN.test(noun)) ? 'the' : articleFor(object)} ${object}`
    },
  )

/** Words before 'house' or 'unit' that speak of the property itself: a style, a material, a name, a floor. */
const STYLED =
  /[- ]style |\p{Lu}\p{Ll}|\b(?:[\d.]+-acre|gated|old|historic|stone|brick|stucco|adobe|log|company|shingled?|antique|period|raised|restored|renovated|updated|custom|[a-z]+-floor|corner|end|upper|lower|bi-level|split-level|two-level|convertible|alcove|sunny|bright|front|rear|interior|floor-through|railroad|one-bedroom|two-bedroom|three-bedroom)\b/u

const STYLE_NAME =
  /\b(?:tudor|victorian|edwardian|georgian|craftsman|federal|dutch|spanish|cape cod)\b/gi

/** The property itself, with its style, place or year: 'Shingle-style home on a knoll', 'loft conversion in a former mill'. */
export const readDwelling = (typed: string, setting: Setting): ItemFeature[] | null => {
  if (setting === 'land') return null
  const text = hyphenated(typed.replace(/^(?:a|an|the) /i, '')).replace(
    CORNER,
    ' at the corner of $1 and $2',
  )
  const converted = CONVERTED.exec(text)
  if (converted)
    return [
      about(
        `it is ${setting === 'flat' ? 'in ' : ''}${articleFor(text)} ${text.toLowerCase()}`,
        'building',
        typed,
      ),
    ]
  const type = setting === 'commercial' ? TYPE_OF_TWO.exec(text) : null
  if (type) {
    const named = text.toLowerCase().replace(/ ?\/ ?/, ' and ')
    return [about(`it is ${articleFor(named)} ${named} building`, 'building', typed)]
  }
  const uses = setting === 'commercial' ? USES.exec(text) : null
  if (uses)
    return [about(`it is ${articleFor(text)} ${text.toLowerCase()} building`, 'building', typed)]
  const style = /^(.+?)[- ]style,? (?:built|from)(?: in)? ((?:1[6-9]|20)\d\d)$/i.exec(text)
  if (style?.[1])
    return [about(`it is ${style[1]}-style, built in ${style[2]}`, 'character', typed)]
  const split = PLACE.exec(text)
  const place = split?.[2] ?? ''
  if (!split?.[1] || BESIDE.test(place) || / with /i.test(text)) return null
  const match = patternOf(setting).exec(split[1])
  const mods = (match?.[1] ?? '')
    .replace(MATERIALS, '')
    .replace(/\b(?:second|2nd|main|garden|lower)[- ](?:floor|level)\b/i, '')
    // In a building of several, the downstairs unit is the one for rent.
    .replace(setting === 'flat' && /^ in /.test(place) ? /^(?:up|down)stairs /i : /^$/, '')
  if (!match || OF_ANOTHER.test(mods)) return null
  const year = /\d{4}/.exec(match[3] ?? '')?.[0]
  if (!match[1] && !place && !year && !/conversion|construction|end cap/i.test(match[2] ?? ''))
    return null
  // A noun with its adjective alone may have lines of its own, or be one room of many.
  if (
    !place &&
    !year &&
    (conceptOfWhole(text, setting) ||
      isThingOfHome(match[2] ?? '', setting, STYLED.test(match[1] ?? '')))
  )
    return null
  const named = `${match[1] ?? ''}${match[2] ?? ''}`
    .replace(/^(\p{L}+)( (?:\p{L}+))?[- ]style /iu, '$1$2-style ')
    .replace(/^Railroad\b/, 'railroad')
    .replace(/\b(bi|tri|split) level$/i, '$1-level')
    .replace(/\bcorner$/i, 'corner unit')
    .replace(/\b(\w+)[- ]bed(?:room)?$/i, '$1-bedroom')
    .replace(/\bmodular$/i, 'modular home')
    .replace(/\b(two|one) story$/i, '$1-story')
    .replace(/\ba-frame\b/, 'A-frame')
    .replace(/^(\p{Lu}\p{Ll}+)(?=-front|-side|-sports)/u, (word) => word.toLowerCase())
    .replace(STYLE_NAME, (word) => word.charAt(0).toUpperCase() + word.slice(1))
  const noun = measured(named)
  const article = /^new construction$/i.test(noun) ? '' : `${articleFor(noun)} `
  const built = year
    ? /circa|\bc\b/i.test(match[3] ?? '')
      ? ` from about ${year}`
      : ` built in ${year}`
    : ''
  return [
    about(
      `it is ${article}${noun}${built}${withIndefinites(place)}`,
      setting === 'home' ? 'character' : 'building',
      typed,
    ),
  ]
}

/** A house is no apartment, and a shop may have a church beside it. */
const isThingOfHome = (noun: string, setting: Setting, isStyled: boolean): boolean =>
  setting === 'home'
    ? /^(?:cottage|cabin|house|duplex|shotgun|estate|conversion|homestead|compound|farmette|ranchette)$/i.test(
        noun,
      ) && !isStyled
    : setting === 'flat'
      ? /^(?:studio|unit|.*bed(?:room)?)$/i.test(noun) ||
        (/^(?:loft|apartment|condo|flat)$/i.test(noun) && !isStyled)
      : /^(?:building|bank|restaurant|cottage|cabin|house|home|mill|plaza)$/i.test(noun)

const about = (statement: string, kind: 'character' | 'building', text: string): ItemFeature =>
  itemFeature({ text: measured(text), kind, statement })
