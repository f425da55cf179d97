import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFreshProduct } from '@listwright/listwright/testing/fresh-product'
import { serveSite } from '../e2e/site.ts'
import { report, rounded } from './report.ts'
import { openBrowser, signIn } from './signed-in.ts'
import { type WatchedPage, watchPage } from './studio-interactions.ts'
import { useEmptyPage, writeListing } from './studio-journey.ts'
import { weighScripts } from './studio-scripts.ts'
import { visitSlowly } from './studio-slow-network.ts'

// What a first visit of the dashboard loads, and how soon the wizard answers a key or a click, next to an almost empty page.
const EMPTY =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Empty</title><textarea></textarea><button>Button</button></html>'
const SLOWDOWNS = { desk: 1, phone: 4 }

const emptyFolder = mkdtempSync(join(tmpdir(), 'empty-page-'))
writeFileSync(join(emptyFolder, 'index.html'), EMPTY)
const empty = await serveSite(emptyFolder)
const product = await startFreshProduct()
const browser = await openBrowser()
try {
  const context = await signIn(browser, product)
  report('studio', { screen: 'dashboard', ...(await weighScripts(context, '/dashboard')) })
  report('studio', {
    screen: 'dashboard',
    network: 'slow 3G',
    ...(await visitSlowly(browser, product)),
  })

  for (const [device, slowdown] of Object.entries(SLOWDOWNS)) {
    const nothing = await watchPage(context, empty.url, slowdown)
    await useEmptyPage(nothing)
    const wizard = await watchPage(context, `${product.url}/generate`, slowdown)
    await writeListing(wizard)
    const figures = figuresOf(wizard)
    const emptyFigures = figuresOf(nothing)
    report('studio', {
      screen: 'wizard',
      device,
      slowdown,
      ...figures,
      emptyPage: emptyFigures,
      ratio: rounded(figures.p98 / emptyFigures.p98, 2),
    })
    await Promise.all([nothing.page.close(), wizard.page.close()])
  }
} finally {
  await browser.close()
  await product.stop()
  await empty.close()
}

function figuresOf({ interactions }: WatchedPage) {
  const times = interactions.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const slowest: Record<string, number> = {}
  for (const { name, ms } of interactions) slowest[name] = Math.max(ms, slowest[name] ?? 0)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  return {
    interactions: times.length,
    median: at(0.5),
    p98: at(0.98),
    max: at(1),
    slowest,
  }
}
