import { measured } from '../figures/measures.ts'
import { numeral, series } from '../figures/numerals.ts'
import { type ItemFeature, itemFeature, readAs } from '../item-feature.ts'
import { expandShorthand } from '../short-forms/shorthand.ts'
import { withArticle } from '../statements/rule.ts'
import { inSentence } from './listed-parts.ts'
import type { ReadPiece } from './told-together.ts'
import { withRemark } from './with-remark.ts'

/** What is typed behind a thing and its comma, and would be said of the whole property without it. */
interface TailOfHead {
  tail: RegExp
  /** The things, as they are named, that it can be said of. */
  of: RegExp
  /** How it goes on behind the thing and what it has: `parts` is empty, or 'with power and a loft'. */
  end: (match: RegExpExecArray, parts: string, isMany: boolean) => string
}

const OUTBUILDING =
  /\b(?:barn|shop|workshop|shed|garage|carport|studio|cottage|cabin|casita|greenhouse|outbuilding|coop|stable|quonset|hangar|bunkhouse|boathouse|pole building)$/
const BELOW_OR_ABOVE = /\b(?:cellar|basement|attic|crawl space|crawlspace|storage(?: room)?|loft)$/
const ROOM =
  /^(?!one bedroom|two bedroom).*\b(?:room|bedroom|loft|den|office|nook|sunroom|landing|studio|cottage|casita|barn|shed|shop|garage|porch|building|house)$/
const EQUIPMENT =
  /\b(?:range|stove|cooktop|oven|dryer|fireplace|furnace|boiler|water heater|grill|heater|fire pit|insert|logs|generator|bed|crib|garage|loft|den|office|study|attic|carport|porch)s?$/

/** 'with power but no water', 'with no water' */
const lacking = (parts: string, lack: string): string =>
  parts ? `${parts} but ${lack}` : `with ${lack}`

const TAILS: readonly TailOfHead[] = [
  // '2 story barn 24x36, power, no water'
  {
    tail: /^(no (?:power|water|electric|electricity|heat|plumbing|septic|bath|sewer|running water|hot water|insulation|floor|door|kitchen|cooling|windows))(?: yet)?$/i,
    of: OUTBUILDING,
    end: (match, parts) =>
      lacking(parts, (match[1] ?? '').toLowerCase().replace(/electric$/, 'electricity')),
  },
  // 'stone cellar, exterior access only'
  {
    tail: /^((?:exterior|outside|interior|hatch|ladder|pull-down|stair|bulkhead|separate) (?:access|entrance|entry)(?: only)?)$/i,
    of: BELOW_OR_ABOVE,
    end: (match, parts) => {
      const access = (match[1] ?? '').toLowerCase()
      return `${parts ? `${parts} and` : 'with'} ${/access/.test(access) ? access : withArticle(access)}`
    },
  },
  // 'electric range, convertible to gas'
  {
    tail: /^(convertible|adaptable|expandable) (to|into|for) (?:an? )?([a-z\d][a-z\d -]*)$/i,
    of: EQUIPMENT,
    end: (match, parts, isMany) =>
      `${parts ? `${parts} ` : ''}that ${isMany ? 'are' : 'is'} ${match[1]?.toLowerCase()} ${match[2]} ${withArticle(measured(match[3] ?? '').toLowerCase())}`,
  },
  // '2 silos, 1 usable'
  {
    tail: /^(\d{1,2}|one|two|three|four|five|six)(?: (?:is|are|of them))? (?:currently )?(usable|working|capped|leased|rented|restored|in use|heated|occupied|vacant|permitted|active|dry|productive|roofed)( now)?$/i,
    of: /^(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) .*s$/,
    end: (match, parts) =>
      `${parts ? `${parts}, ` : ''}(${numbered(match[1] ?? '')} of them ${match[2]?.toLowerCase()}${match[3]?.toLowerCase() ?? ''})`,
  },
]

const numbered = (typed: string): string =>
  /^\d+$/.test(typed) ? numeral(Number(typed)) : typed.toLowerCase()

/** 'makes good office', 'would make nice den', 'being used as gym': what a room is good for. */
const PURPOSE =
  /^(?:(makes?|serves? as|works? as|doubles as|being used as)|((?:would|could|can|may) (?:make|serve as|work as|double as))) (?:an? )?(?:great |perfect |ideal |wonderful )?((?:good |nice )?(?:[a-z]+ )?(?:office|studio|den|nursery|gym|bedroom|guest room|room|workshop|study|library|suite|playroom|craft room|rental|retreat|storage))$/i

/** The pieces, where a tail stays with the thing of its own note, whatever else that note has. */
export const withTailsOfHeads = (pieces: readonly ReadPiece[]): ReadPiece[] => {
  const whole: ReadPiece[] = []
  for (const piece of pieces) {
    const last = whole.at(-1)
    const isSameNote = last?.item.index === piece.item.index
    const told = last && isSameNote ? withTail(last, expandShorthand(piece.item.text)) : null
    if (last && told) whole[whole.length - 1] = withRemark(last, piece, readAs('line', told))
    else whole.push(piece)
  }
  return whole
}

const withTail = ({ reading }: ReadPiece, text: string): ItemFeature[] | null => {
  const [head, ...parts] = reading.refusal || reading.restated ? [] : reading.features
  if (!head) return null
  if (head.statement !== null)
    return parts.length === 0 ? (clauseWithPurpose(head, text) ?? duesOfUnits(head, text)) : null
  const areParts = parts.every(
    (part) => part.partOf === 0 && part.name !== null && part.statement === null,
  )
  if (!areParts) return null
  return (
    thingWithPurpose(head, parts, text) ??
    (parts.length === 0 ? heatedSince(head, text) : null) ??
    thingWithTail(head, parts, text)
  )
}

const thingWithTail = (
  head: ItemFeature,
  parts: readonly ItemFeature[],
  text: string,
): ItemFeature[] | null => {
  const { name } = head
  // Behind a remark it would not be clear of what it speaks.
  if (!name || name.tail.endsWith(')')) return null
  for (const { tail, of, end } of TAILS) {
    const match = of.test(name.text) ? tail.exec(text) : null
    const own = parts.length > 0 ? `with ${series(parts.map(inSentence))}` : ''
    if (match) return [withEnd(head, end(match, own, name.number === 'plural'))]
  }
  return null
}

const withEnd = (head: ItemFeature, end: string): ItemFeature => {
  const tail = [head.name?.tail, end].filter(Boolean).join(' ')
  const name = head.name && { ...head.name, tail }
  return { ...head, concept: null, text: `${name?.text} ${tail}`, name, readAs: null }
}

const purposeOf = (text: string): string | null => {
  const [, does, might = '', use = ''] = PURPOSE.exec(text) ?? []
  if (!use) return null
  const verb =
    does
      ?.toLowerCase()
      .replace(/^(?:make|serve|work)(?!s)/, '$&s')
      .replace(/^being/, 'is being') ?? might.toLowerCase()
  return `${verb} ${withArticle(use.toLowerCase())}`
}

/** 'fourth bedroom has no closet, makes good office' */
const clauseWithPurpose = (head: ItemFeature, text: string): ItemFeature[] | null => {
  const purpose = purposeOf(text)
  const isOfRoom = /^the [a-z -]*(?:room|den|loft|office|nook|landing) (?:is|has) (?!.* and )/.test(
    head.statement ?? '',
  )
  return purpose && isOfRoom
    ? [{ ...head, concept: null, name: null, statement: `${head.statement} and ${purpose}` }]
    : null
}

/** 'HOA $280/mo, 8 units total': the units are those of the association, and not of one home. */
const duesOfUnits = (head: ItemFeature, text: string): ItemFeature[] | null => {
  const [, many = ''] =
    /^(\d+|two|three|four|five|six|eight|ten|twelve) (?:units|homes)(?: in)? total$/i.exec(text) ??
    []
  if (!many || !/^(?:HOA|POA)$/.test(head.money?.label ?? '')) return null
  const statement = `the association has ${/^\d+$/.test(many) ? numeral(Number(many)) : many.toLowerCase()} homes in total`
  return [head, itemFeature({ text, kind: 'community', statement })]
}

/** 'saltwater pool & spa, heated, 2018': the year is that of the pool, and not that of its heating. */
const heatedSince = (head: ItemFeature, text: string): ItemFeature[] | null => {
  const [, state = '', year = ''] = /^(heated|covered|screened) ((?:19|20)\d\d)$/i.exec(text) ?? []
  const { name } = head
  if (!state || !name || name.tail || !/\b(?:pool|spa|hot tub)$/.test(name.text)) return null
  const heated = { ...name, text: `${state.toLowerCase()} ${name.text}`, tail: `from ${year}` }
  return [
    { ...head, concept: null, text: `${heated.text} ${heated.tail}`, name: heated, readAs: null },
  ]
}

/** 'loft, makes good office'; behind its parts, a clause of its own says that the room is meant. */
const thingWithPurpose = (
  head: ItemFeature,
  parts: readonly ItemFeature[],
  text: string,
): ItemFeature[] | null => {
  const purpose = purposeOf(text)
  const { name } = head
  if (!purpose || !name || name.number !== 'singular' || !ROOM.test(name.text)) return null
  if (parts.length === 0 && !name.tail) return [withEnd(head, `that ${purpose}`)]
  const said = { kind: head.kind, statement: `the ${name.text} ${purpose}` }
  return [head, ...parts, itemFeature({ ...said, text: `${name.text} ${text}` })]
}
