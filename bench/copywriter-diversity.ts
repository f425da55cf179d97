import { type PropertyInput, type Tier, TONES, type Tone } from '@listwright/contracts'
import { writeDescription } from '@listwright/copywriter'
import {
  commonestOpening,
  differentTexts,
  mean,
  selfBleu4,
} from '../packages/writing-lab/src/diversity.ts'
import { PROPERTIES } from '../packages/writing-lab/src/properties.ts'
import { YEAR } from '../packages/writing-lab/src/sample.ts'
import { propertiesFor } from './copywriter-texts.ts'
import { report, rounded } from './report.ts'

const descriptionOf = (property: PropertyInput, tone: Tone, tier: Tier, seed: number): string =>
  writeDescription({ property, tone, tier, seed, year: YEAR })

/** Lower bounds, not goals: one tone over a hundred properties, and one property over a hundred seeds. */
export const reportDiversity = (): void => {
  for (const tone of TONES) {
    reportTone(tone)
    reportSeeds(tone)
  }
}

/** Six hundreds of properties: a single hundred swings by a few hundredths. */
const reportTone = (tone: Tone) => {
  const hundreds = [1, 2, 3, 4, 5, 6].map((seed) =>
    propertiesFor(100, seed).map((property, at) =>
      descriptionOf(property, tone, 'extended', seed * 1000 + at),
    ),
  )
  const opening = commonestOpening(hundreds.flat())
  report(`copywriter-diversity-${tone}`, {
    selfBleu4: rounded(mean(hundreds.map(selfBleu4))),
    openingShare: rounded(opening.share),
    opening: opening.words,
    target: 'selfBleu4 <= .65, opening <= .08',
  })
}

const reportSeeds = (tone: Tone) => {
  const tellable = PROPERTIES.filter(({ features }) => features.length >= 8)
  const counts = tellable.map((property) =>
    differentTexts(
      Array.from({ length: 100 }, (_, seed) => descriptionOf(property, tone, 'extended', seed)),
    ),
  )
  report(`copywriter-seeds-${tone}`, {
    properties: tellable.length,
    differentTextsMin: Math.min(...counts),
    differentTextsMean: rounded(mean(counts), 1),
    target: '>= 12 of 100',
  })
}
