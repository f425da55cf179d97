import { expect, test } from 'vitest'
import { onItsIsland } from './on-islands.ts'

const told = (text: string, city: string): string =>
  onItsIsland({ text } as Parameters<typeof onItsIsland>[0], city).text

test('a home is on an island and on a key, and in a city that is only named so', () => {
  expect(told('This {type} in {city} has {a hero}.', 'Saint Simons Island')).toMatch(/on \{city\}/)
  expect(told('In {city}, {price} buys {a type}.', 'Siesta Key')).toMatch(/^On \{city\}/)
  for (const city of ['Grand Island', 'Rock Island', 'Long Island City', 'Key West', 'Miami Beach'])
    expect(told('This {type} in {city} has {a hero}.', city), city).toMatch(/in \{city\}/)
})

test('a home on its acres is not on its island in the same breath', () => {
  expect(told('On {lot}, this {type} in {city} offers {a hero}.', 'Saint Simons Island')).toBe(
    'On {lot}, this {city} {type} offers {a hero}.',
  )
})
