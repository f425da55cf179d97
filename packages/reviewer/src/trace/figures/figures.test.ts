import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { traceCopy } from '../../index.ts'

const property = aProperty({
  address: '9 Mill Road',
  bedrooms: 4,
  bathrooms: 3,
  lotSize: 0.21,
  features: [
    '3-car garage',
    'two wells',
    'gas fireplace',
    'three-season room',
    'five skylights',
    'unit 1 rents $1,450',
    'unit 2 rents $1,500',
    'HOA $300/yr',
    '0.4 miles to train',
  ],
})
const figuresIn = (text: string) =>
  traceCopy({ property, text, year: 2026 })
    .filter(({ kind }) => kind === 'number')
    .map(({ text, status }) => [text, status])

test.each([
  ['Space for four cars.', 'four', 'contradicting'],
  ['Three wells feed the house.', 'Three', 'contradicting'],
  ['A four-season room.', 'four', 'contradicting'],
  ['All six of the skylights open.', 'six', 'contradicting'],
  ['A pair of fireplaces.', 'pair of', 'unsupported'],
  ['Unit 1 brings in $1,500.', '$1,500', 'contradicting'],
  ['Dues are $300 a month.', '$300', 'contradicting'],
  ['Three-quarters of an acre.', 'Three-quarters of an acre', 'contradicting'],
  ['A tenth of a mile to the train.', 'A tenth of a mile', 'unsupported'],
])('a figure is not proved by another one: %s', (text, words, status) => {
  expect(figuresIn(text)).toContainEqual([words, status])
})

test.each([
  ['Space for three cars.', 'three', 'traced'],
  ['Five skylights open.', 'Five', 'traced'],
  ['Unit 1 brings in $1,450 and Unit 2 $1,500.', '$1,500', 'traced'],
  ['Dues come to $25 a month.', '$25', 'derived'],
  ['Just over a fifth of an acre.', 'over a fifth of an acre', 'derived'],
  ['Four-tenths of a mile to the train.', 'Four-tenths of a mile', 'traced'],
])('a figure in other words is the same figure: %s', (text, words, status) => {
  expect(figuresIn(text)).toContainEqual([words, status])
})

test('in lines without punctuation a sum belongs to the words before it', () => {
  const figures = traceCopy({
    property: aProperty({ features: ['condo fee 241', 'ground rent $96/yr', 'taxes 5,500'] }),
    text: 'Condo fee $241\nGround rent $96 a year\nProperty taxes $5,500',
    year: 2026,
  }).filter(({ kind }) => kind === 'number')
  expect(figures.map(({ status }) => status)).toEqual(['traced', 'traced', 'traced'])
})
