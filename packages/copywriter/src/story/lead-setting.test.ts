import { expect, test } from 'vitest'
import { sentencesOf, textsOf } from '../testing/texts-of.ts'

const firstOf = (text: string): string => sentencesOf(text)[0] ?? ''

const LAKE = ['lakefront on Lake Hamilton', 'two-slip boat dock with lift', 'two fireplaces']

test('a home on the water is named by it, and its shore is in the first sentence', () => {
  for (const text of textsOf([...LAKE, '120 feet of shoreline', 'level driveway'])) {
    if (/is priced|\$[\d,]+ for|buys/.test(firstOf(text))) continue
    expect(firstOf(text), text).toMatch(/lakefront (?:home|house|residence) on Lake Hamilton/)
    expect(firstOf(text), text).toMatch(/120 feet of shoreline/)
    expect(text).not.toMatch(/\ba lakefront on/)
  }
})

test('a way to the shore is told before the rooms', () => {
  const typed = ['oceanfront cottage', 'deeded right of way to shore', 'stone fireplace']
  for (const text of textsOf([...typed, 'sleeping porch', 'drilled well', 'new septic 2020']))
    expect(text.indexOf('right of way'), text).toBeLessThan(text.indexOf('septic'))
})

test('a guarded community is in the first sentence', () => {
  const typed = ['guard-gated community', 'view of Pinnacle Peak from the great room', 'wine wall']
  for (const text of textsOf([...typed, 'owned solar', 'outdoor kitchen'])) {
    if (/is priced|\$[\d,]+ for|buys|^Here's/.test(firstOf(text))) continue
    expect(firstOf(text), text).toMatch(/guard-gated/)
  }
})

test('a condo that begins with what it has is in its prewar building from the first sentence on', () => {
  const typed = ['prewar building', 'formal dining room', 'view of the Country Club Plaza']
  for (const text of textsOf([...typed, 'herringbone wood floors', 'doorman'], 'Condo'))
    if (/^This .* (?:has|offers|gives) /.test(firstOf(text)))
      expect(text, text).not.toMatch(/\bis in a prewar building\./)
})

test('behind a view, no finish is named that would be in view', () => {
  const typed = ['plaster crown molding', 'view of the Country Club Plaza', 'herringbone floors']
  for (const text of textsOf([...typed, 'doorman', 'original tile bath'], 'Condo'))
    expect(text).not.toMatch(/view of the Country Club Plaza,? and (?:plaster|herringbone)/)
})

test('a corner lot is told once', () => {
  for (const text of textsOf(['corner lot', 'brick ranch', 'storage shed', 'roof 2022']))
    expect(text.match(/corner/g), text).toHaveLength(1)
})
