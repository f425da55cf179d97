import { useQuery } from '@tanstack/react-query'
import type { Client } from '@/lib/connect-client.ts'
import { listingUseQuery, type Usage, usageQuery } from './queries.ts'

export interface ListingAllowance {
  /** The tones that this listing was written in, against how many the plan allows; null when it allows all. */
  tones: { used: readonly string[]; allowed: number } | null
  hasCustomTones: boolean
  /** The month's listings are used up, and this is not one of them. */
  isOutOfListings: boolean
  usage: Usage
}

/** What the plan leaves for one listing, before anything is asked of the server; undefined until it is known. */
export const useListingAllowance = (
  client: Client,
  propertyId: string,
): ListingAllowance | undefined => {
  const { data: usage } = useQuery(usageQuery(client))
  const { data: use } = useQuery(listingUseQuery(client, propertyId))
  if (!usage || !use) return undefined
  const allowed = usage.tonesPerListing
  return {
    tones: allowed === null ? null : { used: use.tones, allowed },
    hasCustomTones: usage.customTones,
    isOutOfListings: isUsedUp(usage) && !isThisMonth(use.lastWrittenAt, usage.resetsAt),
    usage,
  }
}

export const isUsedUp = ({ listings }: Usage): boolean =>
  listings.allowed !== null && listings.used >= listings.allowed

/** Months are UTC's, as the server counts them. */
const isThisMonth = (moment: string | null, resetsAt: string): boolean => {
  if (!moment) return false
  const start = new Date(resetsAt)
  start.setUTCMonth(start.getUTCMonth() - 1)
  return new Date(moment) >= start
}
