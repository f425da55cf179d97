import { useQuery } from '@tanstack/react-query'
import { useAuth } from '@/lib/session/auth-context.ts'
import { type Cover, coversQuery } from './queries.ts'

/** Finds the first photo of a property among those of a list. */
export const useCovers = (propertyIds: string[]): ((propertyId: string) => Cover | undefined) => {
  const { data } = useQuery(coversQuery(useAuth().client, propertyIds))
  return (propertyId) => data?.[propertyId]
}
