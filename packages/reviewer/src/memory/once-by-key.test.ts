import { expect, test, vi } from 'vitest'
import { onceByKey } from './once-by-key.ts'

test('a result is worked out once for a key, also where it is nothing', () => {
  const read = vi.fn((word: string) => (word === 'none' ? undefined : word.length))
  const lengthOf = onceByKey((word: string) => word, read, 10)
  expect([lengthOf('roof'), lengthOf('roof'), lengthOf('none'), lengthOf('none')]).toEqual([
    4,
    4,
    undefined,
    undefined,
  ])
  expect(read).toHaveBeenCalledTimes(2)
})

test('at most so many results are kept, and the oldest goes first', () => {
  const read = vi.fn((word: string) => word.toUpperCase())
  const upper = onceByKey((word: string) => word, read, 2)
  for (const word of ['deck', 'pool', 'barn', 'pool', 'deck']) upper(word)
  expect(read.mock.calls.map(([word]) => word)).toEqual(['deck', 'pool', 'barn', 'deck'])
})
