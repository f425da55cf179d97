import { expect, it } from 'vitest'
import { betaInvite } from './beta-invite.ts'

const accepts = (changes: object) =>
  betaInvite.safeParse({ full_name: 'Al Reed', email: 'al@listwright.test', ...changes }).success

it.each([
  ['[VAL-01]', { full_name: ' ' }],
  ['[VAL-02]', { email: '' }],
  ['[VAL-03]', { email: 'abc' }],
])('%s a request with %j is refused', (_, changes) => {
  expect(accepts(changes)).toBe(false)
})

it('[VAL-04] a request without a company is accepted', () => {
  expect(accepts({})).toBe(true)
  expect(accepts({ company: null })).toBe(true)
})

it('what is too long is told in our own words', () => {
  const long = 'x'.repeat(300)
  const parsed = betaInvite.safeParse({ full_name: long, email: `${long}@a.test`, company: long })
  expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
    'Your name can have at most 200 characters',
    'The email address can have at most 255 characters',
    'The company can have at most 200 characters',
  ])
})
