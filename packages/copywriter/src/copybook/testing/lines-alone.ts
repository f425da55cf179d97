import { type PropertyType, TONES, type Tone } from '@listwright/contracts'
import { Ear } from '../../compose/ear.ts'
import { Random } from '../../compose/random.ts'
import { fitOf, settingOf } from '../../facts/concepts/scopes.ts'
import type { Feature } from '../../facts/feature.ts'
import { readProperty } from '../../facts/read-property.ts'
import type { PropertyToWrite } from '../../request.ts'
import type { Candidate } from '../../story/candidate.ts'
import { Slots } from '../../story/slots.ts'
import { readStory, type Story } from '../../story/story.ts'
import { Teller } from '../../story/teller.ts'
import { type Thought, thoughtOfOne, thoughtsOfPairs } from '../../thoughts/thought.ts'
import {
  jointSubjectsOf,
  type ThoughtSubject,
  thoughtSubjectOf,
} from '../../thoughts/thought-subject.ts'
import type { Concept, FeatureKind } from '../concept.ts'
import { copybook } from '../copybook.ts'
import type { Line } from '../line.ts'
import type { Pair } from '../pair.ts'
import type { Subject } from '../subject.ts'
import { plural, typedForms } from '../typed-forms.ts'

/** A line of the copybook as it reads where nothing but its own features was typed. */
export interface Alone {
  /** The concept, subject or pair it stands under. */
  entry: string
  part: 'telling' | 'lead' | 'headline' | 'thought'
  tone: Tone
  line: Line
  property: PropertyToWrite
  features: readonly Feature[]
  text: string
}

const YEAR = 2026

/** Every line of every concept, in every form of its feature that it can be said of. */
export function* tellingsAlone(): Generator<Alone> {
  for (const concept of copybook.concepts.values())
    for (const type of typesFor(concept))
      for (const typed of typedForms(concept, type)) yield* toldOf(concept, type, typed)
}

function* toldOf(concept: Concept, type: PropertyType, typed: string): Generator<Alone> {
  const property = aProperty(type, [typed])
  const { facts } = readProperty(property, YEAR)
  for (const tone of TONES) {
    const story = readStory(facts, tone)
    const feature = story.facts.features.find((one) => one.concept === concept.name)
    if (!feature) return
    const { teller, slots } = speakers(story, [feature])
    const parts: [Alone['part'], Candidate[]][] = [
      ['telling', teller.tellings(feature)],
      ['lead', teller.tellings(feature, 'lead')],
      ['headline', headlines(concept, tone, feature, slots)],
    ]
    for (const [part, candidates] of parts)
      for (const candidate of candidates) {
        const text = teller.best([candidate])?.text
        if (text)
          yield {
            entry: concept.name,
            part,
            tone,
            line: candidate.line,
            property,
            features: [feature],
            text,
          }
      }
  }
}

const headlines = (concept: Concept, tone: Tone, subject: Feature, slots: Slots): Candidate[] =>
  concept.headlines[tone].map((line) => ({
    line,
    lookup: slots.of(subject, line.text),
    features: [],
    subject,
    isTelling: true,
    role: 'lead',
  }))

/** Every line about a single thing, once for each phrase under its `match`. */
export function* thoughtsAlone(): Generator<Alone> {
  for (const subject of copybook.subjects.values())
    for (const typed of namesOf(subject))
      yield* toldInThought(subject.owner, [typed], (subjects, tone) => {
        const found = subjects.find(({ entry }) => entry === subject)
        return found && thoughtOfOne(found, tone)
      })
}

/** Every name; of the first, also several things, and the thing with its place. */
const namesOf = ({ phrases: [first = '', ...others] }: Subject): string[] =>
  / (?:on|in|and|of) |laundry|solar|suite|s$/.test(first)
    ? [first, ...others]
    : [first, ...others, `2 ${plural(first)}`, `${first} off the hall`]

/** Every thought about two or three things, its slots filled in turn by each subject that may fill them. */
export function* pairsAlone(): Generator<Alone> {
  for (const pair of copybook.pairs)
    for (const typed of typedForPair(pair, copybook.subjects))
      yield* toldInThought(ownerOf(pair), typed, (subjects, tone) =>
        thoughtsOfPairs(copybook.pairs, subjects, tone).find(({ name }) => name === pair.name),
      )
}

/** Every joint sentence, with a few of the things that may fill its slots. */
export function* jointsAlone(): Generator<Alone> {
  const subjects = new Map([...copybook.subjects, ...copybook.jointSubjects])
  for (const joint of copybook.joints)
    for (const typed of typedForPair(joint, subjects).slice(0, FORMS_MAX))
      yield* toldInThought(
        ownerOf(joint),
        typed,
        (found, tone) => thoughtsOfPairs([joint], found, tone)[0],
        jointSubjectsOf,
      )
}
/** There are so many of them that not each name is tried with each other. */
const FORMS_MAX = 3

const ownerOf = ({ slots }: Pair): Subject['owner'] =>
  slots
    .flatMap(({ subjects }) => subjects)
    .some(
      (name) =>
        (copybook.subjects.get(name) ?? copybook.jointSubjects.get(name))?.owner === 'building',
    )
    ? 'building'
    : 'home'

const thoughtSubjectsOf = (feature: Feature, story: Story): ThoughtSubject[] => {
  const subject = thoughtSubjectOf(feature, story)
  return subject ? [subject] : []
}

function* toldInThought(
  owner: Subject['owner'],
  typed: readonly string[],
  thoughtOf: (subjects: readonly ThoughtSubject[], tone: Tone) => Thought | undefined,
  subjectsOf: (feature: Feature, story: Story) => ThoughtSubject[] = thoughtSubjectsOf,
): Generator<Alone> {
  // Snow, July heat, tides and drought: together these states have all that lines speak of.
  for (const place of PLACES) {
    const property = {
      ...aProperty(owner === 'building' ? 'Condo' : 'Single Family Home', typed),
      ...place,
    }
    const { facts } = readProperty(property, YEAR)
    for (const tone of TONES) {
      const story = readStory(facts, tone)
      const subjects = story.facts.features.flatMap((feature) => subjectsOf(feature, story))
      const thought = thoughtOf(subjects, tone)
      if (!thought) return
      const features = [...thought.subjects.values()].flatMap((one) => one.features)
      const { teller } = speakers(story, features)
      for (const candidate of teller.linesFor(thought)) {
        const text = teller.best([candidate])?.text
        const { line } = candidate
        if (text)
          yield {
            entry: thought.name,
            part: 'thought',
            tone,
            line,
            property,
            features,
            text,
          }
      }
    }
  }
}

const PLACES = [
  { city: 'Portland', state: 'ME', zipCode: '04101' },
  { city: 'Charleston', state: 'SC', zipCode: '29401' },
  { city: 'Phoenix', state: 'AZ', zipCode: '85004' },
]

/** What is typed for a pair: each name of each slot at least once. */
const typedForPair = ({ slots }: Pair, known: ReadonlyMap<string, Subject>): string[][] => {
  const names = slots.map(({ subjects }) =>
    subjects.flatMap((name) => known.get(name)?.phrases ?? []),
  )
  const longest = Math.max(...names.map(({ length }) => length))
  const entries = Array.from({ length: longest }, (_, at) =>
    names.map((all) => all[at % all.length] ?? ''),
  )
  return [
    ...entries,
    ...entries.slice(0, 1).map((typed) => typed.map((name) => `${name} off the hall`)),
  ]
}

const speakers = (story: Story, heroes: readonly Feature[]): { teller: Teller; slots: Slots } => {
  const slots = new Slots(story, 'prose', heroes)
  return {
    slots,
    teller: new Teller(story, slots, new Ear(), new Random(1), { prefer: [], avoid: [] }),
  }
}

/** The types of property at which a concept is typed and told. */
const typesFor = ({ name, chapter, kind }: Concept): PropertyType[] =>
  (chapter === 'land-commercial' ? AT_WORK : (AT_HOME[kind] ?? HOMES)).filter(
    (type) => fitOf(name, settingOf(type)) > 1,
  )

const HOMES: readonly PropertyType[] = ['Single Family Home', 'Condo']
const AT_WORK: readonly PropertyType[] = [
  'Land',
  'Commercial',
  'Multi-Family',
  'Single Family Home',
]
const ANYWHERE: readonly PropertyType[] = [...HOMES, 'Commercial', 'Multi-Family']
const ON_LAND: readonly PropertyType[] = [...HOMES, 'Land']
const AT_HOME: Partial<Record<FeatureKind, readonly PropertyType[]>> = {
  'outdoor place': ON_LAND,
  view: ON_LAND,
  location: ON_LAND,
  utilities: ON_LAND,
  terms: [...ANYWHERE, 'Land'],
  restriction: ON_LAND,
  system: ANYWHERE,
  update: ANYWHERE,
  parking: ANYWHERE,
  income: ANYWHERE,
  tenancy: ANYWHERE,
  condition: ANYWHERE,
}

const aProperty = (propertyType: PropertyType, features: readonly string[]): PropertyToWrite => {
  const place = { address: '1 Elm St', city: 'Boise', state: 'ID', zipCode: '83702' }
  if (propertyType === 'Land')
    return { ...place, propertyType, price: 240_000, lotSize: 6, features: [...features] }
  const isUnit = propertyType === 'Condo'
  return {
    ...place,
    propertyType,
    price: 575_000,
    bedrooms: propertyType === 'Commercial' ? 0 : 3,
    bathrooms: 2,
    squareFeet: 1850,
    yearBuilt: 1928,
    ...(isUnit ? {} : { lotSize: 0.24 }),
    features: [...features],
  }
}
