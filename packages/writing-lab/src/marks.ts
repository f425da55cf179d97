import { SOCIAL_NETWORKS, type Span } from '@listwright/contracts'
import { reviewCopy } from '@listwright/reviewer'
import { featureIndex } from '@listwright/reviewer/fit-text'
import { sentencesIn } from '@listwright/reviewer/language'
import { isAside } from './asides.ts'
import { clichesIn } from './cliche-rate.ts'
import { echoesIn } from './echoes.ts'
import { grammarSlipsIn } from './grammar.ts'
import { type Sample, YEAR } from './sample.ts'
import { wordsOf } from './words.ts'

/** What can be counted in a result without reading it. */
export interface Marks {
  sentences: number
  words: number
  /** Sentences of the description that state no field of the property, nor belong to a line that does. */
  filler: string[]
  /** Sentences that state no field themselves and belong to a line that does. */
  asides: string[]
  /** Sentences about the visit or about the text itself. */
  visits: string[]
  /** Abbreviations and slips that are printed as typed, in description and captions. */
  shorthand: string[]
  /** Typed features that are neither told nor reported as unused. */
  lost: string[]
  /** What the reviewer says about the description and the captions. */
  findings: string[]
  cliches: string[]
  slips: string[]
  /** Words repeated from the sentence before. */
  echoes: string[]
}

const VISIT =
  /\b(?:ask about [^.]+,[^.]+ and|on (?:a|your|the) (?:visit|tour)|when you (?:visit|tour)|for the record|worth (?:noting|mentioning)|take a look|(?:come|and) see (?:it|for yourself)|this (?:listing|description)|the (?:photos|photographs)|which wall|your (?:sofa|furniture|lamp))\b/i

const SHORTHAND =
  /\b(?:adj|appl|avail|bdrm|bldg|bsmt|btl|clr|dep|elec|elev|flrs?|furn|granit|hardwod|hrdwd|hrdwood|hw|incl|kit|lol|mgr|min|mstr|mtn|neg|occ|oclock|pkg|qtr|reno|rms?|thru|util|yr)\b|\bapts?\b(?! to\b)|\bw\/|\bm2m\b|\d(?:br|bd|ba|sf|ac|ph)\b/gi

export const marksOf = (sample: Sample): Marks => {
  const { property, content } = sample
  const { description, socialCaptions, spans } = content
  const sentences = sentencesIn(description)
  const told = sentences.map(({ start, end }) => ({
    sentence: description.slice(start, end),
    isTraced: spans.description.some((span) => span.start < end && span.end > start),
  }))
  const untraced = told.filter(({ isTraced }) => !isTraced).map(({ sentence }) => sentence)
  const texts = [description, ...SOCIAL_NETWORKS.map((network) => socialCaptions[network])]
  return {
    sentences: sentences.length,
    words: wordsOf(description).length,
    filler: untraced.filter((sentence) => !isAside(sentence)),
    asides: untraced.filter(isAside),
    visits: told.filter(({ sentence }) => VISIT.test(sentence)).map(({ sentence }) => sentence),
    shorthand: texts.flatMap((text) => text.replaceAll(property.city, '').match(SHORTHAND) ?? []),
    lost: lostFeatures(sample),
    findings: [
      ...findingsIn(sample, description, 'mls'),
      ...SOCIAL_NETWORKS.flatMap((network) => findingsIn(sample, socialCaptions[network], network)),
    ],
    cliches: clichesIn(description),
    slips: texts.flatMap((text) =>
      grammarSlipsIn(text).map(({ slip, excerpt }) => `${slip}: …${excerpt}…`),
    ),
    echoes: echoesIn(description),
  }
}

const findingsIn = (
  { property, content: { unused } }: Sample,
  text: string,
  kind: Parameters<typeof reviewCopy>[0]['kind'],
): string[] =>
  reviewCopy({ property, text, kind, year: YEAR })
    .filter(({ rule, severity }) => !(severity === 'advice' && TOLD_WITH_ADVICE.has(rule)))
    // What the writer left out, and said so, is not mentioned.
    .filter(
      ({ rule, why }) =>
        rule !== 'missing/features' || !unused.some((note) => why.includes(note.text)),
    )
    .map(
      (finding) =>
        `${kind} ${finding.rule}: …${text.slice(Math.max(0, finding.start - 30), finding.start)}[${finding.text}]${text.slice(finding.end, finding.end + 20)}… (${finding.why})`,
    )

/** Typed facts that the writer tells on purpose, and about which the reviewer has a word of advice (decision 052). */
const TOLD_WITH_ADVICE: ReadonlySet<string> = new Set([
  'fair-housing/school-name',
  'fair-housing/screening',
  'mls/incentive',
])

/** Typed features that are neither told in headline or description nor reported. */
const lostFeatures = ({ property, content: { spans, unused } }: Sample): string[] => {
  const told = new Set([...spans.headline, ...spans.description].flatMap(featuresOf))
  return property.features.filter(
    (feature, index) =>
      !told.has(index) && !unused.some(({ text }) => isAbout(squeezed(text), squeezed(feature))),
  )
}

const featuresOf = ({ source }: Span): number[] =>
  source.split('/').flatMap((each) => featureIndex(each) ?? [])

const isAbout = (reported: string, typed: string): boolean =>
  reported.includes(typed) || (reported !== '' && typed.includes(reported))

const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
