import type { PropertyType, UnusedInput } from '@listwright/contracts'
import { numberOf, numeral, series } from '../figures/numerals.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { isHeadNoun } from '../nouns/head-nouns.ts'
import { readItem } from '../read-item.ts'
import { UNTELLABLE } from '../refusals/untellable.ts'
import { withArticle } from '../statements/rule.ts'

/** What a labelled list says of its place. */
export interface ListedParts {
  /** Things that are there, each with all that it has itself. */
  things: readonly ItemFeature[]
  /** What it looks out on: 'the bay is in view'. */
  views: readonly ItemFeature[]
  /** Notes that name their own subject. */
  apart: readonly ItemFeature[]
  leftOut: readonly UnusedInput[]
}

/** Whatever may be in a room, on a floor or in a yard. */
const IN_A_PLACE =
  /^(?:room|amenity|finish|appliance|outdoor place|storage|parking|system|technology|character|building|accessibility|land|update|income)$/

/** Rules and terms name what they are about wherever they stand. */
const OF_ITSELF = /^(?:restriction|terms|pets)$/

/** The pieces of a list behind a label, each read by itself. */
export const listedParts = (list: string, propertyType: PropertyType): ListedParts =>
  piecesOf(list).reduce((parts, piece) => withPiece(parts, piece, propertyType), {
    things: [],
    views: [],
    apart: [],
    leftOut: [],
  } as ListedParts)

const withPiece = (parts: ListedParts, piece: string, propertyType: PropertyType): ListedParts => {
  const last = parts.things.at(-1)
  if (last && EN_SUITE.test(piece)) {
    const suite = withTail(last, `(${piece.toLowerCase().replace('ensuite', 'en suite')})`)
    return { ...parts, things: [...parts.things.slice(0, -1), suite] }
  }
  const { features, refusal, praise, leftOut } = readItem(piece, propertyType)
  const whole = refusal ? [] : features.filter(({ partOf }) => partOf === null)
  const things =
    countedRooms(piece) ??
    datedThing(piece, propertyType) ??
    (whole.every(isThing) ? whole.map((thing) => withOwn(thing, features)) : [])
  const reported = [
    ...(praise ? [{ text: praise.words, reason: 'Praise left out.' }] : []),
    ...(leftOut ? [leftOut] : []),
  ]
  const [one, ...others] = whole
  if (things.length > 0)
    return {
      ...parts,
      things: [...parts.things, ...things],
      leftOut: [...parts.leftOut, ...reported],
    }
  if (one?.kind === 'view' && one.statement && others.length === 0)
    return { ...parts, views: [...parts.views, one] }
  if (one && others.length === 0 && isOfItself(one))
    return { ...parts, apart: [...parts.apart, one] }
  const halves = piece.split(/ (?:and|&) /)
  if (halves.length > 1)
    return halves.reduce((told, half) => withPiece(told, half, propertyType), parts)
  return { ...parts, leftOut: [...parts.leftOut, { text: piece, reason: refusal ?? UNTELLABLE }] }
}

/** Which of the rooms before has a bath of its own. */
const EN_SUITE = /^(?:one|two|both|all)(?: (?:is|are))? en ?suite$/i

/** Cut at commas and plus signs, but not in brackets; 'and' before the last is none of its words. */
const piecesOf = (list: string): string[] =>
  list
    .replace(
      /\b(gas|electric|propane|solar) (?:\+|&|and) (gas|electric|propane|solar) heat\b/gi,
      '$1 heat, $2 heat',
    )
    // '1 bed 1 bath w/ own entrance': the entrance is that of all.
    .replace(
      /^((?:\d|one|two|three) ?(?:bed|br)s?[ /]+(?:\d|one|two|three) ?(?:bath|ba)s?) (?:w\/|with) ?/i,
      '$1, ',
    )
    .replace(/^([\d,]+ ?sf (?:retail|office|storage|warehouse)(?: space)?) (?:w\/|with) ?/i, '$1, ')
    .split(/(?:,(?!\d{3}\b)| \+ | & )(?![^(]*\))/)
    .map((piece) =>
      piece
        .trim()
        .replace(/^(?:and|&|\+) /i, '')
        .replace(/^(\d|one|two|three|four) ?(?:bed|br|bdrm)s?(?= (?:w\/|with))/i, '$1 bedrooms')
        .replace(/\b(living|kitchen|dining) ?\/ ?(living|dining|family)$/i, '$1 and $2 area'),
    )
    .filter(Boolean)

const isThing = ({ name, statement, kind, concept }: ItemFeature): boolean =>
  name !== null &&
  statement === null &&
  IN_A_PLACE.test(kind) &&
  // 'Bulthaup' and 'honed Calacatta' are names of things in a kitchen.
  (concept !== null || isHeadNoun(name.head) || /\p{Lu}\p{Ll}/u.test(name.text)) &&
  !/^(?:foot|inch|mile|minute)$/.test(name.head)

const isOfItself = ({ kind, statement }: ItemFeature): boolean =>
  OF_ITSELF.test(kind) && !/^(?:it|there) /.test(statement ?? 'it ')

/** A thing with its own parts in its name, because only the place has parts. */
const withOwn = (thing: ItemFeature, features: readonly ItemFeature[]): ItemFeature => {
  const at = features.indexOf(thing)
  const own = features.filter(({ partOf, statement }) => partOf === at && statement === null)
  if (own.length === 0 || !thing.name) return thing
  return withTail(thing, `with ${series(own.map(inSentence))}`)
}

const withTail = (thing: ItemFeature, more: string): ItemFeature => {
  const tail = [thing.name?.tail, more].filter(Boolean).join(' ')
  return {
    ...thing,
    text: `${thing.name?.text} ${tail}`,
    concept: null,
    name: thing.name && { ...thing.name, tail },
  }
}

/** A thing with its article, as it stands in a list. */
export const inSentence = ({ name }: ItemFeature): string =>
  [name?.isCounted ? name.text : withArticle(name?.text ?? ''), name?.tail]
    .filter(Boolean)
    .join(' ')

const COUNT = String.raw`(\d{1,2}(?:\.5)?|one|two|three|four|five|six)`
const BEDS_AND_BATHS = new RegExp(
  String.raw`^(?:${COUNT}[ -]?(?:bed|br|bd|bdrm|bedroom)s?)?(?: ?(?:\/|&|\+|and)? ?${COUNT}[ -]?(?:full )?(?:bath|ba)s?)?$`,
  'i',
)
const SIZED =
  /^([\d,]+) ?(?:sf|sq\.? ?ft\.?|square feet)(?: (retail|office|warehouse|storage|showroom|open))?(?: space)?$/i

/** '3 bed 1 bath', '1,900 sf retail': rooms and space that a part of the property has of the whole. */
const countedRooms = (piece: string): ItemFeature[] | null => {
  const [, size, use] = SIZED.exec(piece) ?? []
  if (size)
    return [counted(`${size} square feet${use ? ` of ${use.toLowerCase()} space` : ''}`, 'foot')]
  const [, beds, baths] = BEDS_AND_BATHS.exec(piece) ?? []
  if (!beds && !baths) return null
  return [
    ...(beds ? [counted(manyOf(beds, 'bedroom'), 'bedroom')] : []),
    ...(baths ? [counted(manyOf(baths, 'bath'), 'bath')] : []),
  ]
}

const manyOf = (typed: string, noun: string): string => {
  const count = numberOf(typed.toLowerCase()) ?? Number(typed)
  if (count === 1) return `one ${noun}`
  const whole = numeral(Math.floor(count))
  return `${whole}${count % 1 ? ' and a half' : ''} ${noun}s`
}

const counted = (text: string, head: string): ItemFeature =>
  itemFeature({
    text,
    kind: 'room',
    name: { text, head, number: 'plural', isCounted: true, isName: false, tail: '' },
  })

/** 'new kitchen 2024', in a list, is a thing that dates from a year. */
const datedThing = (piece: string, propertyType: PropertyType): ItemFeature[] | null => {
  const [, text = '', year] = /^([a-z][a-z -]+?),? (?:in )?((?:19|20)\d\d)$/i.exec(piece) ?? []
  const [thing, ...others] = text ? readItem(text, propertyType).features : []
  return thing && others.length === 0 && isThing(thing) ? [withTail(thing, `(${year})`)] : null
}
