import { PROPERTY_TYPES, type PropertyInput } from '@listwright/contracts'

/**
 * A property written in one line: address, then type, price and figures in any order, apart by ' · '.
 * @example propertyFrom('7 Elm St, Toledo, OH 43609 · Condo · $98,000 · 2 bd · 1 ba · 900 sq ft · 1951 · 0.15 acres', [])
 */
export const propertyFrom = (line: string, features: string[]): PropertyInput => {
  const [place = '', ...facts] = line.split(' · ')
  const [, address = '', city = '', state = '', zipCode = ''] =
    /^(.+), (.+), ([A-Z]{2}) (\d{5})$/.exec(place) ?? []
  const figure = (unit: RegExp) => {
    const fact = facts.find((each) => unit.test(each))
    return fact === undefined ? null : Number(fact.replace(/[^\d.]/g, ''))
  }
  return {
    address,
    city,
    state,
    zipCode,
    propertyType: PROPERTY_TYPES.find((type) => facts.includes(type)) ?? 'Single Family Home',
    price: figure(/^\$/) ?? 0,
    bedrooms: figure(/ bd\)?$/) ?? 0,
    bathrooms: figure(/ ba$/) ?? 0,
    squareFeet: figure(/ sq ft$/) ?? 0,
    yearBuilt: figure(/^\d{4}$/),
    lotSize: figure(/ acres?$/),
    features,
  }
}
