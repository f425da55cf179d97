import { capitalised, concatenate, type Passage, passage } from '../compose/passage.ts'
import { sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { datedFeature } from '../story/dated.ts'
import type { Story } from '../story/story.ts'
import { shortNoun } from '../story/teller.ts'

interface Dating {
  feature: Feature
  subject: string
  verb: string
  year: string
  /** What 'it' is: 'the building was tuckpointed'. */
  whole: string
}

const CLAUSE = /^(.+?) ((?:was|were|dates?|is|are) (?:[\w-]+ )*?(?:in|from)) (\d{4})$/

const WHOLES: Readonly<Record<string, string>> = {
  'Multi-Family': 'the building',
  Commercial: 'the building',
  Land: 'the land',
}

/** Systems and updates with their year, newest first. */
const datingsOf = ({ facts: { features, propertyType }, noun }: Story): Dating[] => {
  const whole = WHOLES[propertyType] ?? `the ${shortNoun(noun)}`
  return features
    .filter(({ kind, year }) => year !== null && kind !== 'condition' && kind !== 'terms')
    .flatMap((feature) => {
      const [, subject, verb, year] = CLAUSE.exec(feature.statement ?? '') ?? []
      return subject && verb && year ? [{ feature, subject, verb, year, whole }] : []
    })
    .sort((one, other) => Number(other.year) - Number(one.year))
}

/** Work with its year as a noun: 'new boiler in 2019', 'kitchen updated in 2019', 'roof from 2018'. */
export const datedWords = (feature: Feature): string | null => {
  const [, subject = '', verb = '', year] = CLAUSE.exec(feature.statement ?? '') ?? []
  if (!year || feature.year === null || feature.kind === 'terms') return null
  const done = rootOf(verb).trim()
  if (/^it$/i.test(subject)) return `${done} ${year}`
  const what = subject.replace(/^the /, '')
  return isNew(feature, done) ? `new ${what} in ${year}` : `${what} ${done} ${year}`
}

/** What was typed as new is a new thing in a caption, and not one that was installed. */
const isNew = ({ name, text }: Feature, done: string): boolean =>
  /^(?:installed|built|drilled) in$/.test(done) && /^(?:brand )?new /i.test(name?.text ?? text)

/** 'The roof was installed in 2021 and the HVAC in 2022.': a verb that stays is said once. */
export const datesSentence = (story: Story, told: ReadonlySet<Feature>): Passage | null => {
  const left = datingsOf(story).filter(({ feature }) => !told.has(feature))
  const [first] = left
  if (!first) return null
  // 'New septic in 2020.' is how it is said of one thing.
  const short = left.length === 1 ? datedWords(first.feature) : null
  if (short && first.subject !== 'it')
    return concatenate([capitalised(passage(short, sourceOf(first.feature))), passage('.')], '')
  const root = rootOf(first.verb)
  const alike = left.filter(({ verb }) => rootOf(verb) === root)
  const others = left.filter((each) => !alike.includes(each))
  const clauses = [series(alike.map(worded)), ...others.slice(0, 1).map((one) => worded(one, 0))]
  return concatenate([capitalised(concatenate(clauses, ', and ')), passage('.')], '')
}

const rootOf = (verb: string): string => verb.replace(/^(?:was|were|is|are) |^dates?(?= )/, '')

const worded = ({ feature, subject, verb, year, whole }: Dating, at: number): Passage => {
  const what = subject === 'it' ? whole : subject
  const preposition = verb.split(' ').at(-1)
  const words = at === 0 ? `${what} ${verb} ${year}` : `${what} ${preposition} ${year}`
  return passage(words, sourceOf(feature))
}

const series = (parts: readonly Passage[]): Passage => {
  if (parts.length < 3) return concatenate(parts, ' and ')
  return concatenate([concatenate(parts.slice(0, -1), ', '), ...parts.slice(-1)], ', and ')
}

/** What happened to a thing that is older: 'cabin redone 2020'. */
const WORK = /^(?:re\w+|updated|upgraded|converted|gutted|painted|tuckpointed)$/

/** As labels: 'roof 2021', 'kitchen remodeled 2022'. */
export const dateLabels = (story: Story, told: ReadonlySet<Feature>): Passage[] =>
  datingsOf(story)
    .filter(({ feature }) => !told.has(feature))
    .map(({ feature, subject, verb, year }) => {
      const done = rootOf(verb).replace(/ (?:in|from)$/, '')
      const label = datedFeature(feature)?.label ?? subject.replace(/^the /, '')
      const bare = label.toLowerCase().startsWith(`${done} `) ? label.slice(done.length + 1) : label
      const what = subject === 'it' ? done : WORK.test(done) ? `${bare} ${done}` : label
      return passage(`${what} ${year}`, sourceOf(feature))
    })

const DATED_MIN = 2
const DATED_MAX = 3

/** Dated work that a hook can name; none where there is only one item, or so many that they need a list. */
export const datedOf = (story: Story): Passage[] => {
  const labels = dateLabels(story, new Set())
  return labels.length >= DATED_MIN && labels.length <= DATED_MAX ? labels : []
}
