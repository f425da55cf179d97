import type { SocialNetwork } from '@listwright/contracts'

interface NetworkCard {
  label: string
  limit: number
  /** How many characters show before '… more'; null where nothing is folded. */
  fold: number | null
  /** Whose post the preview pretends to be. */
  handle: string
}

/** How each network shows a post. */
export const NETWORKS: Record<SocialNetwork, NetworkCard> = {
  facebook: { label: 'Facebook', limit: 63_206, fold: 477, handle: 'Your page' },
  instagram: { label: 'Instagram', limit: 2200, fold: 125, handle: 'your.listings' },
  linkedin: { label: 'LinkedIn', limit: 3000, fold: 210, handle: 'You, Real Estate Agent' },
  twitter: { label: 'Twitter', limit: 280, fold: null, handle: '@yourlistings' },
}
