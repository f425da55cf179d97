import type { PropertyInput } from '@listwright/contracts'

/** What the form holds, in two lines: figures, then features. */
export const factsAsTyped = (property: PropertyInput): string => {
  const { address, city, state, zipCode, propertyType, price, squareFeet, yearBuilt, lotSize } =
    property
  const figures = [
    `${address}, ${city}, ${state} ${zipCode}`,
    propertyType,
    `$${price.toLocaleString('en-US')}`,
    property.bedrooms > 0 && `${property.bedrooms} bd`,
    property.bathrooms > 0 && `${property.bathrooms} ba`,
    squareFeet > 0 && `${squareFeet.toLocaleString('en-US')} sq ft`,
    yearBuilt,
    lotSize && `${lotSize} acres`,
  ]
  const features = property.features.join(', ') || '(no features)'
  return `${figures.filter(Boolean).join(' · ')}\n\n\`${features}\``
}

/** A text as a Markdown quote. */
export const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
