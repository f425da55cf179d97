import {
  type CustomTone,
  DEFAULT_TONE,
  propertyFromRow,
  type Row,
  TONES,
} from '@listwright/contracts'
import { queryOptions } from '@tanstack/react-query'
import { libraryKeys } from '@/lib/library-keys.ts'
import type { Client } from '@/lib/supabase.ts'
import { unwrap } from '@/lib/unwrap.ts'

/** One property of the library, or null when it is not there or not the caller's to see. */
export const propertyQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: libraryKeys.property(id),
    queryFn: async () => {
      if (!isUuid(id)) return null
      const row = unwrap(await client.from('properties').select('*').eq('id', id).maybeSingle())
      return row && propertyFromRow(row)
    },
  })

export interface CustomToneRow extends CustomTone {
  id: string
  user_id: string
}

export const customTonesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['custom-tones'],
    queryFn: async () =>
      unwrap(await client.from('custom_tones').select('*').order('name')).map(customToneFromRow),
  })

const customToneFromRow = (row: Row<'custom_tones'>): CustomToneRow => ({
  ...row,
  base: TONES.find((tone) => tone === row.base) ?? DEFAULT_TONE,
})

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
