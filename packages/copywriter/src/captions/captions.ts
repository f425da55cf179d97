import type { SocialNetwork } from '@listwright/contracts'
import { lengthOf } from '@listwright/reviewer'
import { byNetwork } from '../by-network.ts'
import type { Passage } from '../compose/passage.ts'
import type { Story } from '../story/story.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { CaptionWriter } from './caption-writer.ts'
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
  return byNetwork((network) => captionFor(network, story, tone, seed, shared))
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
    const caption = new CaptionWriter({ network, story, tone, seed, shared: trial, room }).write()
    if (lengthOf(caption.text, network) > most) continue
    shared.take(trial)
    return caption
  }
  return new CaptionWriter({ network, story, tone, seed, shared, room: 0 }).write()
}
