import type { SocialNetwork } from '@listwright/contracts'

interface NetworkCard {
  label: string
  /** How many characters show before '… more'; null where nothing is folded. */
  fold: number | null
  /** The author's name in the preview. */
  handle: string
}

/** How each network shows a post. */
export const NETWORKS: Record<SocialNetwork, NetworkCard> = {
  facebook: { label: 'Facebook', fold: 477, handle: 'Your page' },
  instagram: { label: 'Instagram', fold: 125, handle: 'your.listings' },
  linkedin: { label: 'LinkedIn', fold: 210, handle: 'You, Real Estate Agent' },
  twitter: { label: 'Twitter', fold: null, handle: '@yourlistings' },
}
