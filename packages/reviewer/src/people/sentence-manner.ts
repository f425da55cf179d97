import { CHARGES, MEANT_FOR, PERSONS, SPARES, TURNS_AWAY } from './cues.ts'
import type { Manner } from './manners.ts'
import type { Mention } from './mentions.ts'
import type { ProtectedClass } from './protected-class.ts'
import type { Word } from './words.ts'

/** A listing has no reason to speak of people by these at all, once they are not part of a name. */
const OPENLY: ReadonlySet<ProtectedClass> = new Set([
  'race',
  'origin',
  'religion',
  'orientation',
  'citizenship',
])

const LAW = /americans with disabilities/
/** What the law says, and so no exclusion: 'Pets aren't allowed, though an assistance animal isn't a pet.' */
const NOT_A_PET =
  /\b(?:assistance|service|support) animals? (?:is|are)(?:n't| not) (?:an? )?pets?\b/

/**
 * What a sentence as a whole does to people it speaks of, where no words next to them say it: 'Deaf tenants should look
 * elsewhere'.
 */
export const mannerOfSentence = (
  { from, to, group, isPeople }: Mention,
  words: Word[],
  lower: string,
): Manner | null => {
  const { kind, protects } = group
  const [start, end] = boundsOf(words, from, to)
  const sentence = lower.slice(start, end)
  if (LAW.test(sentence) || NOT_A_PET.test(sentence)) return null
  if (isPeople && OPENLY.has(protects)) return isAboutThings(words, from, to) ? null : 'mentions'
  if (!isPeople && kind !== 'thing') return null
  if (TURNS_AWAY.test(sentence)) return isHarmlessThing(kind, sentence) ? null : 'excludes'
  if (kind === 'thing' || protects === 'family')
    if (CHARGES.test(sentence) && !SPARES.test(sentence) && isCharged(group.protects))
      return 'excludes'
  if (kind !== 'thing' && !CHILDREN.test(lower.slice(words[from]?.start, words[to - 1]?.end)))
    if (MEANT_FOR.test(lower.slice(0, words[from]?.start))) return 'suits'
  return null
}

/** 'Paneling from England' and 'whites and grays' are no people. */
const isAboutThings = (words: Word[], from: number, to: number): boolean =>
  (words[from]?.text === 'from' && !PERSONS.has(words[from - 1]?.text ?? '')) ||
  (/^(?:whites|blacks)$/.test(words[from]?.text ?? '') &&
    COLORS.test(`${words[to]?.text} ${words[to + 1]?.text} ${words[from - 2]?.text}`))

const COLORS = /\b(?:gr[ae]ys?|creams?|neutrals?|blues?|greens?|golds?|browns?|beiges?)\b/

/** 'A bench for kids' says nothing about who may live there. */
const CHILDREN = /\b(?:kids?|child|children|babies|baby|toddlers?|teens?|teenagers?)\b/

const isCharged = (protects: ProtectedClass): boolean =>
  protects === 'disability' || protects === 'family'

/** 'The scooter does not convey' is about a thing; who is turned away by a thing are people, or their animals. */
const isHarmlessThing = (kind: string, sentence: string): boolean =>
  kind === 'thing' &&
  (/\bconveys?\b|\bneeded\b|\brequired for\b/.test(sentence) || !PEOPLE.test(sentence))

const PEOPLE =
  /\b(?:people|persons?|tenants?|renters?|applicants?|buyers?|anyone|someone|anybody|residents?|users?|we|owner|landlord|you|dogs?|animals?|cats?|rent|program)\b/

const boundsOf = (words: Word[], from: number, to: number): [number, number] => {
  let first = from
  while (first > 0 && !words[first - 1]?.isLast) first -= 1
  let last = to - 1
  while (last < words.length - 1 && !words[last]?.isLast) last += 1
  return [words[first]?.start ?? 0, words[last]?.end ?? 0]
}
