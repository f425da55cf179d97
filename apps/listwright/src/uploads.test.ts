import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newDataFolder } from './testing/data-folder.ts'
import { killUploads } from './testing/kill-uploads.ts'

const KILLS = 5

it('[STOR-02] uploads that a kill cuts off leave no row without a file and no file without a row', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'uploads-'))
  await newDataFolder(directory)
  const outcome = await killUploads(directory, KILLS)
  await rm(directory, { recursive: true })
  expect(outcome).toMatchObject({ rounds: KILLS, lost: 0, broken: 0, orphans: 0 })
  expect(outcome.files).toBeGreaterThanOrEqual(KILLS)
})
