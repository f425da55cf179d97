import type { FeatureKind } from '../../copybook/concept.ts'
import type { Sentence } from '../sentence.ts'

/** Says no more than that something is there. */
const PRESENCE =
  /^(?:There (?:is|are)|There's|It has|It's got|You have|You've got|You get|You also|You'll find|The [a-z -]+ (?:has|includes|offers|comes with)|(?:In|Out)side,? (?:there|you|are|is|the)|Plus )\b/
/** A sentence of so few words about one thing is a stub. */
const STUB_WORDS = 8

export const isPresence = (sentence: Sentence): boolean => PRESENCE.test(lastOf(sentence))

export const isStub = ({ text, role, features }: Sentence): boolean =>
  role !== 'thought' && features.length < 2 && text.split(' ').length <= STUB_WORDS

/** Whether a first sentence tells less than two things; a place says nothing of the home itself. */
export const isThin = ({ features }: Sentence): boolean => features.filter(isThing).length < 2
const PLACES: ReadonlySet<FeatureKind> = new Set(['location'])
const isThing = ({ kind }: { kind: FeatureKind }): boolean => !PLACES.has(kind)

/** 'Lake views, a private dock, and a stone fireplace': three things from outdoors and indoors. */
export const isMixed = ({ features }: Sentence): boolean => {
  const things = features.filter((feature) => feature.partOf === null && isThing(feature))
  return (
    things.length > 2 &&
    things.some(({ kind }) => OUTDOORS.has(kind)) &&
    things.some(({ kind }) => INDOORS.has(kind))
  )
}
const OUTDOORS: ReadonlySet<FeatureKind> = new Set(['outdoor place', 'land', 'view'])
const INDOORS: ReadonlySet<FeatureKind> = new Set([
  'room',
  'finish',
  'appliance',
  'storage',
  'character',
])

/** A first sentence may be two. */
export const lastOf = ({ text }: Sentence): string =>
  text.split(/(?<=[.!?]) (?=[A-Z])/).at(-1) ?? ''

export const startOf = (text: string): string => text.split(' ', 1)[0] ?? ''
