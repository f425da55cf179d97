import { DEFAULT_WRITING_SETTINGS, modelList, writingSettings } from '@listwright/contracts'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@/lib/connect-client.ts'
import { unwrap } from '@/lib/unwrap.ts'

export const houseKeys = {
  settings: ['writing-settings'] as const,
  models: ['models'] as const,
}

/** How the caller's library is written. */
export const writingSettingsQuery = (client: Client) =>
  queryOptions({
    queryKey: houseKeys.settings,
    queryFn: async () => {
      const row = unwrap(await client.from('writing_settings').select('*').maybeSingle())
      return row ? writingSettings.parse(row) : DEFAULT_WRITING_SETTINGS
    },
  })

/** The language models that may be chosen; they change with the server's settings only. */
export const modelsQuery = (client: Client) =>
  queryOptions({
    queryKey: houseKeys.models,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { functions } = await client.services()
      const { data, error } = await functions.invoke<unknown>('list-models', { body: {} })
      if (error) throw error
      return modelList.parse(data).models
    },
  })
