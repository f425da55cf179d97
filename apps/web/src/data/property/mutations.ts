import {
  type Property,
  type PropertyInput,
  propertyFromRow,
  propertyToRow,
} from '@listwright/contracts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { libraryKeys } from '@/data/library/queries.ts'
import { OvertakenError } from '@/data/overtaken-error.ts'
import { theRow } from '@/data/the-row.ts'
import type { Client } from '@/lib/connect-client.ts'
import { currentUser } from '@/lib/session/current-user.ts'
import { toast } from '@/lib/toast.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { propertyKeys } from './queries.ts'

const PRESENT = '23505'

/** The toast that a property is saved, for whoever goes on before it has gone. */
export const SAVED_TOAST = 'property-saved'

interface PropertySave {
  /** The row it becomes, or is. */
  id: string
  /** What is to be saved as it stands when it is sent, which without a network is much later. */
  read: () => PropertyInput
  /** The property in the version that the form was filled from; null for a new one. */
  previous: { updatedAt: string } | null
}

export const useSaveProperty = (client: Client) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, read, previous }: PropertySave): Promise<Property> => {
      const user = await currentUser(client)
      const row = propertyToRow(read())
      const update = () => client.from('properties').update(row).eq('id', id)
      if (previous) {
        const overItself = update().eq('updated_at', previous.updatedAt)
        return propertyFromRow(theRow(unwrap(await overItself.select())))
      }
      const table = client.from('properties')
      const added = await table
        .insert({ id, user_id: user.id, ...row })
        .select()
        .single()
      // It was sent before, and only the answer was lost.
      const isThere = added.error?.code === PRESENT
      if (isThere) return propertyFromRow(theRow(unwrap(await update().select())))
      return propertyFromRow(unwrap(added))
    },
    onSuccess: (property) => {
      queryClient.setQueryData(propertyKeys.one(property.id), property)
      toast.success('Property details saved', { id: SAVED_TOAST })
      void queryClient.invalidateQueries({ queryKey: libraryKeys.all })
    },
    onError: async (error) => {
      const isOvertaken = error instanceof OvertakenError
      if (!isOvertaken) console.error(error)
      toastFailure(
        'Failed to save property details',
        isOvertaken && 'It was changed elsewhere since you opened it.',
      )
      if (isOvertaken) await queryClient.invalidateQueries({ queryKey: libraryKeys.all })
    },
  })
}

interface FeatureEntry {
  property: Property
  feature: string
  /** Whether it is entered or taken out again. */
  isEntered: boolean
}

/** Enters a feature that the text already tells, or takes it out again; each waits for the one before. */
export const useEnterFeature = (client: Client) => {
  const queryClient = useQueryClient()
  return useMutation({
    scope: { id: 'feature-entry' },
    mutationFn: async ({ property, feature, isEntered }: FeatureEntry) => {
      const { id, features, updatedAt } = latestOf(queryClient, property)
      const changed = isEntered
        ? [...features, feature]
        : features.filter((_, place) => place !== features.lastIndexOf(feature))
      const write = client
        .from('properties')
        .update({ features: changed })
        .eq('id', id)
        .eq('updated_at', updatedAt)
      return propertyFromRow(theRow(unwrap(await write.select())))
    },
    onSuccess: (saved) => {
      queryClient.setQueryData(propertyKeys.one(saved.id), saved)
      void queryClient.invalidateQueries({ queryKey: libraryKeys.all })
    },
    onError: (error) => {
      if (!(error instanceof OvertakenError)) console.error(error)
      toastFailure('Failed to save property details')
      void queryClient.invalidateQueries({ queryKey: libraryKeys.all })
    },
  })
}

/** The property as the entry before has left it. */
const latestOf = (queryClient: QueryClient, property: Property): Property =>
  queryClient.getQueryData<Property>(propertyKeys.one(property.id)) ?? property

/** Puts the three sample listings into the account. */
export const useLoadSamples = (client: Client) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => unwrap(await client.rpc('load_sample_listings')),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: libraryKeys.all }),
    onError: (error) => {
      console.error(error)
      toastFailure('The sample listings could not be loaded. Please try again.')
    },
  })
}
