import { NETWORK_CHARACTERS_MAX } from '@listwright/contracts'
import { capitalised, concatenate, type Passage, passage } from '../compose/passage.ts'
import { isHome } from '../story/property-noun.ts'
import { askOf } from './ask.ts'
import { sentencesFor, strongestFirst, topicOrder, withoutStubs } from './body.ts'
import { longestTags } from './caption-tags.ts'
import { chosen } from './choose.ts'
import type { Draft } from './draft.ts'
import { withEmoji } from './emoji.ts'
import { briefPassage, type Fact } from './fact.ts'
import { figuresOf, isFigure, shortFigures } from './figures.ts'
import { isCrowded, isScattered } from './groups.ts'
import { hookOf } from './hook.ts'
import { ended, sentencesOf, series } from './sentences.ts'
import { thoughtFor } from './thought.ts'
import type { Topic } from './topic.ts'

const BODY_MAX: Readonly<Record<string, number>> = { facebook: 360, linkedin: 520 }
const FEES_MAX = 2
/** Below this a fact is told only where little else was typed. */
const SLIGHT = 2.4
const FEW = 4
/** Below this it is not told at all. */
const TRIFLE = 1.5
/** An offer stands before the rooms. */
const OFFER = 8

/** A hook, sentences, the figures with price and dues, and an ask: Facebook and LinkedIn. */
export const inSentences = (draft: Draft): Passage[] => {
  const { network, rules } = draft
  const hook = hookOf(draft)
  const figures = () => spaced([...figuresOf(draft), ...feeSentences(draft)])
  const thought = network === 'facebook' ? thoughtFor(draft) : []
  const facts = worthTelling(draft).filter(isOfTheBody)
  const most = BODY_MAX[network] ?? 0
  const fitting = chosen(facts, (some) => {
    if (isCrowded(some) || (!draft.story.isRental && isScattered(some, rules.asides))) return false
    const said = sentencesFor(draft, some)
    const all = [...said, ...thought]
    return all.length <= rules.sentences && spaced(all).text.length <= most
  })
  const taken = withoutStubs(draft, fitting)
  const body = [...incomeSentence(draft), ...withThought(sentencesFor(draft, taken), thought)]
  draft.tell(taken)
  const paragraph = network === 'facebook' ? pictured(draft, spaced(body)) : spaced(body)
  return [hook, paragraph, spaced([figures(), askOf(draft, thought)])]
}

/** What is shared follows what is one's own; behind a thought, 'it' would be the porch. */
const withThought = (said: readonly Passage[], thought: readonly Passage[]): Passage[] => {
  const shared = said.findIndex(({ text }) => TELLS_SHARED.test(text))
  return shared === -1
    ? [...said, ...thought]
    : [...said.slice(0, shared), ...thought, ...said.slice(shared)]
}
const TELLS_SHARED = /^The (?:building|community|neighborhood|subdivision) /

/** A first line that stands alone, one whole fact a line, the figures and an ask: Instagram. */
export const inLines = (draft: Draft): Passage[] => {
  const hook = hookOf(draft)
  const facts = worthTelling(draft).filter((fact) => !isFigure(fact))
  const { sentences } = draft.rules
  const taken = inTopicOrder(
    chosen(facts, (some) => linesOf(some).length <= sentences),
    topicOrder(draft),
  )
  draft.tell(taken)
  const lines = linesOf(taken)
  return [
    hook,
    pictured(draft, concatenate(lines, '\n')),
    spaced([...figuresOf(draft), askOf(draft)]),
  ]
}

/** Everything that fits in one post, the price included: X. */
export const inOnePost = (draft: Draft): Passage[] => {
  const { rules, story } = draft
  const hook = hookOf(draft)
  const figures = shortFigures(draft)
  const order = topicOrder(draft)
  const tags = longestTags(story)
  const textOf = (some: readonly Fact[]) =>
    spaced([hook, ...fragments(inTopicOrder(some, order)), figures])
  const taken = chosen(
    draft.left.filter(
      (fact) => (fact.worth >= TRIFLE || fact.isMaterial) && !isLot(fact, story.facts.lot),
    ),
    (some) => textOf(some).text.length + tags + 1 <= rules.most,
    // Conditions take the room of the link and of the hashtags before one of them is left out.
    (some) => textOf(some).text.length <= NETWORK_CHARACTERS_MAX.twitter,
  )
  draft.tell(taken)
  return [textOf(taken)]
}

/** The lot, typed once more as a feature: the figures have it. */
const isLot = ({ brief }: Fact, lot: number | null): boolean =>
  lot !== null &&
  (lot >= 1 || brief.startsWith('about ')) &&
  new RegExp(`^(?:about )?${lot} acres$`).test(brief)

/** The sum of the rents, where all of them were typed in one list: LinkedIn. */
const incomeSentence = (draft: Draft): Passage[] => {
  if (draft.network !== 'linkedin' || !draft.story.rents) return []
  for (const { text } of draft.lines('body: income')) {
    const said = draft.fill(text, () => undefined)
    if (said) return [draft.keep(said)]
  }
  return []
}

const isOfTheBody = (fact: Fact): boolean =>
  fact.topic !== 'money' && !isFigure(fact) && (fact.isMaterial || isWhole(fact))

/** Whether a fact makes a sentence: a note without a verb, told as it was typed, stands in lists only. */
const isWhole = ({ thing, feature, clause }: Fact): boolean =>
  thing !== null || feature.statement !== null || /^(?:there|it) /.test(clause)

/** What is left, without trifles as long as there is enough else. */
const worthTelling = ({ left }: Draft): Fact[] =>
  left.filter(
    ({ worth, isMaterial }, at) => worth >= SLIGHT || isMaterial || (at < FEW && worth >= TRIFLE),
  )

/** Dues and charges follow the price. */
const feeSentences = (draft: Draft): Passage[] => {
  const fees = draft.left
    .filter(({ topic, worth, isMaterial }) => topic === 'money' && (worth >= SLIGHT || isMaterial))
    .slice(0, FEES_MAX)
  draft.tell(fees)
  return sentencesOf(fees, 'it').map((said) => draft.keep(said))
}

const isOffer = ({ worth, thing }: Fact): boolean => worth >= OFFER && thing === null

const inTopicOrder = (facts: readonly Fact[], order: readonly Topic[]): Fact[] => {
  const owed = facts.filter(({ isMaterial }) => isMaterial)
  const free = facts.filter(({ isMaterial }) => !isMaterial)
  const placed = strongestFirst(order, free).flatMap((topic) =>
    free.filter((fact) => fact.topic === topic && !isOffer(fact)),
  )
  const others = free.filter((fact) => !isOffer(fact) && !placed.includes(fact))
  return [...free.filter(isOffer), ...placed, ...others, ...owed]
}

/** Each fact on its line; rents that were typed unit by unit share one. */
const linesOf = (facts: readonly Fact[]): Passage[] => {
  const rents = facts.filter(({ clause }) => / rents for \$/.test(clause))
  const roll = rents.length > 1 ? rents : []
  return [
    ...(roll.length > 0 ? sentencesOf(roll, 'it') : []),
    ...together(facts.filter((fact) => !roll.includes(fact))).map(capitalised),
  ]
}

/** Words that two facts of a list may share: 'neighborhood pool', 'new furnace (2020)', 'boiler (2020)'. */
const SHARED: readonly RegExp[] = [
  /^(community |neighborhood |subdivision )(.+)()$/i,
  /^((?:first|second|third|main|upper|lower)-(?:floor|level) |(?:down|up)stairs )(.+)()$/,
  /^(new )([^(]+)( \(\d{4}\))$/,
  /^(new )([^(]+)()$/,
  /^()([^(]+)( \(\d{4}\))$/,
]

/** 'Neighborhood pool and tennis court', 'new furnace and air conditioning (2020)': what two facts share is said once. */
const together = (facts: readonly Fact[]): Passage[] => {
  const said: { shared: string; facts: Fact[] }[] = []
  for (const fact of facts) {
    const [, before = '', , behind = ''] = sharedIn(fact) ?? []
    // What was typed as one list of shared things stays one: 'pool, spa, and tennis court'.
    const own = fact.topic === 'shared' && before === '' ? String(fact.feature.index) : before
    const shared = `${own}…${behind}`.toLowerCase()
    const same = said.find((each) => shared !== '…' && each.shared === shared)
    if (same) same.facts.push(fact)
    else said.push({ shared, facts: [fact] })
  }
  return said.map((each) => joinedBriefs(each.facts))
}

const sharedIn = ({ brief }: Fact): RegExpExecArray | null => {
  for (const pattern of SHARED) {
    const found = pattern.exec(brief)
    if (found) return found
  }
  return null
}

const joinedBriefs = (facts: readonly Fact[]): Passage => {
  const [first] = facts
  if (facts.length === 1 && first) return briefPassage(first)
  return series(
    facts.map((fact, at) => {
      const [, before = '', own = fact.brief, behind = ''] = sharedIn(fact) ?? []
      const isLast = at === facts.length - 1
      return passage(`${at === 0 ? before : ''}${own}${isLast ? behind : ''}`, fact.source)
    }),
  )
}

/** Topics whose facts may stand in one list. */
const LISTED: Readonly<Partial<Record<Topic, string>>> = {
  inside: 'things',
  outside: 'things',
  view: 'things',
  premises: 'things',
  land: 'things',
  systems: 'things',
  parking: 'things',
}
const LIST_MAX = 3

/** Short sentences: things in lists, every other fact by itself. */
const fragments = (facts: readonly Fact[]): Passage[] => {
  const groups: { key: string; facts: Fact[] }[] = []
  const rents = facts.filter(({ clause }) => / rents for \$/.test(clause))
  const roll = rents.length > 1 ? rents : []
  const keyOf = (fact: Fact) => (fact.thing ? (LISTED[fact.topic] ?? fact.topic) : '')
  const single = facts.filter((fact) => !roll.includes(fact))
  // Things first, so that they stand in as few lists as they can.
  const things = single.filter((fact) => keyOf(fact) === 'things')
  for (const fact of [...things, ...single.filter((fact) => !things.includes(fact))]) {
    const key = keyOf(fact)
    const open = groups.at(-1)
    if (open && key && open.key === key && open.facts.length < LIST_MAX) open.facts.push(fact)
    else groups.push({ key, facts: [fact] })
  }
  return [
    ...sentencesOf(roll, 'it'),
    ...groups.map((group) => ended(abbreviated(concatenate(together(group.facts), ', ')))),
  ]
}

/** As X has it: '$612/mo'. */
const abbreviated = ({ text, spans }: Passage): Passage => {
  const short = text.replace(/(\$[\d,.]+) a month\b/g, '$1/mo')
  return short === text ? { text, spans } : passage(short, spans[0]?.source)
}

const pictured = ({ story }: Draft, body: Passage): Passage =>
  isHome(story.facts) ? withEmoji(body, story.tone, story.facts.features) : body

const spaced = (parts: readonly Passage[]): Passage =>
  concatenate(
    parts.filter(({ text }) => text !== ''),
    ' ',
  )
