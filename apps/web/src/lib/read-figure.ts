/** The figures of a property. */
export type FigureName = 'price' | 'bedrooms' | 'bathrooms' | 'squareFeet' | 'yearBuilt' | 'lotSize'

const SQUARE_FEET_PER_ACRE = 43_560
const ACRE_PLACES = 100
const THOUSAND = 1000
const MILLION = 1_000_000

const unitsOf = (factor: number, names: string): [string, number][] =>
  names.split(' ').map((name) => [name, factor])

const AREA = 'sqft sf squarefeet squarefoot sqfeet ft² ft2 feet'

/** Units that may follow a number, in lower case without spaces and dots, and the factor of each. */
const UNITS: Record<FigureName, ReadonlyMap<string, number>> = {
  price: new Map([
    ...unitsOf(1, '$ us$ usd dollars'),
    ...unitsOf(THOUSAND, 'k kusd thousand thousandusd thousanddollars'),
    ...unitsOf(MILLION, 'm mm musd mil million millionusd milliondollars'),
  ]),
  bedrooms: new Map(unitsOf(1, 'br brs bd bds beds bedrooms bedroom')),
  bathrooms: new Map(unitsOf(1, 'ba bas baths bathrooms bathroom')),
  squareFeet: new Map(unitsOf(1, AREA)),
  yearBuilt: new Map(),
  lotSize: new Map([
    ...unitsOf(1, 'ac acres acre -acre'),
    ...unitsOf(1 / SQUARE_FEET_PER_ACRE, AREA),
  ]),
}

const BEFORE = /^(?:us\$|usd|\$|built in|built|circa|c\.)\s*/i
const FIGURE = /^(\d{1,3}(?:[, ]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?![\d/])(.*)$/s
const FRACTION = /^(?:(\d{1,4}) )?(\d{1,2})\/(\d{1,2})(?!\d)(.*)$/s

/**
 * The figure that a person means, however it is written, or null.
 * @example readFigure('price', '$1.2M') // 1200000
 */
export const readFigure = (name: FigureName, written: string): number | null => {
  const [value, rest] = split(written.trim().replace(BEFORE, ''))
  const unit = tidied(rest)
  const factor = unit === '' ? 1 : UNITS[name].get(unit)
  if (!Number.isFinite(value) || factor === undefined) return null
  return rounded(value * factor, factor)
}

const split = (written: string): [value: number, rest: string] => {
  const [, whole = '0', part, parts, after = ''] = FRACTION.exec(written) ?? []
  if (part && parts) return [Number(whole) + Number(part) / Number(parts), after]
  const [, digits, rest = ''] = FIGURE.exec(written) ?? []
  return [digits ? Number(digits.replace(/[, ]/g, '')) : Number.NaN, rest]
}

/** Whether words may become a unit of the figure when more is typed: 'sq f' on the way to 'sq ft'. */
export const beginsUnit = (name: FigureName, typed: string): boolean =>
  [...UNITS[name].keys()].some((unit) => unit.startsWith(tidied(typed)))

const tidied = (unit: string) => unit.toLowerCase().replace(/[\s.]/g, '')

// 1.1 times a million is a little more than 1,100,000 to a computer.
const rounded = (figure: number, factor: number) => {
  if (factor > 1) return Math.round(figure)
  return factor < 1 ? Math.round(figure * ACRE_PLACES) / ACRE_PLACES : figure
}
