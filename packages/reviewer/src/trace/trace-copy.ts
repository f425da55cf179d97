import type { PropertyInput, Span } from '@listwright/contracts'
import type { TracedClaim } from './claim.ts'
import { readingOf } from './reading.ts'
import { traceAssertions } from './trace-assertions.ts'
import { traceAttachments } from './trace-attachments.ts'
import { traceContrasts } from './trace-contrasts.ts'
import { traceDates } from './trace-dates.ts'
import { traceLists } from './trace-lists.ts'
import { traceNames } from './trace-names.ts'
import { tracePlaces } from './trace-places.ts'
import { traceRelations } from './trace-relations.ts'
import { traceWords } from './trace-words.ts'

export interface TraceRequest {
  property: PropertyInput
  text: string
  /** The current year, for the age of a building. */
  year?: number | undefined
  /** Stretches whose source is known from whoever wrote them. Their figures and names are traced all the same. */
  spans?: readonly Span[] | undefined
}

/**
 * Everything that a text says of a property, each traced to its field or found without one.
 * @example traceCopy({ property, text: 'Five bedrooms' }) // [{ kind: 'number', status: 'contradicting', source: 'bedrooms', … }]
 */
export const traceCopy = (request: TraceRequest): TracedClaim[] => {
  const last = remembered.get(request.property)
  if (last && isSame(last, request)) return [...last.claims]
  const claims = trace(request)
  remembered.set(request.property, { ...request, claims })
  return [...claims]
}

/** The last text of each property: a page asks for its review and for its claims at every keystroke. */
const remembered = new WeakMap<PropertyInput, TraceRequest & { claims: readonly TracedClaim[] }>()

const isSame = (one: TraceRequest, other: TraceRequest): boolean =>
  one.text === other.text &&
  one.year === other.year &&
  (one.spans === other.spans || (!one.spans?.length && !other.spans?.length))

const trace = ({ property, text, year, spans = [] }: TraceRequest): TracedClaim[] => {
  const { facts, words, lower, numbers, levels } = readingOf({ property, text, year })
  const names = traceNames(words, text, facts)
  const said = traceWords(words, text, facts)
  const contrasts = [
    ...traceContrasts(lower, text, facts),
    ...traceDates(lower, text, facts),
    ...traceAttachments(lower, text, facts),
    ...tracePlaces(lower, text, facts),
    ...traceLists(lower, text, facts),
    ...levels,
  ]
  const isFree = (claim: TracedClaim, taken: readonly TracedClaim[]) =>
    !taken.some((other) => other.start < claim.end && claim.start < other.end)
  const others = [
    ...contrasts,
    ...said.filter((claim) => isFree(claim, [...names, ...contrasts])),
    ...[...traceAssertions(lower, text, facts), ...traceRelations(lower, text, facts)].filter(
      (claim) =>
        isFree(claim, [
          ...names,
          ...contrasts,
          ...said.filter(({ status }) => status === 'unsupported'),
        ]),
    ),
  ]
  const declared = others.map((claim) => {
    const span = spans.find(({ start, end }) => start <= claim.start && claim.end <= end)
    return claim.status === 'unsupported' && span ? withSource(claim, span.source) : claim
  })
  return [...numbers, ...names, ...declared].sort((a, b) => a.start - b.start || a.end - b.end)
}

const withSource = ({ start, end, text, kind }: TracedClaim, source: string): TracedClaim => ({
  start,
  end,
  text,
  kind,
  status: 'traced',
  source,
})
