import {
  PROPERTY_FEATURES_MAX,
  type PropertyInput,
  type PropertyType,
  parseFeatures,
} from '@listwright/contracts'

/** What is typed into the fact fields, as typed; an empty field is a fact that nobody gave. */
export interface FactFields {
  address: string
  city: string
  state: string
  propertyType: PropertyType
  price: string
  bedrooms: string
  bathrooms: string
  squareFeet: string
  yearBuilt: string
  lotSize: string
  features: string
}

export const NO_FACTS: FactFields = {
  address: '',
  city: '',
  state: '',
  propertyType: 'Single Family Home',
  price: '',
  bedrooms: '',
  bathrooms: '',
  squareFeet: '',
  yearBuilt: '',
  lotSize: '',
  features: '',
}

/** The facts to hold a text against; nothing as long as none was typed. */
export const factsIn = (fields: FactFields): PropertyInput | undefined => {
  const { propertyType: _, ...typed } = fields
  if (Object.values(typed).every((text) => !text.trim())) return undefined
  return {
    address: fields.address.trim(),
    city: fields.city.trim(),
    state: fields.state.trim(),
    zipCode: '',
    propertyType: fields.propertyType,
    price: figure(fields.price) ?? 0,
    bedrooms: figure(fields.bedrooms) ?? 0,
    bathrooms: figure(fields.bathrooms) ?? 0,
    squareFeet: figure(fields.squareFeet) ?? 0,
    yearBuilt: figure(fields.yearBuilt),
    lotSize: figure(fields.lotSize),
    features: parseFeatures(fields.features).slice(0, PROPERTY_FEATURES_MAX),
  }
}

const figure = (text: string): number | null => {
  const value = Number(text)
  return text.trim() && Number.isFinite(value) && value >= 0 ? value : null
}
