const LABELS: Record<string, string> = {
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'Zip Code',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFeet: 'Square Feet',
  price: 'Price',
  propertyType: 'Property Type',
  yearBuilt: 'Year Built',
  lotSize: 'Lot Size',
  features: 'Key Features',
}

/** The form's word for a claim's source. @example sourceLabel('features[2]') // 'Key Features' */
export const sourceLabel = (source: string): string =>
  source
    .split('/')
    .map((field) => LABELS[field.replace(/[[.:].*$/, '')] ?? field)
    .join(' and ')
