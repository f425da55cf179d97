import { isMisspelling } from './language/misspelling.ts'

/**
 * Those who are turned away most often. A word is taken for one of them only where somebody is turned away or chosen, so
 * that 'No windows' stays what it is.
 */
const OFTEN_NAMED =
  'kids children toddlers infants babies teenagers families adults females males women couples blacks whites asians latinos hispanics mexicans africans indians chinese arabs haitians foreigners immigrants refugees muslims christians catholics jewish hindus buddhists lesbians homosexuals transgender disabled handicapped wheelchair wheelchairs elderly seniors students felons criminals convicts veterans military unemployed welfare vouchers voucher section service emotional assistance support'.split(
    ' ',
  )
const NAMES: ReadonlySet<string> = new Set(OFTEN_NAMED)
/** Shorter ones lie one letter apart from too many words: 'blocks', 'writes'. */
const LONG_NAMES = OFTEN_NAMED.filter(({ length }) => length > 6)

const withoutVowels = (word: string): string =>
  word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '')
const BY_CONSONANTS = new Map(
  OFTEN_NAMED.map((name) => [withoutVowels(name), name] as const).filter(
    ([consonants]) => consonants.length > 3,
  ),
)

/** 'childern', 'mslms' and 'kiiids' as they were meant; nothing for a word that is as it should be. */
export const guessName = (word: string): string | undefined => {
  if (NAMES.has(word)) return undefined
  const single = word.replace(/([a-z])\1{2,}/g, '$1')
  if (NAMES.has(single)) return single
  return BY_CONSONANTS.get(word) ?? LONG_NAMES.find((name) => isMisspelling(word, name))
}

/** 'chil dren' in one word. */
export const isNameInParts = (one: string, other: string): boolean =>
  NAMES.has(one + other) && !NAMES.has(one)
