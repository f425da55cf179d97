/** A property as somebody would type it in, without its owner. */
export const PROPERTY = {
  address: '12 Oak Street',
  city: 'Decatur',
  state: 'GA',
  zip_code: '30030',
  bedrooms: 3,
  bathrooms: 2.5,
  square_feet: 2013,
  price: 499_900,
  property_type: 'Townhouse',
}
