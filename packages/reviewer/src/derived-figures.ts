import type { PropertyInput } from '@listwright/contracts'
import { lowerCase } from './normalise.ts'
import { digitsIn, numbersIn } from './numbers.ts'

const SQUARE_FEET_PER_ACRE = 43_560
const MONTHS = 12
/** Less is not a month's rent but a year, a count or a unit number. */
const RENT_MIN = 250
const RENT = /\brent(?:s|ed|al|ing)?\b|\bleased?\b|\bgross(?:es)?\b|\btenants?\b/
const COST = /\b(?:hoa|dues|maint|fees?|tax(?:es)?|insurance|deposit)\b/
const UNITS: readonly [RegExp, number][] = [
  [/\bduplex|\b(?:two|2)[- ]?fam|\btwin\b/, 2],
  [/\btriplex|\btriple[- ]?decker|\b(?:three|3)[- ]?(?:fam|decker)/, 3],
  [/\b(?:four|quad)r?u?plex|\b(?:four|4)[- ]?fam|\b4[- ]?plex/, 4],
]

/** Figures that follow from those entered: price per square foot, acre and unit, sums and counts of rents, units, the lot in square feet and by the house. */
export const derivedFigures = (property: PropertyInput): number[] => {
  const { price, squareFeet, lotSize } = property
  const features = property.features.map(lowerCase)
  const shownLot = Math.round((lotSize ?? 0) * 1e4) / 1e4
  const rents = rentsIn(features)
  const units = [squareFeet, lotSize ?? 0, shownLot, rents.length, ...unitsIn(features)]
  const lotFeet = Math.round((lotSize ?? 0) * SQUARE_FEET_PER_ACRE)
  return [
    ...unitsIn(features),
    rents.length,
    ...units.filter((unit) => unit > 0).flatMap((unit) => rounded(price / unit)),
    ...rentFigures(property),
    ...(lotSize ? [...rounded(lotSize), lotFeet] : []),
    ...(squareFeet > 0 ? [Math.round(lotFeet / squareFeet), Math.floor(lotFeet / squareFeet)] : []),
    Math.round(price),
    ...capRates(features, price),
  ]
}

const NOI = /\bnoi\b|net operating/

/** What the net income is of the price, in percent. */
const capRates = (features: readonly string[], price: number): number[] =>
  price > 0
    ? features
        .filter((feature) => NOI.test(feature))
        .flatMap((feature) => digitsIn(feature))
        .flatMap(({ value }) =>
          [1, 10, 100].map((places) => Math.round((value / price) * 100 * places) / places),
        )
    : []

/** Rents by the month and by the year, each and in all. */
export const rentFigures = ({ features }: PropertyInput): number[] => {
  const rents = rentsIn(features.map(lowerCase))
  const total = rents.reduce((sum, rent) => sum + rent, 0)
  return [total, ...rents].flatMap((rent) => [rent, rent * MONTHS])
}

const rounded = (value: number): number[] =>
  [1, 1e2, 1e4].map((places) => Math.round(value * places) / places)

/** Monthly rents; a list with thousands separators arrives cut at its commas. */
const rentsIn = (features: readonly string[]): number[] =>
  features
    .join(',')
    .replace(/,(?!\d{3}(?!\d)|\s*\$?\d)/g, ' ; ')
    .split(' ; ')
    .filter((feature) => RENT.test(feature) && !COST.test(feature))
    .map((feature) =>
      feature.replace(/(\$?\d+) ?x ?(\d)\b/g, (_, rent: string, count: string) =>
        `${rent} `.repeat(Number(count)),
      ),
    )
    .flatMap((feature) => digitsIn(feature.replace(/\b(?:19|20)\d\d\b(?!\/)/g, '')))
    .map(({ value }) => value)
    .filter((value) => value >= RENT_MIN)

const unitsIn = (features: readonly string[]): number[] =>
  features.flatMap((feature) => {
    const named = UNITS.find(([name]) => name.test(feature))
    const counted = numbersIn(feature).filter(({ end }) =>
      /^[- ](?:[a-z]+ )?(?:unit|apartment|apt|bay|suite|flat|door)s?\b/.test(feature.slice(end)),
    )
    return [...(named ? [named[1]] : []), ...counted.map(({ value }) => value)]
  })
