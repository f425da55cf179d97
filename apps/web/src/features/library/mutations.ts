import type { SupabaseClient } from '@supabase/supabase-js'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { toast } from 'sonner'
import { libraryKeys } from '@/lib/library-keys.ts'
import { unwrap } from '@/lib/unwrap.ts'

const UNDO_MS = 6000

interface Deletion {
  table: 'properties' | 'content'
  id: string
  message: string
}

type Rows = InfiniteData<{ id: string }[]>

/**
 * Deletes after a moment in which it can be taken back. The card goes at once; a tab that is closed in that moment
 * has deleted nothing.
 */
export const useDelete = (client: SupabaseClient) => {
  const queryClient = useQueryClient()

  return useCallback(
    ({ table, id, message }: Deletion) => {
      const list = [...libraryKeys.all, table === 'properties' ? 'properties' : 'contents']
      const refresh = () => queryClient.invalidateQueries({ queryKey: libraryKeys.all })
      queryClient.setQueriesData<Rows>({ queryKey: list }, (data) => data && without(data, id))

      const remove = async () => {
        try {
          unwrap(await client.from(table).delete().eq('id', id))
        } catch (error) {
          console.error(error)
          toast.error('It could not be deleted. Please try again.')
        }
        await refresh()
      }
      const timer = setTimeout(() => void remove(), UNDO_MS)
      toast(message, {
        duration: UNDO_MS,
        action: {
          label: 'Undo',
          onClick: () => {
            clearTimeout(timer)
            void refresh()
          },
        },
      })
    },
    [client, queryClient],
  )
}

const without = (data: Rows, id: string): Rows => ({
  ...data,
  pages: data.pages.map((rows) => rows.filter((row) => row.id !== id)),
})
