import type { Kind } from '../facts/types.ts'
import { type Lines, lines } from '../realise/voice.ts'

/** How a tone speaks of year, lot and price. */
interface RecordWords {
  /** Before a year, with no subject of its own. */
  built: string
  /** The same, after 'it'. */
  dates: string
  /** Before a lot, with no subject of its own. */
  set: string
  /** The same, after 'it'. */
  holds: string
  offered: string
  itIs: string
  /** A clause that wants nothing but the price. */
  asks: string
  /** Lines that only this tone has. */
  own: string
}

/** States year, lot and price, two or three at a time where they are known. */
export const record = ({
  built,
  dates,
  set,
  holds,
  offered,
  itIs,
  asks,
  own,
}: RecordWords): Record<Kind, Lines> => {
  const price = `
    ${itIs} ${offered} at {price}.
    ${asks} {price}.
    It will be [ready|finished|complete] in {due}[, ${offered} at {price}|].`
  const all = `${price}
    ${built} {year} and ${set} {lot}, ${itIs} ${offered} at {price}.
    ${offered} at {price}, [it|the {home}] ${dates} {year} and ${holds} {lot}.
    [It|The {home}] ${dates} {year} and ${holds} {lot}, ${offered} at {price}.
    ${built} {year}, ${itIs} ${offered} at {price}.
    [It|The {home}] ${dates} {year}, ${offered} at {price}.
    ${offered} at {price}, it ${dates} {year}.
    ${set} {lot}, ${itIs} ${offered} at {price}.
    [It|The {home}] ${holds} {lot}, ${offered} at {price}.
    ${built} {year}, it ${holds} {lot}.
    It ${dates} {year}.
    It ${holds} {lot}.
    ${own}`
  return {
    home: lines`${all}`,
    land: lines`
      ${price}
      ${asks} {price}[, or {ppa} per acre|].
      [It|The {home}] [measures|covers] {lot}[, ${offered} at {price}|].
      The record gives the year {year}.`,
    commercial: lines`
      ${all}
      ${asks} {price}, or {ppsf} per square foot.`,
  }
}
