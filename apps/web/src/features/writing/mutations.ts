import {
  type Property,
  type PropertyInput,
  propertyFromRow,
  propertyToRow,
} from '@listwright/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { libraryKeys } from '@/lib/library-keys.ts'
import type { Client } from '@/lib/supabase.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { currentUser } from './current-user.ts'
import type { DraftContent, SavedVersion } from './draft-content.ts'

interface PropertySave {
  input: PropertyInput
  /** The property in the version that the form was filled from; absent for a new one. */
  previous: { id: string; updatedAt: string } | null
}

export const useSaveProperty = (client: Client) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ input, previous }: PropertySave): Promise<Property> => {
      const user = await currentUser(client)
      const saved = previous
        ? await updateProperty(client, previous, input)
        : await client
            .from('properties')
            .insert({ user_id: user.id, ...propertyToRow(input) })
            .select()
            .single()
      return propertyFromRow(unwrap(saved))
    },
    onSuccess: (property) => {
      queryClient.setQueryData(libraryKeys.property(property.id), property)
      toast.success('Property details saved')
      void queryClient.invalidateQueries({ queryKey: libraryKeys.all })
    },
    onError: async (error) => {
      console.error(error)
      toast.error('Failed to save property details', {
        description: isOvertaken(error) && 'It was changed elsewhere since you opened it.',
      })
      if (isOvertaken(error)) await queryClient.invalidateQueries({ queryKey: libraryKeys.all })
    },
  })
}

const updateProperty = (
  client: Client,
  previous: NonNullable<PropertySave['previous']>,
  input: PropertyInput,
) =>
  client
    .from('properties')
    .update(propertyToRow(input))
    .eq('id', previous.id)
    .eq('updated_at', previous.updatedAt)
    .select()
    .single()

const NO_SUCH_ROW = 'PGRST116'

/** An update that finds no row in the version it was made from: it changed or went in the meantime. */
export const isOvertaken = (error: Error) => 'code' in error && error.code === NO_SUCH_ROW

interface ContentSave {
  property: Property
  tone: string
  content: DraftContent
}

/** 'Lock This In': the first time a new row, later the same row again. */
export const useSaveContent = (client: Client) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ property, tone, content }: ContentSave): Promise<SavedVersion> => {
      const user = await currentUser(client)
      const words = {
        tone,
        headline: content.headline ?? null,
        description: content.description,
        social_captions: content.socialCaptions,
      }
      const table = client.from('content')
      const write = content.savedAs
        ? table
            .update(words)
            .eq('id', content.savedAs.id)
            .eq('updated_at', content.savedAs.updated_at)
        : table.insert({ user_id: user.id, property_id: property.id, ...words })
      return unwrap(await write.select('id, updated_at').single())
    },
    onSuccess: () => {
      toast.success('Content saved to your dashboard!')
      void queryClient.invalidateQueries({ queryKey: libraryKeys.all })
    },
    onError: (error) => {
      console.error(error)
      toast.error('Failed to save content. Please try again.', {
        description:
          isOvertaken(error) &&
          'The saved text was changed elsewhere. Locking in again keeps both, yours as a new one.',
      })
    },
  })
}
