import { expect, test } from 'vitest'
import { applySuggestions, reviewCopy } from '../index.ts'
import { preferencesIn } from './preferences.ts'

const fairHousing = (text: string) =>
  reviewCopy({ text, kind: 'facebook' }).filter(({ rule }) => rule.startsWith('fair-housing/'))

test.each([
  ['no gays.', 'excludes', 'orientation'],
  ['muslims need not apply.', 'excludes', 'religion'],
  ['no rental assistance.', 'excludes', 'income'],
  ['no guide dogs.', 'excludes', 'disability'],
  ['no section eight', 'excludes', 'income'],
  ['perfect for both professionals and small families', 'suits', 'family'],
  ['we do not rent to veterans', 'excludes', 'military'],
  ['women only', 'limits', 'sex'],
  ['married couples preferred', 'prefers', 'marital'],
  ['a predominantly polish area', 'describes', 'origin'],
  ['solo adultos', 'limits', 'family'],
  ['no se aceptan ninos', 'excludes', 'family'],
  ['felons will be turned away', 'excludes', 'record'],
  ['got kids?', 'limits', 'family'],
  ['my last renters were black and i regret it', 'mentions', 'race'],
  ['anyone who uses a wheelchair should look at another unit', 'excludes', 'disability'],
  ['the whole building is albanian', 'mentions', 'origin'],
  ["a woman's dream kitchen", 'mentions', 'sex'],
  ['barrio judio', 'describes', 'religion'],
  ['no dv victims', 'excludes', 'survivor'],
  ['republicans only', 'limits', 'politics'],
  ['everyone is welcome, but families do better elsewhere', 'excludes', 'family'],
  ['no therapy pets', 'excludes', 'disability'],
])('%s %s by %s', (text, manner, protects) => {
  expect(preferencesIn(text)).toContainEqual(expect.objectContaining({ manner, protects }))
})

test.each([
  'Leased to Catholic Charities.',
  'Islamic Center holds the lease.',
  'A residence at the Mandarin Oriental.',
  'A house in St. Augustine.',
  'Veterans of Foreign Wars Post 88 rents the hall.',
  'We do not discriminate against families with children.',
  'No papers needed.',
  'We never refuse vouchers.',
  'Families with children are welcome.',
  'Built by Italian stonemasons in 1911.',
  'Restrooms for men and women.',
  'A step-free entry and a wheelchair ramp.',
  'No French or Dutch doors.',
  'No Lutheran or other steeple breaks the view.',
  'Students bike past on their way to the lab each morning.',
  'Folks come from three counties for the peach festival.',
  'We want the piano to stay with the house.',
  'Older residents qualify for the property tax freeze.',
  'The male holly by the gate pollinates the females.',
  'We rent to Christians, Muslims, Jews and atheists alike.',
])('%s prefers nobody', (text) => {
  expect(fairHousing(text)).toEqual([])
})

test("a named church is a landmark, which is advice, and 'walk to church' is a caution", () => {
  const severities = (text: string) => fairHousing(text).map(({ severity }) => severity)
  expect(severities("Walking distance to St. Mary's Church.")).toEqual(['advice'])
  expect(severities('Walk to church.')).toEqual(['caution'])
})

test('a finding cites the law of the class it is about, and no withdrawn guidance', () => {
  const basisOf = (text: string) => fairHousing(text)[0]?.basis
  expect(basisOf('No Hindus.')).toBe('42 U.S.C. 3604(c): religion')
  expect(basisOf('No vouchers.')).toContain('source of income')
  expect(basisOf('No felons.')).toContain('N.J.S.A. 46:8-52')
})

test.each([
  ['A wide porch. Muslims need not apply.', 'A wide porch.'],
  ['Two baths, no gays. A deck.', 'Two baths. A deck.'],
  ['The house is ideal for Koreans.', 'The house is worth seeing in person.'],
])('%s reads %s once mended', (text, mended) => {
  expect(applySuggestions(text, fairHousing(text))).toBe(mended)
})
