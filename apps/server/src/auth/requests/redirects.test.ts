import { describe, expect, it } from 'vitest'
import { isAllowedRedirect } from './redirects.ts'

const settings = {
  siteUrl: 'https://site.example',
  redirectAllowList: [
    'https://*.partner.example/callback',
    'https://docs.example/**',
    'myapp://open/*',
  ],
}

const ALLOWED = [
  'https://site.example',
  'https://site.example/',
  'https://site.example/dashboard',
  'https://site.example:443/dashboard?tab=1#top',
  'https://SITE.example/x',
  'https://one.partner.example/callback',
  'https://one.partner.example/callback#fragment',
  'https://docs.example/a/b/c',
  'myapp://open/page',
]

const REFUSED = [
  '//evil.example',
  '///evil.example',
  '////site.example@evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'http:evil.example',
  '\\\\evil.example',
  'https://site.example\\@evil.example',
  'https:\\\\evil.example',
  'https://site.example\\.evil.example',
  'https://site.example@evil.example',
  'https://site.example:pass@evil.example',
  'https://user@site.example',
  'https://site.example%40evil.example',
  'https://site.example.evil.example',
  'https://site.exampleevil.example',
  'https://evilsite.example',
  'https://evil.example?site.example',
  'https://evil.example?https://site.example',
  'https://evil.example#site.example',
  'https://evil.example/#https://site.example',
  'https://evil.example/site.example',
  'https://evil.example/https://site.example/',
  'https://evil.example;site.example',
  'https://evil.example,site.example',
  'https://evil.example%2f@site.example',
  'https://site.example%2f.evil.example',
  'https://site.example%2eevil.example',
  'https://site.example%00.evil.example',
  'https://site.example\u0000.evil.example',
  'https://site.example\t.evil.example',
  'https://site.ex\nample/',
  'https://site.example\r\nLocation: https://evil.example',
  ' https://site.example',
  'https://site.example /',
  '\thttps://site.example',
  'java\nscript:alert(1)',
  'javascript:alert(1)',
  'javascript://site.example/%0aalert(1)',
  'JavaScript:alert(1)//https://site.example',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://site.example',
  'ws://site.example',
  'blob:https://site.example/x',
  'about:blank',
  'http://site.example',
  'https://site.example:8443',
  'https://site.example:80',
  'https://2130706433',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://127.0.0.1/',
  'http://localhost/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'https://s\u0456te.example',
  'https://site.example\u3002evil.example',
  'https://site\uff0eexample',
  'https://xn--ste-6cd.example',
  'https://\u24e2ite.example',
  'https://a.b.partner.example/callback',
  'https://partner.example/callback',
  'https://one.partner.example/callback/more',
  'https://one.partner.example/callback?next=1',
  'https://evil.example/.partner.example/callback',
  'https://evil.example/x.partner.example/callback',
  'https://evil.example#.partner.example/callback',
  'https://docs.example.evil.example/a',
  'https://docs.example@evil.example/a',
  'https://docsxexample/a',
  'myapp://open/a/b',
  'myapp://other/a',
  'evil://open/a',
  '/dashboard',
  'dashboard',
  '',
  '#',
  `https://site.example/${'a'.repeat(3000)}`,
]

describe('[SEC-OA-06] redirect targets', () => {
  it('has a corpus worth the name', () => {
    expect(new Set(REFUSED).size).toBeGreaterThanOrEqual(60)
  })
  it.each(ALLOWED)('%j is a place we send people to', (url) => {
    expect(isAllowedRedirect(url, settings)).toBe(true)
  })
  it.each(REFUSED)('%j is not', (url) => {
    expect(isAllowedRedirect(url, settings)).toBe(false)
  })
  it('a site on this machine may be called by any of its names and ports', () => {
    const local = { siteUrl: 'http://127.0.0.1:3000', redirectAllowList: [] }
    for (const url of ['http://localhost:3000/a', 'http://127.0.0.1:5173/', 'http://[::1]:3000/']) {
      expect(isAllowedRedirect(url, local)).toBe(true)
    }
    for (const url of [
      'http://2130706433:3000/',
      'http://127.0.0.1.evil.example/',
      'http://localhost.evil.example/',
      'http://127.1:3000/',
    ]) {
      expect(isAllowedRedirect(url, local)).toBe(false)
    }
  })
})
