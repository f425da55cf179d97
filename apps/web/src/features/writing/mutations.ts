import {
  type Property,
  type PropertyInput,
  type PropertyRow,
  propertyFromRow,
  propertyToRow,
} from '@listwright/contracts'
import type { SupabaseClient } from '@supabase/supabase-js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { libraryKeys } from '@/lib/library-keys.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { currentUser } from './current-user.ts'
import type { DraftContent } from './draft-content.ts'

interface PropertySave {
  input: PropertyInput
  /** The property as it was when the form was filled; absent for a new one. */
  previous: Property | null
}

export const useSaveProperty = (client: SupabaseClient) => {
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
            .single<PropertyRow>()
      return propertyFromRow(unwrap(saved))
    },
    onSuccess: (property) => {
      queryClient.setQueryData(libraryKeys.property(property.id), property)
      toast.success('Property details saved')
      return queryClient.invalidateQueries({
        queryKey: libraryKeys.all,
        predicate: ({ queryKey }) => queryKey[1] !== 'property',
      })
    },
    onError: (error) => {
      console.error(error)
      toast.error('Failed to save property details', { description: explain(error) })
    },
  })
}

const updateProperty = (client: SupabaseClient, previous: Property, input: PropertyInput) =>
  client
    .from('properties')
    .update(propertyToRow(input))
    .eq('id', previous.id)
    .eq('updated_at', previous.updatedAt)
    .select()
    .single<PropertyRow>()

const NO_SUCH_ROW = 'PGRST116'

// An update that finds no row was overtaken: the property changed or went since the form was filled.
const explain = (error: Error) =>
  'code' in error && error.code === NO_SUCH_ROW
    ? 'It was changed elsewhere since you opened it. Reload the page to see the newest version.'
    : undefined

interface ContentSave {
  property: Property
  tone: string
  content: DraftContent
}

/** 'Lock This In': the first time a new row, later the same row again. */
export const useSaveContent = (client: SupabaseClient) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ property, tone, content }: ContentSave): Promise<string> => {
      const user = await currentUser(client)
      const words = {
        tone,
        headline: content.headline ?? null,
        description: content.description,
        social_captions: content.socialCaptions,
      }
      const saved = content.savedAs
        ? await client
            .from('content')
            .update(words)
            .eq('id', content.savedAs)
            .select('id')
            .single<{ id: string }>()
        : await client
            .from('content')
            .insert({ user_id: user.id, property_id: property.id, ...words })
            .select('id')
            .single<{ id: string }>()
      return unwrap(saved).id
    },
    onSuccess: () => {
      toast.success('Content saved to your dashboard!')
      return queryClient.invalidateQueries({
        queryKey: libraryKeys.all,
        predicate: ({ queryKey }) => queryKey[1] !== 'property',
      })
    },
    onError: (error) => {
      console.error(error)
      toast.error('Failed to save content. Please try again.')
    },
  })
}
