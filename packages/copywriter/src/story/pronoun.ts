import type { Sentence } from './sentence.ts'

const VERB =
  /^(?:is|has|was|did|does|backs|faces|borders|overlooks|can|will|comes|needs|grossed|also|stands|sits|measures|conveys|leases|qualifies)\b/

/** 'This Boise house', 'A Boise house with', 'Here's a house in Boise', with the city in it. */
const INTRODUCES = /^(?:This|One|An?|Here's an?) |, this /

/** 'The building is of brick, and the roof was replaced in 2021. It has parking' would be said of the roof. */
const OF_ANOTHER = /, and (?:the|an?) [a-z -]+ (?:is|are|was|were|has|have|dates?)\b[^,]*$/

interface Property {
  /** 'the house' */
  subject: string
  city: string
  /** Whether a sentence names the type of the property. */
  namesType: (text: string) => boolean
}

/**
 * In a paragraph the property is 'it' where the sentence before was about it as well, if a sentence that keeps its noun
 * names the type.
 */
export const withPronouns = (
  paragraphs: readonly (readonly Sentence[])[],
  { subject, city, namesType }: Property,
): Sentence[][] => {
  const named = subject.charAt(0).toUpperCase() + subject.slice(1)
  const isOpen = ({ text }: Sentence) =>
    text.startsWith(`${named} `) && VERB.test(text.slice(named.length + 1))
  const isNamed = paragraphs.flat().some((one) => !isOpen(one) && namesType(one.text))
  return paragraphs.map((sentences) => {
    let before = ''
    return sentences.map((sentence) => {
      const isAboutIt =
        !OF_ANOTHER.test(before) &&
        (new RegExp(`^${named},? `).test(before) ||
          before.includes(`, ${subject} `) ||
          (city !== '' && before.includes(city) && INTRODUCES.test(before)))
      const said = isNamed && isAboutIt && isOpen(sentence) ? turned(sentence, named) : sentence
      before = lastSentence(said.text)
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
