import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../figures/measures.ts'
import { numberOf, numeral } from '../figures/numerals.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { hyphenated } from '../nouns/compounds.ts'
import {
  HOUSES_BY_STYLE,
  HOUSES_OR_UNITS,
  OTHER_BUILDINGS,
  WHOLE_HOUSES,
} from '../nouns/kinds-of-houses.ts'
import { nounPhrase } from '../nouns/noun-phrase.ts'
import { isKnownWord } from '../vocabulary/known-words.ts'

const STYLE =
  /^(Greek Revival|Colonial Revival|Spanish Revival|Mission Revival|Tudor Revival|Gothic Revival|Georgian Revival|Victorian|Edwardian|Georgian|Italianate|Queen Anne|Second Empire|Beaux-Arts|Art Deco|Arts and Crafts|Cape Cod|Dutch Colonial|Spanish Colonial|Colonial|Tudor|Craftsman|Mediterranean|Federal|mid-century modern|Prairie-style|contemporary|Tuscan|Eichler|Santa Fe|Pueblo|French Country|Saltbox|Territorial)(?: style)?$/i
const HOUSES = `${WHOLE_HOUSES}|${HOUSES_BY_STYLE}|${HOUSES_OR_UNITS}|${OTHER_BUILDINGS}|quadplex|triple-decker|three decker|triple decker|three-flat|six-flat|split level|tri-level|penthouse|mansion|church|schoolhouse|mixed-use building|brick building|tiny house|houseboat|mountain home|shotgun|shotgun house|camelback|dutch colonial|spanish colonial|earth home|modular home|manufactured home|mobile home|painted lady|tri level|multi-level|multi level|bi-level|split-foyer|split foyer|traditional|twin|quad-level|dome|gingerbread house`
const HOUSE = new RegExp(
  String.raw`^((?:[a-z-]+ |[\d.]+-story |\p{Lu}[\p{L}-]+ ){0,3})(${HOUSES})$`,
  'iu',
)

const OF_A_COTTAGE =
  /^(?:(?:custom|updated|renovated|shingled?|stone|brick|log|cedar|english|french|storybook|craftsman|coastal|beach|lake|lakefront|waterfront|oceanfront|riverfront|beachfront|bayfront|lakeside|lowcountry|mountain|thatched|craftsman|victorian|creole|two-story|one-story) )+$/i

/** Kinds of houses of which it is worth saying that they stand alone. */
const ALONE = /^(?:cluster home|victorian|colonial|tudor|craftsman|bungalow|cape|ranch|brownstone)$/

const UNITS: Record<string, number> = {
  duplex: 2,
  'two-flat': 2,
  triplex: 3,
  'three-decker': 3,
  'three decker': 3,
  'triple-decker': 3,
  'triple decker': 3,
  'three-flat': 3,
  fourplex: 4,
  quadplex: 4,
  'six-flat': 6,
}
const CONCEPTS: Record<string, string> = {
  'split-level': 'split-level',
  'split level': 'split-level',
  'tri-level': 'split-level',
  loft: 'loft',
}

/** 'on cul-de-sac' is on a cul-de-sac. */
const withPlace = (where: string): string =>
  measured(where)
    .replace(/ (from|to) (?=(?:beach|lake|river|ocean|campus|train|park|square)\b)/, ' $1 the ')
    .replace(
      / on (?=(?:[a-z-]+ (?:street|lane|road|avenue|block|boulevard)$|cul-de-sac|corner|hill|creek|canal|quarter acre|slab|crawl ?space)\b)/,
      ' on a ',
    )
    .replace(/ on (?:a )?half acre$/, ' on half an acre')
    .replace(/(?<=\.\d+ (?:\w+ )?)acre$/, 'acres')

/** 'a brick Federal-style end unit', whatever rule wrote it in small letters. */
const withStyleBeforeHyphen = (feature: ItemFeature): ItemFeature => {
  const written = (text: string): string =>
    text.replace(
      /(?<![\w-])(?:federal|georgian|tudor|victorian|edwardian|italianate|craftsman|colonial|tuscan)(?=-(?:style|era|inspired)\b)/g,
      (style) => style.charAt(0).toUpperCase() + style.slice(1),
    )
  const { statement, name, text } = feature
  return {
    ...feature,
    text: written(text),
    statement: statement && written(statement),
    name: name && { ...name, text: written(name.text) },
  }
}

/** Styles are written with a capital: 'a brick Cape on a slab', 'the style is Colonial'. */
export const withStyleCapitals = (typed: ItemFeature): ItemFeature => {
  const feature = withStyleBeforeHyphen(typed)
  const statement = feature.statement?.replace(
    /^((?:it is (?:an?|on) |the style is )(?:[\w./'-]+ ){0,3})(cape|colonial)(?=$|,| (?:farmhouse|cottage|house|on|by|in|with|at|near|from|under|over)\b)/,
    (_, before: string, style: string) =>
      `${before.replace('Classic ', 'classic ')}${style.charAt(0).toUpperCase()}${style.slice(1)}`,
  )
  if (!statement || statement === feature.statement) return feature
  const inCapital = (text: string): string =>
    text.replace(
      /(?<![\w-])(?:cape|colonial)\b/,
      (style) => style.charAt(0).toUpperCase() + style.slice(1),
    )
  const { name } = feature
  return {
    ...feature,
    statement,
    text: inCapital(feature.text),
    name: name && { ...name, text: inCapital(name.text) },
  }
}

/** What the building is: a style, or a kind of house. */
export const readStyle = (typed: string): ItemFeature[] | null => {
  const about = /^(.+?),? circa ((?:1[6789]|20)\d\d)$/i.exec(typed)
  if (about?.[1]) {
    const [read] = readStyle(about[1]) ?? []
    const statement = read?.statement?.replace(/^the style is/, 'it is')
    return read && statement
      ? [{ ...read, name: null, statement: `${statement} from about ${about[2]}` }]
      : null
  }
  const where =
    /^(.+?)( on (?:the (?:green|square|common|park|corner|river|lake)|(?:a |the )?(?:cul-de-sac|corner|hill|creek|canal)(?: lot)?|half an acre|half acre|a half acre|quarter acre|a quarter acre|(?:an? )?[a-z]+-[a-z]+ (?:street|lane|road|avenue|block|boulevard)|(?:an? )?(?:quiet|cobblestone|brick|gaslit|private|shady|leafy) (?:street|lane|road|avenue|block|boulevard)|one acre|1 acre|[\d.]+ (?:wooded |private )?acres?|pilings|stilts|an? slab|slab|an? crawl|crawl|(?:an? )?crawl ?space)| (?:(?:an?|one|half a|two|three|four|five|\d+(?:\.\d+)?) (?:miles?|blocks?|minutes?) (?:from|to) (?:the )?[A-Za-z' ]+))$/.exec(
      typed,
    )
  if (where?.[1]) {
    const [read] = readStyle(where[1]) ?? []
    const statement = read?.statement
      ?.replace(/^the style is (?=[AEIOU])/, 'it is an ')
      .replace(/^the style is /, 'it is a ')
    return read && statement?.startsWith('it is')
      ? [{ ...read, name: null, statement: `${statement}${withPlace(where[2] ?? '')}` }]
      : null
  }
  const dated = /^(.+?),? (?:from |circa )?((?:1[789]|20)\d\d)$/.exec(typed)
  if (dated?.[1] && dated[2]) {
    const [read] = readStyle(dated[1]) ?? []
    return read?.statement && /^it is a|^the style is/.test(read.statement)
      ? [
          {
            ...read,
            name: null,
            statement: `it is ${articleFor(dated[2])} ${dated[2]} ${read.text}`,
          },
        ]
      : null
  }
  const text = hyphenated(
    measured(
      typed.replace(/^(\d) family/i, (_, digit: string) => `${numeral(Number(digit))} family`),
    ),
  )
  const style = STYLE.exec(text)?.[1] ?? /^(\p{Lu}\p{L}+)[- ]style$/u.exec(text)?.[1]
  if (style) {
    const { phrase } = nounPhrase(style)
    return [
      itemFeature({
        text: style,
        kind: 'character',
        statement: `the style is ${style}`,
        name: { ...phrase, isName: true },
      }),
    ]
  }
  const [, sort = '', family] =
    /^((?:[a-z]+(?:-[a-z]+)+ |brick |legal |frame )?)(two|three|four|five|six|[2-6])-family(?: house| home)?$/i.exec(
      text,
    ) ?? []
  if (family) {
    const count = numberOf(family) ?? 2
    const { phrase } = nounPhrase(`${sort.toLowerCase()}${numeral(count)}-family house`)
    return [
      itemFeature({
        text: phrase.text,
        kind: 'building',
        concept: 'units',
        name: phrase,
        statement: `it is a ${phrase.text}`,
        count,
      }),
    ]
  }
  const match = HOUSE.exec(text)
  const noun = match?.[2]?.toLowerCase()
  if (!match || !noun || (/^(?:loft|church|storefront)$/.test(noun) && match[1])) return null
  // 'Cinco Ranch' is a place; 'brick ranch' and 'Rambling Ranch' are homes.
  const [, name = ''] = /^(\p{Lu}\p{Ll}+) (?:Ranch|Cottage)$/u.exec(typed) ?? []
  if (name && !isKnownWord(name.toLowerCase())) return null
  // A guest cottage is not the house; a shingle cottage is.
  if (noun === 'cottage' && match[1] && !OF_A_COTTAGE.test(match[1])) return null
  if (
    /\b(?:HVAC|air|conditioning|conditioned|heated|insulated|with|w|and|in|on|for|of|guest|pool|owners|owner's|caretaker|garden|detached|corner|bunk|open)\b/i.test(
      ALONE.test(noun) ? (match[1] ?? '').replace(/\bdetached /i, '') : (match[1] ?? ''),
    )
  )
    return null
  if (noun === 'loft') return null
  const units = UNITS[noun] ?? null
  const written = hyphenated(
    `${match[1] ?? ''}${noun}`.replace(/\b(two|three|six|triple) (flat|decker)\b/, '$1-$2'),
  )
  const { phrase } = nounPhrase(
    written
      .replace(/\ba-frame\b/, 'A-frame')
      .replace(
        /\b(?:tudor|victorian|edwardian|georgian|italianate|federal|dutch|spanish|cape cod)\b/g,
        (style) => style.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
      ),
  )
  return [
    itemFeature({
      text: phrase.text,
      kind: units || /warehouse|building|center|storefront/.test(noun) ? 'building' : 'character',
      concept: units ? 'units' : (CONCEPTS[noun] ?? null),
      name: phrase,
      statement: `it is ${articleFor(phrase.text)} ${phrase.text}`,
      count: units,
    }),
  ]
}
