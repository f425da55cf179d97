import type { Tier } from '@listwright/contracts'
import { concatenate, type Passage } from '../compose/passage.ts'
import { Random } from '../compose/random.ts'
import { isOddPair } from '../homes/odd-pair.ts'
import type { ToneSettings } from '../tone-settings.ts'
import { Describer, type Description } from './describer.ts'
import { flatnessOf } from './flatness.ts'
import { strongestOf } from './heroes.ts'
import type { Lead } from './leading-features.ts'
import type { Sentence } from './sentence.ts'
import type { Story } from './story.ts'

/** Versions that read nearly as well are chosen by chance, so that a text can open in several ways. */
const CHANCE = 1

/** How much flatter a text reads that begins with what the home 'has', where it could begin with verbs. */
const WITHOUT_VERBS = 5

/** What leads in each version of a description; the version that reads best is kept. */
const LEADS: readonly [Lead, ...Lead[]] = [
  { most: null, takesLone: false, byVerbs: true },
  { most: null, takesLone: true, byVerbs: false },
  { most: 2, takesLone: false, byVerbs: false },
  { most: 3, takesLone: false, byVerbs: false },
  { most: 1, takesLone: true, byVerbs: true },
  { most: 2, takesLone: true, byVerbs: true },
]

/** Writes a description: decides what to say, then how to say it. */
export const describe = (
  story: Story,
  tone: ToneSettings,
  tier: Tier,
  seed: number,
): Description => {
  const written = (attempt: number) =>
    new Describer(story, tone, tier, {
      seed,
      attempt,
      lead: LEADS[attempt] ?? LEADS[0],
    }).describe()
  const chance = new Random(seed, 'version')
  const flatness = ({ paragraphs, unused, isByVerbs }: Description) =>
    (isByVerbs ? 0 : WITHOUT_VERBS) +
    flatnessOf(paragraphs.flat(), {
      leftOut: unused.length,
      strongest: strongestOf(story),
      isByVerbs,
      isOddPair: (sentence) => isOddPair(sentence, story),
    }) +
    chance.next() * CHANCE
  let best = written(0)
  let least = flatness(best)
  for (let attempt = 1; attempt < LEADS.length; attempt += 1) {
    const next = written(attempt)
    const found = flatness(next)
    if (found < least) [best, least] = [next, found]
  }
  return best
}

/** The whole description, paragraphs apart by a blank line. */
export const descriptionPassage = (
  paragraphs: readonly Sentence[][],
  tone: ToneSettings,
): Passage =>
  concatenate(
    paragraphs.map((sentences) => tone.polish(concatenate(sentences, ' '))),
    '\n\n',
  )
