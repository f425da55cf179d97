import type { SocialNetwork } from '@listwright/contracts'
import type { NumberStyle } from '../story/figures.ts'

/** What a network's readers and its feed expect of a caption. */
export interface NetworkRules {
  /** The name of its entries in the copybook. */
  entry: string
  style: NumberStyle
  /** Characters that a hook may have: it must be read before the fold on a phone. */
  hook: number
  /** Characters that a body may have, besides hook, figures and hashtags. */
  body: number
  hashtags: number
  hasEmoji: boolean
  /** How often a caption ends with a question, where one fits. */
  closers: number
}

/** X counts 280; a little is left for whoever adds a word. */
export const X_MAX = 275

export const NETWORK_RULES: Record<SocialNetwork, NetworkRules> = {
  facebook: {
    entry: 'facebook',
    hook: 120,
    style: 'post',
    body: 330,
    hashtags: 2,
    hasEmoji: true,
    closers: 0.4,
  },
  instagram: {
    entry: 'instagram',
    hook: 120,
    style: 'short',
    body: 330,
    hashtags: 5,
    hasEmoji: true,
    closers: 0.25,
  },
  linkedin: {
    entry: 'linkedin',
    hook: 135,
    style: 'post',
    body: 560,
    hashtags: 3,
    hasEmoji: false,
    closers: 0.2,
  },
  twitter: {
    entry: 'x',
    hook: 275,
    style: 'short',
    body: 0,
    hashtags: 2,
    hasEmoji: false,
    closers: 0,
  },
}
