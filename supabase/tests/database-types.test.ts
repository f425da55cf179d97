import { readFile } from 'node:fs/promises'
import { openTestDatabase } from '@listwright/server/testing'
import { expect, it } from 'vitest'
import { renderDatabaseTypes } from '../../scripts/db-types.ts'

it('the database types are those of the migrations', async () => {
  const database = await openTestDatabase('pglite')
  const kept = await readFile(
    new URL('../../packages/contracts/src/database.ts', import.meta.url),
    'utf8',
  )
  expect(await renderDatabaseTypes(database)).toBe(kept)
  await database.close()
})
