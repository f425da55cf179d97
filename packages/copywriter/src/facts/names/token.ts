/** A word of a note, and how it is written in a sentence. */
export interface Token {
  word: string
  lower: string
  start: number
  /** Whether only a space parts it from the word before. */
  isAfterSpace: boolean
  isName: boolean
  /** Part of the name of a place, not of a maker, a style or a code. */
  isPlace: boolean
  written: string
}
