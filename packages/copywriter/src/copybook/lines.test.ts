import { type ReviewRequest, reviewCopy } from '@listwright/reviewer'
import { grammarChecker, grammarSlipsIn } from '@listwright/writing-lab'
import { describe, expect, test } from 'vitest'
import { isAdvice, stem } from '../compose/ear.ts'
import { escaped } from '../compose/escaped.ts'
import { copybook } from './copybook.ts'
import type { Line } from './line.ts'
import {
  type Alone,
  jointsAlone,
  pairsAlone,
  tellingsAlone,
  thoughtsAlone,
} from './testing/lines-alone.ts'

/** What agents type and the reader of facts does not read well yet: what is wrong with the sentence is not the line. */
const MISREAD: ReadonlyMap<string, string> = new Map([
  ['handicap ramp', "'handicap' is printed; it should read 'accessible'"],
  ['handicap bathroom', "'handicap' is printed; it should read 'accessible'"],
  ['handicap restrooms', "'handicap' is printed; it should read 'accessible'"],
  ['pine plantation', "'plantation' is printed; 'planted pines' would do"],
  ['att 2 car', "read as a 'two car'"],
  ['2 dishwashers', 'read as one thing'],
  ['two dishwashers', 'read as one thing'],
  ['eng. wood floors', "'eng.' is printed"],
  ['2 wic', 'read as one thing'],
  ['gross rents 2021', 'the year is read as money'],
  ['country club community', 'a term that the reviewer bars is printed'],
  ['(2) 1br (2) 2br', "'two two-bedrooms' is right; the grammar checker takes it for a repetition"],
  ['mountains in view', "read as a view of 'the mountains in'"],
])

/** Concepts and pairs that nothing typed brings out today, with the reason. */
const STATED = 'read as a statement without a name, and told as such'
const NO_FACT = 'nothing that is typed is read as this'
const WAITING: ReadonlyMap<string, string> = new Map([
  ['every bedroom has its own bath', STATED],
  ['assessment paid', STATED],
  ['backs to open land', STATED],
  ['waterfront', STATED],
  ['driveway in', STATED],
  ['55+ community', STATED],
  ['rv and camping allowed', STATED],
  ['renovation unfinished', STATED],
  ['full renovation', STATED],
  ['move-in ready', STATED],
  ['foundation repaired', STATED],
  ['cash or rehab loan', STATED],
  ['income-restricted', STATED],
  ['historic district rules', STATED],
  ['agricultural tax status', STATED],
  ['main street address', STATED],
  ['public land adjoining', NO_FACT],
  ['named district', NO_FACT],
  ['walk score', NO_FACT],
  ['shared laundry', NO_FACT],
  ['motorized shades', NO_FACT],
  ['seller credit', 'concessions do not belong in public remarks'],
])

/** What the reviewer objects to although the typed words say it. */
const FALSE_ALARMS: readonly { typed: RegExp; said: RegExp }[] = [
  { typed: /\bwoods\b/, said: /^wooded/i },
]

const all: Alone[] = [
  ...tellingsAlone(),
  ...thoughtsAlone(),
  ...pairsAlone(),
  ...jointsAlone(),
].filter(
  ({ property }) =>
    !(property.features ?? []).some(
      (typed) => MISREAD.has(typed.replace(/ 2021$/, '')) || MISREAD.has(typed),
    ),
)
const distinct = [
  ...new Map(all.map((one) => [`${one.property.propertyType} ${one.text}`, one])).values(),
]
const sentences = distinct.filter(({ part }) => part !== 'headline')

const shown = ({ entry, part, tone, property, text }: Alone, fault: string): string =>
  `${fault} · ${entry}, ${tone} ${part} · ${property.propertyType}: ${(property.features ?? []).join(', ')} · ${text}`

describe('every line of the copybook, with only its own feature typed', () => {
  test('is accepted by the reviewer', () => {
    expect(objections()).toEqual([])
  })

  test('has no slip of grammar', () => {
    expect(distinct.flatMap((one) => slipsIn(one).map((slip) => shown(one, slip)))).toEqual([])
  })

  test('is accepted by a grammar checker', async () => {
    const check = await grammarChecker()
    const read = everyNth(sentences, CHECKED)
    const remarks = await check(read.map(({ text }) => text))
    expect(
      read.flatMap((one, at) =>
        (remarks[at] ?? [])
          .filter((remark) => !REMARKS.test(remark))
          .map((remark) => shown(one, remark)),
      ),
    ).toEqual([])
  })

  test('names its feature', () => {
    expect(sentences.filter((one) => !namesAll(one)).map((one) => shown(one, 'not named'))).toEqual(
      [],
    )
  })

  test('can be said, in every tone, of some form of its feature', () => {
    const said = new Set(all.map(({ line }) => line))
    const mute = sections().filter(
      ({ entry, lines }) =>
        !WAITING.has(entry) && !lines.some((line) => said.has(line) || isAdvice(line.text)),
    )
    expect(mute.map(({ entry, tone }) => `${entry}, ${tone}`)).toEqual([])
    const lines = sections().flatMap((section) => section.lines.filter(({ isClause }) => !isClause))
    const unsaid = lines.filter((line) => !said.has(line) && !isAdvice(line.text))
    expect(unsaid.length / lines.length).toBeLessThan(UNSAID_MAX)
  })

  test('has at least two sentences in each tone', () => {
    const few = [...copybook.concepts.values()].flatMap((concept) =>
      Object.entries(concept.lines).flatMap(([tone, lines]) =>
        lines.filter(({ isClause }) => !isClause).length < 2 ? [`${concept.name}, ${tone}`] : [],
      ),
    )
    expect(few).toEqual([])
  })
})

/** How many sentences the grammar checker reads: it is slow. */
const CHECKED = 400
/** Lines that wait for words that nobody typed here, or name their feature by other words. */
const UNSAID_MAX = 0.17

/** Rules that fire on good sentences of the copybook ('wraparound porch', 'built in layers') or on a word that was typed. */
const REMARKS =
  /^(?:PhrasalVerbAsCompoundNoun|FindOut|InflectedVerbAfterTo|BuiltIn|OnFloor|SingleBe|HaveTakeALook|DoubleModal|TheyreToTheir|ThereToTheir|PronounInflectionBe|PronounKnew|IntroCueCommaBeforeThanks|Regionalisms: motorhome)\b/

const everyNth = <T>(items: readonly T[], count: number): T[] => {
  const step = Math.max(1, Math.floor(items.length / count))
  return items.filter((_, at) => at % step === 0)
}

/** The reviewer reads all sentences about one property at once; shorthand is given to it in clean words as well. */
const objections = (): string[] => {
  const byProperty = new Map<string, Alone[]>()
  for (const one of distinct) {
    const key = `${one.property.propertyType} ${(one.property.features ?? []).join()}`
    byProperty.set(key, [...(byProperty.get(key) ?? []), one])
  }
  return [...byProperty.values()].flatMap((ones) => {
    const starts: number[] = []
    let text = ''
    for (const one of ones) {
      starts.push(text.length)
      text += `${one.text.replace(/[.!?]?$/, (stop) => stop || '.')}\n\n`
    }
    const [first] = ones
    if (!first) return []
    const clean = ones.flatMap(({ features }) =>
      features.flatMap((feature) => [feature.text, feature.statement ?? '']),
    )
    const features = [...new Set([...(first.property.features ?? []), ...clean])].filter(Boolean)
    const property = { ...first.property, features } as ReviewRequest['property']
    return reviewCopy({ property, text, kind: 'mls', limit: text.length })
      .filter(({ severity }) => severity !== 'advice')
      .flatMap((finding) => {
        const one = ones[starts.findLastIndex((start) => start <= finding.start)] ?? first
        return isFalseAlarm(one, finding.text)
          ? []
          : [shown(one, `${finding.rule} '${finding.text}'`)]
      })
  })
}

const isFalseAlarm = ({ property }: Alone, said: string): boolean =>
  FALSE_ALARMS.some(
    (alarm) =>
      alarm.said.test(said) && (property.features ?? []).some((typed) => alarm.typed.test(typed)),
  )

const SLIPS: readonly [slip: string, pattern: RegExp][] = [
  ['two articles', /\b(?:the|a|an|The|A|An) (?:the|a|an)\b(?!\/)/],
  ['brackets', /[{}[\]]/],
  ['ending in -ys', /[bcdfghjklmnpqrstvwxz]ys\b/],
  ['article before a number', /\b[Aa]n? (?:two|three|four|five|several) /],
  ['space or stop', / [,.;:!?]|\.\.|,,| {2}/],
]
const SENTENCE_SLIPS: readonly [slip: string, pattern: RegExp][] = [
  ['begins with a digit', /(?:^|[.!?] )\d/],
  ['begins in lower case', /^[a-z]/],
  ['does not end', /[^.!?"]$/],
]
// Good English that looks like a slip: 'two two-bedrooms', '9 p.m. and', 'a time when ceilings'.
const GOOD = /^(?:article before plural|article before all|lower case after a full stop|verb form)$/
const TWICE = /\btwo two-/

const slipsIn = (one: Alone): string[] => {
  const { text, part } = one
  const patterns = part === 'headline' ? SLIPS : [...SLIPS, ...SENTENCE_SLIPS]
  return [
    ...patterns.flatMap(([slip, pattern]) => (pattern.test(text) ? [slip] : [])),
    ...(part === 'headline' || TWICE.test(text) ? [] : grammarSlipsIn(text))
      .map(({ slip }) => slip)
      .filter((slip) => !GOOD.test(slip)),
    ...disagreements(one),
  ]
}

const ONE = 'is|was|has|does|goes|takes|keeps|makes|gives|stands|comes|runs|holds'
const MANY = 'are|were|have|do|go|take|keep|make|give|stand|come|run|hold'

/** The verb behind a feature agrees with it, and a plural has no article of one thing. */
const disagreements = ({ text, features, part, line }: Alone): string[] =>
  features.flatMap(({ name }) => {
    if (!name || part === 'headline') return []
    const whole = escaped(name.tail ? `${name.text} ${name.tail}` : name.text)
    const isPlural = name.number === 'plural'
    // 'Let the hood have', 'the tools in the barn are': the feature is not the subject.
    const subject = `(?:^|[.;:] |, and |, so )(?:the )?${whole}`
    const wrong = new RegExp(`${subject} (?:${isPlural ? ONE : MANY})\\b`, 'i')
    const article = new RegExp(`\\ban? ${whole}\\b`, 'i')
    const bare = new RegExp(`\\b(?:has|have|with|there is|there's|get|got) ${whole}\\b`, 'i')
    const hasSlot = part === 'thought' || /\{[^}]*\bit\}/i.test(line.text)
    const takesArticle = name.number === 'singular' && !name.isName && !name.isCounted
    return [
      ...(wrong.test(text) ? ['verb does not agree'] : []),
      ...(takesArticle && hasSlot && bare.test(text) ? ['no article'] : []),
      ...(isPlural && !/ and /.test(name.text) && article.test(text)
        ? ['article before a plural']
        : []),
    ]
  })

/** The head noun, or a word that was typed, is in the sentence. */
const namesAll = ({ text, features }: Alone): boolean => {
  const words = new Set(stemsOf(text))
  return features.every((feature) => {
    const own = [
      feature.text,
      feature.name?.text,
      feature.typed,
      feature.seen,
      feature.place,
      ...feature.list,
    ]
    return stemsOf(own.join(' ')).some((word) => words.has(word))
  })
}

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+|\d[\d,.]*\d|\d/g) ?? [])
    .filter((word) => !SMALL.has(word))
    .map((word) => stem(word.replace(/feet/, 'foot').replace(/(?<=[^s])s$/, '')).replace(/e$/, ''))
const SMALL = new Set('a an the of in on at to for with and or is are no'.split(' '))

/** The lines of every concept, subject and pair, by tone. */
const sections = (): { entry: string; tone: string; lines: readonly Line[] }[] =>
  [...copybook.concepts.values(), ...copybook.subjects.values(), ...copybook.pairs].flatMap(
    ({ name, lines }) =>
      Object.entries(lines)
        .filter(([, all]) => all.length > 0)
        .map(([tone, all]) => ({ entry: name, tone, lines: all })),
  )
