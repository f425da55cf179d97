import type { Feature, PropertyFacts, Scene } from '../facts/types.ts'
import { PLAIN_CORE } from '../phrases/plain.ts'
import { isShared } from '../realise/fact-slots.ts'
import { type Lines, linesWhere, type Voice } from '../realise/voice.ts'

const INDOORS: readonly Scene[] = [
  'kitchen',
  'suite',
  'interior',
  'character',
  'access',
  'household',
]
const withoutHouse = linesWhere((text) => !/grounds|house|drive\b|garden/.test(text))
// 'The kitchen includes an eat-in kitchen' says it twice.
const withoutKitchen = linesWhere((text) => !text.includes('kitchen'))

/** The lines that suit a cluster of features: no rooms on open land, no grounds around an apartment. */
export const poolFor = (
  features: readonly Feature[],
  voice: Voice,
  facts: PropertyFacts,
): Lines => {
  const scene = features[0]?.scene ?? 'general'
  const isMixed = features.some((feature) => feature.scene !== scene)
  const isOutOfPlace = facts.kind === 'land' && INDOORS.includes(scene)
  const { general, [scene]: own = general } = voice.scenes
  const lines = isMixed || isOutOfPlace ? general : both(own, voice.placed)
  const suited = facts.kind === 'home' && !isShared(facts) ? lines : withoutHouse(lines)
  return features.some(({ bare }) => bare.includes('kitchen')) ? withoutKitchen(suited) : suited
}

const HOME_LIFE =
  /week|\bday|daily|life|routine|room|everyday|comfort|enjoy|cook|brag|morning|settle|company|interior|layout|{home} (?:its|looks|takes|comes)/
const withoutHomeLife = linesWhere((text) => !HOME_LIFE.test(text))

/** The lines that tell two groups: outside a home, those that speak of no home life. */
export const pairPool = ({ pairs }: Voice, { kind }: PropertyFacts): Lines =>
  kind === 'home' ? pairs : withoutHomeLife(pairs)

/** The lines that state place, type, rooms and size. */
export const corePool = ({ core }: Voice, { kind }: PropertyFacts): Lines =>
  kind === 'home' ? core : PLAIN_CORE

/** The last lines that suit a kind of property. */
export const closerPool = ({ closers }: Voice, { kind }: PropertyFacts): Lines =>
  both(closers[kind], closers.any)

const joined = new WeakMap<Lines, Lines>()

const both = (own: Lines, others: Lines): Lines => {
  const known = joined.get(own) ?? [...own, ...others]
  joined.set(own, known)
  return known
}
