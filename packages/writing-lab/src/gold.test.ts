import { expect, test } from 'vitest'
import { parseGold } from './gold.ts'

const file = `# Hand-written texts

## 1. Small house

12 Elm St, Toledo, OH 43609 · Single Family Home · $98,000 · 2 bd · 1.5 ba · 1,100 sq ft · 1951 · 0.15 acres

\`carport, new roof 2021\`

**Casual, premium** (with a note)

> *A Headline*
>
> First paragraph.
>
> Second paragraph.

*Built on:* a remark.

**Captions, Modern**

X

> A caption. #Toledo
`

test('texts are read with their facts', () => {
  const [description, caption, ...others] = parseGold(file)
  expect(others).toEqual([])
  expect(description).toMatchObject({
    kind: 'mls',
    tone: 'casual',
    tier: 'premium',
    headline: 'A Headline',
    text: 'First paragraph.\n\nSecond paragraph.',
    property: {
      address: '12 Elm St',
      city: 'Toledo',
      state: 'OH',
      price: 98_000,
      bathrooms: 1.5,
      squareFeet: 1100,
      yearBuilt: 1951,
      lotSize: 0.15,
      features: ['carport', 'new roof 2021'],
    },
  })
  expect(caption).toMatchObject({ kind: 'twitter', tone: 'modern', tier: null, headline: null })
})
