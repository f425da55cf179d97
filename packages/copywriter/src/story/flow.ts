import { concatenate, type Passage } from '../compose/passage.ts'
import type { FeatureKind } from '../copybook/concept.ts'
import { isOfSchools } from '../facts/names/schools.ts'
import type { Role, Sentence } from './sentence.ts'
import { areEven, INCOME, subjectOf } from './sentence-subject.ts'

const PLAIN: ReadonlySet<Role> = new Set(['group', 'statement', 'dates'])
/** A clause of more words stands alone. */
const CLAUSE_MAX = 15
const SENTENCE_MAX = 32
/** How a clause may begin and still follow a comma. */
const FOLLOWS =
  /^(?:The|There|There's|A|An|You|You've|You'll|You're|Its|All|No|Utilities|Completion|Rental|Property|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve) /

/** Two clauses that a line or a statement has joined already. */
const JOINED =
  /, and [^,]*\b(?:is|are|was|were|has|have|dates?|needs?|rents|runs)\b|, and (?:there's|you've) | for \$.* and .* for \$/

/** 'The doorways are arched and the windows leaded.' */
const SHARED_VERB = /^The [\w -]+ (?:is|are) [\w ,-]+ and the /

/** 'Inside, arched doorways.' is no clause. */
const VERB =
  /\b(?:is|are|isn't|aren't|was|were|has|have|had|can|will|do|does|don't|dates?|gives?|comes?|adds?|provides|rents|runs?|holds|includes|grossed|backs|faces|pays|works|covers|lies|may)\b|'(?:ve|re|ll) |\b(?:there|it|that)'s |'s got /i

/** Sentences that become one. */
type Joined = [Sentence, ...Sentence[]]

/** Joins short plain sentences of one subject in pairs; three clauses in a row tire the reader. */
export const flowing = (sentences: readonly Sentence[]): Sentence[] => {
  const joined: Joined[] = []
  for (const next of sentences) {
    const open = joined.at(-1)
    const [only, ...others] = open ?? []
    if (open && only && others.length === 0 && canFollow(next, only)) open.push(next)
    else joined.push([next])
  }
  return joined.map(asOne)
}

/** The same for sentences of different paragraphs: only what is just present becomes one. */
export const gathered = (sentences: readonly Sentence[]): Sentence[] => {
  const joined: Joined[] = []
  for (const next of sentences) {
    const [only, ...others] = joined.at(-1) ?? []
    const isFree = only && others.length === 0 && isClause(only) && isClause(next)
    if (isFree && arePresent(only, next) && areEven(only, next)) joined.at(-1)?.push(next)
    else joined.push([next])
  }
  return pairedStubs(joined.map(asOne))
}

/** A sentence of a few words. */
const STUB_MAX = 10

/** Two neighbors of a few words become one sentence, first those about one part of the property. */
const pairedStubs = (sentences: readonly Sentence[]): Sentence[] => {
  const pairs: Joined[] = []
  let at = 0
  while (at < sentences.length) {
    const [one, next, third] = sentences.slice(at, at + 3)
    if (!one) break
    const areTwo = next !== undefined && areStubs(one, next)
    const isNextCloser =
      areTwo &&
      third !== undefined &&
      areStubs(next, third) &&
      areaOf(one) !== areaOf(next) &&
      areaOf(next) === areaOf(third)
    pairs.push(areTwo && !isNextCloser ? [one, next] : [one])
    at += pairs.at(-1)?.length ?? 1
  }
  return pairs.map(asOne)
}

const areStubs = (one: Sentence, next: Sentence): boolean =>
  [one, next].every(isStub) &&
  !(HAS.test(one.text) && HAS.test(next.text)) &&
  !(isPair(one) && isPair(next)) &&
  (canBeLowered(next) || startsWithName(next)) &&
  areEven(one, next) &&
  areOfOnePart(one, next)

const isStub = (sentence: Sentence): boolean =>
  isClause(sentence) &&
  !isList(sentence) &&
  words(sentence.text) <= STUB_MAX &&
  !IN_THE_GARAGE.test(sentence.text) &&
  sentence.features.every((feature) => !APART.has(feature.kind) && !isOfSchools(feature))

/** Two pairs of things in one sentence are a list that is not in order. */
const isPair = ({ text }: Sentence): boolean => / and /.test(text)

/** 'The house has a den and has a metal roof.' */
const HAS = /^(?:The [a-z-]+|It) has (?!been\b)/

/** Neither a part of the home nor of its surroundings. */
const APART: ReadonlySet<FeatureKind> = new Set(['availability', 'utilities', 'view'])

/** Work with its year may follow other work inside; a place follows a system only as a second predicate of the home. */
const areOfOnePart = (one: Sentence, next: Sentence): boolean => {
  const [first, second] = [areaOf(one), areaOf(next)]
  if (first === second) return PARTS.has(first)
  // 'The kitchen has been updated, and the roof was installed in 2022': readers mind a bunk room beside a roof.
  if (first === 'inside' && second === 'systems')
    return DATED.test(next.text) && RENEWED.test(one.text)
  // 'There's a deck, and the roof is from 2018.'
  if (first === 'outside' && second === 'systems')
    return DATED.test(next.text) && OF_THE_SHELL.test(next.text) && !HAS_A_ROOF.test(one.text)
  // 'The community has a pool, and the park is a block away.'
  if (first === 'community' && second === 'place') return !/^There/.test(next.text)
  return (
    first === 'systems' &&
    second === 'place' &&
    HAS.test(one.text) &&
    subjectIn(one) === subjectIn(next)
  )
}

const RENEWED = /\b(?:updated|renovated|remodeled|refinished|restored|redone|newer|new|replaced)\b/
/** Behind a workshop, the roof would be that of the workshop. */
const HAS_A_ROOF = /\b(?:shop|workshop|barn|garage|shed|house|cottage|casita|studio|apartment)\b/
const OF_THE_SHELL = /^The (?:[a-z-]+ )*(?:roof|siding|windows|gutters) /
const DATED = / (?:in|from) \d{4}\b[^.]*\.$/

/** The part of the property of which a sentence tells. */
const areaOf = (sentence: Sentence): string => AREAS[subjectOf(sentence)] ?? subjectOf(sentence)

const AREAS: Readonly<Record<string, string>> = {
  rooms: 'inside',
  kitchen: 'inside',
  outdoors: 'outside',
  land: 'outside',
  access: 'outside',
  services: 'systems',
  exterior: 'systems',
}

/** Parts of which two facts may share a sentence. */
const PARTS: ReadonlySet<string> = new Set([
  'inside',
  'outside',
  'building',
  'systems',
  'place',
  'terms',
])

const canFollow = (next: Sentence, last: Sentence): boolean =>
  isClause(next) &&
  isClause(last) &&
  areAlike(last, next) &&
  (canBeLowered(next) || startsWithName(next)) &&
  !(isList(last) && isList(next)) &&
  words(`${last.text} ${next.text}`) <= SENTENCE_MAX

/** Whether its first word loses its capital in the middle of a sentence. */
const canBeLowered = ({ text, role, features: [feature] }: Sentence): boolean => {
  if (FOLLOWS.test(text)) return true
  const typed = (role === 'statement' && feature?.statement) || ''
  return /^[a-z]/.test(typed) && !/^it\b/.test(typed)
}

/** Where a drawback is no surprise. */
const SOBER: ReadonlySet<string> = new Set(['rule', 'pets', 'income', 'fee', 'flood'])

/** Subjects of which any two facts may share a sentence. */
const SHARED_SUBJECTS: ReadonlySet<string> = new Set([
  'place',
  'access',
  'rule',
  'pets',
  'income',
  'fee',
  'terms',
  'loan',
  'flood',
])

/**
 * Only facts of one subject and one kind share a sentence, and nothing good does with anything bad: readers mind an 'and'
 * between unlike facts more than they mind a short sentence.
 */
const areAlike = (one: Sentence, other: Sentence): boolean => {
  const isOfTenants = [one, other].every(({ features: [feature] }) =>
    feature ? feature.kind === 'utilities' || INCOME.has(feature.kind) : false,
  )
  const areDated = [one, other].every(({ text }) => / (?:in|from) \d{4}\.$/.test(text))
  const subject = subjectOf(one)
  const areOfOneSubject = SHARED_SUBJECTS.has(subject) && subject === subjectOf(other)
  if (areOfOneEntry(one, other)) return true
  return (
    (isOfTenants ||
      areDated ||
      areOfOneSubject ||
      isMoreOfTheSame(one, other) ||
      areOfTheLand(one, other) ||
      arePresent(one, other)) &&
    (areEven(one, other) || SOBER.has(subject))
  )
}

/** 'Owner retiring, business not included' was typed as one thought. */
const areOfOneEntry = (one: Sentence, other: Sentence): boolean =>
  [one, other].every(({ role }) => role === 'statement') &&
  one.features.length === 1 &&
  other.features.length === 1 &&
  one.features[0]?.index === other.features[0]?.index

/** 'The house has a private septic system. The septic was pumped in 2023.' */
const isMoreOfTheSame = (one: Sentence, other: Sentence): boolean => {
  const thing = /^The ([a-z]{4,}) (?:is|are|was|were|has|have) /.exec(other.text)?.[1]
  return thing !== undefined && one.features.some(({ name }) => name?.text.includes(thing))
}

/** 'The land is wooded and has stone walls', 'Power is at the road, and the driveway is roughed in.' */
const areOfTheLand = (one: Sentence, other: Sentence): boolean =>
  (one.topic === 'services' && other.topic === 'services') ||
  ([one, other].every(
    ({ topic, text }) => topic === 'land' && /^The (?:land|parcel) /.test(text),
  ) &&
    subjectIn(one) === subjectIn(other))

/** 'There's a full basement.', 'The house has a front porch.' */
const PRESENT =
  /^(There is|There are|There's|You have|You've got|It has|The (?:house|home|residence|townhouse|condo|apartment|penthouse|estate|property|building|parcel) (?:has|includes)) (?!no\b|also\b)(?=[^,]+\.$)/

/** What has the thing: what the building has, the condo has not. */
const ownerIn = ({ text }: Sentence): string | undefined =>
  PRESENT.exec(text)?.[1]?.replace(/^(?:There|You).*$| includes$/, (found) =>
    found.startsWith(' ') ? ' has' : '',
  )

/** That one thing is there, and that another is: 'There's a full basement and a front porch.' */
const arePresent = (one: Sentence, other: Sentence): boolean =>
  [one, other].every(
    ({ role, text, features }) =>
      role === 'group' && PRESENT.test(text) && !features.some(({ kind }) => FABRIC.has(kind)),
  ) &&
  ownerIn(one) === ownerIn(other) &&
  subjectOf(one) === subjectOf(other) &&
  ![one, other].some(({ text }) => / (?:and|with) /.test(text) || IN_THE_GARAGE.test(text))

/** A shelter in the garage is not told with the rooms. */
const IN_THE_GARAGE = / in the garage\b/

/** 'An outdoor shower and polished concrete' are no pair. */
const FABRIC: ReadonlySet<FeatureKind> = new Set(['finish', 'character'])

/** 'FHA and VA loans are not accepted' keeps its capital. */
const startsWithName = ({ features: [feature], role }: Sentence): boolean =>
  role === 'statement' && /^[A-Z]/.test(feature?.statement ?? '')

/** Three things or more, or two clauses already: one more clause would blur them. */
const isList = ({ text }: Sentence): boolean => /,(?!\d)/.test(text)

const isClause = ({ text, role }: Sentence): boolean =>
  PLAIN.has(role) &&
  words(text) <= CLAUSE_MAX &&
  !/^(?:Step|Come|Start|Also|Plus|Out there)\b|\balso\b/.test(text) &&
  !/[;:?!]|\. /.test(text) &&
  VERB.test(text) &&
  !JOINED.test(text) &&
  !SHARED_VERB.test(text) &&
  !/ and includes? /.test(text) &&
  text.endsWith('.')

const words = (text: string): number => text.split(' ').length

const asOne = ([first, ...others]: Joined): Sentence => {
  const [second, ...rest] = others
  if (!second) return first
  if (arePresent(first, second)) return asOne([bothPresent(first, second), ...rest])
  if (subjectIn(first) && subjectIn(first) === subjectIn(second))
    return asOne([ofOneSubject(first, second), ...rest])
  const clauses = [
    withoutStop(first),
    ...others.map((next) =>
      startsWithName(next) ? withoutStop(next) : lowered(withoutStop(next)),
    ),
  ]
  const before = concatenate(clauses.slice(0, -1), ', ')
  const { text, spans } = concatenate([before, ...clauses.slice(-1)], ', and ')
  return {
    ...first,
    text: `${text}.`,
    spans,
    features: [first, ...others].flatMap(({ features }) => features),
  }
}

/** 'The parcel' in 'The parcel is on the sunset side.' */
const subjectIn = ({ text }: Sentence): string | undefined =>
  /^(The [a-z-]+) (?:is|has|was|comes|grossed|includes|offers|keeps) /.exec(text)?.[1]

/** 'The parcel is on the sunset side and in the critical area.' */
const ofOneSubject = (first: Sentence, second: Sentence): Sentence => {
  const subject = subjectIn(first) ?? ''
  const verb = / is (?=in|on|under|near)/.test(second.text) && /^\S+ \S+ is /.test(first.text)
  const shared = verb ? `${subject} is `.length : `${subject} `.length
  return withRest(first, second, shared)
}

const bothPresent = (first: Sentence, second: Sentence): Sentence =>
  withRest(first, second, PRESENT.exec(second.text)?.[0].length ?? 0)

/** The first sentence, and of the second what is not said already. */
const withRest = (first: Sentence, second: Sentence, shared: number): Sentence => {
  const rest: Passage = {
    text: second.text.slice(shared).replace(/\.$/, ''),
    spans: second.spans
      .filter(({ end }) => end > shared)
      .map(({ start, end, source }) => ({
        start: Math.max(0, start - shared),
        end: end - shared,
        source,
      })),
  }
  const isLoose = /,| and /.test(withoutStop(first).text)
  const { text, spans } = concatenate([withoutStop(first), rest], isLoose ? ', and ' : ' and ')
  return { ...first, text: `${text}.`, spans, features: [...first.features, ...second.features] }
}

const withoutStop = ({ text, spans }: Passage): Passage => ({
  text: text.replace(/\.$/, ''),
  spans,
})

const lowered = ({ text, spans }: Passage): Passage => ({
  text: text.charAt(0).toLowerCase() + text.slice(1),
  spans,
})
