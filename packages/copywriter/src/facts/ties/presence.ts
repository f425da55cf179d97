import { articleFor } from '@listwright/reviewer/language'
import type { NounPhrase } from '../feature.ts'

/** That a thing is there, as a clause. @example presenceOf(nounPhrase('well').phrase) // 'there is a well' */
export const presenceOf = ({ text, tail, number, isCounted, isName }: NounPhrase): string => {
  const article = number === 'singular' && !isCounted && !isName ? `${articleFor(text)} ` : ''
  return `there ${number === 'plural' ? 'are' : 'is'} ${article}${text}${tail ? ` ${tail}` : ''}`
}
