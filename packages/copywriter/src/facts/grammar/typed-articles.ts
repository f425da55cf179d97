const PREPOSITIONS =
  'in|on|at|of|off|for|from|to|into|onto|by|with|behind|beside|beneath|below|above|under|over|near|along|across|around|between|through|throughout|toward|overlooking|facing|amid|among'
const ADDED = new RegExp(`\\b(${PREPOSITIONS}) (?:the|an?) ([\\p{L}\\d'-]+)`, 'gu')
const ARTICLE = /\b(?:an?|the|its|their)\b/i
const PLACED = new RegExp(`\\b(?:${PREPOSITIONS}) [\\p{L}\\d]`, 'iu')

/** Notes of one agent that show how articles are typed; fewer could be chance. */
const SHOWN_MIN = 3
/** The share of notes with an article, among those that have room for one. */
const SHARE_MIN = 0.6

/** Whether an agent types articles as in a sentence: where one is missing, none is meant. */
export const typesArticles = (notes: readonly unknown[]): boolean => {
  const shown = notes.filter((note) => typeof note === 'string' && PLACED.test(note))
  const articled = shown.filter((note) => typeof note === 'string' && ARTICLE.test(note))
  return articled.length >= SHOWN_MIN && articled.length >= shown.length * SHARE_MIN
}

/** Whether a note begins as in a sentence. */
export const beginsWithArticle = (note: string): boolean => /^(?:an?|the) /i.test(note)

/**
 * Without the articles that a reading added behind a preposition, for an agent who types them where they belong.
 * @example withTypedArticles('behind the steel gates', 'a motor court behind steel gates') // 'behind steel gates'
 */
export const withTypedArticles = (told: string, typed: string): string => {
  const note = typed.toLowerCase()
  return told.replace(ADDED, (whole, preposition: string, word: string) =>
    new RegExp(`\\b${preposition} ${word.toLowerCase()}(?![\\p{L}\\d'-])`, 'u').test(note)
      ? `${preposition} ${word}`
      : whole,
  )
}
