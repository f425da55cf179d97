import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Metrics } from '@listwright/server'
import { createPostgresDatabase } from '@listwright/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../settings/env.ts'
import { type RunningProduct, startProduct } from '../start-product.ts'
import { clientFor } from '../testing/client-for.ts'
import { PROPERTY } from '../testing/property.ts'
import { attribute, type CollectedSpan, startCollector } from '../testing/start-collector.ts'
import { productMetrics } from './product-metrics.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const TOKEN = 'a-token-that-scrapers-know'
const EMAIL = 'ada@example.test'
const PASSWORD = 'correct horse 7'

describe('a product that is watched', () => {
  let directory: string
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>
  let collector: Awaited<ReturnType<typeof startCollector>>
  let product: RunningProduct
  let isRunning = false

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'operations-'))
    database = await createPostgresDatabase()
    collector = await startCollector()
    product = await startProduct(
      readSettings({
        PORT: '0',
        APP_NAME: 'The product',
        DATA_DIR: directory,
        DATABASE_URL: database.url,
        SUPABASE_DIR: join(root, 'supabase'),
        FUNCTIONS_DIR: await onlyGenerateContent(directory),
        WEB_DIR: join(directory, 'none'),
        AUTH_MAILER_AUTOCONFIRM: 'true',
        METRICS_TOKEN: TOKEN,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        TRUSTED_PROXIES: '127.0.0.1',
        LOG_LEVEL: 'silent',
      }),
    )
    isRunning = true
    await writeAText(product.url)
  })
  afterAll(async () => {
    if (isRunning) await product.stop()
    await collector.close()
    await database.drop()
    await rm(directory, { recursive: true })
  })

  it('tells how long texts took and how many mails wait', async () => {
    const answer = await fetch(`${product.url}/metrics`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    })
    const text = await answer.text()
    expect(text).toMatch(
      /^generation_duration_seconds_count\{kind="content",engine="built-in"\} 1$/m,
    )
    expect(text).toMatch(/^mail_outbox_depth \d+$/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
    expect(text).toContain('function="generate-content",status="200"')
  })

  it('sends the spans of a request, of its function and of their statements as one trace', async () => {
    isRunning = false
    // Stopping sends what is left.
    await product.stop()
    const { spans } = collector
    const request = spans.find(({ name }) => name === 'POST /functions/v1/:name')
    if (!request) throw new Error(`No such span: ${spans.map(({ name }) => name).join(', ')}`)
    expect(request.service).toBe('The product')
    expect(request).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) })
    expect(attribute(request, 'request.id')).toBe('asked-for-a-text')

    const trace = spans.filter(({ traceId }) => traceId === request.traceId)
    const called = trace.find(({ name }) => name === 'function generate-content')
    expect(called?.parentSpanId).toBe(request.spanId)
    const asked = trace.find(({ name }) => name === 'POST /rest/v1/rpc/:routine')
    expect(asked?.parentSpanId).toBe(called?.spanId)
    // The function's own requests have the name of the request that it answers.
    expect(asked && attribute(asked, 'request.id')).toBe('asked-for-a-text')
    const statements = trace.filter((span) => attribute(span, 'db.query.text'))
    expect(statements.some(({ parentSpanId }) => parentSpanId === asked?.spanId)).toBe(true)
  })

  it('sends no value of a statement, and nothing that people wrote', () => {
    const sent = JSON.stringify(collector.spans)
    expect(sent).toContain('insert into')
    for (const secret of [EMAIL, PASSWORD, PROPERTY.address, 'eyJ'])
      expect(sent).not.toContain(secret)
    expect(collector.spans.filter(isFailed).map(({ name }) => name)).toEqual([])
  })
})

it('what functions report of the review is counted by rule, and what nobody counts is left out', async () => {
  const metrics = new Metrics()
  const report = productMetrics(metrics, { query: () => Promise.reject(new Error('away')) })
  for (const rule of ['fair-housing', 'length', 'length']) report('finding', 1, { rule })
  report('something-else', 1, { rule: 'length' })
  const text = await metrics.text()
  expect(text).toContain('review_findings_total{rule="fair-housing"} 1\n')
  expect(text).toContain('review_findings_total{rule="length"} 2\n')
  expect(text).not.toContain('something-else')
  expect(text).toContain('mail_outbox_depth Nan')
})

const isFailed = ({ status }: CollectedSpan) => status.code === 2

/** All of them would take longer to load than the rest of this test. */
const onlyGenerateContent = async (directory: string) => {
  const source = pathToFileURL(join(root, 'supabase/functions/generate-content/handler.ts'))
  await mkdir(join(directory, 'functions/generate-content'), { recursive: true })
  const handler = join(directory, 'functions/generate-content/handler.ts')
  await writeFile(join(directory, 'package.json'), '{"type":"module"}')
  await writeFile(handler, `export { default } from '${source.href}'\n`)
  return join(directory, 'functions')
}

/** Signs up, saves a property and has a text written about it, as a request that a proxy of ours named. */
const writeAText = async (url: string) => {
  const { supabaseAnonKey } = await (await fetch(`${url}/config.json`)).json()
  const client = clientFor(url, supabaseAnonKey)
  const { error } = await client.auth.signUp({ email: EMAIL, password: PASSWORD })
  if (error) throw error
  const saved = await client
    .from('properties')
    .insert({ ...PROPERTY, features: ['covered patio', 'perfect for families'] })
    .select('id')
    .single()
  if (saved.error) throw saved.error
  const written = await client.functions.invoke('generate-content', {
    body: { property_id: saved.data.id, tone: 'luxury' },
    headers: {
      'x-request-id': 'asked-for-a-text',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    },
  })
  if (written.error) throw written.error
}
