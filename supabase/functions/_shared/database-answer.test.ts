import { expect, it } from 'vitest'
import { answerOf } from './database-answer.ts'

it('[SEC-IN-04] whoever has asked too much of the database is told so by functions, too', () => {
  const error = { code: 'PGRST003', message: 'Too many requests at a time' }
  expect(() => answerOf({ data: null, error, status: 429 })).toThrow(
    expect.objectContaining({ status: 429, code: 'too_many_requests' }),
  )
})
