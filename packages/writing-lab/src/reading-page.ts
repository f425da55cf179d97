import { SOCIAL_NETWORKS, TONES } from '@listwright/contracts'
import { factsAsTyped, quoted } from './facts-as-typed.ts'
import { type Marks, marksOf } from './marks.ts'
import { openingsOf } from './openings.ts'
import type { Sample } from './sample.ts'

interface Read extends Sample {
  marks: Marks
  remarks: readonly string[]
}

/**
 * All results on one page, Markdown: the marks first, then every property with its facts and texts, the captions in one
 * tone each.
 */
export const readingPage = async (
  samples: readonly Sample[],
  checkGrammar: (texts: readonly string[]) => Promise<string[][]>,
): Promise<string> => {
  const remarks = await checkGrammar(samples.map(({ content }) => content.description))
  const read = samples.map(
    (sample, at): Read => ({ ...sample, marks: marksOf(sample), remarks: remarks[at] ?? [] }),
  )
  return [
    '# Reading',
    `${new Set(samples.map(({ property }) => property)).size} properties, ${samples.length} descriptions.`,
    '## Marks',
    table(read),
    '## Openings',
    openings(read),
    '## To look at',
    notices(read),
    '## Texts',
    ...properties(read),
    '',
  ].join('\n\n')
}

const COLUMNS: readonly [name: string, value: (read: readonly Read[]) => number | string][] = [
  ['texts', (read) => read.length],
  ['sentences', (read) => sum(read, ({ marks }) => marks.sentences)],
  ['words', (read) => sum(read, ({ marks }) => marks.words)],
  ['words a text', (read) => Math.round(sum(read, ({ marks }) => marks.words) / read.length)],
  ['filler', (read) => sum(read, ({ marks }) => marks.filler.length)],
  ['asides', (read) => sum(read, ({ marks }) => marks.asides.length)],
  ['visit', (read) => sum(read, ({ marks }) => marks.visits.length)],
  ['shorthand', (read) => sum(read, ({ marks }) => marks.shorthand.length)],
  ['lost features', (read) => sum(read, ({ marks }) => marks.lost.length)],
  ['findings', (read) => sum(read, ({ marks }) => marks.findings.length)],
  ['clichés per 100 words', (read) => perHundredWords(read, ({ marks }) => marks.cliches.length)],
  [
    'grammar slips',
    (read) => sum(read, ({ marks, remarks }) => marks.slips.length + remarks.length),
  ],
  ['echoes per 100 words', (read) => perHundredWords(read, ({ marks }) => marks.echoes.length)],
]

const sum = (read: readonly Read[], value: (one: Read) => number): number =>
  read.reduce((total, one) => total + value(one), 0)

const perHundredWords = (read: readonly Read[], value: (one: Read) => number): string =>
  (
    (sum(read, value) * 100) /
    Math.max(
      1,
      sum(read, ({ marks }) => marks.words),
    )
  ).toFixed(2)

const table = (read: readonly Read[]): string => {
  const row = (name: string, rows: readonly Read[]) =>
    `| ${[name, ...COLUMNS.map(([, value]) => value(rows))].join(' | ')} |`
  return [
    `| tone | ${COLUMNS.map(([name]) => name).join(' | ')} |`,
    `|${'---|'.repeat(COLUMNS.length + 1)}`,
    ...TONES.map((tone) =>
      row(
        tone,
        read.filter((one) => one.tone === tone),
      ),
    ),
    row('all', read),
  ].join('\n')
}

const openings = (read: readonly Read[]): string =>
  [...TONES, null]
    .map((tone) => {
      const texts = read.filter((one) => !tone || one.tone === tone)
      const commonest = openingsOf(texts.map(({ content }) => content.description)).slice(0, 5)
      const shares = commonest.map(({ words, share }) => `${words} ${Math.round(share * 100)} %`)
      return `- ${tone ?? 'all'}: ${shares.join(', ')}`
    })
    .join('\n')

const notices = (read: readonly Read[]): string => {
  const lines = read.flatMap(({ property, tone, marks, remarks }) => {
    const where = `${property.city}, ${tone}`
    return [
      ...marks.filler.map((sentence) => `filler · ${where} · ${sentence}`),
      ...marks.visits.map((sentence) => `visit · ${where} · ${sentence}`),
      ...marks.shorthand.map((words) => `shorthand · ${where} · ${words}`),
      ...marks.lost.map((feature) => `lost · ${where} · ${feature}`),
      ...marks.findings.map((finding) => `finding · ${where} · ${oneLine(finding)}`),
      ...marks.cliches.map((words) => `cliché · ${where} · ${words}`),
      ...[...marks.slips, ...remarks].map((slip) => `grammar · ${where} · ${oneLine(slip)}`),
      ...marks.echoes.map((word) => `echo · ${where} · ${word}`),
    ]
  })
  return lines.length === 0 ? 'Nothing.' : lines.map((line) => `- ${line}`).join('\n')
}

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' / ')

const properties = (read: readonly Read[]): string[] =>
  [...new Set(read.map(({ property }) => property))].map((property, at) => {
    const texts = read.filter((one) => one.property === property)
    const posted = texts[at % texts.length]
    return [
      `### ${at + 1}. ${property.city}`,
      factsAsTyped(property),
      ...texts.map(description),
      ...(posted ? captions(posted) : []),
    ].join('\n\n')
  })

const description = ({ tone, tier, content: { headline, description: text, unused } }: Read) =>
  [
    `**${tone}, ${tier}**`,
    quoted(headline ? `*${headline}*\n\n${text}` : text),
    ...(unused.length > 0
      ? [`Not used: ${unused.map((each) => `${each.text} (${each.reason})`).join('; ')}`]
      : []),
  ].join('\n\n')

const captions = ({ tone, content }: Read): string[] => [
  `**Captions, ${tone}**`,
  ...SOCIAL_NETWORKS.map((network) => `${network}\n\n${quoted(content.socialCaptions[network])}`),
]
