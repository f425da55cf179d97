import { SOCIAL_NETWORKS, type Span, type WrittenContent } from '@listwright/contracts'
import { sentencesIn } from '@listwright/reviewer/language'
import type { Fault } from './gate.ts'
import { LEANS } from './leans.ts'
import { type Part, type Reply, type ReplySentence, sentencesAt } from './reply.ts'

export interface Mended {
  reply: Reply
  /** How many sentences and captions are the built-in writer's now. */
  replaced: number
}

/**
 * Takes out every sentence at fault and lets the built-in writer's say the same fact; a caption at fault is replaced as
 * a whole. Nothing is answered where so little of the description would be left that the built-in text reads better.
 */
export const mend = (
  reply: Reply,
  faults: readonly Fault[],
  builtIn: WrittenContent,
): Mended | undefined => {
  const description = mendDescription(reply, faults, builtIn)
  if (!description) return undefined
  const bad = new Set(faults.map(({ part }) => part))
  const captions = SOCIAL_NETWORKS.filter((network) => bad.has(network))
  const kept = reply.filter(
    ({ part }) => part !== 'description' && !captions.some((network) => network === part),
  )
  const headline = bad.has('headline') ? ownHeadline(builtIn) : []
  return {
    reply: [
      ...description.sentences,
      ...kept.filter(({ part }) => part !== 'headline' || !bad.has('headline')),
      ...headline,
      ...captions.map((part) => alone(part, builtIn.socialCaptions[part])),
    ],
    replaced: description.replaced + captions.length + headline.length,
  }
}

const ownHeadline = ({ headline }: WrittenContent): ReplySentence[] =>
  headline ? [alone('headline', headline)] : []

const alone = (part: Part, text: string): ReplySentence => ({
  part,
  paragraph: 1,
  text,
  sources: [],
})

/** At least as many sentences must be the model's own: a text of two voices reads worse than either. */
const OWN_SHARE = 0.5

const mendDescription = (reply: Reply, faults: readonly Fault[], builtIn: WrittenContent) => {
  const own = reply.filter(({ part }) => part === 'description')
  const inDescription = faults.filter(({ part }) => part === 'description')
  const isWhole = ({ rule }: Fault) => /^(?:missing\/|length$|language$)/.test(rule)
  const bad = new Set(
    inDescription
      .filter((fault) => !isWhole(fault))
      .flatMap((fault) => sentencesAt(reply, 'description', fault)),
  )
  const good = own.filter((sentence) => !bad.has(sentence))
  if (good.length === 0 || inDescription.some(({ rule }) => rule === 'language')) return undefined
  const owed = new Set([
    ...[...bad].flatMap(({ sources }) => sources),
    ...inDescription.flatMap(({ rule }) => MISSING[rule] ?? []),
  ])
  const told = new Set(good.flatMap(({ sources }) => sources))
  const chosen = standIns(builtIn, owed, told)
  const remedies = inDescription.flatMap(({ rule, remedy }) =>
    remedy && !chosen.some(({ sources }) => sources.includes(MISSING[rule] ?? ''))
      ? [alone('description', remedy)]
      : [],
  )
  const stand = [...chosen, ...remedies]
  if (good.length < OWN_SHARE * (good.length + stand.length)) return undefined
  const paragraph = good.at(-1)?.paragraph ?? 1
  return {
    sentences: [...good, ...stand.map((sentence) => ({ ...sentence, paragraph }))],
    replaced: stand.length,
  }
}

/** The fields that the reviewer misses, by its rule. */
const MISSING: Record<string, string> = {
  'missing/city': 'city',
  'missing/property-type': 'propertyType',
  'missing/number-of-bedrooms': 'bedrooms',
  'missing/number-of-bathrooms': 'bathrooms',
  'missing/size': 'squareFeet',
  'missing/price': 'price',
}

/** As few sentences of the built-in writer as say what is owed and was not said by others. */
const standIns = (
  builtIn: WrittenContent,
  owed: ReadonlySet<string>,
  told: ReadonlySet<string>,
): ReplySentence[] => {
  const open = new Set([...owed].filter((source) => !told.has(source)))
  const chosen: ReplySentence[] = []
  for (const sentence of sentencesOf(builtIn.description, builtIn.spans.description)) {
    if (LEANS.test(sentence.text) || !sentence.sources.some((source) => open.has(source))) continue
    chosen.push(sentence)
    for (const source of sentence.sources) open.delete(source)
  }
  return chosen
}

const sentencesOf = (text: string, spans: readonly Span[]): ReplySentence[] =>
  sentencesIn(text).map(({ start, end }) => ({
    part: 'description',
    paragraph: 1,
    text: text.slice(start, end),
    sources: spans
      .filter((span) => span.start < end && start < span.end)
      .map(({ source }) => source),
  }))
