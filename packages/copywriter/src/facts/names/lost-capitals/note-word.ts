/** A word of a note, as typed and as it is written. */
export interface NoteWord {
  lower: string
  written: string
  /** What stands between it and the word before. */
  gap: string
  /** Whether it was found to be a part of a name. */
  isName: boolean
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’&-]*|[&+]/gu

/** The words of a note; '&' and '+' are words too. */
export const wordsOf = (note: string): { words: NoteWord[]; end: string } => {
  const words: NoteWord[] = []
  let end = 0
  for (const { 0: word, index } of note.matchAll(WORD)) {
    words.push({
      lower: word.toLowerCase(),
      written: word,
      gap: note.slice(end, index),
      isName: false,
    })
    end = index + word.length
  }
  return { words, end: note.slice(end) }
}

export const textOf = (words: readonly NoteWord[], end: string): string =>
  words.map(({ gap, written }) => gap + written).join('') + end

/** Whether only a space, or the dot of a short form, parts it from the word before. */
export const isNextTo = (word: NoteWord | undefined): boolean => /^\.? $/.test(word?.gap ?? '')

/** Whether a note, or a part of it behind a comma, begins with this word. */
export const isStart = (words: readonly NoteWord[], at: number): boolean =>
  at === 0 || /^[,;.]/.test(words[at]?.gap ?? '')

/** Gives a word that was typed in small letters its capital: 'mcintire' is 'McIntire'. */
export const writeAsName = (word: NoteWord | undefined): void => {
  if (!word || word.written !== word.lower) return
  word.isName = true
  word.written = word.lower
    .replace(/^mc(?=[a-z]{4})/, 'Mc')
    .replace(/^[a-z]|(?<=^Mc)[a-z]|(?<=^o')[a-z]|(?<=-)[a-z]/g, (letter) => letter.toUpperCase())
}
