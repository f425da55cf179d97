import type { Sentence } from './sentence.ts'

/** 'The house has a deck', 'It has a deck': a sentence that says no more than what the property has. */
const HAS = /^(The [a-z-]+|It) has (?!been\b|no\b|never\b|also\b)/
/** 'Built in 2003 on 0.38 acres, the house has four bedrooms' ends with the same words. */
const HAS_WITHIN = /(?:^|, )(?:the [a-z-]+|it) has /i

/**
 * Says 'there is' where the sentence before has said what the property has, also across paragraphs: readers notice 'The
 * house has … The house has …'.
 */
export const withVariedOpenings = (
  paragraphs: readonly (readonly Sentence[])[],
  isContracted: boolean,
): Sentence[][] => {
  let before = ''
  return paragraphs.map((sentences) =>
    sentences.map((sentence) => {
      const isAgain = HAS_WITHIN.test(before) && sentence.role === 'group'
      const said = isAgain ? asThereIs(sentence, isContracted) : sentence
      before = said.text.split(/(?<=[.!?]) (?=[A-Z])/).at(-1) ?? ''
      return said
    }),
  )
}

const asThereIs = (sentence: Sentence, isContracted: boolean): Sentence => {
  const opening = HAS.exec(sentence.text)?.[0]
  if (!opening || OTHERS.test(opening)) return sentence
  const rest = sentence.text.slice(opening.length)
  const there = isPlural(rest, sentence) ? 'There are ' : isContracted ? "There's " : 'There is '
  const by = there.length - opening.length
  return {
    ...sentence,
    text: `${there}${rest}`,
    spans: sentence.spans
      .filter(({ end }) => end > opening.length)
      .map(({ start, end, source }) => ({
        start: Math.max(there.length, start + by),
        end: end + by,
        source,
      })),
  }
}

/** What a building or a community has is not simply there. */
const OTHERS = /^The (?:building|community|kitchen|basement|site|land)\b/

/** Whether the first thing of the list is plural. */
const isPlural = (list: string, { features }: Sentence): boolean => {
  if (/^(?:an?|one) /.test(list)) return false
  const first = features.find(({ name }) => name && list.startsWith(name.text))
  return first?.name?.number === 'plural'
}
