import { type PropertyInput, TONES, type Tone } from '@listwright/contracts'
import {
  commonestOpening,
  distinctN,
  mean,
  pairwiseJaccard,
  percentile,
  repeatedNgrams,
  selfBleu4,
  typeTokenRatio,
} from '../packages/copywriter/src/measure/diversity.ts'
import { maskFacts } from '../packages/copywriter/src/measure/mask-facts.ts'
import { sentencesOf } from '../packages/copywriter/src/measure/words.ts'
import { propertiesFor, type Sample, writeSample } from './copywriter-texts.ts'
import { report, rounded } from './report.ts'

const descriptions = (samples: readonly Sample[]) =>
  samples.map(({ content }) => content.description)

/** Section by section: one tone over many properties, one property over many seeds, all tones mixed. */
export const reportDiversity = (): void => {
  const properties = propertiesFor(200, 1)
  for (const tone of TONES)
    reportTone(
      tone,
      properties.map((property, at) => writeSample(property, tone, 'extended', at)),
    )
  const mixed = properties
    .slice(0, 100)
    .map((property, at) =>
      writeSample(property, TONES[at % TONES.length] ?? 'luxury', 'extended', at),
    )
  report('copywriter-diversity-mixed', {
    ...spread(descriptions(mixed)),
    target: 'selfBleu4 <= .40',
  })
  const [sparse] = propertiesFor(1, 7)
  const rich = propertiesFor(40, 7).find(({ features }) => features.length >= 8)
  for (const tone of TONES) {
    if (sparse) reportSeeds(tone, 'sparse', sparse)
    if (rich) reportSeeds(tone, 'rich', rich)
  }
}

const spread = (texts: readonly string[]) => {
  const overlaps = pairwiseJaccard(texts)
  return {
    distinct2: rounded(distinctN(texts, 2)),
    distinct3: rounded(distinctN(texts, 3)),
    distinct4: rounded(distinctN(texts, 4)),
    selfBleu4: rounded(selfBleu4(texts)),
    jaccardMean: rounded(mean(overlaps), 4),
    jaccardP99: rounded(percentile(overlaps, 0.99)),
  }
}

const reportTone = (tone: Tone, samples: readonly Sample[]) => {
  const texts = descriptions(samples)
  const threes = texts.map((text) => repeatedNgrams(text, 3))
  const ratios = texts.map(typeTokenRatio)
  const opening = commonestOpening(texts)
  report(`copywriter-diversity-${tone}`, {
    ...spread(texts.slice(0, 100)),
    repeated3Mean: rounded(mean(threes), 4),
    repeated3Max: rounded(Math.max(...threes), 4),
    repeated4P95: rounded(
      percentile(
        texts.map((text) => repeatedNgrams(text, 4)),
        0.95,
      ),
      4,
    ),
    ttrP5: rounded(percentile(ratios, 0.05)),
    ttrP50: rounded(percentile(ratios, 0.5)),
    openingShare: rounded(opening.share),
    opening: opening.words,
    exclamationsMax: Math.max(...texts.map((text) => text.split('!').length - 1)),
    target:
      'd2 >= .45, d3 >= .65, d4 >= .80, selfBleu4 <= .50, jaccard <= .015 / .10, repeated3 <= .005 / .02, repeated4 0, ttr >= .68 / .75, opening <= .05',
  })
}

/** One property, a hundred seeds: with few facts there is little to vary, with many there is more. */
const reportSeeds = (tone: Tone, facts: 'sparse' | 'rich', property: PropertyInput) => {
  const samples = Array.from({ length: 100 }, (_, seed) =>
    writeSample(property, tone, 'extended', seed),
  )
  const texts = descriptions(samples)
  const openings = texts.slice(0, 50).map((text) => maskFacts(sentencesOf(text)[0] ?? '', property))
  const steps = texts.slice(1).map((text, at) => pairwiseJaccard([texts[at] ?? '', text])[0] ?? 0)
  report(`copywriter-seeds-${facts}-${tone}`, {
    ...spread(texts),
    openings50: new Set(openings).size,
    nextVersionJaccardMax: rounded(Math.max(...steps)),
    target: 'selfBleu4 <= .88, jaccard <= .08 / .28, openings >= 20 of 50, next version <= .6',
  })
}
