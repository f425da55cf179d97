import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { libraryKeys } from '@/lib/library-keys.ts'
import type { Client } from '@/lib/supabase.ts'
import { unwrap } from '@/lib/unwrap.ts'

/** Puts the three sample listings into the account. */
export const useLoadSamples = (client: Client) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => unwrap(await client.rpc('load_sample_listings')),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: libraryKeys.all }),
    onError: (error) => {
      console.error(error)
      toast.error('The sample listings could not be loaded. Please try again.')
    },
  })
}
