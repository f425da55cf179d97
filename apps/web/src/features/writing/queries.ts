import { type CustomTone, type PropertyRow, propertyFromRow } from '@listwright/contracts'
import type { SupabaseClient } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { libraryKeys } from '@/lib/library-keys.ts'
import { unwrap } from '@/lib/unwrap.ts'

/** One property of the library, or null when it is not there or not the caller's to see. */
export const propertyQuery = (client: SupabaseClient, id: string) =>
  queryOptions({
    queryKey: libraryKeys.property(id),
    queryFn: async () => {
      if (!isUuid(id)) return null
      const row = unwrap(
        await client.from('properties').select('*').eq('id', id).maybeSingle<PropertyRow>(),
      )
      return row && propertyFromRow(row)
    },
  })

export interface CustomToneRow extends CustomTone {
  id: string
  user_id: string
}

export const customTonesQuery = (client: SupabaseClient) =>
  queryOptions({
    queryKey: ['custom-tones'],
    queryFn: async () =>
      unwrap<CustomToneRow[]>(await client.from('custom_tones').select('*').order('name')),
  })

const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
