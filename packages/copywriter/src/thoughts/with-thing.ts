import { concatenate, type Passage } from '../compose/passage.ts'
import type { Sentence } from '../story/sentence.ts'

/** How a thought begins that can follow 'and': 'take supper out' behind 'there is a shed' would be an order. */
const FOLLOWS =
  /^(?:(?:The|A|An) |(?:On|In|At|After|With|From) [^,]+, (?:the|an?|you|there|dinner|supper|breakfast|lunch) )/
/** A thought with a pause of its own takes no other clause. */
const PAUSE = /[:;]|, so\b|\. /
/** A sentence that something can follow. */
const OPEN = /^[^,:;]+\.$/

/** 'Outside there is a fenced yard, and on the screened porch, supper may run past dusk without the mosquitoes.' */
export const withThing = (listed: readonly Sentence[], told: readonly Sentence[]): Sentence[] => {
  const [thing, ...others] = listed
  const [thought] = told
  if (!thing || others.length > 0 || !thought || !OPEN.test(thing.text)) return [...listed, ...told]
  const lowered = withoutCapital(thought)
  if (!lowered || PAUSE.test(thought.text)) return [...listed, ...told]
  const before = { text: thing.text.replace(/\.$/, ''), spans: thing.spans }
  return [
    {
      ...thought,
      ...concatenate([before, lowered], ', and '),
      features: [...thing.features, ...thought.features],
    },
  ]
}

/** The sentence as it stands behind 'and'; nothing where it cannot stand there. */
const withoutCapital = ({ text, spans }: Passage): Passage | null =>
  !FOLLOWS.test(text) || spans.some(({ start }) => start === 0)
    ? null
    : { text: text.charAt(0).toLowerCase() + text.slice(1), spans }
