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
} from '../packages/writing-lab/src/diversity.ts'
import { maskFacts } from '../packages/writing-lab/src/mask-facts.ts'
import { ngramsOf, sentencesOf, wordsOf } from '../packages/writing-lab/src/words.ts'
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
  const tellable = propertiesFor(200, 7).filter(({ features }) => features.length >= 5)
  const homes = tellable.filter(({ bedrooms }) => bedrooms > 0).slice(0, 8)
  const grounds = tellable.filter(({ propertyType }) => isGround(propertyType)).slice(0, 4)
  for (const tone of TONES) {
    reportSeeds(tone, 'seeds', homes)
    reportSeeds(tone, 'seeds-grounds', grounds)
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

/** Six further hundreds of properties: a single hundred swings by a few hundredths. */
const hundredsIn = (tone: Tone): string[][] =>
  [1, 2, 3, 4, 5, 6].map((seed) =>
    descriptions(
      propertiesFor(100, seed).map((property, at) =>
        writeSample(property, tone, 'extended', seed * 1000 + at),
      ),
    ),
  )

const reportTone = (tone: Tone, samples: readonly Sample[]) => {
  const texts = descriptions(samples)
  const threes = texts.map((text) => repeatedNgrams(text, 3))
  const ratios = texts.map(typeTokenRatio)
  const opening = commonestOpening(texts)
  report(`copywriter-diversity-${tone}`, {
    ...spread(texts.slice(0, 100)),
    selfBleu4OfSix: rounded(mean(hundredsIn(tone).map(selfBleu4))),
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

const isGround = (type: PropertyInput['propertyType']) => type === 'Land' || type === 'Commercial'

/**
 * One property, a hundred seeds. Short texts and shared facts inflate overlap, so the target is for homes with
 * something to tell; land and premises, which have fewer facts and longer names for them, are reported beside them.
 */
const reportSeeds = (tone: Tone, bench: string, properties: readonly PropertyInput[]) => {
  const versions = properties.map((property) =>
    Array.from({ length: 100 }, (_, seed) => writeSample(property, tone, 'extended', seed)),
  )
  const texts = versions.map(descriptions)
  const overlaps = texts.map((each) => pairwiseJaccard(each))
  const openings = versions.map((samples) => openingsOf(samples.slice(0, 50)))
  const steps = texts.flatMap((each) =>
    each.slice(1).map((text, at) => pairwiseJaccard([each[at] ?? '', text])[0] ?? 0),
  )
  report(`copywriter-${bench}-${tone}`, {
    properties: properties.length,
    selfBleu4: rounded(mean(texts.map(selfBleu4))),
    jaccardMean: rounded(mean(overlaps.map(mean)), 4),
    jaccardP99: rounded(percentile(overlaps.flat(), 0.99)),
    jaccardOfFactsAlone: rounded(mean(versions.flat().map(factsAlone)), 4),
    openings50: Math.min(...openings),
    nextVersionJaccardMax: rounded(Math.max(...steps)),
    target:
      bench === 'seeds'
        ? 'selfBleu4 <= .88, jaccard <= .08 / .28, openings >= 20 of 50, next version <= .6'
        : 'none: most of it is the facts themselves',
  })
}

const openingsOf = (samples: readonly Sample[]): number =>
  new Set(
    samples.map(({ content, property }) =>
      maskFacts(sentencesOf(content.description)[0] ?? '', property),
    ),
  ).size

/** What two versions would overlap if they shared nothing but the words of the facts themselves. */
const factsAlone = ({ content: { description, spans } }: Sample): number => {
  const told = spans.description.flatMap(({ start, end }) =>
    ngramsOf(wordsOf(description.slice(start, end)), 3),
  )
  const all = new Set(ngramsOf(wordsOf(description), 3)).size
  return new Set(told).size / (2 * all - new Set(told).size)
}
