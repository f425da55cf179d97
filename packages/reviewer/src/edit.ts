import { articleFor } from './language/articles.ts'
import { sentenceAround } from './sentence.ts'

/** Replace `[start, end)` with `put`. */
export interface Edit {
  start: number
  end: number
  put: string
}

/** How the reviewer would mend a phrase: 'drop word' (the modifier), 'drop clause', 'drop word or clause', or other words. */
export type Fix = string

const INTENSIFIER = /(?:\b(?:very|truly|really|so|absolutely|simply|most|more|highly|just) )$/i
const FUNCTION_WORD =
  /^(?:and|or|but|with|for|in|to|of|is|are|was|at|from|by|near|on|off|that|which|as|than|yet|here|there|while)\b/i

export const replaceWords = (text: string, start: number, end: number, put: string): Edit =>
  withArticle(text, { start, end, put }, put)

/** Words in the case of those they replace. */
export const matchCase = (text: string, start: number, words: string): string =>
  /^\p{Lu}/u.test(text.slice(start, start + 2)) ? capitalised(words) : words

/** Words with a capital only where a sentence begins: 'Italian district' leaves 'district' behind. */
export const capitalisedAt = (text: string, start: number, words: string): string =>
  opensSentence(text, start) ? capitalised(words) : words

/** Removes a modifier and mends what stood around it; `null` where the sentence needs the word. */
export const dropWord = (text: string, from: number, end: number): Edit | null => {
  const intensifier = INTENSIFIER.exec(text.slice(Math.max(0, from - 12), from))?.[0] ?? ''
  const start = from - intensifier.length
  const before = text.slice(Math.max(0, start - 60), start)
  const after = text.slice(end, end + 60)
  const joined =
    /^(?:, (?!and\b|or\b)| and | & |, and )(?!(?:the|an?|this|its?|it's|you|your|is|are)\b)(?=\p{L})/iu.exec(
      after,
    )?.[0]
  if (joined) return capitalisedNext(text, { start, end: end + joined.length, put: '' })
  const joining = /(?:,? and| &)(?: an?)? $/.exec(before)?.[0]
  if (joining && !/^ \p{L}/u.test(after)) return { start: start - joining.length, end, put: '' }
  // 'a bright and spacious den' loses two words, 'floors and spacious rooms' one; the rest is for a person to mend.
  if (joining && /\b(?:an?|the) \p{L}+ (?:and|&) $/iu.test(before))
    return { start: start - joining.length, end, put: '' }
  if (joining && !/s (?:and|&) $|(?:and|&) an? $/.test(before)) return null
  const next = /^[ ]+(?=[\p{L}\p{N}])/u.exec(after)?.[0]
  if (!next || FUNCTION_WORD.test(after.slice(next.length))) return null
  if (/\b(?:an?|the|this|these|with|of) \p{L}+, $/iu.test(before))
    return { start: start - 2, end: end + next.length, put: ' ' }
  if (/, $/.test(before)) return null
  return capitalisedNext(text, { start, end: end + next.length, put: '' })
}

/** Removes the clause around a phrase, or the sentence if nothing else is in it. */
export const dropClause = (text: string, start: number, end: number): Edit => {
  const sentence = sentenceAround(text, start, end)
  const before = Math.max(
    ...[', ', '; '].map((mark) => text.slice(sentence.start, start).lastIndexOf(mark)),
  )
  const after = text.slice(end, sentence.stop).search(/[,;] /)
  if (before >= 0) {
    return { start: sentence.start + before, end: after < 0 ? sentence.stop : end + after, put: '' }
  }
  if (after < 0) return { start: sentence.from, end: sentence.end, put: '' }
  const rest = end + after + 2
  const conjunction = /^(?:and|but|or|so) /i.exec(text.slice(rest, rest + 5))?.[0].length ?? 0
  return capitalisedNext(text, { start: sentence.start, end: rest + conjunction, put: '' })
}

const capitalised = (words: string): string =>
  words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const capitalisedNext = (text: string, edit: Edit): Edit => {
  const next = text.slice(edit.end, edit.end + 40)
  if (opensSentence(text, edit.start) && /^\p{Ll}/u.test(next)) {
    return { ...edit, end: edit.end + 1, put: edit.put + next.charAt(0).toUpperCase() }
  }
  return withArticle(text, edit, next)
}

/** Whether a capital that stands here opens a sentence, rather than a name. */
const opensSentence = (text: string, start: number): boolean =>
  /^\p{Lu}/u.test(text.slice(start, start + 2)) &&
  /(?:^|[.!?\n:]["' ]*)$/.test(text.slice(Math.max(0, start - 4), start))

/** Widens an edit over a preceding 'a' or 'an' that would no longer fit the words that follow it. */
const withArticle = (text: string, edit: Edit, next: string): Edit => {
  const article = /(?:^|[\s("])(an?) $/i.exec(
    text.slice(Math.max(0, edit.start - 4), edit.start),
  )?.[1]
  if (!article) return edit
  if (/^(?:an? |the |everyone|every )/i.test(next) && edit.put)
    return { ...edit, start: edit.start - article.length - 1 }
  const right = articleFor(next)
  if (right === article.toLowerCase()) return edit
  const put = `${/^A/.test(article) ? capitalised(right) : right} ${edit.put}`
  return { ...edit, start: edit.start - article.length - 1, put }
}
