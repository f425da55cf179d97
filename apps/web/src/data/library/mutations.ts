import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import type { Client } from '@/lib/supabase.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { libraryKeys } from './queries.ts'

const UNDO_MS = 6000

export interface Deletion {
  table: 'properties' | 'content'
  id: string
  message: string
}

type Rows = InfiniteData<{ id: string }[]>

/**
 * Deletes after a moment in which it can be taken back. The card goes at once; a tab that is closed in that moment
 * has deleted nothing.
 */
export const useDelete = (client: Client) => {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: libraryKeys.all })
  const { mutate } = useMutation({
    mutationFn: async ({ table, id }: Deletion) =>
      unwrap(await client.from(table).delete().eq('id', id)),
    onError: (error) => {
      console.error(error)
      toast.error('It could not be deleted. Please try again.')
    },
    onSettled: refresh,
  })

  return (deletion: Deletion) => {
    const { table, id, message } = deletion
    const list = [...libraryKeys.all, table === 'properties' ? 'properties' : 'contents']
    queryClient.setQueriesData<Rows>({ queryKey: list }, (data) => data && without(data, id))
    const timer = setTimeout(() => mutate(deletion), UNDO_MS)
    const undo = () => {
      clearTimeout(timer)
      void refresh()
    }
    toast(message, { duration: UNDO_MS, action: { label: 'Undo', onClick: undo } })
  }
}

const without = (data: Rows, id: string): Rows => ({
  ...data,
  pages: data.pages.map((rows) => rows.filter((row) => row.id !== id)),
})
