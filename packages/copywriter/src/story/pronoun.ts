import type { Sentence } from './sentence.ts'

const VERB = /^(?:is|has|was|can|will|comes|needs|grossed|also|stands|sits|measures)\b/

/**
 * In a paragraph the property is 'it' where the sentence before was about it as well, once a sentence has named its type.
 */
export const withPronouns = (
  paragraphs: readonly (readonly Sentence[])[],
  subject: string,
  namesType: (text: string) => boolean,
): Sentence[][] => {
  const named = subject.charAt(0).toUpperCase() + subject.slice(1)
  let isNamed = false
  return paragraphs.map((sentences) => {
    let before = ''
    return sentences.map((sentence) => {
      const rest = sentence.text.slice(named.length + 1)
      const isAboutIt =
        before.startsWith(`${named} `) ||
        before.includes(`, ${subject} `) ||
        /^(?:This [A-Z]|It )/.test(before)
      const canTurn = isNamed && sentence.text.startsWith(`${named} `) && VERB.test(rest)
      const said = isAboutIt && canTurn ? turned(sentence, named) : sentence
      before = lastSentence(said.text)
      isNamed ||= namesType(said.text)
      return said
    })
  })
}

const PRONOUN = 'It'

const turned = (sentence: Sentence, named: string): Sentence => {
  const by = named.length - PRONOUN.length
  return {
    ...sentence,
    text: PRONOUN + sentence.text.slice(named.length),
    // The noun is a claim about the property's type. A pronoun claims nothing, so its span is dropped.
    spans: sentence.spans
      .filter(({ end }) => end > named.length)
      .map(({ start, end, source }) => ({
        start: Math.max(0, start - by),
        end: end - by,
        source,
      })),
  }
}

const lastSentence = (text: string): string => text.split(/(?<=[.!?]) (?=[A-Z])/).at(-1) ?? ''
