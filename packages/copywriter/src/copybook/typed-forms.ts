import type { PropertyType } from '@listwright/contracts'
import type { Concept, FeatureKind } from './concept.ts'

/** What agents type about a concept: its phrases, one and several, with a year, a number, a modifier, a place. */
export const typedForms = (
  concept: Concept,
  type: PropertyType = 'Single Family Home',
): string[] => {
  const phrases = concept.matches.filter(isTyped)
  const first = phrases.find((phrase) => /^[a-z' -]+$/.test(phrase)) ?? phrases[0] ?? concept.name
  const more = MORE[concept.name] ?? []
  if (type !== 'Single Family Home' && concept.chapter !== 'land-commercial')
    return [...new Set([first, ...more])]
  const isThing =
    THINGS.has(concept.kind) &&
    !/(?:laundry|storage|seating)$|^(?:two|dual|2) | (?:for|in|on|of|per|with|to|and) /.test(first)
  return [
    ...new Set([
      ...spread(phrases, PHRASES_MAX),
      first,
      `${first} 2021`,
      ...(isThing
        ? [otherNumber(first), `custom ${first}`, `2 ${plural(first)}`, `${first} off the hall`]
        : []),
      ...(concept.kind === 'update' || concept.kind === 'system' ? [`new ${first} 2021`] : []),
      ...more,
    ]),
  ]
}

const PHRASES_MAX = 9
const THINGS: ReadonlySet<FeatureKind> = new Set([
  'room',
  'amenity',
  'appliance',
  'outdoor place',
  'storage',
])

/** Names of concepts that put several things into one are no phrases that anybody types. */
const isTyped = (phrase: string): boolean =>
  !/[{}]|, | or | (?:for|on)$|^(?:named|several|distance|needs named) |^two-story foyer/.test(
    phrase,
  )

/** A sample of many, spread evenly from the first to the last. */
const spread = <T>(items: readonly T[], count: number): T[] =>
  items.filter(
    (_, at) =>
      at === 0 ||
      Math.floor((at * count) / items.length) > Math.floor(((at - 1) * count) / items.length),
  )

export const plural = (phrase: string): string => {
  if (/[^s]s$/.test(phrase)) return phrase
  if (/(?:ch|sh|x|ss)$/.test(phrase)) return `${phrase}es`
  return /[^aeiou]y$/.test(phrase) ? `${phrase.slice(0, -1)}ies` : `${phrase}s`
}

const otherNumber = (phrase: string): string =>
  /[^s]s$/.test(phrase) ? phrase.replace(/ies$/, 'y').replace(/s$/, '') : plural(phrase)

/** What the phrases of a concept do not show: distances, fees, lists, names. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'near park': ['2 blocks to Zilker Park', 'near Zilker Park'],
  'near transit': ['4 blocks to Q train', 'near Q train'],
  'near shopping': ['1 mile to Boise Towne Square', '0.5 mi to shopping', 'near shopping'],
  'near groceries': ['5 min to Whole Foods', '2 blocks to grocery store'],
  'near restaurants': ['3 blocks to restaurants'],
  'near highway': ['2 mi to I-80'],
  'highway distance': ['2 mi to I-80'],
  'near downtown': ['10 min to downtown', '10 min to uptown'],
  'bike path': ['3 blocks to bike path', '0.5 mi to Greenbelt bike path'],
  'trails nearby': ['1 mile to trailhead', '5 min to Hulls Gulch trails'],
  'near beach': ['4 blocks to beach', '4 blocks to Folly Beach'],
  'near lake': ['2 mi to Lake Travis', '1 mile to lake'],
  'near skiing': ['20 min to Bogus Basin', '20 min to skiing'],
  'near airport': ['15 min to airport'],
  'distance to a named place': ['4 blocks to harbor', '2 mi to Boise State', 'near Boise State'],
  'named district': ['in the French Quarter', 'Hyde Park neighborhood'],
  'historic district': [
    'in the historic district',
    'in Ghent historic district',
    'Laclede Historic District',
  ],
  'hoa fee': ['HOA 95/mo', 'HOA 612/mo incl heat + internet'],
  'condo fee': ['condo fee 350/mo', 'condo fee 350/mo incl heat + water'],
  'co-op maintenance': ['maint 585/mo', 'maint 585/mo incl heat + taxes'],
  'cdd or mello-roos': ['CDD 1200/yr'],
  'tax abatement': ['tax abatement through 2031'],
  'transfer fee': ['transfer fee 500'],
  'pet fee': ['pet fee 35/mo', 'pet fee 300'],
  'sold as a package': ['sold together with the adjoining lot'],
  'lease through date': ['leased through June 2027'],
  'foundation repaired': ['foundation repaired 2019', 'foundation repair 2019'],
  concierge: ['24 hr concierge', '24-hour concierge'],
  'front desk': ['24 hr front desk'],
  'security staff': ['24 hr security'],
  'mineral rights': ['mineral rights convey', 'mineral rights reserved'],
  'gross rents': ['gross rents 4575/mo'],
  rents: ['rents 1450/1500/1625'],
  'estimated rent': ['estimated rent 2100/mo'],
  'new carpet': ['new carpet', 'new carpet 2021'],
  'new floors': ['new floors', 'new floors 2021'],
  'electrical service': ['400 amp service', '200 amp electric 2020'],
  'unit mix': ['3 bed 1 bath each', 'two 2BR, one 1BR'],
  'owner-occupancy required': ['owner occupancy required'],
  'fenced land': ['fenced and cross fenced', 'fully fenced'],
  'county road access': ['county road', 'year round access', 'deeded access', 'gravel road'],
  'utilities available': ['power and water available'],
  hunting: ['deer and turkey hunting'],
  'public land adjoining': ['BLM on 2 sides', 'adjoins Boise National Forest', 'borders BLM'],
  'zoning, land': ['no zoning', 'zoned RR'],
  'flood zone': ['part in floodplain', 'not in flood zone', 'in flood zone'],
  'power at road': ['power at road', 'electric at lot line'],
  'updated units': ['all units updated', '2 units updated'],
  'coin laundry': ['coin op laundry in basement'],
  'townhouse-style units': ['stacked flats', 'side by side units'],
  'laundry income': ['laundry income'],
  "owner's unit": ["owner's unit", "owner's unit vacant at closing"],
  'white box': ['cold shell', 'shell'],
  'end cap': ['end cap', 'outparcel'],
  'column spacing': ['clear span', 'column free', '50 x 50 columns'],
  'hvac, commercial': ['climate controlled', 'HVAC 2021', 'rooftop units 2021'],
  'roof, commercial': ['TPO roof 2022', 'TPO roof'],
  'vacant, commercial': ['vacant', 'delivered vacant'],
  'main street address': ['on Main Street'],
  'street frontage': ['60 ft frontage', '60 ft frontage on Broadway'],
  'road frontage': ['600 ft road frontage', '400 ft frontage on Hwy 55'],
  'river frontage': [
    '300 ft on the Payette River',
    'Payette River frontage',
    'on the Payette River',
  ],
  'net lease': ['NNN lease', 'NNN lease tenant pays taxes + insurance'],
  'walk score': ['walk score 92'],
  'parking spaces': ['30 parking spaces'],
  'architectural review': ['min 1800 sf to build'],
  'common laundry': ['coin laundry', 'common laundry'],
  'parking per unit': ['1 parking space per unit'],
  'intercom entry': ['intercom', 'key fob entry'],
  'mountains in view': ['mountain views', 'Sawtooth views'],
  'named mountain view': ['Sawtooth views', 'Mount Hood view'],
  'traffic count': ['18,000 cars per day'],
  'clear height': ["24' clear"],
  'loading dock': ['4 dock high doors'],
  'drive-in doors': ['1 grade level door', '2 drive-in doors'],
  dishwasher: ['2 dishwashers'],
  'drilled well': ['well 12 gpm'],
  deposit: ['deposit 2150'],
  'available date': ['available June 1'],
  'lease term': ['12 month lease'],
  'utilities included': ['heat + water included'],
  'owner pays': ['owner pays water + sewer'],
  'pets allowed': ['pets ok (2 max)', 'cats ok'],
  'application fee': ['application fee 40'],
  'property taxes': ['taxes 4200/yr'],
  'special assessment': ['special assessment 12000'],
  'needs named work': ['needs roof + mechanicals'],
}
