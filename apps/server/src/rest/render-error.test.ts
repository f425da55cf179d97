import { expect, it } from 'vitest'
import type { Role } from '../database/database.ts'
import { DatabaseBusy } from '../database/database-busy.ts'
import { DatabaseError } from '../database/database-error.ts'
import { renderError } from './render-error.ts'

it('[SEC-IN-04] a caller who has used up their share is told when to ask again', async () => {
  const answer = renderError(new DatabaseBusy(7), 'authenticated')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
  expect(await answer.json()).toMatchObject({
    code: 'PGRST003',
    message: 'Too many requests at a time',
  })
})

it.each(['23502', '23514', '44000'])(
  '[SEC-CFG-06] the row that %s refused is shown to the service only, whatever language the database speaks',
  async (code) => {
    const detail = 'Fehlgeschlagene Zeile enthält (null, 1, the combination).'
    const told = async (role: Role) =>
      (await renderError(new DatabaseError(code, 'refused', detail), role).json()).details
    expect(await told('authenticated')).toBeNull()
    expect(await told('anon')).toBeNull()
    expect(await told('service_role')).toBe(detail)
  },
)

it('the key that exists already is named', async () => {
  const detail = 'Key (id)=(1) already exists.'
  const answer = renderError(new DatabaseError('23505', 'duplicate key', detail), 'authenticated')
  expect([answer.status, (await answer.json()).details]).toEqual([409, detail])
})
