import { DEEDS } from '../grammar/deeds.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { isPlural } from '../statements/rule.ts'
import { DIRECTIONS } from '../vocabulary/directions.ts'
import type { ReadPiece } from './told-together.ts'

/** What is said of something that was named before: 'it was refinished in 2022', 'it works'. */
const SAID = new RegExp(
  String.raw`^it (?:(was|is|has been|works) ?((?:(?:currently|newly|recently|fully|partially|professionally|also|never|last) )?(?:[a-z-]+ed|rebuilt|redone|built|leased|wired|kept|hung|sold)\b.*)?|(${DEEDS}) (.+))$`,
)
/** The words that begin such a note; a note that names its subject is told of that. */
const WITHOUT_SUBJECT = new RegExp(
  String.raw`^(?:(?:all|currently|newly|recently|fully|partially|professionally|also|never|last) )*(?:[a-z-]+ed|rebuilt|redone|built|works|${DEEDS}|kept|hung|sold)\b`,
  'i',
)

/** Kinds of things of which something can be said apart from the property. */
const OWN_KINDS =
  /^(?:room|amenity|finish|appliance|outdoor place|storage|parking|system|technology|character|building|income|update|land)$/
/** The whole property, and what cannot be worked on. */
const WHOLE =
  /^(?:home|unit|condo|apartment|flat|building|ranch|property|lot|parcel|acre|land|tract|site|homesite|ground|view|floor-?plan|plan|layout|duplex|triplex|fourplex|bungalow|cottage|colonial|cape|victorian|craftsman|tudor|townhouse|block|loft|studio|penthouse|bedroom|design|architecture|style|warehouse|storefront|store|church|school|mill)$/
const OUTBUILDING =
  /(?:'s|\b(?:guest|carriage|pool|tenant|bunk|caretaker|garden|detached(?: [a-z]+)?|summer|farm|ohana)) ?(?:house|cottage|unit|studio|loft|building|apartment)s?$/i

/**
 * The pieces of the entries, where a piece that names nothing speaks of the thing before it: 'floors, refinished 2022' are the
 * floors, and not the house.
 */
export const saidOfThings = (pieces: readonly ReadPiece[]): ReadPiece[] => {
  let owner: ItemFeature | null = null
  return pieces.map((piece, at) => {
    const last = pieces[at - 1]
    const isNext = last?.item.index === piece.item.index
    const said = isNext ? ((owner && saidOf(owner, piece)) ?? saidOfSum(last, piece)) : null
    // What follows may be about the same thing: 'floors, sanded 2019, refinished 2022'.
    if (!said) owner = ownerIn(piece)
    return said ? { ...piece, reading: { ...piece.reading, features: [said] } } : piece
  })
}

const saidOf = (owner: ItemFeature, { item, reading }: ReadPiece): ItemFeature | null => {
  const [feature, ...others] = reading.refusal ? [] : reading.features
  const [, state, done = '', deed = '', object = ''] = SAID.exec(feature?.statement ?? '') ?? []
  const [verb, rest] = state ? [tenseOf(state, done), done] : [deed, whither(object)]
  if (!feature || others.length > 0 || !verb || !WITHOUT_SUBJECT.test(item.text)) return null
  if (!owner.name) return null
  const isMany = owner.name.number === 'plural'
  const subject = subjectOf(owner.name.text, isMany)
  const isPair = / and /.test(subject)
  if (isMany !== (isPair || isPlural(subject)) && owner.name.number !== 'mass') return null
  const told = itemFeature({
    text: `${subject} ${item.text}`,
    kind: owner.kind === 'income' ? 'condition' : owner.kind,
    statement: `the ${subject} ${isMany ? verbOfMany(verb) : verb}${rest ? ` ${rest}` : ''}`,
    year: feature.year,
  })
  return { ...told, readAs: 'together' }
}

/** 'rents under market, last raised 2022': what is done to a sum, and never to a building. */
const saidOfSum = (last: ReadPiece, { item, reading }: ReadPiece): ItemFeature | null => {
  const sum = SUM.exec(last.reading.features.at(-1)?.statement ?? '')?.[1]
  const [feature, ...others] = reading.refusal ? [] : reading.features
  const [, done] = CHANGED.exec(feature?.statement ?? '') ?? []
  if (!sum || !feature || !done || others.length > 0) return null
  const told = { text: `${sum} ${item.text}`, statement: `${sum} were ${done}`, year: feature.year }
  return { ...itemFeature({ kind: 'income', ...told }), readAs: 'together' }
}
const SUM = /^((?:the )?(?:(?:gross |current )?rents|property taxes|(?:HOA |POA )?dues)) are /
const CHANGED =
  /^it was ((?:last )?(?:raised|increased|lowered|reduced|reassessed|adjusted|reviewed)(?: .+)?)$/

/** The only thing of a piece, where it is a thing that something can be said of. */
const ownerIn = ({ reading }: ReadPiece): ItemFeature | null => {
  const [owner, ...others] = (reading.refusal || reading.restated ? [] : reading.features).filter(
    ({ partOf }) => partOf === null,
  )
  if (!owner?.name || owner.statement !== null || others.length > 0) return null
  const { head, text } = owner.name
  const isOwn = (!WHOLE.test(head) && head !== 'house') || OUTBUILDING.test(text)
  return isOwn && OWN_KINDS.test(owner.kind) ? owner : null
}

/** 'two-bedroom manager's cottage' is the manager's cottage when it is named again, 'original wide-plank oak floors' the oak floors. */
const subjectOf = (text: string, isMany: boolean): string => {
  const words = text
    .replace(/^(?:the|an?|one|two|three|four|five|six|several|\d+) /i, '')
    .split(' ')
    .filter(
      (word) =>
        !/\d|^(?:one|two|three|four|five|six)-|^(?:new|newer|original|large|full)$/i.test(word),
    )
  const last = words.at(-1) ?? text
  // 'pool and spa' are two things, 'oak and maple floors' are floors.
  const at = words.indexOf('and')
  if (at > 0) return isMany && !isPlural(last) ? `${words[at - 1]} and ${last}` : last
  return words.length > 3 ? words.slice(-2).join(' ') : words.join(' ')
}

/** 'insulated in 2021' is over; 'leased' goes on. */
const tenseOf = (verb: string, rest: string): string =>
  verb === 'is' && /ed in (?:19|20)\d\d$/.test(rest) ? 'was' : verb

const verbOfMany = (verb: string): string =>
  verb
    .replace(/^was$/, 'were')
    .replace(/^is$/, 'are')
    .replace(/^has /, 'have ')
    .replace(new RegExp(`^(?:works|${DEEDS})$`), (word) => word.slice(0, -1))

/** 'faces SE', 'faces the west' */
const whither = (object: string): string => {
  const [, point = ''] =
    /^(?:the )?((?:north|south)?(?:east|west)?|[NS]?[EW]?)$/i.exec(object) ?? []
  return point ? (DIRECTIONS[point.toLowerCase()] ?? point) : object
}
