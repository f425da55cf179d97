import { expect, test } from 'vitest'
import { sentencesOf, sentenceWith, textsOf } from '../testing/texts-of.ts'

test('the facade and the roof of an estate are told before its rooms, and not with the generator', () => {
  const typed = ['gated drive', 'limestone facade', 'slate roof redone 2018', 'standby generator']
  for (const text of textsOf([...typed, 'library', 'tennis court', 'den'], 'Estate')) {
    expect(sentenceWith(text, /generator/), text).not.toMatch(/facade|roof|gated/)
    expect(text.search(/facade/), text).toBeLessThan(text.search(/bedrooms/))
  }
})

test('a fence stands with what it is around', () => {
  const typed = ['ten-stall barn', 'riding arena', 'saltwater pool', 'guest house']
  for (const text of textsOf([...typed, 'four paddocks', 'board fencing'], 'Estate')) {
    expect(sentenceWith(text, /fencing/), text).toMatch(/paddocks|arena|barn/)
    expect(sentenceWith(text, /fencing/), text).not.toMatch(/pool|house/)
    expect(text.match(/\bOutside\b/g)?.length ?? 0, text).toBeLessThan(2)
  }
})

test('a room over the garage is not inside with the fireplace', () => {
  for (const text of textsOf(['pool', 'fieldstone fireplace', 'bunk room over garage', 'dock']))
    expect(sentenceWith(text, /bunk room/), text).not.toMatch(/^Inside|^The interior|^The rooms/)
})

test('an egress window is told with the other windows', () => {
  const typed = ['family room', 'mudroom', 'primary suite upstairs', 'new windows 2021']
  for (const text of textsOf([...typed, 'egress window in lower level bedroom']))
    expect(sentenceWith(text, /egress/), text).not.toMatch(/mudroom|suite/)
})

test('a charger is told with the garage, among the figures', () => {
  const typed = ['pool', 'den', 'oak floors', 'central air', 'water softener', 'EV charger']
  for (const text of textsOf([...typed, 'two-car garage']))
    expect(sentenceWith(text, /charger/), text).toMatch(/garage/)
})

test('the only room that is left is counted with the others', () => {
  for (const text of textsOf(['city view', 'granite counters', 'walk-in closet', 'gym'], 'Condo'))
    expect(sentenceWith(text, /closet/), text).toMatch(/bedrooms|counters|view/)
})

test('a pool of the community and a place that is near share a sentence', () => {
  const typed = ['back patio', 'gas fireplace', 'community pool', 'walk to the Beltline']
  for (const text of textsOf([...typed, 'oak floors'], 'Townhouse'))
    for (const sentence of sentencesOf(text))
      expect(sentence, text).not.toMatch(/^The community has a pool\.$/)
})

test('the paragraphs between the first and the last are more than a short sentence', () => {
  const typed = ['pool', 'home theater', 'library', 'new roof 2021', 'gas heat', 'walk to the lake']
  for (const text of textsOf(typed, 'Estate'))
    for (const paragraph of text.split('\n\n').slice(1, -1))
      expect(paragraph.split(' ').length, text).toBeGreaterThan(13)
})

test('a primary suite is not told as one more bedroom', () => {
  for (const text of textsOf(
    ['harbor view', 'gas range', 'first-floor primary suite'],
    'Townhouse',
  ))
    expect(text).not.toMatch(/(?:plus|along with) a first-floor primary suite/)
})

test('the year of a roof may stand with the deck', () => {
  const typed = ['walk-out basement', 'eat-in kitchen', 'deck backs to trees', 'roof 2018']
  const texts = textsOf(typed, 'Townhouse')
  expect(texts.some((text) => /deck[^.]*, and the roof is from 2018\./.test(text))).toBe(true)
})
