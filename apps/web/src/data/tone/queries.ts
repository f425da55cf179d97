import { DEFAULT_TONE, type Row, TONES } from '@listwright/contracts'
import { queryOptions } from '@tanstack/react-query'
import { camelKeys } from '@/lib/casing.ts'
import type { Client } from '@/lib/connect-client.ts'
import { unwrap } from '@/lib/unwrap.ts'

export const customTonesKey = ['custom-tones'] as const

export type SavedTone = ReturnType<typeof toneFromRow>

/** The tones that the agent and their team have made. */
export const customTonesQuery = (client: Client) =>
  queryOptions({
    queryKey: customTonesKey,
    queryFn: async () =>
      unwrap(await client.from('custom_tones').select('*').order('name')).map(toneFromRow),
  })

const toneFromRow = (row: Row<'custom_tones'>) => ({
  ...camelKeys(row),
  base: TONES.find((tone) => tone === row.base) ?? DEFAULT_TONE,
})
