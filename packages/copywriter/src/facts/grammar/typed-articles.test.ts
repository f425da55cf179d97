import { expect, test } from 'vitest'
import { readProperty } from '../read-property.ts'

const told = (features: string[]) =>
  readProperty({ propertyType: 'Estate', features }, 2026).facts.features.map(
    ({ statement, name }) => statement ?? `${name?.text} ${name?.tail}`.trim(),
  )

test('an agent who types articles is told without more of them', () => {
  const careful = [
    'a boot room with lockers for fourteen guests',
    'guest apartment above the garage',
    'bunk room with a view of the slopes',
    'motor court behind steel gates',
  ]
  expect(told(careful)).toContain('motor court behind steel gates')
})

test('an agent who leaves articles out gets them', () => {
  const clipped = ['deck off kitchen', 'office over garage', 'laundry in basement']
  expect(told(clipped)).toEqual([
    'deck off the kitchen',
    'office over the garage',
    'laundry in the basement',
  ])
})
