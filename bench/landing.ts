import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { startFreshProduct } from '@listwright/listwright/testing/fresh-product'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { serveSite } from '../e2e/site.ts'
import { report } from './report.ts'

// How fast the landing page is on a phone, next to an almost empty page measured in the same run.
const RUNS = Number(process.env.RUNS ?? 5)
const EMPTY =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty.</p></html>'
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
]

interface Run {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  scriptBytes: number
}

const measure = async (url: string, port: number): Promise<Run> => {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' })
  if (!result) throw new Error(`Lighthouse could not open ${url}`)
  const { audits, categories } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? 0
  const requests = audits['network-requests']?.details
  const scripts =
    requests?.type === 'table'
      ? requests.items.filter(({ resourceType }) => resourceType === 'Script')
      : []
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: Math.round(value('first-contentful-paint')),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(4)),
    scriptBytes: scripts.reduce((sum, script) => sum + brotliBytes(String(script.url)), 0),
  }
}

const brotliBytes = (url: string) => {
  const file = join(import.meta.dirname, '../dist/web', new URL(url).pathname)
  return brotliCompressSync(readFileSync(file)).length
}

const medianOf = (runs: Run[]): Run => {
  const names = Object.keys(runs[0] ?? {}) as (keyof Run)[]
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name]))]),
  ) as unknown as Run
}

const emptyFolder = mkdtempSync(join(tmpdir(), 'empty-page-'))
writeFileSync(join(emptyFolder, 'index.html'), EMPTY)

const product = await startFreshProduct()
const empty = await serveSite(emptyFolder)
const chromePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const chrome = await launch({ chromePath, chromeFlags: FLAGS, logLevel: 'error' })
try {
  const landing: Run[] = []
  const nothing: Run[] = []
  for (let run = 0; run < RUNS; run += 1) {
    landing.push(await measure(process.env.BASE_URL ?? product.url, chrome.port))
    nothing.push(await measure(empty.url, chrome.port))
  }
  report('landing', {
    runs: RUNS,
    ...medianOf(landing),
    emptyPagePerformance: medianOf(nothing).performance,
  })
} finally {
  chrome.kill()
  await product.stop()
  await empty.close()
}
