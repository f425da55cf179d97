/** What the rows of a victim hold besides their address. */
export const PROPERTY = {
  city: 'Boise',
  state: 'ID',
  zip_code: '83702',
  bedrooms: 3,
  bathrooms: 2,
  square_feet: 2000,
  price: 500000,
}
