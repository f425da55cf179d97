import { NETWORK_CHARACTERS_MAX, type SocialNetwork } from '@listwright/contracts'
import { byNetwork } from '../by-network.ts'
import { concatenate, type Passage } from '../compose/passage.ts'
import type { Story } from '../story/story.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { captionTags } from './caption-tags.ts'
import { Draft } from './draft.ts'
import { inLines, inOnePost, inSentences } from './render.ts'
import { SharedLines } from './shared-lines.ts'

/** The four captions of a listing: each begins in its own way. */
export const captionsFor = (
  story: Story,
  tone: ToneSettings,
  seed: number,
): Record<SocialNetwork, Passage> => {
  const shared = new SharedLines()
  return byNetwork((network) => captionFor(network, story, tone, seed, shared))
}

/** One caption: a hook, the facts by their worth, conditions, figures, an ask and hashtags, in the form of its network. */
export const captionFor = (
  network: SocialNetwork,
  story: Story,
  tone: ToneSettings,
  seed: number,
  shared = new SharedLines(),
): Passage => {
  const draft = new Draft({ network, story, seed, shared, warmth: tone.warmth })
  const isPost = network === 'twitter'
  const blocks = RENDERED[network](draft).filter(({ text }) => text !== '')
  const separator = isPost ? ' ' : '\n\n'
  const text = concatenate(blocks.map(tone.polish), separator)
  const tags = captionTags(network, story, draft.told)
  const tagged = concatenate([text, tags], separator)
  // A post full of conditions has no room for hashtags.
  return tagged.text.length <= NETWORK_CHARACTERS_MAX[network] ? tagged : text
}

const RENDERED: Record<SocialNetwork, (draft: Draft) => Passage[]> = {
  facebook: inSentences,
  instagram: inLines,
  linkedin: inSentences,
  twitter: inOnePost,
}
