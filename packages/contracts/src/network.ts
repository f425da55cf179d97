import type { SocialNetwork } from './content.ts'

/** How many characters a post may have. */
export const NETWORK_CHARACTERS_MAX: Record<SocialNetwork, number> = {
  facebook: 63_206,
  instagram: 2200,
  linkedin: 3000,
  twitter: 280,
}
