import type { Setting } from '../concepts/scopes.ts'
import type { ItemFeature } from '../item-feature.ts'
import { readFee } from './fees.ts'
import { readRents } from './rents.ts'

/** Rents and fees, with their sums, periods and what they cover. */
export const readMoney = (text: string, setting: Setting): ItemFeature[] | null => {
  if (
    !/\d/.test(text) ||
    /\babate|\bexempt|\bback taxes\b|\bflip tax\b|^(?:pets?|dogs?|cats?) (?:ok|allowed|welcome|friendly)/i.test(
      text,
    )
  )
    return null
  return readRents(text, setting) ?? readFee(text)
}
