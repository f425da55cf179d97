import type { Line } from '../copybook/line.ts'

const ISLAND = /(?:^| )(?:Islands?|Keys?)$/
/** Cities on no island, or of which nobody says so. */
const NO_ISLANDS: ReadonlySet<string> = new Set(['Rock Island', 'Grand Island', 'Blue Island'])

const isIsland = (city: string): boolean => ISLAND.test(city) && !NO_ISLANDS.has(city)

/** One lives on an island: 'this estate on Saint Simons Island'. */
export const onItsIsland = (line: Line, city: string): Line => {
  if (!isIsland(city)) return line
  const text = line.text
    // 'On 3.4 acres, this estate on Saint Simons Island' is on two things.
    .replace(/^(On \{lot\}, this) \{type\} in \{city\}/, '$1 {city} {type}')
    .replace(/\b([Ii])n \{city\}/g, (_, first: string) => `${first === 'I' ? 'O' : 'o'}n {city}`)
  return text === line.text ? line : { ...line, text }
}
