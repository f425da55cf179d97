// @vitest-environment node

import { describe, expect, it } from 'vitest'
import { documentFor, type RenderedPage } from './document.ts'
import { robots, sitemap } from './sitemap.ts'

const TEMPLATE =
  '<head><title>Listwright</title><!--head--></head><body><div id="root"><!--page--></div></body>'
const SITE = 'https://listwright.test'

const aPage = (overrides: Partial<RenderedPage> = {}): RenderedPage => ({
  name: 'terms',
  path: '/terms',
  title: 'Terms & Conditions',
  description: 'The "rules".',
  markup: '<h1>Terms</h1>',
  ...overrides,
})

describe('a public page', () => {
  it('is one complete document, named so that the browser knows what to hydrate', () => {
    const html = documentFor(TEMPLATE, aPage(), SITE)
    expect(html).toContain('<div id="root" data-page="terms"><h1>Terms</h1></div>')
    expect(html).toContain('<title>Terms &amp; Conditions</title>')
    expect(html).toContain('content="The &quot;rules&quot;."')
    expect(html).toContain('<link rel="canonical" href="https://listwright.test/terms">')
    expect(html).toContain('content="https://listwright.test/og.png"')
  })

  it('keeps dollar signs in its markup as they are', () => {
    expect(documentFor(TEMPLATE, aPage({ markup: "$& $1 $' $0" }), SITE)).toContain("$& $1 $' $0")
  })

  it('may not carry an inline style', () => {
    const page = aPage({ markup: '<p style="color:red">Terms</p>' })
    expect(() => documentFor(TEMPLATE, page, SITE)).toThrow(/inline style/)
  })

  it('tells search engines about plans and questions only on the landing page', () => {
    expect(documentFor(TEMPLATE, aPage(), SITE)).not.toContain('ld+json')
    const landing = documentFor(TEMPLATE, aPage({ path: '/' }), SITE)
    const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(landing) ?? []
    const types = JSON.parse(json)['@graph'].map((node: { '@type': string }) => node['@type'])
    expect(types).toEqual(['SoftwareApplication', 'FAQPage'])
  })

  it('is not listed when it is the 404 page', () => {
    const html = documentFor(TEMPLATE, aPage({ path: '*' }), SITE)
    expect(html).toContain('noindex')
    expect(html).not.toContain('canonical')
  })
})

it('the sitemap lists full addresses, and robots.txt points to it', () => {
  expect(sitemap(SITE, ['/', '/terms'])).toContain('<loc>https://listwright.test/terms</loc>')
  expect(robots(SITE)).toContain('Sitemap: https://listwright.test/sitemap.xml')
})
