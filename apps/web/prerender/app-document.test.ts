// @vitest-environment node

import { expect, it } from 'vitest'
import { appDocument } from './app-document.ts'

const TEMPLATE = [
  '<html lang="en"><head><!--head--><script type="module" src="/assets/index.js"></script>',
  '<link rel="stylesheet" crossorigin href="/assets/index.css">',
  '<link rel="preload" as="font" type="font/woff2" href="/assets/serif.woff2" crossorigin></head>',
  '<body><div id="root"><!--page--></div></body>',
].join('\n')

const manifest = {
  '_app.js': { file: 'assets/app.js', name: 'app', imports: ['_view.js', '_schemas.js'] },
  '_view.js': { file: 'assets/view.js', name: 'view', imports: ['_schemas.js'] },
  '_schemas.js': { file: 'assets/schemas.js', name: 'schemas' },
}
const parts = {
  frame: '<nav>$& Dashboard</nav>',
  page: '<header>Listwright</header>',
  note: '<p>Loading...</p>',
  manifest,
  styles: 'p{content:"$&"}',
}

it('the app is one document with its frame and its styles, painted before any other file is there', () => {
  const html = appDocument(TEMPLATE, parts)
  expect(html).toContain('<div class="waiting-frame"><nav>$& Dashboard</nav></div>')
  expect(html).toContain(
    '<div class="waiting-page"><header>Listwright</header></div><div class="waiting"><p>Loading...</p></div>',
  )
  expect(html).toContain('<html lang="en" class="plain-type">')
  expect(html).toContain('<style>p{content:"$&"}</style>')
  expect(html).not.toContain('rel="stylesheet"')
  expect(html).not.toContain('woff2')
})

it('every file of the app is asked for at once, and only once', () => {
  const asked = appDocument(TEMPLATE, parts).matchAll(/modulepreload" crossorigin href="([^"]+)"/g)
  expect([...asked].map(([, href]) => href)).toEqual([
    '/assets/app.js',
    '/assets/view.js',
    '/assets/schemas.js',
  ])
})

it('a build without the app is refused', () => {
  expect(() => appDocument(TEMPLATE, { ...parts, manifest: {} })).toThrow(/no file for app/)
})
