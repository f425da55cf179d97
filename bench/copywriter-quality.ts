import { TIERS, TONES, type Tone } from '@listwright/contracts'
import { messyProperty } from '../packages/writing-lab/src/arbitraries.ts'
import { clichesPer100Words } from '../packages/writing-lab/src/cliche-rate.ts'
import { mean } from '../packages/writing-lab/src/diversity.ts'
import { type Marks, marksOf } from '../packages/writing-lab/src/marks.ts'
import { maskFacts } from '../packages/writing-lab/src/mask-facts.ts'
import { readabilityOf } from '../packages/writing-lab/src/readability.ts'
import { readingSamples, type Sample, writeSample } from '../packages/writing-lab/src/sample.ts'
import { toneAccuracy } from '../packages/writing-lab/src/tone-classifier.ts'
import { wordsOf } from '../packages/writing-lab/src/words.ts'
import { propertiesFor } from './copywriter-texts.ts'
import { report, rounded } from './report.ts'

export const reportQuality = (): void => {
  const reading = readingSamples()
  reportMarks('copywriter-marks-reading', reading)
  reportMarks('copywriter-marks-realistic', writeMixed(propertiesFor(120, 3)))
  reportMarks('copywriter-marks-messy', writeMixed(propertiesFor(120, 4, messyProperty())))
  reportTones(writeMixed(propertiesFor(120, 3)))
  for (const tone of TONES) reportReadability(tone, reading)
}

/** Every property in every tone; the tiers take turns. */
const writeMixed = (properties: ReturnType<typeof propertiesFor>): Sample[] =>
  properties.flatMap((property, at) =>
    TONES.map((tone, turn) =>
      writeSample(property, tone, TIERS[(at + turn) % TIERS.length] ?? 'basic', at),
    ),
  )

const COUNTED = [
  'filler',
  'asides',
  'visits',
  'shorthand',
  'lost',
  'findings',
  'slips',
  'cliches',
  'echoes',
] as const

/** How often each mark is found, with the first example of each. */
const reportMarks = (bench: string, samples: readonly Sample[]) => {
  const marks: Marks[] = samples.map(marksOf)
  const counts = COUNTED.map((name) => {
    const all = marks.flatMap((each) => each[name])
    return [name, { count: all.length, example: all[0] ?? '' }] as const
  })
  report(bench, {
    texts: samples.length,
    words: marks.reduce((sum, { words }) => sum + words, 0),
    ...Object.fromEntries(counts),
    target: 'no filler, visit, shorthand, lost feature, finding or slip',
  })
}

const reportTones = (samples: readonly Sample[]) => {
  const labelled = samples.map(({ tone, content, property }) => ({
    label: tone,
    text: maskFacts(content.description, property),
  }))
  const training = labelled.filter((_, at) => Math.floor(at / TONES.length) % 2 === 0)
  const held = labelled.filter((_, at) => Math.floor(at / TONES.length) % 2 === 1)
  report('copywriter-tones', { accuracy: rounded(toneAccuracy(training, held)), target: '>= .90' })
}

const reportReadability = (tone: Tone, samples: readonly Sample[]) => {
  const texts = samples
    .filter((sample) => sample.tone === tone)
    .map(({ content }) => content.description)
  const scores = texts.map(readabilityOf)
  report(`copywriter-readability-${tone}`, {
    grade: rounded(mean(scores.map(({ grade }) => grade)), 1),
    wordsPerSentence: rounded(mean(scores.map(({ wordsPerSentence }) => wordsPerSentence)), 1),
    words: rounded(mean(texts.map((text) => wordsOf(text).length)), 0),
    clichesPer100: rounded(mean(texts.map(clichesPer100Words))),
    target: 'cliches <= .3',
  })
}
