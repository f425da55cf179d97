import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import { DatabaseError } from './database-error.ts'

it('a printed database error names what was refused, and quotes no row', () => {
  const error = new DatabaseError(
    '23505',
    'duplicate key value violates unique constraint "users_email_key"',
    'Key (email)=(agent@example.test) already exists.',
    undefined,
    'users_email_key',
    'users',
    undefined,
    { cause: new Error('agent@example.test') },
  )
  for (const printed of [
    inspect(error),
    inspect(new Error('The start failed', { cause: error })),
  ]) {
    expect(printed).toMatch(/duplicate key value.+23505.+users.+users_email_key/s)
    expect(printed).not.toContain('agent@example.test')
  }
})
