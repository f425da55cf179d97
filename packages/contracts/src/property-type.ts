export const PROPERTY_TYPES = [
  'Single Family Home',
  'Condo',
  'Townhouse',
  'Multi-Family',
  'Apartment',
  'Estate',
  'Penthouse',
  'Land',
  'Commercial',
] as const
export type PropertyType = (typeof PROPERTY_TYPES)[number]
