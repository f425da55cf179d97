import { numberOf } from '../figures/numerals.ts'

const FILLER = new Set([
  'a',
  'an',
  'the',
  'of',
  'with',
  'its',
  'your',
  'our',
  'is',
  'are',
  'has',
  'in',
  'on',
  'for',
])
const FILLER_ALWAYS = new Set(['a', 'an', 'the', 'its', 'your'])
const SINGULAR_IN_S = /(?:ss|us|is|gas|bus|stairs)$/

const remembered = new Map<string, string>()

const wordKey = (word: string): string => {
  const value = numberOf(word)
  if (value !== null && !/^(?:double|dual|twin|single|triple)$/.test(word)) return String(value)
  if (word === 'countertop' || word === 'countertops') return 'counter'
  if (word === 'flooring') return 'floor'
  if (word === 'feet') return 'foot'
  if (word === '1st') return 'first'
  if (word === '2nd') return 'second'
  if (word === '3rd') return 'third'
  if (word === 'bathroom' || word === 'bathrooms') return 'bath'
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ches|shes|xes)$/.test(word)) return word.slice(0, -2)
  if (word.length > 2 && word.endsWith('s') && !SINGULAR_IN_S.test(word)) return word.slice(0, -1)
  return word
}

/** The words by which phrases are compared: lower case, singular, figures, no hyphens, no articles. */
export const keyWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/ \+ | & /g, ' and ')
    .split(/[^\p{L}\p{N}{}#.%]+/u)
    .map((word) => word.replace(/^\.|\.$/g, ''))
    .filter((word) => word && !FILLER_ALWAYS.has(word))
    .map((word) => {
      let key = remembered.get(word)
      if (key === undefined) {
        key = wordKey(word)
        if (remembered.size > 5000) remembered.clear()
        remembered.set(word, key)
      }
      return key
    })

export const phraseKey = (text: string): string => keyWords(text).join(' ')

/** What is left of a phrase without the little words, to tell repetitions by. */
export const contentWords = (text: string): string[] =>
  keyWords(text).filter((word) => !FILLER.has(word) && word !== 'and')
