// @vitest-environment node

import { expect, it } from 'vitest'
import { initialsOf } from './avatar.tsx'

it('an avatar shows at most two initials', () => {
  expect(initialsOf('Ada Byron Lovelace')).toBe('AB')
  expect(initialsOf('  grace   hopper ')).toBe('GH')
  expect(initialsOf('Cher')).toBe('C')
})

it("an avatar of nobody in particular shows 'U'", () => {
  expect(initialsOf(null)).toBe('U')
  expect(initialsOf('   ')).toBe('U')
})
