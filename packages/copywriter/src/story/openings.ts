import { onceByKey } from '@listwright/reviewer/memory'
import { escaped } from '../compose/escaped.ts'
import { concatenate, passage, sliced } from '../compose/passage.ts'
import type { Sentence } from './sentence.ts'

const SUBJECTS_MAX = 50

/** 'Built in 2003 on 0.38 acres, the house has four bedrooms' ends with the same words. */
const HAS_WITHIN = /(?:^|, (?:and )?)(?:the [a-z-]+|it) has /i

/** 'There's a deck.' */
const THERE = /^There(?: is| are|'s) (?!also\b|no\b)/

interface Style {
  /** 'the house' */
  subject: string
  /** Whether the tone says 'there's'. */
  isContracted: boolean
}

/**
 * Says 'there is' where the sentence before has said what the property has, and the other way round, also across
 * paragraphs: readers notice 'The house has … The house has …'.
 */
export const withVariedOpenings = (
  paragraphs: readonly (readonly Sentence[])[],
  style: Style,
): Sentence[][] => {
  let before = ''
  return paragraphs.map((sentences) => {
    let isSaid = false
    return sentences.map((sentence) => {
      const said = sentence.role === 'group' ? varied(sentence, before, isSaid, style) : sentence
      before = said.text.split(/(?<=[.!?]) (?=[A-Z])/).at(-1) ?? ''
      isSaid ||= hasOf(style.subject).test(said.text)
      return said
    })
  })
}

const varied = (
  sentence: Sentence,
  before: string,
  isSaid: boolean,
  { subject, isContracted }: Style,
): Sentence => {
  const isAgain = HAS_WITHIN.test(before) || (isSaid && !/^There\b/.test(before))
  // 'There is battery storage, and is two miles from the plaza' has lost its subject.
  const isFree = isAgain && !/ and (?:is|was|has) /.test(sentence.text)
  const has = isFree ? hasOf(subject).exec(sentence.text)?.[0] : undefined
  if (has) {
    const isMany = isPlural(sentence.text.slice(has.length), sentence)
    return reopened(sentence, has, isMany ? 'There are ' : isContracted ? "There's " : 'There is ')
  }
  // 'The home has a community pool' would say whose it is twice.
  const isShared = sentence.features.some(({ kind }) => kind === 'community')
  const there = /^There\b/.test(before) && !isShared ? THERE.exec(sentence.text)?.[0] : undefined
  return there
    ? reopened(sentence, there, `${subject.charAt(0).toUpperCase()}${subject.slice(1)} has `)
    : sentence
}

/** The sentence with another opening in place of its own. */
const reopened = (sentence: Sentence, opening: string, instead: string): Sentence => ({
  ...sentence,
  ...concatenate([passage(instead), sliced(sentence, opening.length)], ''),
})

/** 'The house has a deck', 'It has a deck': a sentence that says no more than what the property has. */
const hasOf = onceByKey(
  (subject: string) => subject,
  (subject) =>
    new RegExp(`^(?:T${escaped(subject.slice(1))}|It) has (?!been\\b|no\\b|never\\b|also\\b)`),
  SUBJECTS_MAX,
)

/** Whether the first thing of the list is plural. */
const isPlural = (list: string, { features }: Sentence): boolean => {
  if (/^(?:an?|one) /.test(list)) return false
  const first = features.find(({ name }) => name && list.startsWith(name.text))
  return first?.name?.number === 'plural'
}
