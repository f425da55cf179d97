import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { removePhotoFiles } from '@/data/photo/remove-photo-files.ts'
import type { Client } from '@/lib/connect-client.ts'
import { toast } from '@/lib/toast.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { IDS_PER_REQUEST, libraryKeys } from './queries.ts'

const UNDO_MS = 6000

/** What can be deleted from the library. */
export type LibraryTable = 'properties' | 'content' | 'drafts'

interface Deletion {
  ids: string[]
  /** Aborted by 'Undo'. */
  undo: AbortSignal
}

const deletionKey = (table: LibraryTable) => ['delete', table]

/**
 * Deletes after a moment in which it can be taken back. The moment is part of the mutation: as long as that is pending,
 * `usePendingDeletions` names the row, however often the list is read again. A tab that is closed in that moment has
 * deleted nothing.
 */
export const useDelete = (client: Client, table: LibraryTable) => {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: deletionKey(table),
    mutationFn: async ({ ids, undo }: Deletion) => {
      await wait(UNDO_MS, undo)
      for (let start = 0; start < ids.length && !undo.aborted; start += IDS_PER_REQUEST) {
        const some = ids.slice(start, start + IDS_PER_REQUEST)
        if (table === 'properties') await removePhotoFiles(client, some)
        unwrap(await client.from(table).delete().in('id', some))
      }
    },
    onError: (error) => {
      console.error(error)
      toastFailure('It could not be deleted. Please try again.')
    },
    // Awaited, so that the row stays hidden until the list without it has been read.
    onSettled: () => queryClient.invalidateQueries({ queryKey: libraryKeys.all }),
  })

  return (ids: string | string[], message: string) => {
    const undo = new AbortController()
    mutate({ ids: [ids].flat(), undo: undo.signal })
    toast(message, {
      duration: UNDO_MS,
      action: { label: 'Undo', onClick: () => undo.abort() },
    })
  }
}

/** The ids of the rows that are being deleted; lists leave them out. */
export const usePendingDeletions = (table: LibraryTable): ReadonlySet<string> =>
  new Set(
    useMutationState({
      filters: { mutationKey: deletionKey(table), status: 'pending' },
      select: ({ state }) => deletedIds(state.variables),
    }).flat(),
  )

const deletedIds = (variables: unknown): string[] =>
  typeof variables === 'object' && variables && 'ids' in variables
    ? [variables.ids].flat().map(String)
    : []

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
    signal.addEventListener('abort', () => resolve())
  })
