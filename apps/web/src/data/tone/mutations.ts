import type { CustomTone } from '@listwright/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '@/lib/connect-client.ts'
import { toast } from '@/lib/toast.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { customTonesKey } from './queries.ts'

interface ToneSave {
  tone: CustomTone
  /** The row to change; absent for a new tone. */
  id: string | undefined
}

export const useSaveTone = (client: Client) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ tone, id }: ToneSave) => {
      const table = client.from('custom_tones')
      return unwrap(
        await (id ? table.update(tone).eq('id', id) : table.insert(tone)).select('id').single(),
      )
    },
    onSuccess: () => {
      toast.success('Tone saved')
      return queryClient.invalidateQueries({ queryKey: customTonesKey })
    },
    onError: (error) => {
      console.error(error)
      const isTaken = 'code' in error && error.code === '23505'
      toastFailure(
        isTaken
          ? 'There is already a tone of this name.'
          : 'The tone could not be saved. Please try again.',
      )
    },
  })
}

export const useDeleteTone = (client: Client) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) =>
      unwrap(await client.from('custom_tones').delete().eq('id', id)),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: customTonesKey }),
    onError: (error) => {
      console.error(error)
      toastFailure('The tone could not be deleted. Please try again.')
    },
  })
}
