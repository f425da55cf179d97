import { expect, it } from 'vitest'
import { readHouseRules } from './house-rules.ts'

it.each([
  ['We never say cozy.', ['cozy'], []],
  ["Never use 'must see' or “nestled”.", ['must see', 'nestled'], []],
  ['Avoid quaint, charming and cute', ['quaint', 'charming', 'cute'], []],
  ["Don't say stunning\nSound calm.", ['stunning'], ['Sound calm.']],
  ['Never mention the price.', [], ['Never mention the price.']],
  ['End with the year it was built.', [], ['End with the year it was built.']],
  ['', [], []],
])('%j bans words and leaves the rest', (text, avoid, others) => {
  expect(readHouseRules(text)).toEqual({ avoid, others })
})
