import { z } from 'zod'

// The same characters as in private.without_hidden_characters: control characters, marks that change the direction of
// writing, and characters of no width.
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out.
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each of them stands for itself.
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

const withoutHiddenCharacters = (words: string) => words.replace(HIDDEN, '')

/** Whether a name has only characters that one can see. */
export const isPlainName = (name: string) => name === withoutHiddenCharacters(name)

/** A name as somebody typed or pasted it, without what nobody sees. */
export const plainName = () => z.string().overwrite(withoutHiddenCharacters).trim()
