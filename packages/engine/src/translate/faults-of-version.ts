import { LANGUAGES, type Language } from '@listwright/contracts'
import { reviewCopy } from '@listwright/reviewer'
import { preferencesInChinese } from '@listwright/reviewer/chinese'
import { MARKUP } from '../gate.ts'
import type { Order } from '../order.ts'
import { GLOSSARY } from './glossary.ts'
import { numbersIn } from './numbers-in.ts'

/** How long a sentence may be, compared with the English one. */
const LENGTHS: Record<Language, { least: number; most: number }> = {
  es: { least: 0.5, most: 2.2 },
  zh: { least: 0.12, most: 0.9 },
}
/** Short sentences vary more. */
const SLACK = 24

/** What is wrong with one sentence in another language, told from the English one that was reviewed before. */
export const faultsOfVersion = (
  english: string,
  version: string,
  language: Language,
  order: Order,
): string[] => {
  if (!version.trim()) return ['It is missing.']
  const { least, most } = LENGTHS[language]
  const isOfLength =
    version.length >= english.length * least - SLACK &&
    version.length <= english.length * most + SLACK
  return [
    ...(isOfLength ? [] : ['Say what the English sentence says, no more and no less.']),
    ...(isIn(version, language) ? [] : [`Write it in ${LANGUAGES[language]}.`]),
    ...(version.match(MARKUP) ? ['Plain text only, no markup.'] : []),
    ...wrongNumbers(english, version, language),
    ...wrongNames(english, version, language, order),
    ...GLOSSARY.filter((entry) => entry[language].test(version) && !entry.en.test(english)).map(
      (entry) => `"${entry[language].exec(version)?.[0]}" is not in the English sentence.`,
    ),
    ...unfair(version),
  ]
}

const SPANISH =
  /(?<!\p{L})(?:el|la|los|las|un|una|de|del|con|para|por|en|y|que|es|su|al|se|este|esta|tiene|sobre)(?!\p{L})/giu
const ENGLISH = /(?<!\p{L})(?:the|of|and|with|for|is|are|has|this|its|from|at)(?!\p{L})/giu

const isIn = (version: string, language: Language): boolean => {
  const count = (pattern: RegExp) => version.match(pattern)?.length ?? 0
  if (language === 'zh') return count(/\p{Script=Han}/gu) >= count(/\p{Script=Latin}+/gu)
  const words = count(/\p{L}+/gu)
  if (count(/\p{Script=Han}/gu) > 0) return false
  return words < 5 || (count(SPANISH) > count(ENGLISH) && !FRENCH.test(version))
}
const FRENCH = /(?<!\p{L})(?:et|avec|pour|dans|une|des|cette|maison)(?!\p{L})/iu

const wrongNumbers = (english: string, version: string, language: Language): string[] => {
  const [here, there] = [numbersIn(version, language), numbersIn(english, 'en')]
  const meant = new Set([...there.digits, ...there.words])
  const said = new Set([...here.digits, ...here.words])
  const added = [...said].filter((value) => !meant.has(value))
  const lost = there.digits.filter((value) => !said.has(value))
  return [
    ...added.map((value) => `The number ${value} is not in the English sentence.`),
    ...lost.map((value) => `The number ${value} is missing; keep figures as they are written.`),
  ]
}

/** Names stay as they are, in Latin letters, and none is added. */
const wrongNames = (
  english: string,
  version: string,
  language: Language,
  { property }: Order,
): string[] => {
  const known = wordsOf(
    [english, property.address, property.city, property.state, ...property.features].join(' '),
  )
  const latin = language === 'zh' ? /\p{Script=Latin}{2,}/gu : /(?<=[\p{L},;:] )\p{Lu}\p{L}+/gu
  const added = [...version.matchAll(latin)].map(([name]) => name)
  const street = property.address.match(/\p{Lu}\p{L}{2,}/gu) ?? []
  const owed = [property.city, ...street].filter((name) => name && english.includes(name))
  return [
    ...added
      .filter((name) => !known.has(name.toLowerCase()))
      .map((name) => `The name ${name} is not in the English sentence.`),
    ...owed
      .filter((name) => !version.includes(name))
      .map((name) => `Keep the name ${name} as it is.`),
  ]
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])

const unfair = (version: string): string[] =>
  [...reviewCopy({ text: version, kind: 'facebook' }), ...preferencesInChinese(version)]
    .filter(({ rule, severity }) => rule.startsWith('fair-housing/') && severity !== 'advice')
    .map(({ text, why }) => `"${text}": ${why}`)
