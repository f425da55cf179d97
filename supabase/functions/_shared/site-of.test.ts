import { expect, test } from 'vitest'
import { siteOf } from './site-of.ts'

const from = (origin: string | undefined, site: string) =>
  siteOf(new Request('http://x.test', { headers: origin ? { origin } : {} }), site)

test.each([
  ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://localhost:3000'],
  ['http://[::1]:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'],
  ['http://localhost:4000', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://evil.test:3000', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://localhost:3000', 'https://listwright.test', 'https://listwright.test'],
  ['null', 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  [undefined, 'http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
])('a browser at %s, with the site at %s, goes back to %s', (origin, site, expected) => {
  expect(from(origin, site)).toBe(expected)
})
