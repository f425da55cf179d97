import { group } from '@listwright/reviewer/language'

/** A sum of money as agents type it: its digits, then its scale. */
export const SUM = String.raw`\$?\s?(\d[\d,]*(?:\.\d+)?)\s?(k|m|mm|million|thousand)?\b`
/** How often it is due, behind the sum. */
export const PERIOD = String.raw`(?:\s*(?:\/|per|a|each|every)\s*)?(mo(?:nth)?s?(?! to month)|mth|monthly|yr|years?|yearly|annually|annual|qtr|quarters?|quarterly|wk|weeks?|weekly)?\b\.?`

/** @example sumOf('1.2', 'm') // '$1,200,000' */
export const sumOf = (digits: string | undefined, scale: string | undefined): string => {
  const value = Number((digits ?? '').replace(/,/g, ''))
  const times = /^k|thousand/i.test(scale ?? '') ? 1000 : /^m/i.test(scale ?? '') ? 1_000_000 : 1
  const amount = Math.round(value * times * 100) / 100
  const cents = amount.toFixed(2).slice(-3)
  return `$${group(Math.trunc(amount))}${cents === '.00' ? '' : cents}`
}

/** @example periodOf('per mo') // 'a month' */
export const periodOf = (text: string): string => {
  if (/\bmo(?:nth)?s?\b|\bmth\b|monthly/i.test(text)) return 'a month'
  if (/\byr|year|annual/i.test(text)) return 'a year'
  if (/\bqtr|quarter/i.test(text)) return 'a quarter'
  return /\bwk|week/i.test(text) ? 'a week' : ''
}
