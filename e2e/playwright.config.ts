import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const executablePath = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path))

// Every new window would load two of these pages, which costs more than most tests do.
const SEARCH_BAR_POPUPS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
// Chromium only uses the last --disable-features list, so this one includes what Playwright disables.
const WITHOUT = [
  ...SEARCH_BAR_POPUPS,
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // Each worker starts a product of its own; two of them keep both cores of a small machine busy.
  workers: 2,
  // Some tests are long, and a machine of CI can be four times as slow as a desk.
  timeout: 240_000,
  // A click can miss what moved under it on a busy machine. `npm test` names at its end what needed its second try.
  retries: 1,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // The worker that keeps the app for use without a network would load all of it again for every test. The journeys and
    // the tests about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${WITHOUT.join()}`,
      ],
    },
  },
})
