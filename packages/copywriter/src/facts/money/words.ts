import { group } from '@listwright/reviewer/language'

const RATE =
  /\$?\b(\d[\d,]*(?:\.\d+)?)\s?\/\s?(mo(?:nth)?|yr|year|acre|sf|square feet|unit|wk|week)\b\.?/gi
const PER: Record<string, string> = {
  mo: 'a month',
  month: 'a month',
  yr: 'a year',
  year: 'a year',
  acre: 'an acre',
  sf: 'a square foot',
  'square feet': 'a square foot',
  unit: 'a unit',
  wk: 'a week',
  week: 'a week',
}

/** Rates in words, with their dollar sign. @example withMoneyWords('pays 7,500/yr') // 'pays $7,500 a year' */
export const withMoneyWords = (text: string): string =>
  text.replace(
    RATE,
    (_, sum: string, per: string) =>
      `$${group(Number(sum.replace(/,/g, '')))} ${PER[per.toLowerCase()] ?? `a ${per}`}`,
  )
