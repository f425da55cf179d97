import { onceByKey } from '@listwright/reviewer/memory'
import { capitalised, concatenate, type Passage, passage } from '../compose/passage.ts'
import { listed, type Value } from '../compose/value.ts'
import { isUnit } from '../story/property-noun.ts'
import type { Draft } from './draft.ts'
import { type Fact, inOnePlace, placeOf } from './fact.ts'
import { isFixer } from './fixer.ts'
import { type Group, grouped } from './groups.ts'
import { joinedClauses, paired, type Told } from './pairs.ts'
import { ended, sentencesOf } from './sentences.ts'
import type { Topic } from './topic.ts'

const HOME: readonly Topic[] = [
  'kind',
  'view',
  'inside',
  'premises',
  'outside',
  'land',
  'shared',
  'systems',
  'parking',
  'units',
  'place',
  'income',
  'rules',
  'terms',
  'condition',
  'money',
]
const INVESTMENT: readonly Topic[] = [
  'income',
  'units',
  ...HOME.filter((topic) => topic !== 'income' && topic !== 'units'),
]
const FEW = 2

/** The order in which the topics of a property are told. */
export const topicOrder = ({ story }: Draft): readonly Topic[] =>
  story.facts.propertyType === 'Multi-Family' ? INVESTMENT : HOME

const PLACED: ReadonlySet<Topic> = new Set(['inside', 'premises', 'outside', 'land'])

/** Of the parts of a property, the one with the best thing comes first. */
export const strongestFirst = (
  topics: readonly Topic[],
  facts: readonly Fact[],
): readonly Topic[] => {
  const bestOf = (topic: Topic) =>
    Math.max(0, ...facts.filter((fact) => fact.topic === topic).map(({ worth }) => worth))
  const placed = topics.filter((topic) => PLACED.has(topic))
  const ranked = [...placed].sort((one, other) => bestOf(other) - bestOf(one))
  return topics.map((topic) => (PLACED.has(topic) ? (ranked.shift() ?? topic) : topic))
}

/** Facts in whole sentences, each about one topic; what a buyer must know comes last, or first where work is needed. */
export const sentencesFor = (draft: Draft, facts: readonly Fact[]): Passage[] => {
  const owed = facts.filter((fact) => isOwed(fact, draft))
  const free = facts.filter((fact) => !owed.includes(fact))
  const topics = strongestFirst(topicOrder(draft), free)
  const said: Told[] = []
  const subject = () =>
    said.length === 0 || isAboutIt(said.at(-1)?.said, draft) ? 'it' : nounOf(draft)
  const tellOwed = () => {
    const inOrder = topics.flatMap((topic) => owed.filter((fact) => fact.topic === topic))
    const sentences = sentencesOf(inOrder, subject(), nounOf(draft))
    said.push(...sentences.map((each): Told => ({ topic: 'condition', said: each })))
  }
  if (isFixer(draft.story)) tellOwed()
  for (const group of withPlaceNear(grouped(free, topics)))
    said.push(
      ...topicSentences(draft, group, subject()).map(
        (each): Told => ({ topic: group.topic, said: each }),
      ),
    )
  if (!isFixer(draft.story)) tellOwed()
  const isLand = draft.story.facts.propertyType === 'Land'
  const sentences = withNoun(paired(said, isLand), nounOf(draft))
  return withAlso(
    sentences.map((each) => (draft.story.tone === 'casual' ? contracted(each) : each)),
  )
}

/** Where a home is follows the one thing that it has: 'It has a fenced backyard and is near the park.' */
const withPlaceNear = (groups: readonly Group[]): Group[] => {
  const lists = groups.filter(({ things }) => things.length > 0)
  const place = placeOfIt(groups)
  const [only] = lists
  const isOne = only && lists.length === 1 && only.things.length === 1 && HAD.has(only.topic)
  if (!isOne || !place || only.beside.length + only.clauses.length > 0) return [...groups]
  return groups.flatMap((group) =>
    group === only ? [only, place] : group === place ? [] : [group],
  )
}

/** Where the property is, in clauses about itself. */
const placeOfIt = (groups: readonly Group[]): Group | undefined =>
  groups.find(
    ({ topic, clauses }) =>
      topic === 'place' && clauses.every(({ clause }) => clause.startsWith('it ')),
  )

/** A condition of the sale or of the home; what a building brings in is told with its units. */
const isOwed = ({ isMaterial, topic, thing }: Fact, { story }: Draft): boolean =>
  isMaterial && !thing && (topic !== 'income' || story.facts.propertyType !== 'Multi-Family')

const ALSO: Readonly<Record<string, string>> = {
  'It has ': 'It also has ',
  "It's got ": "It's also got ",
  "You've got ": "You've also got ",
  "You'll have ": "You'll also have ",
}

/** 'It also has': the second of two sentences that begin alike. */
const withAlso = (sentences: readonly Passage[]): Passage[] =>
  sentences.map((sentence, at) => {
    const begins = Object.keys(ALSO).find((words) => sentence.text.startsWith(words))
    if (!begins || !sentences[at - 1]?.text.startsWith(begins)) return sentence
    return beginningWith(sentence, begins, ALSO[begins] ?? begins)
  })

/** 'The condo is near the park.': the third of three sentences that begin with 'it' names the property. */
const withNoun = (sentences: readonly Passage[], noun: string): Passage[] =>
  sentences.map((sentence, at) => {
    const isThird = [at - 2, at - 1, at].every((each) => sentences[each]?.text.startsWith('It '))
    return isThird
      ? beginningWith(sentence, 'It ', `${capitalised(passage(noun)).text} `)
      : sentence
  })

const beginningWith = ({ text, spans }: Passage, before: string, after: string): Passage => {
  const shift = after.length - before.length
  return {
    text: after + text.slice(before.length),
    spans: spans.map(({ start, end, source }) => ({
      start: start >= before.length ? start + shift : start,
      end: end + shift,
      source,
    })),
  }
}

const nounOf = ({ subject }: Draft): string => `the ${subject}`

/** Facts without those that would make a sentence of one small thing: 'It also has a slate roof.' */
export const withoutStubs = (draft: Draft, facts: readonly Fact[]): Fact[] => {
  const free = facts.filter((fact) => !isOwed(fact, draft))
  const groups = grouped(free, topicOrder(draft))
  const isListed = groups.some(({ things, beside }) => things.length + beside.length > 1)
  const stubs = groups.flatMap(({ topic, things, beside, clauses }) =>
    HAD.has(topic) && things.length === 1 && beside.length + clauses.length === 0 ? things : [],
  )
  const isAmongMany = groups.filter(({ clauses }) => clauses.length > 0).length > 1
  const least = isListed || (isAmongMany && !placeOfIt(groups)) ? STRONG : WEAK
  const isBare = ({ features, feature }: Fact) => features.length === 1 && !feature.name?.tail
  return facts.filter(
    (fact) => !stubs.includes(fact) || fact.worth >= (isListed || isBare(fact) ? least : WEAK),
  )
}

/** Topics whose list begins with 'it has'. */
const HAD: ReadonlySet<Group['topic']> = new Set(['inside', 'premises', 'systems', 'has'])
const STRONG = 5.4
/** Below this a thing has no sentence of its own even where it is the only one left. */
const WEAK = 3

const topicSentences = (draft: Draft, group: Group, subject: string): Passage[] => {
  const { topic, things, clauses } = group
  const list = listSentences(draft, group, subject)
  const before = list.length === 0 ? subject : isAboutIt(list.at(-1), draft) ? 'it' : nounOf(draft)
  const told = sentencesOf(clauses, before, nounOf(draft))
  const [only] = list
  const [first, ...rest] = told
  // 'The house has central air, and the roof was new in 2021.'
  const isOne = first && !/,/.test(first.text)
  if (topic === 'systems' && only && list.length === 1 && isOne && things.length <= FEW)
    return [joinedClauses(only, first), ...rest]
  return [...list, ...told]
}

const listSentences = (
  draft: Draft,
  { topic, things, beside }: Group,
  subject: string,
): Passage[] => {
  if (things.length === 0) return []
  switch (topic) {
    case 'shared':
      return sharedSentences(draft, things)
    case 'place':
      return [framed(draft, 'There is {a list}.', things)]
    case 'land':
      return [framed(draft, 'The land has {a list}.', things)]
    case 'units':
      return [framed(draft, 'The building has {a list}.', things)]
    case 'inside':
      return [framed(draft, aboutIt(insideLine(draft, things), subject), things)]
    case 'outside':
      return [framed(draft, aboutIt(outsideLine(draft, things), subject), things)]
    default:
      return [framed(draft, aboutIt(draft.line('body: has'), subject), things, { beside })]
  }
}

/** 'It' only where the sentence before was about the property, or none was. */
const aboutIt = (line: string, subject: string): string =>
  line.replace(/^(?:It|\{The subject\})(?= )/, subject.charAt(0).toUpperCase() + subject.slice(1))

/** 'Inside, there is laundry inside' says it twice, and one thing needs no 'inside'. */
const insideLine = (draft: Draft, things: readonly Fact[]): string =>
  things.length === 1 || things.some(({ brief }) => /\binside\b|\bin(?:-| the )unit\b/i.test(brief))
    ? draft.line('body: has')
    : draft.line('body: inside')

/** 'Outside are outdoor …' and 'outside … outside the door' say it twice. */
const outsideLine = (draft: Draft, things: readonly Fact[]): string =>
  things.some(({ brief }) => /\bout(?:door|side)/i.test(brief) || /\bindoor\b/.test(brief))
    ? draft.line('body: has')
    : draft.line('body: outside')

const OWNER = /^(community|neighborhood|subdivision) (?:with )?/i

/** 'The subdivision has a pool.': what is shared is not said to be the home's own. */
const sharedSentences = (draft: Draft, things: readonly Fact[]): Passage[] => {
  const usual = isUnit(draft.story.facts) ? 'building' : 'community'
  const ownerOf = ({ brief }: Fact) => OWNER.exec(brief)?.[1]?.toLowerCase() ?? usual
  const owners = [...new Set(things.map(ownerOf))]
  return owners.map((owner) => {
    const own = things.filter((fact) => ownerOf(fact) === owner)
    return framed(draft, `The ${owner} has {a list}.`, own, { without: OWNER })
  })
}

interface ListOptions {
  beside?: readonly Fact[]
  /** Words that the sentence has already. */
  without?: RegExp
}

const framed = (
  draft: Draft,
  line: string,
  things: readonly Fact[],
  { beside = [], without }: ListOptions = {},
): Passage => {
  const values = withSharedPlaces(inOrder(things), without)
  const list = withBeside(listedClearly(values), withSharedPlaces(inOrder(beside)))
  const subject = wordingOf(draft.subject)
  const said = draft.fill(line, (name) =>
    name === 'list' ? list : name === 'subject' ? subject : undefined,
  )
  return said ? { text: said.text, spans: said.spans } : ended(list.a)
}

/** 'Hardwood floors and a den, plus a balcony': things of another topic are set off. */
const withBeside = (list: Value, beside: readonly Value[]): Value => {
  if (beside.length === 0) return list
  const other = listed(beside, 'and')
  const joined = (form: 'bare' | 'the' | 'a') => concatenate([list[form], other[form]], ', plus ')
  return { bare: joined('bare'), the: joined('the'), a: joined('a'), isPlural: true }
}

/** 'A kitchen with a range and an island, and a den': two things of which the first has an 'and' of its own. */
const listedClearly = (values: readonly Value[]): Value => {
  const list = listed(values, 'and')
  const [first, second] = values
  if (!first || !second || values.length > 2 || !/ with .* and /.test(first.bare.text)) return list
  const joined = (form: 'bare' | 'the' | 'a') => concatenate([first[form], second[form]], ', and ')
  return { ...list, bare: joined('bare'), the: joined('the'), a: joined('a') }
}

/** 'A bedroom and a full bath on the main level' instead of naming the place twice. */
const withSharedPlaces = (things: readonly Fact[], without?: RegExp): Value[] => {
  const done = new Set<Fact>()
  return things.flatMap((fact) => {
    const { thing } = fact
    if (!thing || done.has(fact)) return []
    const place = placeOf(fact)
    const there = things.filter((other) => place !== '' && placeOf(other) === place)
    if (there.length < 2) return [without ? stripped(thing, without) : thing]
    for (const other of there) done.add(other)
    return [inOnePlace(there)]
  })
}

const wordingOf = (noun: string): Value => ({
  bare: passage(noun),
  the: passage(`the ${noun}`),
  a: passage(`a ${noun}`),
  isPlural: false,
})

/** What has parts of its own comes last, so that they are not taken for things of the list. */
const inOrder = (things: readonly Fact[]): Fact[] => {
  const isWhole = ({ brief }: Fact) => / with | and /.test(brief)
  return [...things.filter((fact) => !isWhole(fact)), ...things.filter(isWhole)]
}

const stripped = (value: Value, words: RegExp): Value => {
  const text = value.bare.text.replace(words, '')
  const source = value.bare.spans[0]?.source
  const hasArticle = /^an? /.test(value.a.text) && !/^an? /.test(text)
  const article = hasArticle ? `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ` : ''
  const bare = passage(text, source)
  return { ...value, bare, a: concatenate([passage(article), bare], '') }
}

/** Whether a sentence was about the property, so that the next may say 'it'. */
const isAboutIt = (said: Passage | undefined, { subject }: Draft): boolean =>
  said !== undefined && startingWith(subject).test(said.text)

const SUBJECTS_MAX = 200

/** A pattern for sentences whose subject is the property. Cached, because only a few nouns occur. */
const startingWith = onceByKey(
  (subject: string) => subject,
  (subject) => new RegExp(`^(?:It|It's|The ${subject}) `),
  SUBJECTS_MAX,
)

const IT_IS = /^It is (?=\w)/

/** Casual says 'it's'. */
const contracted = (said: Passage): Passage => {
  if (!IT_IS.test(said.text)) return said
  const rest = {
    text: said.text.slice(6),
    spans: said.spans.map((span) => ({
      ...span,
      start: Math.max(0, span.start - 6),
      end: span.end - 6,
    })),
  }
  return concatenate([capitalised(passage("it's ")), rest], '')
}
