import { isHeadNoun, singular } from '../nouns/head-nouns.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Verbs that agents use of a property, its parts and the parties to a sale. */
const VERBS = setOf(
  'face back overlook front open lead run pass need want prefer require request allow permit include cover pay plow mow maintain handle own rent lease transfer convey stay remain go come apply hold carry fit seat sleep store serve heat cool feed drain flood leak work lock provide offer accept consider review expire end begin start renew convert connect adjoin abut border touch cross stretch extend reach wrap surround join share use keep take make give get look sit stand lie live drive bring add produce generate yield average gross net cost earn qualify meet exceed operate supply support house contain slope rise fall drop climb divide separate split remove repair replace clean service insure collect sell close control limit restrict prohibit exclude',
)

/** Verbs that are nouns as well: 'flood insurance', 'transfer tax', 'needs work'. */
export const VERBS_AND_NOUNS = setOf(
  'flood lead transfer lease drain drive work run cover share use front back yield lock stand control limit split drop rise fall service request permit offer rent heat feed end start close cost review walk store support supply house touch cross reach wrap drives works covers runs shares uses locks limits requests permits offers rents leases costs walks stores transfers drains floods backs slope slopes border borders average averages gross net sleep look looks fall falls clean separate extend close closes divide',
)

const baseOf = (verb: string): string[] => [
  verb.replace(/ies$/, 'y'),
  verb.replace(/(?<=(?:ch|sh|ss|x|o))es$/, ''),
  verb.replace(/s$/, ''),
]

export const isKnownVerb = (word: string): boolean =>
  VERBS.has(word) || (/s$/.test(word) && baseOf(word).some((base) => VERBS.has(base)))

/** Whether a word is a verb and no noun as well. */
export const isVerbAlone = (word: string): boolean =>
  isKnownVerb(word) && !VERBS_AND_NOUNS.has(word) && !isHeadNoun(singular(word))

/** What a thing does by itself, rather than what is done to it: 'the permit expired in 2019'. */
export const happensByItself = (participle: string): boolean =>
  /^(?:expired|lapsed|collapsed|failed)$/i.test(participle)

/** Whether a note ends in a verb that has its subject before it, and is no name of a thing: 'community pool opens'. */
export const endsInVerb = (text: string): boolean => {
  const [, before = '', last = ''] = /^(.*[a-z]) ([a-z]+)$/i.exec(text) ?? []
  return before !== '' && /s$/.test(last) && isVerbAlone(last)
}

/** Whether a thing does something in some direction: 'glass walls open to the view', 'kitchen looks onto the court'. */
export const hasDirectedVerb = (text: string): boolean =>
  Array.from(
    text
      .toLowerCase()
      .matchAll(/[a-z] ([a-z]+) (?:up )?(?:to|onto|into|on|out|over|toward|towards|upon)\b/g),
    ([, word = '']) => word,
  ).some((word) => isVerbAlone(word) || word === 'open')
