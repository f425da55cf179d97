import { expect, it } from 'vitest'
import { timeLeft } from './founding-offer.ts'

it.each([
  ['[BANNER-06] [BANNER-07]', '2025-04-24T21:59:59', 2, 2],
  ['[BANNER-08]', '2025-04-25T23:59:59', 1, 0],
  ['[BANNER-08]', '2025-04-26T20:59:59', 0, 3],
  ['[BANNER-05]', '2025-04-21T20:30:00', 5, 3],
])('%s at %s there are %i days and %i hours left', (_, now, days, hours) => {
  expect(timeLeft(new Date(now))).toEqual({ days, hours, hasEnded: false })
})

it('[BANNER-08] has not ended a second before, and has ended at the moment itself', () => {
  expect(timeLeft(new Date('2025-04-26T23:59:58'))).toEqual({ days: 0, hours: 0, hasEnded: false })
  expect(timeLeft(new Date('2025-04-26T23:59:59'))).toEqual({ days: 0, hours: 0, hasEnded: true })
})

it('is never negative', () => {
  expect(timeLeft(new Date('2030-01-01'))).toEqual({ days: 0, hours: 0, hasEnded: true })
})

it('an end that cannot be read has passed', () => {
  expect(timeLeft(new Date('2025-01-01'), 'soon')).toEqual({ days: 0, hours: 0, hasEnded: true })
})
