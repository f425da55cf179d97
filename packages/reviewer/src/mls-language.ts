import type { Review } from './copy.ts'
import { toFinding } from './term.ts'

const ENGLISH =
  /^(?:the|a|an|and|of|in|on|to|with|for|is|are|has|at|from|by|this|it|you|your|there|its|was|or|as)$/
const FOREIGN =
  /^(?:el|la|los|las|un|una|de|del|con|para|por|en|y|que|es|su|le|les|des|du|et|avec|pour|une|dans|der|die|das|und|mit|ein|eine|ist|fur|il|di|e|per|con|uma|do|da|com|no|na)$/
const LEAST_WORDS = 8
const OTHER_SCRIPT =
  /[\u0400-\u04ff\u0590-\u06ff\u0900-\u097f\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g
const SOME = 6

/** Public remarks in another language than English, where the board takes no other. */
export const reviewLanguage: Review = (copy) => {
  const { kind, board, text, plain } = copy
  if (kind !== 'mls' || board?.language !== 'english' || !isForeign(plain)) return []
  const term = {
    rule: 'mls/language',
    severity: 'caution',
    why: `${board.name} takes public remarks in English only.`,
  } as const
  return [toFinding(term, text, { start: 0, end: text.length })]
}

/** Whether a text is in another language than English; a few words are not enough to tell. */
export const isForeign = (plain: string): boolean => {
  if ((plain.match(OTHER_SCRIPT)?.length ?? 0) > SOME) return true
  const words = plain.toLowerCase().match(/[\p{L}']+/gu) ?? []
  if (words.length < LEAST_WORDS) return false
  const count = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length
  return count(FOREIGN) > 2 * count(ENGLISH) && count(FOREIGN) > words.length / 8
}
