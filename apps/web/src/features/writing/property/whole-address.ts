export interface AddressParts {
  address: string
  city: string
  state: string
  zipCode: string
}

const COUNTRY = /,?\s*(?:USA|U\.S\.A\.|United States(?: of America)?)\.?$/i
const WHOLE = /^(.+),\s*([^,\d]+?),?\s+([A-Za-z]{2}|[A-Za-z][A-Za-z ]+),?\s+(\d{5}(?:-\d{4})?)$/

/**
 * The parts of an address that was given in one piece, or null when it is none.
 * @example wholeAddress('1418 Alder Ridge Lane, Boise, ID 83702')?.city // 'Boise'
 */
export const wholeAddress = (given: string): AddressParts | null => {
  const line = given
    .trim()
    .replace(/\s*[\r\n]+\s*/g, ', ')
    .replace(/,\s*,/g, ',')
    .replace(COUNTRY, '')
  const [, address, city, state, zipCode] = WHOLE.exec(line) ?? []
  if (!address || !city || !state || !zipCode) return null
  return { address, city, state, zipCode }
}
