import { sentencesOf, wordsOf } from './words.ts'

/** Words that any two sentences about a property share. */
const COMMON = new Set(
  (
    'about above after around bathroom bathrooms baths bedroom bedrooms before below between building built could ' +
    'every feet floor first from have home house includes into its kitchen level month more most offered other over own ' +
    'price room rooms space square than that their them there these they this through under unit what when where which ' +
    'while will with within without would year years your'
  ).split(' '),
)

/** Words that a sentence repeats from the one before it. @example echoesIn('A wide deck. The deck is new.') // ['deck'] */
export const echoesIn = (text: string): string[] => {
  const sentences = sentencesOf(text).map(
    (sentence) => new Set(wordsOf(sentence).filter(isTelling)),
  )
  return sentences.flatMap((words, at) => {
    const before = sentences[at - 1]
    return before ? [...words].filter((word) => before.has(word)) : []
  })
}

const isTelling = (word: string): boolean => /^[a-z]{4,}$/.test(word) && !COMMON.has(word)
