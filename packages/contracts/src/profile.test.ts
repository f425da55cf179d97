import { expect, it } from 'vitest'
import { profileInput } from './profile.ts'

const issues = (changes: object) =>
  profileInput
    .safeParse({ fullName: 'Al', email: 'al@listwright.test', ...changes })
    .error?.issues.map((issue) => issue.message)

it('[VAL-31] [VAL-32] a name needs two characters that are not spaces', () => {
  expect(issues({ fullName: 'A ' })).toEqual(['Name must be at least 2 characters.'])
  expect(issues({ fullName: 'Al' })).toBeUndefined()
})

it('[VAL-33] [VAL-34] an e-mail must be an address', () => {
  expect(issues({ email: 'abc' })).toEqual(['Please enter a valid email address.'])
})

it.each([undefined, null, '', 'Reed Realty'])('[VAL-35] the company may be %j', (company) => {
  expect(issues({ company })).toBeUndefined()
})
