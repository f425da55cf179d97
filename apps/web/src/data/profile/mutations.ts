import { useMutation, useQueryClient } from '@tanstack/react-query'
import { camelKeys, snakeKeys } from '@/lib/casing.ts'
import type { Client } from '@/lib/connect-client.ts'
import { toast } from '@/lib/toast.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { type Profile, profileKeys } from './queries.ts'

type EditableField =
  | 'fullName'
  | 'email'
  | 'company'
  | 'emailNotifications'
  | 'ipLockEnabled'
  | 'twoFactorEnabled'

type ProfileChanges = Partial<Pick<Profile, EditableField>>

/** Exported for its test: screens use the hook below. */
export const updateProfile = async (
  client: Client,
  userId: string | undefined,
  changes: ProfileChanges,
): Promise<Profile> => {
  if (!userId) throw new Error('No user')
  const table = client.from('profiles')
  return camelKeys(
    unwrap(await table.update(snakeKeys(changes)).eq('id', userId).select().single()),
  )
}

/** Changes the given fields and nothing else; the switch or the name shows at once and goes back if refused. */
export const useUpdateProfile = (client: Client, userId: string | undefined) => {
  const queryClient = useQueryClient()
  const key = profileKeys.of(userId)
  return useMutation({
    mutationFn: (changes: ProfileChanges) => updateProfile(client, userId, changes),
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey: key })
      const previous = queryClient.getQueryData<Profile>(key)
      if (previous) queryClient.setQueryData<Profile>(key, { ...previous, ...changes })
      return { previous }
    },
    onSuccess: (_profile, changes) => {
      // At the bottom it would cover the button that closes the recovery codes.
      toast.success(
        'Profile updated successfully',
        changes.twoFactorEnabled ? { position: 'top-center' } : {},
      )
    },
    onError: (error, _changes, context) => {
      console.error(error)
      if (context?.previous) queryClient.setQueryData(key, context.previous)
      toastFailure('Failed to update profile')
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}
