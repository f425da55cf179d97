import type { SocialNetwork } from '@listwright/contracts'
import type { NumberStyle } from '../story/figures.ts'

/** What a network's readers and its feed expect of a caption. */
export interface NetworkRules {
  style: NumberStyle
  /** Characters that a hook may have: it must be read before the fold on a phone. */
  hook: number
  /** Characters that the whole may have. X counts 280; what is left is for a link. */
  most: number
  /** Sentences of the body on Facebook and LinkedIn, lines on Instagram. */
  sentences: number
  /** Topics with sentences of their own beside the lists: where it is, what is included, what was replaced. */
  asides: number
  hashtags: number
  /** Whether the first line has the price; otherwise it stands with the figures. */
  hasPriceFirst: boolean
}

export const NETWORK_RULES: Record<SocialNetwork, NetworkRules> = {
  facebook: {
    style: 'post',
    hook: 125,
    most: 600,
    sentences: 4,
    asides: 2,
    hashtags: 2,
    hasPriceFirst: false,
  },
  instagram: {
    style: 'short',
    hook: 125,
    most: 600,
    sentences: 7,
    asides: 9,
    hashtags: 5,
    hasPriceFirst: false,
  },
  linkedin: {
    style: 'post',
    hook: 140,
    most: 900,
    sentences: 7,
    asides: 3,
    hashtags: 3,
    hasPriceFirst: true,
  },
  twitter: {
    style: 'short',
    hook: 170,
    most: 255,
    sentences: 12,
    asides: 9,
    hashtags: 2,
    hasPriceFirst: false,
  },
}
