import { guessName, isNameInParts } from './guess.ts'
import { matchesIn } from './patterns/index.ts'
import { CUE_WORDS } from './people/cues.ts'
import { GROUP_WORDS } from './people/groups.ts'

/** A text as a reader takes it, and for each of its characters the place it came from. */
export interface Decoded {
  text: string
  /** One more than there are characters: the last is the end of the original text. */
  origin: readonly number[]
}

/** Signs that stand for a word. */
const SIGNS = new Map(
  Object.entries({
    no: '\u{1f6ab}\u274c\u26d4\u{1f645}',
    kids: '\u{1f476}\u{1f9d2}\u{1f466}\u{1f467}\u{1f6bc}',
    families: '\u{1f46a}',
    elderly: '\u{1f474}\u{1f475}\u{1f9d3}',
    wheelchairs: '\u267f\u{1f9bd}\u{1f9bc}',
    'service dogs': '\u{1f9ba}',
    canes: '\u{1f9af}',
    'pregnant women': '\u{1f930}',
    christians: '\u271d',
    muslims: '\u262a\u{1f9d5}',
    jews: '\u2721',
    section: '\u00a7',
  }).flatMap(([word, signs]) => Array.from(signs, (sign) => [sign, ` ${word} `] as const)),
)

const LOOK_ALIKES = new Map(
  // Cyrillic, Greek and Armenian letters that look like Latin ones, in pairs.
  Array.from(
    '\u0430a\u0435e\u043eo\u0440p\u0441c\u0443y\u0445x\u0456i\u0458j\u0455s\u0501d\u0261g\u04bbh\u043ak\u043cm\u043dh\u0442t\u0432b\u0433r\u0410A\u0412B\u0415E\u041aK\u041cM\u041dH\u041eO\u0420P\u0421C\u0422T\u0423Y\u0425X\u0406I\u0408J\u0405S\u03b1a\u03bfo\u03c1p\u03c5u\u03bdv\u03b9i\u03bak\u03c4t\u03b5e\u03c3o\u0391A\u0392B\u0395E\u0397H\u0399I\u039aK\u039cM\u039dN\u039fO\u03a1P\u03a4T\u03a7X\u03a5Y\u0585o\u057dn\u0131i\u0251a\u0142l\u0138k\u00f8o\u00d8O',
  ).reduce<[string, string][]>((pairs, letter, at, all) => {
    if (at % 2 === 0) pairs.push([letter, all[at + 1] ?? letter])
    return pairs
  }, []),
)
const INVISIBLE = /\p{Cf}|\u115f|\u180e/u
const NOT_PLAIN = /[^\n -~]/
const LEET: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '\u00a1': 'i',
  '\u20ac': 'e',
  '|': 'l',
  '+': 't',
}
const DISGUISED = /[a-z0-9@$!\u00a1\u20ac|+*]{2,24}/gi
const CAPITAL_I = /[a-z]*[a-z]I[a-zI]+|[a-z]?I[a-z]*I?[a-z]+/g
const HYPHENATED = /[a-z]+(?:-[a-z]+)+/gi
const SPACED = /(?<![a-z0-9'])(?:[a-z0-9][ ._*/-]{1,3}){3,60}[a-z0-9](?![a-z0-9'])/gi

/** The words that are worth hiding: others are left as they stand. */
const isTelling = (word: string): boolean => GROUP_WORDS.has(word) || CUE_WORDS.has(word)

/**
 * Undoes what hides a word from a plain search: look-alike and decorated letters, accents, invisible characters, digits for
 * letters, letters spaced out. `null` where there is nothing to undo.
 */
export const decode = (text: string): Decoded | null => {
  const plain = NOT_PLAIN.test(text) ? latin(text) : untouched(text)
  const rewritten = [
    spelledTogether,
    disguised,
    capitalI,
    joined,
    respelled,
    splitRunTogether,
    correctMisspelled,
  ].reduce((decoded, step) => step(decoded), plain)
  return rewritten.text === text ? null : rewritten
}

const untouched = (text: string): Decoded => ({
  text,
  origin: Array.from({ length: text.length + 1 }, (_, at) => at),
})

const latin = (text: string): Decoded => {
  let plain = ''
  const origin: number[] = []
  let at = 0
  for (const character of text) {
    const letters = INVISIBLE.test(character) ? '' : folded(character)
    for (let index = 0; index < letters.length; index += 1) origin.push(at)
    plain += letters
    at += character.length
  }
  origin.push(text.length)
  return { text: plain, origin }
}

const folded = (character: string): string => {
  if (character.charCodeAt(0) < 0x80) return character
  const sign = SIGNS.get(character)
  if (sign) return sign
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(bare, (letter) => LOOK_ALIKES.get(letter) ?? letter).join('')
}

/** Puts `put` where `pattern` matched; each character of it comes from the place that `from` names. */
const rewrite = (
  { text, origin }: Decoded,
  pattern: RegExp,
  put: (found: string) => { put: string; from: readonly number[] } | null,
): Decoded => {
  let done = 0
  let written = ''
  const places: number[] = []
  for (const { 0: found, index } of matchesIn(text, pattern)) {
    const change = put(found)
    if (!change) continue
    written += text.slice(done, index) + change.put
    for (let at = done; at < index; at += 1) places.push(origin[at] ?? 0)
    for (const at of change.from) places.push(origin[index + at] ?? 0)
    done = index + found.length
  }
  if (done === 0) return { text, origin }
  for (let at = done; at <= text.length; at += 1) places.push(origin[at] ?? 0)
  return { text: written + text.slice(done), origin: places }
}

const sameLength = (put: string) => ({ put, from: Array.from(put, (_, at) => at) })

/** 'ch1ldren', 'g@ys', 'bl*cks'. */
const disguised = (decoded: Decoded): Decoded =>
  /[0-9@$!\u00a1\u20ac|+*]/.test(decoded.text)
    ? rewrite(decoded, DISGUISED, (found) => {
        const lower = found.toLowerCase()
        const trimmed = lower.replace(/[!+*|$]+$/, '')
        if (!/[a-z]/.test(trimmed) || /^[a-z]*$/.test(trimmed) || isTelling(trimmed)) return null
        const read = [...trimmed].map((letter) => LEET[letter] ?? letter).join('')
        const words = [
          read,
          [...trimmed].map((letter) => (letter === '1' ? 'l' : (LEET[letter] ?? letter))).join(''),
        ]
        const word = read.includes('*') ? guessed(read) : words.find(isTelling)
        return word ? sameLength(word + lower.slice(trimmed.length)) : null
      })
    : decoded

const guessed = (censored: string): string | undefined => {
  const pattern = new RegExp(`^${censored.replace(/[^a-z*]/g, '').replaceAll('*', '[a-z]')}$`)
  if (censored.replaceAll('*', '').length < 3) return undefined
  for (const word of GROUP_WORDS) if (pattern.test(word)) return word
  return undefined
}

/** 'bIacks' with a capital i for an l. */
const capitalI = (decoded: Decoded): Decoded =>
  /[a-z]I/.test(decoded.text)
    ? rewrite(decoded, CAPITAL_I, (found) => {
        const word = found.replaceAll('I', 'l').toLowerCase()
        return isTelling(word) ? sameLength(word) : null
      })
    : decoded

/** 'child-ren'. */
const joined = (decoded: Decoded): Decoded =>
  decoded.text.includes('-')
    ? rewrite(decoded, HYPHENATED, (found) => {
        const word = found.replaceAll('-', '').toLowerCase()
        if (
          !GROUP_WORDS.has(word) ||
          found.split('-').every((part) => part.length > 2 && isTelling(part.toLowerCase()))
        )
          return null
        const from = [...found].flatMap((letter, at) => (letter === '-' ? [] : [at]))
        return { put: word, from }
      })
    : decoded

/** Words that are spelled as they are meant: leaves are raked, and air is cooled by zones. */
const REAL_WORDS: ReadonlySet<string> = new Set(['rake', 'rakes', 'zone', 'zones'])

/** 'kidz', 'muzlims', 'Sektion', 'familys'. */
const respelled = (decoded: Decoded): Decoded =>
  /[zk]|ys\b/i.test(decoded.text)
    ? rewrite(decoded, /[a-z]*(?:[zk][a-z]*|ys)(?![a-z])/gi, (found) => {
        const lower = found.toLowerCase()
        if (lower.length < 4 || isTelling(lower) || REAL_WORDS.has(lower)) return null
        const soft = lower.replaceAll('z', 's')
        const word = [soft, soft.replaceAll('k', 'c')].find((each) => GROUP_WORDS.has(each))
        if (word) return sameLength(word)
        const plural = `${lower.slice(0, -2)}ies`
        return lower.endsWith('ys') && GROUP_WORDS.has(plural)
          ? { put: plural, from: [...lower, ''].map((_, at) => Math.min(at, lower.length - 1)) }
          : null
      })
    : decoded

/** 'No childern', 'no ki ds', 'mslms need not apply'. */
const correctMisspelled = (decoded: Decoded): Decoded =>
  [BEHIND_NO, IN_FRONT_OF_ONLY].reduce(
    (read, frame) =>
      rewrite(read, frame, (found) => {
        const [one = '', other] = found.toLowerCase().split(' ')
        if (other && isNameInParts(one, other))
          return {
            put: one + other,
            from: [...found].flatMap((_, at) => (at === one.length ? [] : at)),
          }
        const name = isTelling(one) ? undefined : guessName(one)
        if (!name) return null
        const rest = found.slice(one.length)
        const from = Array.from(name, (_, at) => Math.min(at, one.length - 1))
        return {
          put: name + rest,
          from: [...from, ...Array.from(rest, (_, at) => one.length + at)],
        }
      }),
    decoded,
  )
const BEHIND_NO = /(?<=\b(?:no|any|without|zero|not (?:for|4)) )[a-z]{2,14}(?: [a-z]{2,8}\b)?/gi
const IN_FRONT_OF_ONLY =
  /\b[a-z]{2,14}(?: [a-z]{2,8})?(?= (?:only|preferred|need not|not (?:accepted|allowed|welcome|considered|taken))\b)/gi

/** 'nokids', 'adultsonly', 'NoKidsAllowed'. */
const splitRunTogether = (decoded: Decoded): Decoded =>
  rewrite(decoded, /(?<![a-z0-9#])(?:no[a-z]{3,21}|[a-z]{3,12}only)(?![a-z0-9])/gi, (found) => {
    const parts = (PARTS.exec(found) ?? []).slice(1).filter(Boolean)
    const isGroup = (part: string) =>
      /(?:s|children|women|men)$/.test(part) && GROUP_WORDS.has(part)
    if (isTelling(found.toLowerCase()) || !parts.some((part) => isGroup(part.toLowerCase())))
      return null
    const from: number[] = []
    for (const part of parts) {
      const start = from.length === 0 ? 0 : (from.at(-1) ?? 0) + 1
      if (start > 0) from.push(start)
      from.push(...Array.from(part, (_, at) => start + at))
    }
    return { put: parts.join(' '), from }
  })
const PARTS = /^(no)([a-z]+?)(allowed|please|here|ever)?$|^([a-z]+)(only)$/i

/** 'n o  k i d s'. */
const spelledTogether = (decoded: Decoded): Decoded =>
  rewrite(decoded, SPACED, (found) => {
    const letters: { letter: string; at: number }[] = []
    for (let at = 0; at < found.length; at += 1) {
      const letter = found.charAt(at).toLowerCase()
      if (/[a-z0-9]/.test(letter)) letters.push({ letter, at })
    }
    const words = segmented(letters.map(({ letter }) => letter).join(''))
    if (!words) return null
    let put = ''
    const from: number[] = []
    let next = 0
    for (const word of words) {
      if (put) {
        put += ' '
        from.push(letters[next]?.at ?? 0)
      }
      put += word
      for (let index = 0; index < word.length; index += 1) from.push(letters[next + index]?.at ?? 0)
      next += word.length
    }
    return { put, from }
  })

/** Letters as telling words and nothing else; the longest word first. */
const segmented = (letters: string): string[] | null => {
  if (letters === '') return []
  for (let length = Math.min(letters.length, 14); length > 0; length -= 1) {
    const word = letters.slice(0, length)
    const read = [...word].map((letter) => LEET[letter] ?? letter).join('')
    if (!isTelling(word) && !isTelling(read)) continue
    const rest = segmented(letters.slice(length))
    if (rest) return [isTelling(word) ? word : read, ...rest]
  }
  return null
}
