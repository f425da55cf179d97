import { expect, test } from 'vitest'
import { sentencesOf, sentenceWith, textsOf } from '../testing/texts-of.ts'

test('a thing in a room is told with the room, where the room was typed as well', () => {
  for (const text of textsOf(['two-story family room', 'gas fireplace in family room', 'loft']))
    expect(text).toMatch(/two-story family room with a gas fireplace/i)
  for (const text of textsOf(['outdoor kitchen', 'brick floors in kitchen', 'loft']))
    expect(text).not.toMatch(/outdoor kitchen with brick floors/i)
})

test('a basement and the finishes of the rooms are not in one list', () => {
  for (const text of textsOf(['unfinished basement', 'quartz counters', 'pool', 'sauna']))
    expect(text).not.toMatch(/counters,? and an unfinished basement|basement[^.]* and quartz/i)
})

test('windows and siding are not listed among the systems', () => {
  for (const text of textsOf([
    'steel siding',
    'gas boiler',
    'dual pane windows',
    'oil heat',
    'pool',
  ]))
    for (const sentence of sentencesOf(text))
      expect(/siding|windows/.test(sentence) && /boiler|oil heat/.test(sentence), sentence).toBe(
        false,
      )
})

test('heat comes before power, and what the home is on follows them', () => {
  for (const text of textsOf(['generator hookup', 'private septic', 'oil heat', 'pool', 'sauna']))
    expect(text).toMatch(/oil heat and a generator hookup\. [A-Z][a-z ]+ is on private septic\./)
})

test('what is included stands behind the price', () => {
  for (const text of textsOf([
    'pool',
    'walk to Cliff Park',
    'new roof 2021',
    'washer and dryer stay',
  ])) {
    expect(text).toContain('Cliff Park')
    expect(text).toContain('$589,000')
    expect(text.indexOf('$589,000')).toBeLessThan(text.search(/washer and (?:the )?dryer/i))
  }
})

test('the sort of a unit stands before its noun', () => {
  for (const text of textsOf(['end unit', 'loft', 'gas fireplace'], 'Townhouse'))
    expect(text).toMatch(/end-unit townhouse/i)
  for (const text of textsOf(['single level living', 'loft', 'gas fireplace'], 'Condo'))
    expect(text).not.toMatch(/one-story condo/i)
})

test('a gated community and its playground share a sentence', () => {
  for (const text of textsOf(
    ['gated community', 'community playground', 'loft', 'patio'],
    'Townhouse',
  ))
    expect(
      sentencesOf(text).some((one) => /gated community/.test(one) && /playground/.test(one)),
      text,
    ).toBe(true)
})

test('a thing in a list has its year without brackets', () => {
  for (const text of textsOf(['new carpet 2024', 'loft', 'pool', 'sauna']))
    expect(text).toMatch(/carpet installed in 2024/i)
  for (const text of textsOf(['deck 2019', 'loft', 'pool', 'sauna', 'patio']))
    expect(text).toMatch(/deck from 2019/i)
})

test('trees alone stand with the lot, and a patio alone with the rooms', () => {
  for (const text of textsOf(['den', 'loft', 'mature trees', 'two-car garage']))
    expect(text).toMatch(/0\.24 acres with mature trees/)
  for (const text of textsOf(['sauna', 'den', 'loft', 'brick patio', 'two-car garage']))
    for (const sentence of sentencesOf(text))
      if (/brick patio/.test(sentence)) expect(sentence).toMatch(/sauna|den|loft/)
})

test('the only system of a home stands with what is inside, and never with the garage', () => {
  for (const typed of [
    ['sauna', 'den', 'loft', 'central air', 'two-car garage'],
    ['pool', 'sauna', 'gas range', 'den', 'washer and dryer', 'central air'],
    ['pool', 'sauna', 'den', 'wood floors', 'newer windows'],
  ])
    for (const text of textsOf(typed)) {
      const sentence = sentencesOf(text).find((one) => /central air|windows/.test(one))
      // Where the first sentence tells all rooms, nothing is left that it could stand with.
      const inside = sentencesOf(text).filter((one) =>
        /\b(?:range|washer|den|loft|floors)\b/.test(one),
      )
      if (inside.some((one) => one !== sentencesOf(text)[0] && one !== sentence))
        expect(sentence).toMatch(/range|washer|den|loft|floors/)
      expect(sentence).not.toMatch(/garage/)
    }
})

test('laundry that is all that is left of the rooms stands with the systems', () => {
  for (const text of textsOf(['pool', 'sauna', 'main floor laundry', 'propane heat', 'oil tank']))
    expect(sentencesOf(text).find((one) => /laundry/.test(one))).toMatch(/propane|sauna/)
})

test('a basement that is not finished is told among the figures', () => {
  for (const typed of ['unfinished basement', 'full basement', 'partially finished basement'])
    for (const text of textsOf(['pool', 'den', 'wood floors', typed, 'two-car garage']))
      expect(sentencesOf(text).find((one) => /basement/.test(one))).toMatch(/bedrooms/)
})

test('the place of a thing is not taken for that of the next one', () => {
  for (const text of textsOf(['pool', 'sauna', 'den', 'bonus room over garage']))
    expect(text).not.toMatch(/garage and a den/)
})

test('a lone finish of the kitchen stands in a list with the rooms', () => {
  for (const text of textsOf(['pool', 'den', 'loft', 'granite counters']))
    for (const sentence of sentencesOf(text))
      if (/granite/.test(sentence)) expect(sentence).toMatch(/pool|den|loft/)
})

test('a lone system and what keeps the weather out share a sentence', () => {
  for (const text of textsOf(['pool', 'den', 'hurricane shutters', 'whole house generator']))
    for (const sentence of sentencesOf(text))
      if (/shutters/.test(sentence)) expect(sentence).toMatch(/generator/)
})

test('a fence, laundry or a basement does not lead where something better was typed', () => {
  for (const text of textsOf([
    'board on board fence',
    'full basement',
    'laundry room',
    'great room',
  ]))
    expect(sentencesOf(text)[0]).not.toMatch(/fence|basement|laundry/)
})

test('a school district follows the rooms and the grounds', () => {
  for (const text of textsOf(['pool', 'den', 'loft', 'deck', 'Boise school district']))
    for (const thing of ['den', 'loft', 'deck'])
      expect(text.indexOf(thing)).toBeLessThan(text.search(/school district/i))
})

test('what is near is told in the first sentence, and the schools have a sentence of their own', () => {
  for (const text of textsOf(['den', 'loft', 'near the park', 'Boise school district'])) {
    const sentences = sentencesOf(text)
    expect(text).toMatch(/^(?:Near the park, |[^.]*, near the park, |A [^.]*\. .*near the park)/)
    expect(sentences.find((one) => /School District/.test(one))).toMatch(
      /^(?:The [a-z]+|It) is in the Boise School District\.$/,
    )
  }
})

test('a part of the city and what is near it begin the text together', () => {
  const typed = ['sauna', 'den', 'Broad Ripple location', 'walk to Monon Trail']
  for (const text of textsOf(typed))
    if (/^In Broad Ripple/.test(text))
      expect(text).toMatch(/^In Broad Ripple, within walking distance of the Monon Trail, /)
})

test('things that are included share one sentence', () => {
  for (const text of textsOf(['den', 'loft', 'washer included', 'refrigerator included']))
    expect(text.match(/\bincluded\b/g)).toHaveLength(1)
})

test('a home that is sold as it stands is said so with its price', () => {
  for (const text of textsOf(['den', 'loft', 'sold as is']))
    for (const sentence of sentencesOf(text))
      if (/^(?:The price is|It's priced at|It is offered at) /.test(sentence))
        expect(sentence).toMatch(/as-is/)
})

test('a thing and the work on it that were typed together are told as one', () => {
  for (const text of textsOf(['Pebble Tec pool, resurfaced 2020', 'den', 'loft'])) {
    expect(text.match(/Pebble Tec pool/g)).toHaveLength(1)
    expect(text).toMatch(/resurfaced in 2020/)
  }
})

test('what a roof is made of does not hide the floors', () => {
  for (const text of textsOf(['new tile roof 2023', 'tile throughout', 'den', 'loft', 'pool']))
    expect(text.match(/\btile\b/g)).toHaveLength(2)
})

test('two rooms of a floor that were typed together name the floor once', () => {
  for (const text of textsOf(['pool', 'third floor bedroom and full bath', 'den', 'loft']))
    expect(text).toMatch(/third-floor bedroom and full bath/)
})

test('the year of a system in a list is not that of the things before it', () => {
  for (const text of textsOf(['pool', 'den', 'central air 2018', 'gas heat', 'sauna']))
    expect(text).toMatch(
      /(?<!gas heat and )central air(?: conditioning)? (?:is |dates )?from 2018/i,
    )
})

test('what was replaced is not told as installed', () => {
  for (const text of textsOf(['pool', 'den', 'HVAC replaced 2022', 'roof 2021', 'sauna'])) {
    expect(text).toMatch(/replaced in 2022/)
    expect(text).not.toMatch(/installed/)
  }
})

test('living and dining areas are rooms, and gutters are not told with them', () => {
  for (const text of textsOf(['pool', 'two dining areas', 'gutters', 'gas heat', 'sauna']))
    expect(sentenceWith(text, /gutters/)).not.toMatch(/dining/)
})

test('parking on the street is no asset of an apartment, and a rule has one "but"', () => {
  const typed = [
    'hardwood floors',
    'porch',
    'street parking only',
    'cats ok, no dogs',
    'no smoking',
  ]
  for (const text of textsOf(typed, 'Apartment')) {
    expect(text).toMatch(/only street parking|parking is on the street/i)
    expect(text).not.toMatch(/(?:plus|with|has) only street parking|, but [^.]*, but /)
  }
})

test('downtown goes with the name of the city', () => {
  for (const text of textsOf(['sauna', 'den', 'loft', 'downtown location'])) {
    expect(text).toMatch(/\bdowntown Boise\b/)
    expect(text).not.toMatch(/\bis downtown/)
  }
})

test('water rights are told with the lot, not with the heat', () => {
  for (const text of textsOf(['sauna', 'den', 'loft', 'radiant heat', 'acequia rights']))
    expect(sentencesOf(text).find((one) => /rights/.test(one))).toMatch(/acres with acequia rights/)
})

test('a fence and an exemption are those of the land', () => {
  for (const text of textsOf([
    'sauna',
    'den',
    'stocked pond',
    'fenced and cross fenced',
    'ag exempt',
  ])) {
    expect(text).not.toMatch(/(?:house|home|residence|It) (?:is fenced|has an agricultural)/)
    expect(text).toMatch(/[Tt]he land (?:is fenced|has an agricultural)/)
  }
})

test('dues that the figures told are not told again with what was typed behind them', () => {
  for (const text of textsOf(['sauna', 'den', 'loft', 'HOA $180/mo, leasing cap reached']))
    expect(text.match(/\$180/g)).toHaveLength(1)
})

test('what is in an outbuilding is not told as inside the house', () => {
  const outside = [
    'squash court in stable block',
    'caretaker apartment over garage',
    "manager's house",
    'dry-laid limestone walls',
  ]
  for (const text of textsOf([...outside, 'library', 'wine cellar', 'pool'], 'Estate'))
    for (const sentence of sentencesOf(text).filter((one) => /\binside\b|interior/i.test(one)))
      expect(sentence).not.toMatch(/stable block|over the garage|manager's house|limestone walls/)
})

test('windows and siding of one entry and year share a verb', () => {
  for (const text of textsOf(['brand new windows + siding (2024)', 'loft', 'pool', 'den']))
    expect(text).not.toMatch(/windows were installed in 2024 and the siding is from 2024/)
})

test('what belongs to no part of a home does not add to the sentence before', () => {
  for (const text of textsOf(['termite bond', 'loft', 'pool', 'den']))
    expect(text).not.toMatch(/also a termite bond/)
})

test('a pair of things in a list is two items', () => {
  for (const text of textsOf(['vigas and latillas', 'brick floors', 'slate counters', 'loft']))
    expect(text).not.toMatch(/, and vigas and latillas/)
})

test('a thing of which nothing more can be named has no sentence without an end', () => {
  for (const text of textsOf(['spiral stair with harbor peek', 'loft', 'den', 'gas range']))
    for (const sentence of sentencesOf(text))
      expect(sentence).not.toMatch(/ (?:has|offers|comes with|gives you)(?:\.|,? and )/)
})

test('a thing and what is said of it are not both told', () => {
  for (const text of textsOf(['heritage live oak in backyard (protected)', 'loft', 'den', 'pool']))
    expect(text.match(/live oak/g)).toHaveLength(1)
})

test('a note about a gate is told once', () => {
  const note = 'golf net or greenbelt path out back gate'
  for (const text of textsOf([note, 'loft', 'gas range', 'balcony'], 'Condo'))
    expect(text.match(/greenbelt path/g)?.length ?? 0).toBeLessThan(2)
})
