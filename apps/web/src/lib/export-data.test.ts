// @vitest-environment node

import { expect, it } from 'vitest'
import { toCsv } from './export-data.ts'

it('[SEC-IN-07] a cell that looks like a formula stays text', () => {
  const csv = toCsv({ properties: [{ address: '=HYPERLINK("http://evil")', price: -5 }] })
  expect(csv).toBe('"properties"\r\n"address","price"\r\n"\'=HYPERLINK(""http://evil"")","-5"')
})

it('every table stands under its name', () => {
  const csv = toCsv({ exported_at: 'now', profile: { id: 'a' }, content: [] })
  expect(csv).toBe('"profile"\r\n"id"\r\n"a"\r\n\r\n"content"\r\n')
})

it('the proof of a text can be read in a spreadsheet', () => {
  const claims = [
    { text: 'three bedrooms', source: 'bedrooms', fact: 3 },
    { text: 'Hello.', source: 'tone.opening', fact: null },
  ]
  expect(toCsv({ content: [{ claims }] })).toBe(
    '"content"\r\n"claims"\r\n"“three bedrooms” from bedrooms: 3; “Hello.” from tone.opening"',
  )
})
