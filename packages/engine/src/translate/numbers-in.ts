import type { Language } from '@listwright/contracts'

const WORDS: Record<'en' | Language, readonly string[]> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  es: 'cero un(?:[oa])? dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
  zh: ['零', '一', '[两二双]', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
}
/** After these a Chinese numeral counts; elsewhere it is often part of another word. */
const MEASURE = '(?=[间个层套室卧厅卫浴车辆英亩处座扇])'
const DIGITS = /\d+(?:[.,]\d{3})*(?:[.,]\d+)?/g
const TEN_THOUSAND = 10_000

/** The figures of a sentence in digits, and the small ones in words; 'one' is as often an article as a number. */
export const numbersIn = (text: string, language: 'en' | Language) => {
  const digits = [...text.matchAll(DIGITS)].map(({ 0: found, index }) => {
    const isTenThousands = language === 'zh' && text.startsWith('万', index + found.length)
    return valueOfDigits(found) * (isTenThousands ? TEN_THOUSAND : 1)
  })
  const words = WORDS[language].flatMap((word, value) =>
    value > 1 && patternOf(word, language).test(text) ? [value] : [],
  )
  return { digits, words }
}

const patternOf = (word: string, language: 'en' | Language): RegExp =>
  language === 'zh'
    ? new RegExp(`(?<![十百千万])${word}${MEASURE}`, 'u')
    : new RegExp(`(?<![\\p{L}])(?:${word})(?![\\p{L}])`, 'iu')

/** 1,810 and 1.810 are the same number; 2.5 and 2,5 are another. */
const valueOfDigits = (found: string): number =>
  Number(found.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
