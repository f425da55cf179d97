import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { mergeReadings, type Readings } from './readings.ts'

const BUILD = '2026-11-17T00:00:00Z'

/** The readings of a page whose query cache holds these values. */
const read = (values: Record<string, string>, updatedAt = 1): Readings => {
  const client = new QueryClient()
  for (const [name, value] of Object.entries(values))
    client.setQueryData([name], value, { updatedAt })
  return { builtAt: BUILD, state: dehydrate(client) }
}

const valuesIn = ({ state }: Readings) =>
  Object.fromEntries(state.queries.map(({ queryKey, state: { data } }) => [queryKey[0], data]))

it('what another page or tab has read stays, and the newer reading of the same thing counts', () => {
  const kept = read({ property: 'of the first tab', list: 'old' })
  const merged = mergeReadings(kept, read({ list: 'new', draft: 'of the second tab' }, 2))
  expect(valuesIn(merged)).toEqual({
    property: 'of the first tab',
    list: 'new',
    draft: 'of the second tab',
  })
  expect(valuesIn(mergeReadings(merged, read({ list: 'late' }, 1)))).toMatchObject({ list: 'new' })
})

it('what another build kept is not used, and neither is anything else', () => {
  const now = read({ list: 'new' })
  for (const kept of [{ ...read({ property: 'x' }), builtAt: 'before' }, undefined, 'x', null])
    expect(valuesIn(mergeReadings(kept, now))).toEqual({ list: 'new' })
})

it('there is an end to what is kept, and the oldest goes first', () => {
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`text ${at}`, 'x']))
  const merged = mergeReadings(read(many, 1), read({ newest: 'y' }, 2))
  expect(merged.state.queries).toHaveLength(300)
  expect(valuesIn(merged)).toMatchObject({ newest: 'y' })
})
