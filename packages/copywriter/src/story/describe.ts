import type { Tier } from '@listwright/contracts'
import { concatenate, type Passage } from '../compose/passage.ts'
import { Random } from '../compose/random.ts'
import type { ToneSettings } from '../tone-settings.ts'
import type { Composition } from './composition.ts'
import { Describer, type Description, type Version } from './describer.ts'
import type { Lead } from './leading-features.ts'
import { likingOf } from './liking/liking.ts'
import type { Sentence } from './sentence.ts'
import type { Story } from './story.ts'

/** Versions that are liked nearly as well are chosen by chance, so that a text can open in several ways. */
const CHANCE = 0.5

/** What may lead in a description. */
const LEADS: readonly Lead[] = [
  { most: null, takesLone: false, byVerbs: true, placeFirst: false },
  { most: null, takesLone: true, byVerbs: false, placeFirst: true },
  { most: 2, takesLone: false, byVerbs: false, placeFirst: false },
  { most: 3, takesLone: false, byVerbs: false, placeFirst: false },
  { most: 1, takesLone: true, byVerbs: true, placeFirst: false },
  { most: 2, takesLone: true, byVerbs: false, placeFirst: true },
]

const FULL: Composition = { thoughts: 3, leavesLone: true, joints: true, withFigures: true }
/** How its body may be put together otherwise. */
const OTHERS: readonly Composition[] = [
  { ...FULL, leavesLone: false },
  { ...FULL, withFigures: false },
  { ...FULL, thoughts: 1, joints: false },
]

const VERSIONS: readonly Version[] = LEADS.flatMap((lead, at) => [
  { lead, composition: FULL },
  { lead, composition: OTHERS[at % OTHERS.length] ?? FULL },
])

/** Writes versions of a description, which decide what to say and then how to say it, and keeps the one that copy chiefs would like best. */
export const describe = (
  story: Story,
  tone: ToneSettings,
  tier: Tier,
  seed: number,
): Description => {
  const chance = new Random(seed, 'version')
  const versions = VERSIONS.map((version, attempt) => {
    const description = new Describer(story, tone, tier, { seed, attempt, version }).describe()
    return { description, liking: likingOf(description, story) + chance.next() * CHANCE }
  })
  return versions.reduce((best, next) => (next.liking > best.liking ? next : best)).description
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
