// @vitest-environment node

import { PostgrestError } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { unwrap } from './unwrap.ts'

it('an answer with data becomes that data', () => {
  const answer = { success: true, data: [1, 2], error: null, count: null } as const
  expect(unwrap({ ...answer, status: 200, statusText: 'OK' })).toEqual([1, 2])
})

it('an answer with an error is thrown as it came', () => {
  const error = new PostgrestError({ message: 'no', code: '42501', details: '', hint: '' })
  const answer = { success: false, data: null, error, count: null } as const
  expect(() => unwrap({ ...answer, status: 403, statusText: 'Forbidden' })).toThrow(error)
})
