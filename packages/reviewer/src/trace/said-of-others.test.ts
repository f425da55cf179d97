import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { reviewCopy } from '../index.ts'

const objectionsTo = (features: string[], text: string, more = {}) =>
  reviewCopy({
    property: aProperty({ features, ...more }),
    text,
    kind: 'mls',
    year: 2026,
    openVocabulary: true,
  })
    .filter(({ rule }) => rule.startsWith('fact/') && !/missing|left-out/.test(rule))
    .map(({ start, end }) => text.slice(start, end))

/** Features, what is true of them, and the same with one thing more or in another place. */
const CASES: [features: string[], isTrue: string, isFalse: string][] = [
  [
    ['rent $1,650, heat and hot water included'],
    'Rent includes heat and hot water.',
    'Rent includes heat, hot water and electricity.',
  ],
  [
    ['HOA $185/mo covers exterior and landscaping'],
    'Dues of $185 a month cover the exterior and the landscaping.',
    'Dues of $185 a month cover the exterior, the landscaping and the water bill.',
  ],
  [
    ['tenants pay electric, owner pays water and trash'],
    'Tenants pay the electric; the owner pays water and trash.',
    'Tenants pay the electric and water; the owner pays trash.',
  ],
  [
    ['separate gas and electric meters'],
    'Gas and electric are separately metered.',
    'Gas, electric and water are separately metered.',
  ],
  [
    ['HVAC replaced 2020'],
    'The HVAC was replaced in 2020.',
    'The HVAC and water heater were replaced in 2020.',
  ],
  [['cats ok'], 'Cats are allowed.', 'Cats and dogs are allowed.'],
  [['hood and oven', 'equipment negotiable'], 'Equipment is negotiable.', 'All equipment conveys.'],
  [
    ['upper unit 2 bed 1 bath', 'lower unit 3 bed 1 bath'],
    'Upstairs there are two bedrooms and a bath.',
    'Upstairs there are three bedrooms and a bath.',
  ],
  [
    ['hardwood floors in living and dining rooms'],
    'There is hardwood in the living room and dining room.',
    'There is hardwood in the living room and all three bedrooms.',
  ],
  [
    ['bay window in living room'],
    'You will like the bay window. It is in the living room.',
    'You will like the bay window. It is in the bedroom.',
  ],
  [
    ['balcony off living room', 'primary suite'],
    'The living room has a door to the balcony.',
    'The primary suite has its own door to the balcony.',
  ],
  [
    ['rear warehouse w/ 14 ft ceilings', '18 parking spaces'],
    'The warehouse ceilings stand at 14 feet.',
    'The warehouse ceilings stand at 18 feet.',
  ],
  [
    ['wall AC in each unit'],
    'Each unit has wall air conditioning.',
    'Each unit has central air conditioning.',
  ],
  [
    ['about 6 acres fenced pasture'],
    'There are acres here, about six of them fenced pasture.',
    'There are acres here, about ten of them fenced pasture.',
  ],
  [
    ['coin laundry in basement', 'heat included'],
    'Laundry is in the basement.',
    'There is free laundry in the basement.',
  ],
  [
    ['tenant pays all utilities'],
    'All utilities are the tenant\u2019s to pay.',
    'Utilities other than water are the tenant\u2019s to pay.',
  ],
  [
    ['street parking only'],
    'Parking is on the street.',
    'Parking is on the street and in a small rear lot.',
  ],
  [['mountain views to west'], 'Mountain views to the west.', 'Mountain views to the south.'],
  [['well permit in hand'], 'The well permit is in hand.', 'The well is drilled.'],
  [['creek on property'], 'A creek is on the property.', 'A year-round creek is on the property.'],
  [['stucco exterior'], 'The exterior is stucco.', 'Stucco, and in the same family ever since.'],
  [['monthly dues $210'], 'Monthly dues are $210.', 'It has low monthly dues of $210.'],
  [
    ['freight lift'],
    'The freight elevator reaches every floor of the place.',
    'The freight elevator and the escalator reach it.',
  ],
  [
    ['au pair suite on third floor', 'kitchen with gas range'],
    'An au pair suite fills the third floor.',
    'An au pair suite with its own kitchen fills the third floor.',
  ],
  [['Excluded: foyer sconces'], 'The foyer sconces are excluded.', 'The foyer sconces stay.'],
  [
    ['Pebbletec pool w/ waterfall', 'HVAC dual zone'],
    'The pool, Pebbletec, with a waterfall.',
    'The pool, heated, with a waterfall.',
  ],
  [['community pool'], 'There is the community pool.', 'There is your own pool.'],
  [
    ['stainless appliances'],
    'The appliances are stainless.',
    'The appliances are stainless and nearly new.',
  ],
  [['second floor laundry'], 'Laundry on the second floor.', 'Laundry on the third floor.'],
  [
    ['kitchen island with seating'],
    'The kitchen island has seating.',
    'The kitchen island has seating for nine.',
  ],
  [['barn has power and a workshop'], 'The barn has power.', 'The barn has power and water.'],
  [
    ['lower unit rented $1,150/mo'],
    'The lower unit is rented.',
    'The lower unit is rented through next May.',
  ],
  [
    ['3 of 4 units occupied'],
    'Three of the four units are occupied.',
    'All four units are occupied.',
  ],
  [['white oak floors main level'], 'White oak floors.', 'White oak floors throughout.'],
  [['survey on file'], 'A survey is on file.', 'A survey and a soil test are on file.'],
  [['private pier'], 'The dock is private.', 'The dock and the boathouse are private.'],
]

test.each(CASES)('what was entered of %j is not said of more', (features, isTrue, isFalse) => {
  expect(objectionsTo(features, isTrue)).toEqual([])
  expect(objectionsTo(features, isFalse)).not.toEqual([])
})

test.each([
  'Your table has somewhere to be.',
  'The deck is offered here for the mornings you need it most.',
  'The deck earns its keep come grilling season.',
  'Small lots reward people who know what they want.',
  'Leave the grill out even when it rains.',
  'Your unfinished projects have a home on the deck.',
  'There is a certain pleasure in owning nothing yet but the plan.',
  'Here the hard questions have mild answers.',
  'Some houses look at a parking lot; this deck does not.',
  'People will describe the deck fondly for years afterward.',
  'What kind of porch you put beside the deck is your business.',
])('%s is no claim', (text) => {
  expect(objectionsTo(['deck'], text)).toEqual([])
})

test('five and three-quarter acres are 5.75', () => {
  const text = 'Five and three-quarter acres of woods.'
  expect(objectionsTo(['woods'], text, { lotSize: 5.75 })).toEqual([])
  expect(objectionsTo(['woods'], text, { lotSize: 3.75 })).not.toEqual([])
})
