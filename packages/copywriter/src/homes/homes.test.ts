import { expect, test } from 'vitest'
import { sentencesOf, sentenceWith, textsOf } from '../testing/texts-of.ts'

test('what is near shares a sentence, and the schools have one of their own', () => {
  const typed = ['sauna', 'den', 'loft', 'near MSU', 'walk to Brookside shops', 'Katy ISD']
  for (const text of textsOf(typed)) {
    expect(sentenceWith(text, /Katy ISD/), text).toMatch(/^(?:The [a-z]+|It) is in Katy ISD\.$/)
    expect(sentenceWith(text, /near MSU/)).toMatch(/Brookside shops/)
  }
})

test('a place is told once', () => {
  for (const text of textsOf(['sauna', 'shed', 'mature trees', 'walk to Brookside shops']))
    expect(text.match(/Brookside shops/g)).toHaveLength(1)
})

test('sprinklers are told with the grounds or the lot', () => {
  for (const text of textsOf(['sauna', 'den', 'loft', 'deck', 'underground sprinklers']))
    expect(sentenceWith(text, /sprinklers/), text).toMatch(/deck|acres|watering/)
})

test('a shelter in the garage is not inside, and neither is a detached workshop', () => {
  const typed = ['sauna', 'den', 'deck', 'storm shelter in garage', 'detached workshop']
  for (const text of textsOf(typed)) {
    expect(sentenceWith(text, /storm shelter/), text).not.toMatch(/^Inside|\bden\b/)
    expect(sentenceWith(text, /workshop/), text).not.toMatch(/^Inside/)
  }
})

test('no room seems to have what belongs to another', () => {
  const typed = ['pool', 'rec room with wet bar', 'eat-in kitchen with pass-through']
  for (const text of textsOf(typed))
    expect(text).not.toMatch(/with a wet bar and an eat-in kitchen with a pass-through/)
})

test('behind an outdoor kitchen, the counters are not those of "the kitchen"', () => {
  for (const text of textsOf(['outdoor kitchen', 'granite counters', 'gas cooktop', 'den']))
    expect(text).not.toMatch(
      /outdoor kitchen[\s\S]*The kitchen (?:has|includes|offers|comes with|gives)/,
    )
})

test('the only thing of the kitchen is told with its room, and a pantry with the kitchen', () => {
  for (const text of textsOf(['pool', 'den', 'oak floors', 'granite counters']))
    expect(sentenceWith(text, /granite/), text).toMatch(/kitchen/)
  for (const text of textsOf(['pool', 'den', 'granite counters', 'walk-in pantry']))
    expect(sentenceWith(text, /pantry/), text).toMatch(/kitchen/)
})

test('a community for older residents is named in the first sentence', () => {
  for (const text of textsOf(['55+ community', 'screened lanai', 'carport', 'den'], 'Condo'))
    expect(sentencesOf(text)[0], text).toMatch(/55\+ community/)
})

test('the locker of a unit is not the building’s', () => {
  const typed = ['lake view', 'storage locker', 'heated garage space', 'coin laundry on each floor']
  for (const text of textsOf(typed, 'Condo'))
    expect(sentenceWith(text, /storage locker/), text).not.toMatch(/building/)
})

test('a pool is not said to be in a building', () => {
  for (const text of textsOf(['lake view', 'loft', 'heated pool', 'barbecue area'], 'Condo'))
    expect(text).not.toMatch(/[Tt]he building (?:has|offers)[^.,]*pool|In the building[^.]*pool/)
})

test('the dues are told with what they include, where that was typed apart', () => {
  const typed = ['sauna', 'den', 'loft', 'HOA $210/mo', 'Snow removal included in HOA']
  for (const text of textsOf(typed, 'Townhouse'))
    expect(sentenceWith(text, /snow removal/i), text).toContain('$210 a month')
})

test('the size of the lot is told with its kind', () => {
  for (const text of textsOf(['sauna', 'den', 'loft', 'cul-de-sac']))
    expect(text).toMatch(/0\.24-acre cul-de-sac lot/)
})

test('what only the propane tank has to do with the price is not joined to it', () => {
  for (const text of textsOf(['sauna', 'den', 'loft', 'propane tank is rented']))
    expect(sentenceWith(text, /propane/), text).not.toMatch(/\$589,000/)
})

test('all parts of a system are told', () => {
  for (const text of textsOf(['pool', 'den', 'furnace with humidifier and air cleaner']))
    for (const part of ['furnace', 'humidifier', 'air cleaner']) expect(text).toContain(part)
})

test('an estate and its terms are told in one sentence', () => {
  for (const text of textsOf(['pool', 'den', 'estate sale', 'subject to probate approval']))
    expect(text).toMatch(/is sold by an estate, subject to probate approval/)
})

test('no two sentences in a row begin by saying what the home has', () => {
  const typed = [
    'sauna',
    'den',
    'loft',
    'deck',
    'patio',
    'gas heat',
    'central air',
    'new roof 2021',
  ]
  for (const text of textsOf(typed)) {
    const sentences = sentencesOf(text.replaceAll('\n\n', ' '))
    for (const [at, sentence] of sentences.entries())
      if (/^The [a-z]+ has (?:a |an |gas|central)/.test(sentence))
        expect(sentences[at - 1] ?? '', text).not.toMatch(/^(?:The [a-z]+|It) has /)
  }
})

test('a basement that is the only room left is told with the garage', () => {
  for (const text of textsOf([
    'covered porch',
    'original woodwork',
    'unfinished basement',
    'one-car garage',
  ]))
    expect(sentenceWith(text, /unfinished basement/), text).toMatch(/garage|woodwork/)
})

test('a home is sold in the sentence of its price, and nothing else is', () => {
  for (const text of textsOf(['sauna', 'den', 'loft', 'sold as is']))
    expect(sentenceWith(text, /as-is/), text).toMatch(/sold as-is/)
  for (const text of textsOf(['sauna', 'den', 'loft', 'pre-inspected']))
    expect(sentenceWith(text, /pre-inspected/i), text).not.toMatch(/\$589,000/)
})

test('a loan and a refrigerator are told apart', () => {
  const typed = ['sauna', 'den', 'loft', 'assumable VA loan at 2.75%', 'fridge negotiable']
  for (const text of textsOf(typed))
    expect(sentenceWith(text, /VA loan/), text).not.toMatch(/refrigerator/)
})

test('a parking space and water are not included in one sentence', () => {
  const typed = ['lake view', 'loft', 'garage parking space conveys', 'water included']
  for (const text of textsOf(typed, 'Condo'))
    expect(sentenceWith(text, /parking/i), text).not.toMatch(/water/)
})

test('of two things in a list, the one with a place stands first', () => {
  for (const text of textsOf(['pool', 'hardwoods on main level', 'fresh paint']))
    expect(text).not.toMatch(/fresh paint and (?:the )?hardwoods? (?:floors )?on the main level/)
})

test('solar panels are not inside, and a wine cellar is not told apart from the other rooms', () => {
  for (const text of textsOf(['covered patio', 'gas fireplace', 'solar panels', 'quartz counters']))
    expect(sentenceWith(text, /solar/), text).not.toMatch(/fireplace/)
  for (const text of textsOf(['pool', 'library', 'home theater', 'wine cellar', 'oak floors']))
    expect(sentenceWith(text, /wine cellar/), text).toMatch(/library|theater|floors|pool/)
})

test('the kind of house is its noun and nothing that it has', () => {
  const typed = ['detached Victorian', 'wraparound porch', 'pocket doors', 'stained glass']
  for (const text of textsOf(typed)) expect(text.match(/Victorian/g), text).toHaveLength(1)
})

test('room for horses ends its list', () => {
  const typed = ['sauna', 'den', 'room for horses', 'fenced garden', 'fruit trees', 'barn']
  for (const text of textsOf(typed)) expect(text).not.toMatch(/room for horses,/)
})

test('a barrel sauna and other houses are not inside', () => {
  const typed = ['cedar barrel sauna', 'two tenant cottages', 'den', 'wood stove', 'deck']
  for (const text of textsOf(typed)) {
    expect(sentenceWith(text, /sauna/), text).not.toMatch(/^Inside/)
    expect(sentenceWith(text, /cottages/), text).not.toMatch(/^Inside/)
  }
})

test('the kitchen does not have a kitchen backsplash', () => {
  for (const text of textsOf(['Heath Ceramics kitchen backsplash', 'gas range', 'den']))
    expect(text).not.toMatch(/kitchen (?:has|offers) .*kitchen backsplash/i)
})

test('a year that was typed with the style is told once', () => {
  for (const text of textsOf(['Georgian Colonial, circa 1960', 'five fireplaces', 'deck']))
    expect(text.match(/\b19\d\d\b/g), text).toHaveLength(1)
})

test('a turret and a storm cellar are not inside, and counters of the powder room are not in the kitchen', () => {
  const typed = ['corner turret', 'storm cellar', 'concrete counters in the powder room']
  for (const text of textsOf([...typed, 'induction range', 'pocket doors in the parlor'])) {
    expect(sentenceWith(text, /turret/), text).not.toMatch(/^Inside|^The interior/)
    expect(sentenceWith(text, /storm cellar/), text).not.toMatch(/^Inside|^The interior/)
    expect(sentenceWith(text, /concrete counters/), text).not.toMatch(
      /kitchen (?:has|offers|includes) [^.]*concrete counters/i,
    )
  }
})
