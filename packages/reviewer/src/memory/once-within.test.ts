import { expect, test, vi } from 'vitest'
import { onceWithin } from './once-within.ts'

test('a part is read once for each whole, also where the result is nothing', () => {
  const part = { name: 'deck' }
  const house = { type: 'house' }
  const condo = { type: 'condo' }
  const read = vi.fn(({ name }: typeof part, { type }: typeof house) =>
    type === 'condo' ? null : `${name} of the ${type}`,
  )
  const told = onceWithin(read)
  expect([told(part, house), told(part, house)]).toEqual(['deck of the house', 'deck of the house'])
  expect([told(part, condo), told(part, condo)]).toEqual([null, null])
  expect(read).toHaveBeenCalledTimes(2)
})
