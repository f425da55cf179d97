import type { SocialNetwork } from '@listwright/contracts'
import type { Feature, PropertyFacts } from '../facts/types.ts'
import { chooseFeatures } from '../plan/choose-features.ts'
import { poolFor } from '../plan/scene-pools.ts'
import { Draft, type Sentence } from '../realise/draft.ts'
import { concatenate, type Passage } from '../realise/pieces.ts'
import type { Lines } from '../realise/voice.ts'
import { createRandom, type Random } from '../seed/random.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { facebook } from './facebook.ts'
import { tagLine } from './hashtags.ts'
import { instagram } from './instagram.ts'
import { linkedin } from './linkedin.ts'
import type { NetworkPlan } from './network-plan.ts'
import { remarkLines } from './remark-lines.ts'
import { SharedPhrases } from './shared-phrases.ts'
import { twitter } from './twitter.ts'

const PLANS: Record<SocialNetwork, NetworkPlan> = { facebook, instagram, linkedin, twitter }

export const NETWORKS: readonly SocialNetwork[] = ['facebook', 'instagram', 'linkedin', 'twitter']

/** Say little, and are needed only where next to nothing is known. */
const FILLERS = [
  'More details are available on request.',
  'Questions are welcome at any time.',
  'See it in person to judge for yourself.',
  'Photographs and further facts can be sent.',
  'The rest is best seen on site.',
]

/** Names longer than this would push everything else out of a caption. */
const NAME_MAX = 36

/** A caption written for its network; it shares no phrase with the `others`. */
export const captionFor = (
  network: SocialNetwork,
  property: PropertyFacts,
  tone: ToneSettings,
  seed: number,
  others = new SharedPhrases(),
): Passage => {
  const plan = PLANS[network]
  const facts = forCaption(property)
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
  const tags = tagLine(facts, plan.tags, plan.turn)
  const hook = hookSentence(plan, tone, draft)
  const body = bodySentences(plan, facts, tone, draft, random, [hook], tags, others)
  return laidOut(plan, hook, body, tags)
}

const forCaption = (facts: PropertyFacts): PropertyFacts => ({
  ...facts,
  address:
    facts.address.length > NAME_MAX ? '' : facts.address.replace(/#\s*(?=[\p{L}\d])/gu, 'Unit '),
  city: facts.city.length > NAME_MAX ? '' : facts.city,
  state: facts.state.length > NAME_MAX ? '' : facts.state,
})

const hookSentence = (
  { lines, firstSentence }: NetworkPlan,
  { voice }: ToneSettings,
  draft: Draft,
): Sentence => {
  const fits = ({ text }: Passage) => text.length <= firstSentence
  const plain = [
    'A {what} in {city}, with {figures}.',
    'A {what} in {city}.',
    'A {what} with {figures}.',
    'This {type} is for sale.',
  ]
  return (
    draft.write(lines[voice.tone].hooks, { role: 'opening', fits }) ??
    draft.write(plain, { role: 'opening', fits }) ??
    draft.sentence('opening', [{ text: 'For sale' }], { facts: new Set(), features: [] })
  )
}

const bodySentences = (
  plan: NetworkPlan,
  facts: PropertyFacts,
  { voice }: ToneSettings,
  draft: Draft,
  random: Random,
  written: Sentence[],
  tags: Passage,
  others: SharedPhrases,
): Sentence[] => {
  const [hook] = written
  const body: Sentence[] = []
  let length =
    plan.measure(tags.text) +
    plan.gap.length * 2 +
    written.reduce((sum, { passage }) => sum + plan.measure(passage.text) + 1, 0)
  const lengthWith = (text: string) => length + plan.measure(text)
  const add = (pool: Lines, role: Sentence['role'], features?: readonly Feature[]): boolean => {
    const fits = ({ text }: Passage) => lengthWith(text) <= plan.length[1] && !others.has(text)
    const after = body.at(-1) ?? hook
    const sentence = draft.write(pool, { role, after, fits, ...(features ? { features } : {}) })
    if (!sentence) return false
    body.push(sentence)
    length += plan.measure(sentence.passage.text) + 1
    return true
  }
  const isFull = () => length >= plan.length[0]
  for (const cluster of clustersFor(facts, plan, random))
    if (!isFull() || body.length < 2)
      add(poolFor(cluster, voice, facts), 'feature', cluster) ||
        add(voice.scenes.general, 'feature', cluster)
  while (
    ['beds', 'baths', 'sqft'].some((fact) => draft.open.has(fact as 'beds')) &&
    add(rooms(voice.core[facts.kind]), 'core')
  );
  if (draft.open.has('price')) add(priced(voice.details[facts.kind]), 'detail')
  if (plan.tellsRecord)
    while (draft.open.has('year') || draft.open.has('lot'))
      if (!add(voice.details[facts.kind], 'detail')) break
  const remarks = [...remarkLines(facts, voice), ...voice.closers.any, ...voice.closers[facts.kind]]
  const asks = plan.lines[voice.tone].asks
  const invitation = draft.write(asks, {
    role: 'closing',
    fits: ({ text }) => lengthWith(text) <= plan.length[1],
  })
  if (invitation) length += plan.measure(invitation.passage.text) + 1
  while (!isFull() && add(remarks, 'remark'));
  while (!isFull() && add(asks, 'closing'));
  while (!isFull() && add([...voice.details[facts.kind], ...voice.core[facts.kind]], 'detail'));
  while (!isFull() && add(FILLERS, 'remark'));
  return invitation ? [...body, invitation] : body
}

const rooms = (core: Lines): Lines => core.filter((line) => !/address|where|place|city/.test(line))

const priced = (details: Lines): Lines => details.filter((line) => line.includes('{price}'))

const clustersFor = (facts: PropertyFacts, plan: NetworkPlan, random: Random): Feature[][] => {
  const inlined = facts.features.filter(({ isNote }) => !isNote)
  const { chosen } = chooseFeatures(inlined, plan.features + 3)
  const start = chosen.length > plan.features ? plan.turn % chosen.length : 0
  const turned = [...chosen.slice(start), ...chosen.slice(0, start)].slice(0, plan.features)
  const mixed = random.shuffle(turned)
  const clusters: Feature[][] = []
  for (let at = 0; at < mixed.length; at += 2) clusters.push(mixed.slice(at, at + 2))
  return clusters
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
