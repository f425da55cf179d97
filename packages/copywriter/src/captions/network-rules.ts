import type { SocialNetwork } from '@listwright/contracts'
import type { NumberStyle } from '../story/figures.ts'

/** What a network's readers and its feed expect of a caption. */
export interface NetworkRules {
  /** The name of its entries in the copybook. */
  entry: string
  style: NumberStyle
  /** Characters that a hook may have: it must be read before the fold on a phone. */
  hook: number
  /** Characters that the whole may have. X counts 280; a little is left for whoever adds a word. */
  most: number
  hashtags: number
  hasEmoji: boolean
}

export const NETWORK_RULES: Record<SocialNetwork, NetworkRules> = {
  facebook: { entry: 'facebook', style: 'post', hook: 125, most: 600, hashtags: 2, hasEmoji: true },
  instagram: {
    entry: 'instagram',
    style: 'short',
    hook: 125,
    most: 600,
    hashtags: 5,
    hasEmoji: true,
  },
  linkedin: {
    entry: 'linkedin',
    style: 'post',
    hook: 140,
    most: 900,
    hashtags: 3,
    hasEmoji: false,
  },
  twitter: { entry: 'x', style: 'short', hook: 275, most: 275, hashtags: 2, hasEmoji: false },
}
