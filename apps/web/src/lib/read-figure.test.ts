import { expect, it } from 'vitest'
import { type FigureName, readFigure } from './read-figure.ts'

const READ: [FigureName, string, number | null][] = [
  ['price', '750k', 750_000],
  ['price', '$1.2M', 1_200_000],
  ['price', '1.1 million', 1_100_000],
  ['price', '750 thousand dollars', 750_000],
  ['price', '750,000 USD', 750_000],
  ['price', 'USD 750,000.50', 750_000.5],
  ['price', 'call for price', null],
  ['price', '$700,000 – $750,000', null],
  ['price', '1,5', null],
  ['price', '750 constructor', null],
  ['squareFeet', '2,450 sq ft', 2450],
  ['squareFeet', '2450 sq. ft.', 2450],
  ['squareFeet', '2,450 square feet', 2450],
  ['squareFeet', '228 m', null],
  ['bedrooms', '3 bedrooms', 3],
  ['bathrooms', '2.5 ba', 2.5],
  ['bathrooms', '2 1/2', 2.5],
  ['yearBuilt', 'Built in 1998', 1998],
  ['lotSize', '0.24 acres', 0.24],
  ['lotSize', '.24 ac', 0.24],
  ['lotSize', '10,454 sq ft', 0.24],
  ['lotSize', '1/4', 0.25],
  ['lotSize', '1/4 acre', 0.25],
  ['lotSize', '1/0', null],
  ['price', '750 000', 750_000],
  ['price', '700-750', null],
]

it.each(READ)('%s: ‘%s’ is read as %s', (name, written, figure) => {
  expect(readFigure(name, written)).toBe(figure)
})
