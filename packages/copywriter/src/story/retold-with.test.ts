import { expect, test } from 'vitest'
import { textsOf } from '../testing/texts-of.ts'

test('what was typed behind a clause ends the clause', () => {
  for (const text of textsOf(['ravine lot with footbridge', 'loft', 'gas fireplace', 'den'])) {
    expect(text).toMatch(/ravine lot with a footbridge/)
    expect(text.match(/footbridge/g)).toHaveLength(1)
  }
  for (const text of textsOf(['turnkey w/ linens + dishes', 'hurricane shutters', 'loft'], 'Condo'))
    expect(text).not.toMatch(/dishes,? and hurricane shutters/)
})

test('a strong thing still leads by itself', () => {
  for (const text of textsOf(['corner lot with pool', 'loft', 'den', 'gas range']))
    expect(text).not.toMatch(/corner lot, with a pool/)
})
