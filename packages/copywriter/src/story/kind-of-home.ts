import { concatenate, passage, sliced } from '../compose/passage.ts'
import type { Value } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'

/** Names the home itself; in 'on the first floor of a two-family house', the house is another thing. */
export const NAMES_A_HOME =
  /^is an? (?:(?!of\b|in\b|on\b|with\b|over\b)[\w'-]+,? )*?(?:home|house|condo|townhouse|townhome|apartment|loft|residence|cottage|penthouse|studio)\b/i

/** 'It is a brick townhouse backing to woods': the home itself, not something that it has. */
export const isKindOfHome = ({ statement }: Feature): boolean =>
  NAMES_A_HOME.test(statement?.replace(/^it /, '') ?? '')

/** 'brick townhouse backing to woods' of 'is a brick townhouse backing to woods'. */
export const kindIn = ({ bare }: Value): Value | null => {
  const [, article, words = ''] = /^is (an?) (.+)$/.exec(bare.text) ?? []
  const isShort = words.split(' ').length <= KIND_WORDS
  if (
    !article ||
    !isShort ||
    !NAMES_A_HOME.test(bare.text) ||
    /\b(?:with|that|which)\b|, (?:[\w'-]+ )*(?:in|on|from|to|of|by)\b/.test(words)
  )
    return null
  const kind = sliced(bare, `is ${article} `.length)
  return {
    bare: kind,
    the: concatenate([passage('the'), kind], ' '),
    a: sliced(bare, 'is '.length),
    isPlural: false,
  }
}
const KIND_WORDS = 8
