import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings } from './settings/env.ts'
import { type RunningProduct, startProduct } from './start-product.ts'
import { clientFor } from './testing/client-for.ts'
import { newDataFolder } from './testing/data-folder.ts'
import { startS3 } from './testing/start-s3.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const SECRET_KEY = 'sb_secret_only-for-the-tests-of-files-in-s3'

let directory: string
let s3: Awaited<ReturnType<typeof startS3>>
let product: RunningProduct
let storage: ReturnType<typeof clientFor>['storage']

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 's3-'))
  s3 = await startS3()
  await newDataFolder(join(directory, 'data'))
  product = await startProduct(
    readSettings({
      PORT: '0',
      DATA_DIR: join(directory, 'data'),
      SUPABASE_DIR: join(root, 'supabase'),
      FUNCTIONS_DIR: join(directory, 'none'),
      LOG_LEVEL: 'silent',
      SUPABASE_SECRET_KEY: SECRET_KEY,
      ...s3.settings,
    }),
  )
  storage = clientFor(product.url, SECRET_KEY).storage
  await storage.createBucket('shelf')
})
afterAll(async () => {
  await product.stop()
  await s3.stop()
  await rm(directory, { recursive: true })
})

const filesHere = async () => {
  const entries = await readdir(join(directory, 'data/files'), {
    recursive: true,
    withFileTypes: true,
  })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

it('files go to S3, whole and in part, and nothing of them stays here', async () => {
  const shelf = storage.from('shelf')
  const text = 'x'.repeat(300_000)
  for (const body of [text, new Blob([text])]) {
    expect((await shelf.upload('a.txt', body, { upsert: true })).error).toBeNull()
    expect(await (await shelf.download('a.txt')).data?.text()).toBe(text)
  }
  await expect.poll(() => s3.objects.size).toBe(1)
  expect(await filesHere()).toEqual([])
  const { data } = await shelf.createSignedUrl('a.txt', 60)
  const part = await fetch(data?.signedUrl ?? '', { headers: { range: 'bytes=10-19' } })
  expect([part.status, await part.text()]).toEqual([206, 'x'.repeat(10)])

  expect((await shelf.upload('empty.txt', '')).error).toBeNull()
  expect((await (await shelf.download('empty.txt')).data?.text()) ?? '').toBe('')
  expect((await shelf.copy('a.txt', 'b.txt')).error).toBeNull()
  expect((await shelf.move('b.txt', 'c.txt')).error).toBeNull()
  expect(await (await shelf.download('c.txt')).data?.text()).toBe(text)
  expect((await shelf.remove(['a.txt', 'c.txt', 'empty.txt'])).data).toHaveLength(3)
  await expect.poll(() => s3.objects.size).toBe(0)
})

it('while S3 is away nothing is lost and nothing is half there', async () => {
  const shelf = storage.from('shelf')
  await shelf.upload('kept.txt', 'kept')
  s3.fault.status = 503
  expect((await shelf.upload('kept.txt', 'new', { upsert: true })).error?.message).toBeTruthy()
  expect((await shelf.upload(`${randomUUID()}.txt`, 'new')).error).not.toBeNull()
  expect((await shelf.download('kept.txt')).error).not.toBeNull()
  delete s3.fault.status
  expect(await (await shelf.download('kept.txt')).data?.text()).toBe('kept')
  expect((await shelf.list()).data?.map(({ name }) => name)).toEqual(['kept.txt'])
  expect(s3.objects.size).toBe(1)
  expect(await filesHere()).toEqual([])
})

it('the stand-in refuses what is not signed', async () => {
  const { STORAGE_S3_ENDPOINT, STORAGE_S3_BUCKET } = s3.settings
  const answer = await fetch(`${STORAGE_S3_ENDPOINT}/${STORAGE_S3_BUCKET}/x`)
  expect(answer.status).toBe(403)
})
