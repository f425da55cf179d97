import type { FeatureKind } from '../copybook/concept.ts'
import type { Feature } from '../facts/feature.ts'
import type { Sentence } from './sentence.ts'

/** Says no more than that something is there. */
const PRESENCE =
  /^(?:There (?:is|are)|There's|It has|It's got|You have|You've got|You get|You also|You'll find|The [a-z -]+ (?:has|includes|offers|comes with)|(?:In|Out)side,? (?:there|you|are|is|the)|Plus )\b/
/** A sentence of so few words about one thing is a stub, unless it is a thought. */
const STUB_WORDS = 8
/** Items that a list may have before it reads like a form. */
const LIST_MAX = 3

const COST = {
  presence: 1,
  presenceAgain: 1,
  stub: 3,
  stubAgain: 2,
  thinLead: 4,
  weakLead: 3,
  mixedLead: 3,
  sameStart: 1.5,
  oddPair: 2,
  item: 1.2,
  leftOut: 3,
}
/** What a text gains by a thought; a second one is no reason to lead with less. */
const THOUGHT = 2

/**
 * How flat a description reads: stubs, sentences that only say that things are there, long lists, features that found no
 * place. Lower is better.
 */
export const flatnessOf = (
  sentences: readonly Sentence[],
  {
    leftOut,
    strongest,
    isByVerbs = false,
    isOddPair = () => false,
  }: {
    leftOut: number
    strongest: ReadonlySet<Feature>
    isByVerbs?: boolean
    isOddPair?: (sentence: Sentence) => boolean
  },
): number => {
  const lead = sentences.find(({ role }) => role === 'lead')
  const isWeak = lead !== undefined && !lead.features.some((feature) => strongest.has(feature))
  return (
    sentences.reduce((sum, sentence, at) => sum + costOf(sentence, sentences[at - 1]), 0) +
    sentences.filter(isOddPair).length * COST.oddPair +
    leftOut * COST.leftOut +
    (isWeak ? COST.weakLead : 0) +
    (lead !== undefined && isMixed(lead) ? COST.mixedLead : 0) -
    (sentences.some(({ role }) => role === 'thought') ? THOUGHT : 0) -
    // 'Casco Bay is in view' fills a first sentence by itself; 'the house has a view of Casco Bay' does not.
    (isByVerbs && lead && isThin(lead) ? COST.thinLead : 0)
  )
}

const costOf = (sentence: Sentence, before: Sentence | undefined): number => {
  const { text, role } = sentence
  if (role === 'lead') return isThin(sentence) ? COST.thinLead : 0
  if (role === 'figures' || role === 'fee') return 0
  const isPresence = PRESENCE.test(text)
  const items = /:|, [^,]+,? and /.test(text) ? text.split(', ').length : 1
  return (
    (isPresence ? COST.presence : 0) +
    (isPresence && before && PRESENCE.test(lastOf(before)) ? COST.presenceAgain : 0) +
    (isStub(sentence) ? COST.stub : 0) +
    (before && isStub(sentence) && isStub(before) ? COST.stubAgain : 0) +
    (before && startOf(lastOf(before)) === startOf(text) ? COST.sameStart : 0) +
    Math.max(0, items - LIST_MAX) * COST.item
  )
}

/** 'Lake views, a private dock, and a stone fireplace': three things from outdoors and indoors. */
const isMixed = ({ features }: Sentence): boolean => {
  const things = features.filter((feature) => feature.partOf === null && isThing(feature))
  return (
    things.length > 2 &&
    things.some(({ kind }) => OUTDOORS.has(kind)) &&
    things.some(({ kind }) => INDOORS.has(kind))
  )
}
const OUTDOORS: ReadonlySet<FeatureKind> = new Set(['outdoor place', 'land', 'view'])
const INDOORS: ReadonlySet<FeatureKind> = new Set(['room', 'finish', 'appliance', 'storage'])

const isThin = ({ features }: Sentence): boolean => features.filter(isThing).length < 2

/** A place does not fill a first sentence: it says nothing of the home itself. */
const isThing = ({ kind }: Feature): boolean => kind !== 'location'

const isStub = ({ text, role, features }: Sentence): boolean =>
  !APART.has(role) && features.length < 2 && text.split(' ').length <= STUB_WORDS
/** Thoughts, and what stands among the figures. */
const APART: ReadonlySet<Sentence['role']> = new Set(['thought', 'lead', 'figures', 'fee'])

/** A first sentence may be two. */
const lastOf = ({ text }: Sentence): string => text.split(/(?<=[.!?]) (?=[A-Z])/).at(-1) ?? ''

const startOf = (text: string): string => text.split(' ', 1)[0] ?? ''
