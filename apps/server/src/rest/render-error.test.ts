import { expect, it } from 'vitest'
import { DatabaseBusy } from '../database/database-busy.ts'
import { renderError } from './render-error.ts'

it('[SEC-IN-04] a caller who has used up their share is told when to ask again', async () => {
  const answer = renderError(new DatabaseBusy(7), 'authenticated')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
  expect(await answer.json()).toMatchObject({
    code: 'PGRST003',
    message: 'Too many requests at a time',
  })
})
