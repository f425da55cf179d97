// @vitest-environment node

import { expect, it } from 'vitest'
import { unwrap } from './unwrap.ts'

it('an answer with data becomes that data', () => {
  expect(unwrap({ data: [1, 2], error: null })).toEqual([1, 2])
})

it('an answer with an error is thrown as it came', () => {
  const error = { message: 'no', code: '42501' }
  expect(() => unwrap({ data: null, error })).toThrow(expect.objectContaining({ code: '42501' }))
})
