import type { PropertyInput } from '@listwright/contracts'
import { lowerCase, normalise } from './normalise.ts'
import { numbersIn } from './numbers.ts'

/** What was entered about a property, in the forms that reviews ask for. */
export class Entered {
  /** All features in one lower-case string. */
  readonly features: string
  /** Every figure that was entered or follows from those entered: price per square foot or acre. */
  readonly numbers: ReadonlySet<number>
  /** Street, address and city in lower case; a state of two letters only as typed, for 'or' and 'in' are words. */
  readonly places: readonly string[]
  readonly state: string
  /** The same as they look inside a hashtag. */
  readonly tagNames: readonly string[]

  private constructor(property: PropertyInput) {
    const { address, city, state, features } = property
    const street = address.replace(/^[\d\s-]+/, '').replace(/,.*$/s, '')
    this.features = lowerCase(normalise(features.join(' ; ')))
    this.numbers = numbersOf(property)
    this.places = [address, street, city].map((name) => lowerCase(normalise(name.trim())))
    this.state = state.length <= 2 ? state : lowerCase(normalise(state.trim()))
    this.tagNames = [address, city, state]
      .map((place) => place.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
      .filter((name) => name.length > 2)
  }

  // One property is usually reviewed with five texts, or over and over while its text is typed.
  private static readonly remembered = new WeakMap<PropertyInput, Entered>()

  static for(property: PropertyInput): Entered {
    const known = Entered.remembered.get(property) ?? new Entered(property)
    Entered.remembered.set(property, known)
    return known
  }
}

const numbersOf = (property: PropertyInput): Set<number> => {
  const { price, squareFeet, lotSize, yearBuilt, bedrooms, bathrooms } = property
  const typed = [
    property.address,
    property.zipCode,
    property.city,
    property.state,
    ...property.features,
  ].join(' ; ')
  const known = new Set(numbersIn(lowerCase(typed)).map(({ value }) => value))
  for (const run of typed.match(/\d{1,15}/g) ?? []) known.add(Number(run))
  for (const value of [price, squareFeet, bedrooms, bathrooms, lotSize, yearBuilt])
    if (value != null) known.add(value)
  const shownLot = Math.round((lotSize ?? 0) * 1e4) / 1e4
  for (const unit of [squareFeet, lotSize, shownLot]) {
    if (!unit) continue
    known.add(Math.round(price / unit))
    known.add(Math.round((price / unit) * 100) / 100)
  }
  if (lotSize) for (const places of [1e2, 1e4]) known.add(Math.round(lotSize * places) / places)
  known.add(Math.round(price))
  return known
}
