import { SOCIAL_NETWORKS, type SocialNetwork } from '@listwright/contracts'
import { lengthOf } from '@listwright/reviewer'
import type { Passage } from '../compose/passage.ts'
import type { Story } from '../story/story.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { CaptionDraft } from './caption-draft.ts'
import { NETWORK_RULES } from './network-rules.ts'
import { SharedLines } from './shared-lines.ts'

const FULL = 6

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

/** One caption, with as much told as its network reads. */
export const captionFor = (
  network: SocialNetwork,
  story: Story,
  tone: ToneSettings,
  seed: number,
  shared = new SharedLines(),
): Passage => {
  const { most } = NETWORK_RULES[network]
  for (let room = FULL; room > 0; room -= 1) {
    const trial = shared.copy()
    const caption = new CaptionDraft({ network, story, tone, seed, shared: trial, room }).write()
    if (lengthOf(caption.text, network) > most) continue
    shared.take(trial)
    return caption
  }
  return new CaptionDraft({ network, story, tone, seed, shared, room: 0 }).write()
}
