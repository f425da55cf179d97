import type { WritingSettings } from '@listwright/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '@/lib/connect-client.ts'
import { toast } from '@/lib/toast.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { houseKeys } from './queries.ts'

/** Decides how the caller's library is written; the database knows whose to decide that is. */
export const useSaveWritingSettings = (client: Client) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (settings: WritingSettings) =>
      unwrap(
        await client
          .from('writing_settings')
          .upsert(settings, { onConflict: 'library_id' })
          .select(),
      ),
    onSuccess: () => {
      toast.success('Writing settings saved')
      return queryClient.invalidateQueries({ queryKey: houseKeys.settings })
    },
    onError: (error) => {
      console.error(error)
      toastFailure('The writing settings could not be saved. Please try again.')
    },
  })
}
