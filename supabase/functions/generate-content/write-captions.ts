import type { SocialNetwork, WrittenContent } from '@listwright/contracts'
import type { WriteRequest } from '@listwright/copywriter'

interface Wish {
  network: SocialNetwork
  count: number
}

/** Seeds tried for each caption asked for: few facts can only be put in so many ways. */
const TRIES_EACH = 12
const SEEDS = 0x100000000

/** Different captions for one network, each by a seed of its own. */
export const writeCaptions = (
  write: (request: WriteRequest) => WrittenContent,
  order: WriteRequest,
  { network, count }: Wish,
) => {
  const captions = new Set<string>()
  for (let step = 1; step <= count * TRIES_EACH && captions.size < count; step++) {
    const { socialCaptions } = write({ ...order, seed: (order.seed + step) % SEEDS })
    captions.add(socialCaptions[network])
  }
  return { network, captions: [...captions] }
}
