import { SOCIAL_NETWORKS, type SocialNetwork } from '@listwright/contracts'
import { twitterLength } from '@listwright/reviewer'
import type { Passage } from '../compose/passage.ts'
import type { Story } from '../story/story.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { CaptionDraft } from './caption-draft.ts'
import { X_MAX } from './network-rules.ts'
import { SharedLines } from './shared-lines.ts'

const X_LIST_MAX = 5

/** The four captions of a listing: each begins in its own way, and no line stands in two of them. */
export const captionsFor = (
  story: Story,
  tone: ToneSettings,
  seed: number,
): Record<SocialNetwork, Passage> => {
  const shared = new SharedLines()
  const captions = {} as Record<SocialNetwork, Passage>
  for (const network of SOCIAL_NETWORKS)
    captions[network] = captionFor(network, story, tone, seed, shared)
  return captions
}

/** One caption; on X the list of features is as long as the rest of the post allows. */
export const captionFor = (
  network: SocialNetwork,
  story: Story,
  tone: ToneSettings,
  seed: number,
  shared = new SharedLines(),
): Passage => {
  const draft = (listMax: number, hashtags?: number) =>
    new CaptionDraft({ network, story, tone, seed, shared, listMax, hashtags })
  if (network !== 'twitter') return draft(X_LIST_MAX).write()
  for (let listMax = X_LIST_MAX; listMax > 0; listMax -= 1) {
    const post = draft(listMax, listMax > 1 ? 2 : 1).write()
    if (twitterLength(post.text) <= X_MAX) return post
  }
  return draft(0, 1).write()
}
