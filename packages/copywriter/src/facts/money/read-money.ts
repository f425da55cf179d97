import type { Setting } from '../concepts/scopes.ts'
import type { ItemFeature } from '../item-feature.ts'
import { readFee } from './fees.ts'
import { readRents } from './rents.ts'

/** Rents and fees, with their sums, periods and what they cover. */
export const readMoney = (text: string, setting: Setting): ItemFeature[] | null => {
  if (
    !/\d/.test(text) ||
    AROUND_THE_CLOCK.test(text) ||
    /\babate|\bexempt|\bback taxes\b|\bflip tax\b|^(?:pets?|dogs?|cats?) (?:ok|allowed|welcome|friendly)/i.test(
      text,
    )
  )
    return null
  const [, sum = '', state = ''] = WITH_STATE.exec(text) ?? []
  const told = sum ? (readRents(sum, setting) ?? readFee(sum)) : null
  if (told?.length === 1 && told[0]?.statement) return told.map((fee) => inState(fee, state))
  return readRents(text, setting) ?? readFee(text)
}

/** The hours of a service are no sum: '24-hour maintenance'. */
const AROUND_THE_CLOCK = /^24(?:[- ]?(?:hours?|hrs?)|\/7)\b(?!.*\$)/i

/** What a charge is besides its sum: 'ground rent $96/yr redeemable'. */
const WITH_STATE =
  /^(.+\d.*?),? (?:and )?(?:is )?(redeemable|renewable|negotiable|transferable|non-?transferable|refundable|non[- ]?refundable|optional|mandatory|voluntary|assumable|tax[- ]deductible|adjustable)$/i

const inState = (fee: ItemFeature, state: string): ItemFeature => ({
  ...fee,
  concept: null,
  money: null,
  statement: `${fee.statement} and ${/^[^$]* are /.test(fee.statement ?? '') ? 'are' : 'is'} ${state.toLowerCase().replace(/^non[- ]?/, 'non')}`,
})
