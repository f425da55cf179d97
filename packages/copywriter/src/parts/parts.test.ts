import { type PropertyType, TONES } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { sentencesOf, sentenceWith } from '../testing/texts-of.ts'
import { writeDescription } from '../write.ts'

const FIGURES: Partial<Record<PropertyType, object>> = {
  Land: { bedrooms: 0, bathrooms: 0, squareFeet: 0, yearBuilt: null, lotSize: 40 },
  Commercial: { bedrooms: 0, bathrooms: 2, squareFeet: 4200, lotSize: 0.4, price: 425_000 },
  'Multi-Family': { bedrooms: 4, bathrooms: 2, squareFeet: 2100, lotSize: 0.1, price: 279_000 },
}

const textsOf = (propertyType: PropertyType, features: string[], seeds = [1, 2]): string[] =>
  TONES.flatMap((tone) =>
    seeds.map((seed) =>
      writeDescription({
        property: aProperty({ propertyType, ...FIGURES[propertyType], features }),
        tone,
        tier: 'extended',
        seed,
        year: 2026,
      }),
    ),
  )

const LAND = [
  'Views of Pagosa Peak',
  'Power at lot line',
  'Well permit available',
  'Borders national forest on the north side',
  'No mobile homes',
  'Horses allowed',
]

test('land begins with how much it is, where, and the strongest that can be said of it', () => {
  for (const text of textsOf('Land', LAND)) {
    const [first] = sentencesOf(text)
    expect(first, text).toMatch(/40-acre parcel/)
    expect(first).toMatch(/views of Pagosa Peak/)
    expect(first).toMatch(/borders national forest on the north side/)
  }
})

test('a permit that was not named before takes "a", and a utility is not listed with a view', () => {
  for (const text of textsOf('Land', LAND)) {
    expect(text).toMatch(/\ba well permit is available/i)
    expect(sentenceWith(text, /[Pp]ower/)).not.toMatch(/views|forest/)
  }
})

test('what is allowed and what is not are told with "but"', () => {
  for (const text of textsOf('Land', LAND))
    expect(text).toMatch(/Horses are (?:allowed|permitted), but mobile homes (?:are not|aren't)\./)
})

test('the acreage of land is told once', () => {
  for (const text of textsOf('Land', ['40 acre pasture', 'seasonal creek', 'power at road']))
    expect(text.match(/\b(?:40|forty)[ -]acre/gi), text).toHaveLength(1)
})

test('a flood plain is no selling point to be listed', () => {
  const typed = ['small stock pond', 'perimeter fenced', '2 acres in flood plain']
  for (const text of textsOf('Land', typed))
    expect(sentenceWith(text, /flood ?plain/), text).not.toMatch(/pond|fenced/)
})

test('short notes about the services of land share a sentence', () => {
  const typed = ['live oaks', 'power at street', 'driveway cut in', 'perc test done', 'stock pond']
  for (const text of textsOf('Land', typed))
    expect(sentenceWith(text, /[Pp]ower is at the street/), text).toMatch(/driveway|perc test/)
})

test('premises are called what they were typed as, and street parking is not on the site', () => {
  const typed = ['former dental office', 'ADA restroom', 'reception area', 'street parking']
  for (const text of textsOf('Commercial', typed)) {
    expect(sentencesOf(text)[0], text).toMatch(/former dental office/)
    expect(text).not.toMatch(/[Ss]ite[^.]*street parking/)
  }
})

test('zoning follows the space, and leases follow the zoning', () => {
  const typed = [
    'current tenant month to month',
    'zoned C-2',
    'tin ceilings',
    'full basement',
    'rear loading door',
  ]
  for (const [at, text] of textsOf('Commercial', typed, [1]).entries()) {
    expect(text.indexOf('C-2'), text).toBeGreaterThan(text.indexOf('basement'))
    // An investor reads the leases first.
    if (TONES[at] !== 'investor')
      expect(text.indexOf('tenant')).toBeGreaterThan(text.indexOf('C-2'))
  }
})

test('what the unfinished floor could be is not said of the building', () => {
  for (const text of textsOf('Commercial', ['tin ceilings', 'upstairs could be lofts']))
    expect(text).toMatch(/the (?:unfinished )?upstairs (?:is unfinished and )?could be lofts/i)
})

const DUPLEX = [
  'brick duplex',
  '2 bed 1 bath each side',
  'unit A rented $1,050',
  'unit B vacant',
  'separate electric meters',
  'roof 2018',
  'off street parking for 4',
  'vinyl siding',
]

test('the units of a building come first, then its rents, then its systems', () => {
  for (const text of textsOf('Multi-Family', DUPLEX)) {
    const order = ['two bedrooms and one bath', '$1,050', 'meters', 'siding']
    const places = order.map((words) => text.indexOf(words))
    expect(places, text).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
  }
})

test('a rent is by the month, and a vacant unit is told beside the rented one', () => {
  for (const text of textsOf('Multi-Family', DUPLEX))
    expect(sentenceWith(text, /\$1,050/), text).toMatch(/\$1,050 a month, and unit B is vacant/)
})

test('the condition of a home that needs work is told first, and the rest as of any home', () => {
  const typed = ['needs roof and furnace', 'original woodwork', 'front porch', 'near the park']
  for (const text of textsOf('Single Family Home', typed)) {
    expect(sentencesOf(text).slice(0, 2).join(' '), text).toMatch(/\broof\b.*\bfurnace\b/)
    expect(text.indexOf('park')).toBeGreaterThan(text.indexOf('woodwork'))
  }
})

test('no two sentences in a row begin with the same noun and verb', () => {
  const seen = [
    ...textsOf('Land', LAND),
    ...textsOf('Multi-Family', DUPLEX),
    ...textsOf('Commercial', ['tin ceilings', 'full basement', 'pylon sign', '18 parking spaces']),
  ]
  for (const text of seen) {
    const starts = sentencesOf(text).map((sentence) => sentence.split(' ').slice(0, 3).join(' '))
    for (const [at, start] of starts.entries())
      if (at > 0 && /^The /.test(start)) expect(start, text).not.toBe(starts[at - 1])
  }
})

test('land some way from the city of its address is not said to be in it', () => {
  for (const text of textsOf('Land', ['live oaks', '20 min to Boise', 'electric at road'])) {
    expect(sentencesOf(text)[0]).toMatch(
      /^Twenty minutes from Boise, this 40-acre parcel has live oaks/,
    )
    expect(text).not.toMatch(/in Boise/)
  }
})

test('water frontage is in the first sentence about land', () => {
  for (const text of textsOf('Land', ['tidal creek frontage', 'gated entrance', 'high bluff']))
    expect(sentencesOf(text)[0]).toMatch(/tidal creek frontage/)
})

test('an investor reads the lease of a building before its drains', () => {
  const typed = ['NNN lease to auto parts distributor', 'floor drains', 'waste oil heater']
  const [, text = ''] = textsOf('Commercial', typed, [1])
  expect(TONES[1]).toBe('investor')
  expect(text.search(/leased NNN to/)).toBeGreaterThan(0)
  expect(text.search(/leased NNN to/)).toBeLessThan(text.search(/floor drains/))
})

test('a duplex that was typed beside a main house is not the property', () => {
  for (const text of textsOf('Multi-Family', ['main house plus detached duplex', 'slate roof']))
    expect(text).not.toMatch(/this [^.]*detached duplex in|^A detached duplex/)
})

test('a lease typed right behind a tenant is the lease of that tenant, and both come early', () => {
  const typed = ['pressed tin ceilings', 'restaurant tenant on ground floor', 'lease through 2029']
  for (const text of textsOf('Commercial', [...typed, 'full basement storage', 'sprinklered'])) {
    expect(text).toMatch(/a restaurant tenant is on the ground floor, with a lease through 2029/i)
    expect(text).not.toMatch(/restaurant building|building is leased/)
    expect(text.indexOf('tenant'), text).toBeLessThan(text.indexOf('basement'))
  }
})

test('a building is called what it is, and is not said to be a building', () => {
  for (const kind of ['brick storefront building', 'historic bank building', 'metal building'])
    for (const text of textsOf('Commercial', [kind, 'tin ceilings', 'rear alley loading'], [1]))
      expect(text, kind).not.toMatch(/building is an? [^.]*\bbuilding\b/)
})

test('what is plumbed for equipment does not have it in place', () => {
  for (const text of textsOf('Commercial', ['plumbed for grease trap', 'tin ceilings'], [1]))
    expect(text).toMatch(/(?:is|it's) plumbed for a grease trap|, plumbed for a grease trap/i)
})

test('doors at grade and at the height of a truck are one list', () => {
  const typed = ['three grade-level doors', 'one dock-high door', 'three-phase power']
  for (const text of textsOf('Commercial', [...typed, '22-foot clear height'], [1]))
    expect(text).toMatch(
      /(?:one dock-high door and three grade-level doors|three grade-level doors and one dock-high door)/i,
    )
})

test('level sites are counted, and what grows on a pasture is not', () => {
  const typed = ['two level building sites', 'improved coastal pasture', 'old hay barn']
  for (const text of textsOf('Land', [...typed, 'stocked pond'], [1])) {
    expect(text).toMatch(/two level building sites/i)
    expect(text).not.toMatch(/an improved coastal pasture/)
  }
})

test('the next city comes before the schools of land, and no barn stands beside them', () => {
  const typed = ['stocked pond', 'old hay barn', 'Navasota school district', 'live oaks']
  for (const text of textsOf('Land', [...typed, 'hour and a half to Houston'], [1])) {
    expect(sentenceWith(text, /School District/)).not.toMatch(/barn|pond|oaks/)
    expect(text.indexOf('Houston'), text).toBeLessThan(text.indexOf('School District'))
  }
})
