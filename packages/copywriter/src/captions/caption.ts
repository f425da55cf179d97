import type { SocialNetwork } from '@listwright/contracts'
import type { Feature, PropertyFacts } from '../facts/types.ts'
import { chooseFeatures } from '../plan/choose-features.ts'
import { closerPool, corePool } from '../plan/scene-pools.ts'
import { numeralsLast, tellFeatures } from '../plan/tell-features.ts'
import { Draft } from '../realise/draft.ts'
import { concatenate, type Passage } from '../realise/passage.ts'
import type { Sentence } from '../realise/sentence.ts'
import { type Lines, lines } from '../realise/voice.ts'
import { Runs, wordsOf } from '../realise/word-runs.ts'
import { Random } from '../seed/random.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { captionClusters } from './caption-clusters.ts'
import { addressLines, priceLines, roomLines, suitedTo } from './caption-pools.ts'
import { facebook } from './facebook.ts'
import { type KnownTags, knownTags, tagLine } from './hashtags.ts'
import { instagram } from './instagram.ts'
import { linkedin } from './linkedin.ts'
import type { NetworkPlan } from './network-plan.ts'
import { twitter } from './twitter.ts'

const PLANS: Record<SocialNetwork, NetworkPlan> = { facebook, instagram, linkedin, twitter }

export const NETWORKS: readonly SocialNetwork[] = ['facebook', 'instagram', 'linkedin', 'twitter']

/** Stand in for a hook of the voice where next to nothing is known. */
const PLAIN_HOOKS = lines`
  A {what} in {city}, with {figures}.
  A {what} in {city}.
  A {what} with {figures}.
  This {type} is for sale.`

/** No two captions of a property have six words in a row in common. */
export const sharedRuns = () => new Runs(6, 512)

/** Names longer than this would push everything else out of a caption. */
const NAME_MAX = 36
const ASK_MAX = 90

/** A caption written for its network; it shares no phrase with the `others`, to which its own are added. */
export const captionFor = (
  network: SocialNetwork,
  known: CaptionFacts,
  tone: ToneSettings,
  seed: number,
  others = sharedRuns(),
): Passage => {
  const plan = PLANS[network]
  const { facts } = known
  const random = new Random(seed, `${tone.voice.tone} ${network}`)
  const draft = new Draft({
    facts,
    random,
    nouns: tone.voice.nouns,
    style: 'figures',
    avoid: tone.avoid,
    prefer: tone.prefer,
    polish: tone.polish,
    allowNumerals: true,
  })
  const tags = tagLine(known.tags, plan.tags, plan.turn)
  const hook = hookSentence(plan, tone, facts, draft)
  const body = bodySentences(plan, known, tone, draft, random, hook, tags, others)
  // A run may go from one sentence into the next.
  others.add(flattened([hook, ...body].map(({ words }) => words.hashes)))
  return laidOut(plan, hook, body, tags)
}

/** What the captions of a property have in common. */
export interface CaptionFacts {
  facts: PropertyFacts
  tags: KnownTags
  /** What can be told of the features, the weightiest first. */
  ranked: readonly Feature[]
  /** The words of each, after an 'and' that may stand before it. */
  hashes: ReadonlyMap<Feature, number[]>
}

export const captionFacts = (property: PropertyFacts): CaptionFacts => {
  const facts = forCaption(property)
  const inlined = facts.features.filter(({ isNote }) => !isNote)
  return {
    facts,
    tags: knownTags(facts),
    ranked: chooseFeatures(inlined, inlined.length).chosen,
    hashes: new Map(inlined.map((each) => [each, wordsOf(`and ${each.phrase}`).hashes])),
  }
}

const forCaption = (facts: PropertyFacts): PropertyFacts => ({
  ...facts,
  address:
    facts.address.length > NAME_MAX ? '' : facts.address.replace(/#\s*(?=[\p{L}\d])/gu, 'Unit '),
  city: facts.city.length > NAME_MAX ? '' : facts.city,
  state: facts.state.length > NAME_MAX ? '' : facts.state,
})

const hookSentence = (
  { lines: phrases, firstSentence }: NetworkPlan,
  { voice }: ToneSettings,
  facts: PropertyFacts,
  draft: Draft,
): Sentence => {
  const fits = ({ passage }: Sentence) => passage.text.length <= firstSentence
  return (
    draft.write(suitedTo(facts, phrases[voice.tone].hooks), { role: 'opening', fits }) ??
    draft.write(PLAIN_HOOKS, { role: 'opening', fits }) ??
    draft.quote('opening', 'For sale')
  )
}

/** Features first, then what the hook left open; a caption is as long as its facts, within its network's limit. */
const bodySentences = (
  plan: NetworkPlan,
  { facts, ranked, hashes }: CaptionFacts,
  { voice }: ToneSettings,
  draft: Draft,
  random: Random,
  hook: Sentence,
  tags: Passage,
  others: Runs,
): Sentence[] => {
  const body: Sentence[] = []
  const asks = suitedTo(facts, plan.lines[voice.tone].asks)
  let length = plan.measure(tags.text) + plan.gap.length * 2 + plan.measure(hook.passage.text) + 1
  const room = () => plan.length[1] - length
  const fits = ({ passage, words }: Sentence) =>
    plan.measure(passage.text) <= room() && others.countIn(words.hashes) === 0
  const add = (sentence: Sentence | null): boolean => {
    if (!sentence) return false
    body.push(sentence)
    length += plan.measure(sentence.passage.text) + 1
    return true
  }
  const write = (pool: Lines, role: Sentence['role']) =>
    add(draft.write(pool, { role, after: body.at(-1) ?? hook, room: room(), fits }))
  const isFull = () => length >= plan.length[0]
  const ask = draft.write(asks, {
    role: 'closing',
    fits: ({ passage, words }) =>
      plan.measure(passage.text) <= ASK_MAX && others.countIn(words.hashes) === 0,
  })
  if (ask) length += plan.measure(ask.passage.text) + 1
  const isTold = (features: readonly Feature[]) =>
    !others.isEmpty &&
    others.countIn(flattened(numeralsLast(features).map((each) => hashes.get(each) ?? []))) > 0
  const limits = { room, fits, isTold }
  for (const clusters of captionClusters(ranked, plan, random, isTold))
    if (!isFull() || body.length < 2)
      for (const told of tellFeatures(clusters, { facts, voice, random, draft, limits }))
        add(fits(told) ? told : null)
  while (
    ROOMS.some((fact) => draft.open.has(fact)) &&
    write(roomLines(corePool(voice, facts)), 'core')
  );
  if (draft.open.has('price')) write(priceLines(voice.details[facts.kind]), 'detail')
  if (plan.tellsRecord || !isFull())
    while (
      RECORD.some((fact) => draft.open.has(fact)) &&
      write(voice.details[facts.kind], 'detail')
    );
  if (!isFull() && draft.open.has('address')) write(addressLines(corePool(voice, facts)), 'core')
  if (plan.tellsRecord) while (!isFull() && write(voice.asides[facts.kind], 'aside'));
  if (!isFull()) write(closerPool(voice, facts), 'closing')
  return ask ? [...body, ask] : body
}

/** As `flat()` has it, many times faster. */
const flattened = (lists: readonly (readonly number[])[]): number[] => {
  const all: number[] = []
  for (const list of lists) for (const each of list) all.push(each)
  return all
}

const ROOMS = ['beds', 'baths', 'sqft'] as const
const RECORD = ['year', 'lot'] as const

const laidOut = (
  { gap }: NetworkPlan,
  hook: Sentence,
  body: readonly Sentence[],
  tags: Passage,
): Passage => {
  const passages = [hook.passage, ...body.map(({ passage }) => passage)]
  const last = tags.text ? passages.push(tags) - 1 : 0
  return concatenate(passages, (at) => (at === 1 || at === last ? gap : ' '))
}
