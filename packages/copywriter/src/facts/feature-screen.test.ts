import { expect, test } from 'vitest'
import { NOT_PUBLIC, reasonToLeaveOut } from './feature-screen.ts'

test('a bonus room is a room, a bonus to agents is nobody else’s business', () => {
  expect(reasonToLeaveOut('large bonus room')).toBeNull()
  expect(reasonToLeaveOut('bonus to selling agent')).toBe(NOT_PUBLIC)
  expect(reasonToLeaveOut('$5,000 bonus')).toBe(NOT_PUBLIC)
})
