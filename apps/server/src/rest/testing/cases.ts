import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'

/** What the client hands back, as far as a case cares. */
interface Expected {
  data?: unknown
  count?: number
  status?: number
  error?: Partial<{ code: string; message: unknown; details: unknown; hint: unknown }>
}

type Client = SupabaseClient
type Ask = (client: Client) => PromiseLike<{
  data: unknown
  error: unknown
  count?: number | null
  status: number
}>

/** One question to the engine and its whole answer. */
export type Case = [title: string, ask: Ask, expected: Expected]

/** Runs each case as a test of its own. */
export const runCases = (client: () => Client, cases: Case[]) => {
  it.each(cases)('%s', async (_title, ask, expected) => {
    const { data, error, count, status } = await ask(client())
    if (expected.error) expect(error).toMatchObject(expected.error)
    else expect(error).toBeNull()
    if ('data' in expected) expect(data).toEqual(expected.data)
    if (expected.count !== undefined) expect(count).toBe(expected.count)
    if (expected.status !== undefined) expect(status).toBe(expected.status)
  })
}
