import { SOCIAL_NETWORKS, TONES, type Tone } from '@listwright/contracts'
import { reviewCopy } from '@listwright/reviewer'
import { anyProperty } from '../packages/writing-lab/src/arbitraries.ts'
import { clichesPer100Words } from '../packages/writing-lab/src/cliche-rate.ts'
import { mean, percentile } from '../packages/writing-lab/src/diversity.ts'
import { grammarSlipsIn } from '../packages/writing-lab/src/grammar.ts'
import { maskFacts } from '../packages/writing-lab/src/mask-facts.ts'
import { readabilityOf } from '../packages/writing-lab/src/readability.ts'
import { toneAccuracy } from '../packages/writing-lab/src/tone-classifier.ts'
import { wordsOf } from '../packages/writing-lab/src/words.ts'
import { propertiesFor, type Sample, writeMixed, YEAR } from './copywriter-texts.ts'
import { report, rounded } from './report.ts'

const GRADES: Record<Tone, readonly [number, number]> = {
  luxury: [8, 11],
  investor: [7, 10],
  family: [5, 8],
  modern: [5, 8],
  classic: [7, 10],
  casual: [4, 7],
}

export const reportQuality = (): void => {
  const realistic = writeMixed(propertiesFor(120, 3))
  reportFindings('copywriter-findings-realistic', realistic)
  reportFindings('copywriter-findings-any', writeMixed(propertiesFor(250, 4, anyProperty())))
  reportTones(realistic)
  for (const tone of TONES) reportReadability(tone, realistic)
}

/** How many of all texts raise each rule, with the first example of each. */
const reportFindings = (bench: string, samples: readonly Sample[]) => {
  const counts = new Map<string, { count: number; example: string }>()
  const note = (rule: string, example: string) => {
    const seen = counts.get(rule)
    counts.set(rule, { count: (seen?.count ?? 0) + 1, example: seen?.example ?? example })
  }
  for (const { property, content, tone } of samples) {
    for (const { kind, text } of textsOf(content)) {
      for (const finding of reviewCopy({ property, text, kind, year: YEAR })) {
        if (kind === 'mls' && finding.rule === 'mls/invitation') continue
        note(
          finding.rule,
          `${tone} ${kind}: ${around(text, finding.start, finding.end)} (${finding.why})`,
        )
      }
      for (const { slip, excerpt } of grammarSlipsIn(text))
        note(`grammar/${slip}`, `${tone} ${kind}: ${excerpt}`)
    }
  }
  const rules = Object.fromEntries([...counts].toSorted((a, b) => b[1].count - a[1].count))
  report(bench, {
    texts: samples.length * 5,
    rules,
    target: 'no fair-housing, fact, limit or grammar rule',
  })
}

const textsOf = (content: Sample['content']) => [
  { kind: 'mls' as const, text: content.description },
  ...SOCIAL_NETWORKS.map((kind) => ({ kind, text: content.socialCaptions[kind] })),
]

const around = (text: string, start: number, end: number) =>
  `${text.slice(Math.max(0, start - 40), start)}[${text.slice(start, end)}]${text.slice(end, end + 40)}`

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
  const [low, high] = GRADES[tone]
  report(`copywriter-readability-${tone}`, {
    easeP10: rounded(
      percentile(
        scores.map(({ ease }) => ease),
        0.1,
      ),
      1,
    ),
    gradeP10: rounded(
      percentile(
        scores.map(({ grade }) => grade),
        0.1,
      ),
      1,
    ),
    gradeMean: rounded(mean(scores.map(({ grade }) => grade)), 1),
    gradeP90: rounded(
      percentile(
        scores.map(({ grade }) => grade),
        0.9,
      ),
      1,
    ),
    inBand: rounded(mean(scores.map(({ grade }) => (grade >= low && grade <= high ? 1 : 0)))),
    wordsPerSentence: rounded(mean(scores.map(({ wordsPerSentence }) => wordsPerSentence)), 1),
    words: rounded(mean(texts.map((text) => wordsOf(text).length)), 0),
    clichesPer100: rounded(mean(texts.map(clichesPer100Words))),
    target: `grade ${low}-${high}, ease >= ${tone === 'luxury' ? 50 : 55}, 12-18 words a sentence, cliches <= .3`,
  })
}
