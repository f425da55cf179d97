import type { SocialNetwork } from '@listwright/contracts'
import type { Feature, PropertyFacts } from '../facts/types.ts'
import { chooseFeatures } from '../plan/choose-features.ts'
import { tellFeatures } from '../plan/tell-features.ts'
import { Draft, type Sentence } from '../realise/draft.ts'
import { concatenate, type Passage } from '../realise/pieces.ts'
import { type Lines, lines } from '../realise/voice.ts'
import { wordsOf } from '../realise/word-runs.ts'
import { createRandom, type Random } from '../seed/random.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { facebook } from './facebook.ts'
import { type KnownTags, knownTags, tagLine } from './hashtags.ts'
import { instagram } from './instagram.ts'
import { linkedin } from './linkedin.ts'
import type { NetworkPlan } from './network-plan.ts'
import { SharedPhrases } from './shared-phrases.ts'
import { twitter } from './twitter.ts'

const PLANS: Record<SocialNetwork, NetworkPlan> = { facebook, instagram, linkedin, twitter }

export const NETWORKS: readonly SocialNetwork[] = ['facebook', 'instagram', 'linkedin', 'twitter']

/** Stand in for a hook of the voice where next to nothing is known. */
const PLAIN_HOOKS = lines`
  A {what} in {city}, with {figures}.
  A {what} in {city}.
  A {what} with {figures}.
  This {type} is for sale.`

/** Names longer than this would push everything else out of a caption. */
const NAME_MAX = 36

/** A caption written for its network; it shares no phrase with the `others`, to which its own are added. */
export const captionFor = (
  network: SocialNetwork,
  { facts, tags: known }: CaptionFacts,
  tone: ToneSettings,
  seed: number,
  others = new SharedPhrases(),
): Passage => {
  const plan = PLANS[network]
  const random = createRandom(seed, `${tone.voice.tone} ${network}`)
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
  const tags = tagLine(known, plan.tags, plan.turn)
  const hook = hookSentence(plan, tone, draft)
  const body = bodySentences(plan, facts, tone, draft, random, hook, tags, others)
  others.add([hook.words, ...body.map(({ words }) => words), wordsOf(tags.text)])
  return laidOut(plan, hook, body, tags)
}

/** What the captions of a property have in common. */
export interface CaptionFacts {
  facts: PropertyFacts
  tags: KnownTags
}

export const captionFacts = (property: PropertyFacts): CaptionFacts => {
  const facts = forCaption(property)
  return { facts, tags: knownTags(facts) }
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
  draft: Draft,
): Sentence => {
  const fits = ({ passage }: Sentence) => passage.text.length <= firstSentence
  return (
    draft.write(phrases[voice.tone].hooks, { role: 'opening', fits }) ??
    draft.write(PLAIN_HOOKS, { role: 'opening', fits }) ??
    draft.sentence('opening', [{ text: 'For sale' }], { facts: new Set(), features: [] })
  )
}

/** Features first, then what the hook left open; a caption is as long as its facts, within its network's limit. */
const bodySentences = (
  plan: NetworkPlan,
  facts: PropertyFacts,
  { voice }: ToneSettings,
  draft: Draft,
  random: Random,
  hook: Sentence,
  tags: Passage,
  others: SharedPhrases,
): Sentence[] => {
  const body: Sentence[] = []
  const asks = plan.lines[voice.tone].asks
  let length = plan.measure(tags.text) + plan.gap.length * 2 + plan.measure(hook.passage.text) + 1
  const fits = ({ passage, words }: Sentence) =>
    length + plan.measure(passage.text) <= plan.length[1] && !others.has(words)
  const add = (sentence: Sentence | null): boolean => {
    if (!sentence) return false
    body.push(sentence)
    length += plan.measure(sentence.passage.text) + 1
    return true
  }
  const write = (pool: Lines, role: Sentence['role']) =>
    add(draft.write(pool, { role, after: body.at(-1) ?? hook, fits }))
  const isFull = () => length >= plan.length[0]
  const ask = draft.write(asks, {
    role: 'closing',
    fits: ({ passage }) => plan.measure(passage.text) <= 90,
  })
  if (ask) length += plan.measure(ask.passage.text) + 1
  for (const clusters of clustersFor(facts, plan, random))
    if (!isFull() || body.length < 2)
      for (const told of tellFeatures(clusters, { facts, voice, random, draft, tails: 0, fits }))
        add(fits(told) ? told : null)
  while (
    ROOMS.some((fact) => draft.open.has(fact)) &&
    write(roomLines(voice.core[facts.kind]), 'core')
  );
  if (draft.open.has('price')) write(priceLines(voice.details[facts.kind]), 'detail')
  if (plan.tellsRecord || !isFull())
    while (
      RECORD.some((fact) => draft.open.has(fact)) &&
      write(voice.details[facts.kind], 'detail')
    );
  if (!isFull() && draft.open.has('address')) write(addressLines(voice.core[facts.kind]), 'core')
  if (!isFull()) write([...voice.closers[facts.kind], ...voice.closers.any], 'closing')
  return ask ? [...body, ask] : body
}

const ROOMS = ['beds', 'baths', 'sqft'] as const
const RECORD = ['year', 'lot'] as const

const chosenLines = (pick: (text: string) => boolean) => {
  const known = new Map<Lines, Lines>()
  return (pool: Lines): Lines => {
    const kept = known.get(pool) ?? pool.filter(({ text }) => pick(text))
    known.set(pool, kept)
    return kept
  }
}

const roomLines = chosenLines((text) => !/address|where|place|city/.test(text))
const addressLines = chosenLines((text) => /\{(?:address|where)\}/.test(text))
const priceLines = chosenLines((text) => text.includes('{price}'))

/** Groups of two features, two groups at a time; each network begins with others. */
const clustersFor = (facts: PropertyFacts, plan: NetworkPlan, random: Random): Feature[][][] => {
  const inlined = facts.features.filter(({ isNote }) => !isNote)
  const { chosen } = chooseFeatures(inlined, plan.features + 3)
  const start = chosen.length > plan.features ? plan.turn % chosen.length : 0
  const turned = [...chosen.slice(start), ...chosen.slice(0, start)].slice(0, plan.features)
  const mixed = random.shuffle(turned).sort((one, other) => (one.scene < other.scene ? -1 : 1))
  const clusters: Feature[][] = []
  for (let at = 0; at < mixed.length; at += 2) clusters.push(mixed.slice(at, at + 2))
  const paired: Feature[][][] = []
  for (let at = 0; at < clusters.length; at += 2) paired.push(clusters.slice(at, at + 2))
  return paired
}

const laidOut = (
  { gap }: NetworkPlan,
  hook: Sentence,
  body: Sentence[],
  tags: Passage,
): Passage => {
  const text = concatenate(
    body.map(({ passage }) => passage),
    ' ',
  )
  const parts = [hook.passage, ...(text.text ? [text] : []), ...(tags.text ? [tags] : [])]
  return concatenate(parts, gap)
}
