import { isState } from './states.ts'

export interface AddressParts {
  address: string
  city: string
  state: string
  /** Empty where the address came without one. */
  zipCode: string
}

const COUNTRY = /,?\s*(?:USA|U\.S\.A\.|United States(?: of America)?)\.?$/i
const ZIP_CODE = /[,\s](\d{5}(?:-\d{4})?)$/

/** The most words that the name of a state has: District of Columbia. */
const STATE_WORDS = 3

/**
 * The parts of an address that was given in one piece, or null when it is none.
 * @example wholeAddress('1418 Alder Ridge Lane, Boise, ID 83702')?.city // 'Boise'
 */
export const wholeAddress = (given: string): AddressParts | null => {
  const line = given
    .trim()
    .replace(/\s*[\r\n\t]+\s*/g, ', ')
    .replace(/,\s*,/g, ',')
    .replace(COUNTRY, '')
  const zipCode = ZIP_CODE.exec(line)?.[1] ?? ''
  const found = withoutState(withoutComma(line.slice(0, line.length - zipCode.length)))
  if (!found) return null

  const comma = found.before.lastIndexOf(',')
  const address = withoutComma(found.before.slice(0, Math.max(0, comma)))
  const city = found.before.slice(comma + 1).trim()
  if (!address || !city || /\d/.test(city)) return null
  // Without a zip code it takes more to tell an address from any other words between commas.
  if (!zipCode && !(found.isSetOff && /\d/.test(address))) return null
  return { address, city, state: found.state, zipCode }
}

/** The state at the end, the longest that is one, and what stands before it. */
const withoutState = (line: string) => {
  const words = line.split(' ')
  for (let count = STATE_WORDS; count > 0; count -= 1) {
    const state = words.slice(-count).join(' ')
    const before = words.slice(0, -count).join(' ')
    if (isState(state))
      return { state, before: withoutComma(before), isSetOff: before.endsWith(',') }
  }
  return null
}

const withoutComma = (text: string) => text.trim().replace(/,$/, '').trim()
