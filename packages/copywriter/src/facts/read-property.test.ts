import type { PropertyType } from '@listwright/contracts'
import { describe, expect, test } from 'vitest'
import type { PropertyToWrite } from '../request.ts'
import { readEverything, readProperty } from './read-property.ts'

const home = (features: string[], more: Partial<PropertyToWrite> = {}) =>
  readEverything({
    propertyType: 'Single Family Home',
    bedrooms: 3,
    bathrooms: 2,
    squareFeet: 1800,
    yearBuilt: 1951,
    lotSize: 0.25,
    price: 410_000,
    features,
    ...more,
  })
const texts = (features: string[], more?: Partial<PropertyToWrite>) =>
  home(features, more).facts.features.map(({ text }) => text)

describe('what the form cut at its commas', () => {
  test.each([
    [['rents 1450', '1500', '1625'], ['rents of $1,450, $1,500, and $1,625']],
    [['rents $1', '450', '$1', '500 and $1', '625'], ['rents of $1,450, $1,500, and $1,625']],
    [['HOA $1', '200/year'], ['HOA $1,200 a year']],
    [['2', '000 bottle cellar'], ['2,000-bottle cellar']],
    [['new roof', '2021'], ['new roof']],
    [['close to Franklin', 'TN'], ['near Franklin, TN']],
    [
      ['HOA 300/mo incl water', 'trash', 'internet'],
      ['HOA $300 a month, including water, trash, and internet'],
    ],
    [
      ['parking for 2', '300 bottle wine wall'],
      ['parking for two', '300-bottle wine wall'],
    ],
    [
      ['pool', 'HVAC 2021'],
      ['pool', 'HVAC'],
    ],
  ])('%j', (typed, expected) => {
    expect(texts(typed)).toEqual(expected)
  })

  test('one entry may hold several items', () => {
    expect(texts(['pool; deck\n• fire pit, gazebo'])).toEqual([
      'pool',
      'deck',
      'fire pit',
      'gazebo',
    ])
  })

  test('parentheses and lists stay whole', () => {
    expect(texts(['stove, fridge and dishwasher included'])).toHaveLength(1)
    expect(texts(['wine cellar (500 bottles)'])).toEqual(['500-bottle wine cellar'])
  })
})

describe('a note that only says more of the one before it', () => {
  const statements = (features: string[]) =>
    home(features).facts.features.map(
      ({ statement, name }) => statement ?? [name?.text, name?.tail].filter(Boolean).join(' '),
    )
  test.each([
    [
      ['dock permit', '60 ft', 'valid thru 2031'],
      ['there is a dock permit (60 feet, valid through 2031)'],
    ],
    [['covered carport', '2 cars'], ['covered carport for two cars']],
    [['fireplace works', 'last swept 10/2026'], ['the fireplace works (last swept 10/2026)']],
    [['roof patched 2025', 'not replaced'], ['the roof was patched in 2025 (not replaced)']],
    [['association plows', '$95/mo'], ['the association plows ($95 a month)']],
    [
      ['six fireplaces', 'two with Rumford inserts'],
      ['six fireplaces', 'two of the six fireplaces have Rumford inserts'],
    ],
  ])('is told with it: %j', (features, told) => {
    expect(statements(features)).toEqual(told)
  })
  test.each([
    ['deck', 'w/d in unit'],
    ['14 ft ceilings', 'two indoor parking spaces'],
    ['pool', 'not included in sale'],
    ['HOA 300/mo', '$40/mo'],
    ['shop', 'now vacant'],
  ])('stands alone where it says enough: %s, %s', (...features) => {
    const { facts } = home(features)
    expect(facts.features.some(({ index }) => index === 0)).toBe(true)
    expect(texts(features).some((text) => / \(|deck with/.test(text))).toBe(false)
  })
})

describe('features of one property', () => {
  test('keep the position of the entry they come from, and parts know their owner', () => {
    const { features } = home(['pool', 'great room w/ stone fireplace + skylights']).facts
    expect(features.map(({ index }) => index)).toEqual([0, 1, 1, 1])
    expect(features[2]?.partOf).toBe(features[1])
    expect(features[3]?.partOf).toBe(features[1])
  })

  test('that repeat one another are told once, the richer one', () => {
    const { facts, unused } = home(['pool', 'deck', 'heated pool'])
    expect(facts.features.map(({ text }) => text)).toEqual(['heated pool', 'deck'])
    expect(unused).toEqual([{ index: 0, text: 'pool', reason: "It repeats 'heated pool'." }])
  })

  test('that share a word are not repetitions', () => {
    expect(texts(['kitchen island', 'eat-in kitchen', 'roof deck', 'new roof'])).toHaveLength(4)
  })

  test('that restate a field are told with the figures', () => {
    for (const typed of ['3 bed 2 bath', 'built in 1951', '1,800 sf', '0.25 acres', '$410,000'])
      expect(home([typed]).unused, typed).toEqual([
        { index: 0, text: typed, reason: 'It is told with the figures already.' },
      ])
  })

  test.each([
    ['14.6 fenced acres', 14.6, 'the land is fenced'],
    ['22 acres in Current Use', 22.3, 'the land is in Current Use'],
    [
      '20+ acres bordering Bitterroot National Forest',
      20.4,
      'it borders Bitterroot National Forest',
    ],
  ])('that restate the lot with one fact more tell the fact: %s', (typed, lotSize, statement) => {
    expect(home([typed], { lotSize }).facts.features[0]?.statement).toBe(statement)
  })

  test('that contradict a field are reported', () => {
    expect(home(['4 bedrooms']).unused[0]?.reason).toBe(
      "The field 'bedrooms' says 3, and the field wins.",
    )
  })

  test('that fill an empty field are used', () => {
    expect(texts(['5.5 acres'], { lotSize: null })).toEqual(['5.5 acres'])
    expect(home(['built in 1951'], { yearBuilt: null }).facts.features[0]?.statement).toBe(
      'it was built in 1951',
    )
  })

  test('of the units are no restatement', () => {
    expect(texts(['3 bed 1 bath each'], { propertyType: 'Multi-Family' })).toHaveLength(1)
  })
})

describe('what is reported', () => {
  test('praise, once, with what is written instead', () => {
    const { facts, unused } = home(['stunning gourmet kitchen w/ gorgeous quartz island'])
    expect(facts.features.map(({ text }) => text)).toEqual(['gourmet kitchen', 'quartz island'])
    expect(unused).toHaveLength(1)
    expect(unused[0]?.reason).toMatch(/^Praise left out/)
  })

  test('mistakes that were mended', () => {
    expect(
      home(['granit countertops', 'stianless steel appliances', 'hardwod flors']).repaired,
    ).toEqual([
      { typed: 'granit', read: 'granite' },
      { typed: 'stianless', read: 'stainless' },
      { typed: 'hardwod', read: 'hardwood' },
      { typed: 'flors', read: 'floors' },
    ])
  })

  test('words that are English or names are not mended', () => {
    for (const typed of [
      'clock tower',
      'gabled roof',
      'Zephyr hood',
      'quarterly dues',
      'mews house',
      'Juliet balcony',
      'sconces',
      'Kolbe windows',
      'olive trees',
      'trout stream',
      'cobble drive',
      'barrel ceiling',
    ])
      expect(home([typed]).repaired, typed).toEqual([])
  })

  test('entries beyond the sixtieth', () => {
    const many = Array.from({ length: 62 }, (_, at) => `feature number ${at} oak door`)
    expect(home(many).unused.filter(({ reason }) => /first 60/.test(reason))).toHaveLength(2)
  })

  test('nothing typed is lost: every entry is used or reported', () => {
    const typed = [
      'pool',
      '★★★',
      'call 208-555-0123',
      'no children',
      'zinc bar top',
      'sold as-is',
      '4 bedrooms',
      'TBD',
    ]
    for (const entry of typed) {
      const { facts, unused } = home([entry])
      expect(facts.features.length + unused.length, entry).toBeGreaterThan(0)
    }
  })
})

test('reads anything without failing', () => {
  const odd: unknown[] = [
    '',
    ' ',
    ',',
    ';;;',
    '()',
    '((',
    '+',
    '&',
    '/',
    '$',
    '%',
    '1',
    '0',
    "'",
    '"',
    'w/',
    'w/ w/',
    'and and',
    'no',
    'with',
    'the',
    '- - -',
    '$$$',
    '1/2',
    '100%',
    'a'.repeat(1200),
    'x '.repeat(300),
    null,
    7,
    undefined,
    {},
  ]
  for (const type of ['Land', 'Condo', 'Commercial'] as PropertyType[])
    for (const entry of odd)
      expect(() => readProperty({ propertyType: type, features: [entry] })).not.toThrow()
})

test('reads the same twice', () => {
  const typed = [
    'river + skyline view',
    'HOA 612/mo incl heat + internet',
    'new roof and HVAC 2022',
  ]
  expect(home(typed)).toEqual(home(typed))
})

test('cleans the place', () => {
  const { facts } = home([], { address: '  214 QUAIL HOLLOW DR ', city: 'FRANKLIN', state: 'tn' })
  expect(facts).toMatchObject({
    address: '214 Quail Hollow Dr',
    city: 'Franklin',
    state: 'Tennessee',
  })
})

test('a property is read once, and again as soon as anything in it changes', () => {
  const property = { city: 'Boise', state: 'ID', features: ['deck'] }
  const reading = readProperty(property, 2026)
  expect(readProperty({ ...property }, 2026)).toBe(reading)
  property.features.push('pool')
  expect(readProperty(property, 2026).facts.features.map(({ text }) => text)).toEqual([
    'deck',
    'pool',
  ])
  expect(readProperty({ ...property, features: ['deck'] }, 2027).facts.currentYear).toBe(2027)
})

test('a bracket that was not closed takes in nothing of the features after it', () => {
  const { facts, unused } = readEverything({
    features: ['55+ community (qualifies under HOPA', 'paver patio', 'walk in pantry'],
  })
  expect(facts.features.map(({ index }) => index)).toEqual([0, 1, 2])
  expect(unused).toEqual([])
})

test('a pool and a tennis court of a townhouse belong to its community', () => {
  const kindsOf = (features: string[]) =>
    readProperty({ propertyType: 'Townhouse', features }).facts.features.map(({ kind }) => kind)
  expect(kindsOf(['Tennis and pool'])).toEqual(['community', 'community'])
  expect(kindsOf(['pool'])).not.toContain('community')
  expect(kindsOf(['tennis courts', 'clubhouse', 'pool', 'walking trails'])).toEqual([
    'community',
    'community',
    'community',
    'community',
  ])
  expect(kindsOf(['clubhouse', 'private pool'])).toEqual(['community', 'amenity'])
})

test('what stands by the pool of a building belongs to the building', () => {
  const kindsOf = (features: string[]) =>
    readProperty({ propertyType: 'Condo', features }).facts.features.map(({ kind }) => kind)
  expect(kindsOf(['pool', 'hot tub', 'steam room'])).toEqual(['community', 'building', 'building'])
  expect(kindsOf(['pool', 'private hot tub'])).toEqual(['community', 'amenity'])
  expect(kindsOf(['hot tub', 'balcony'])).toEqual(['amenity', 'outdoor place'])
})

test('a loft is a room beside two bedrooms or more, and the whole of a smaller condo', () => {
  const loftIn = (bedrooms: number) =>
    home(['loft'], { propertyType: 'Condo', bedrooms }).facts.features[0]
  expect(loftIn(3)?.name?.text).toBe('loft')
  expect(loftIn(1)?.statement).toBe('it is a loft')
})

test('nothing dates from a year that is still to come', () => {
  const { facts } = readProperty({ features: ['roof reserve project 2031'] }, 2026)
  expect(facts.features.map(({ statement }) => statement)).toEqual([
    'the roof reserve project is planned for 2031',
  ])
})
