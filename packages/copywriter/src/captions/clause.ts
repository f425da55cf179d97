import { spelledOut } from '../compose/numbers.ts'
import { capitalised, concatenate, type Passage, passage } from '../compose/passage.ts'
import { sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isHard } from './hard.ts'

/** A fact as a clause without its full stop: 'it is sold as-is'. */
export interface Clause {
  text: string
  source: string
  /** What it is about: clauses of one kind may stand in one sentence. */
  kind: Feature['kind']
  isHard: boolean
}

const LONGEST_PAIR = 150
const SHARED_MAX = 3

export const clauseOf = (feature: Feature): Clause => ({
  text: clauseText(feature),
  source: sourceOf(feature),
  kind: feature.kind,
  isHard: isHard(feature),
})

const clauseText = ({ statement, text, typed, concept, kind }: Feature): string => {
  // 'One guest house' is a limit.
  if (statement && /^one\b.*\ballowed$/i.test(typed)) return statement.replace(/^an? /, 'one ')
  if (statement) return turned(statement)
  if (concept === 'sold as-is') return 'it is sold as-is'
  return kind === 'condition' && /^needs?\b/i.test(text) ? `it ${text}` : text
}

/** The place nearby is the subject: 'downtown is 12 minutes away'. */
const turned = (statement: string): string =>
  statement
    .replace(
      /^it is within walking distance of (.+)$/,
      (_, place: string) =>
        `${place} ${/^the .*[^s]s$/.test(place) ? 'are' : 'is'} within walking distance`,
    )
    .replace(
      /^it is (.+ (?:minutes?|miles?|blocks?)) to (.+)$/,
      (_, far: string, place: string) => `${place} ${isMany(place) ? 'are' : 'is'} ${far} away`,
    )
    // Nobody knows how many minutes or steps.
    .replace(/^it is (?:just |only )?(?:minutes|steps) (?:from|to) (.+)$/, 'it is near $1')
    .replace(/^it is near (.+)$/, '$1 is nearby')
    .replace(/^it is a studio in (.+)$/, 'it is in $1')
    .replace(/^this is (an? .+ sale)$/, 'it is $1')
    .replace(/^the sale is for (.+)$/, 'it is sold for $1')

/** 'Beaches are 15 minutes away', but 'Kamaole Shores is'. */
const isMany = (place: string): boolean => /(?:^| )[a-z]+[^s]s$/.test(place) || / and /.test(place)

/** How clauses become sentences: what 'it' refers to in the first one, and which word joins two of them. */
export interface Joining {
  subject: string
  joint: ', and ' | '; '
}

/** Joins clauses into sentences: clauses about 'it' share one subject, other short clauses are joined in pairs. */
export const sentencesOf = (clauses: readonly Clause[], joining: Joining): Passage[] => {
  const { joint } = joining
  const left = [...clauses]
  const sentences: Passage[] = []
  let who = joining.subject
  for (let next = left.shift(); next; next = left.shift()) {
    if (isIt(next)) {
      const group = [next, ...takeIts(left, next)]
      const partner = group.length === 1 ? takePartner(left, next, joint) : null
      sentences.push(sharing(group, partner, { subject: who, joint }))
      who = 'it'
    } else {
      const pair = takePartner(left, next, joint)
      sentences.push(sentence(pair ? [next, pair] : [next], joint))
      who = joining.subject
    }
  }
  return sentences
}

const isIt = ({ text }: Clause): boolean => /^it (?!faces)[a-z]+ /.test(text)
const isLong = ({ text }: Clause): boolean => text.length > 70 || /, | and include /.test(text)

const takeIts = (left: Clause[], first: Clause): Clause[] => {
  if (isLong(first)) return []
  const its = left.filter((each) => isIt(each) && !isLong(each))
  const nearest = its.slice(0, SHARED_MAX - 1)
  // 'Sold as-is, for cash' is one predicate.
  const isAsIs = [first, ...nearest].some(({ text }) => text === 'it is sold as-is')
  const payment = isAsIs ? its.slice(SHARED_MAX - 1).filter(({ text }) => SOLD_FOR.test(text)) : []
  const taken = [...nearest, ...payment].sort((one, other) => saleOrder(one) - saleOrder(other))
  for (const each of taken) left.splice(left.indexOf(each), 1)
  return taken
}

const SOLD_FOR = /^it is sold for /

/** Clauses about the sale are put together, at the end. */
const saleOrder = ({ text }: Clause): number =>
  SOLD_FOR.test(text) ? 2 : text === 'it is sold as-is' ? 1 : 0

const takePartner = (left: Clause[], first: Clause, joint: string): Clause | null => {
  const canJoin = (clause: Clause) => joint === '; ' || !isLong(clause)
  const partner = canJoin(first)
    ? left.find((each) => !isIt(each) && canJoin(each) && areAlike(first, each))
    : null
  if (!partner || first.text.length + partner.text.length > LONGEST_PAIR) return null
  left.splice(left.indexOf(partner), 1)
  return partner
}

/**
 * A rule and a selling point are never joined in one sentence, and neither are something present and something absent.
 */
const areAlike = (one: Clause, other: Clause): boolean =>
  (one.isHard && other.isHard) ||
  (one.kind === other.kind && DENIES.test(one.text) === DENIES.test(other.text))

const DENIES = /\b(?:no|not|none)\b/

/** 'It needs a roof, is sold as-is, and comes furnished'; 'a former bank branch on a hard corner'. */
const sharing = (
  group: readonly Clause[],
  partner: Clause | null,
  { subject, joint }: Joining,
): Passage => {
  const verbs = group.map(({ text, source }) => passage(text.replace(/^it /, ''), source))
  const joined: Passage[] = []
  for (const next of verbs) {
    const before = joined.at(-1)
    const leaning = before ? leaningOn(before, next) : null
    if (leaning) joined.splice(-1, 1, leaning)
    else joined.push(next)
  }
  const main = concatenate([passage(subject), series(joined)], ' ')
  if (!partner) return ended(main)
  return ended(concatenate([main, passage(partner.text, partner.source)], joint))
}

/** Two predicates as one: 'is sold as-is, for cash', 'is a brick end unit in Old Town'. */
const leaningOn = (before: Passage, next: Passage): Passage | null => {
  if (before.text === 'is sold as-is' && /^is sold for /.test(next.text))
    return concatenate([before, trimmed(next, 'is sold '.length)], ', ')
  if (/^is an? \w+ sale$/.test(before.text) && next.text === 'is sold as-is')
    return concatenate([before, trimmed(next, 'is '.length)], ', ')
  if (before.text === 'is sold as-is' && /^is an? \w+ sale$/.test(next.text))
    return concatenate([before, trimmed(next, 'is '.length)], ', as ')
  return /^is an? [^,]+$/.test(before.text) && /^is (?:on|in|under) /.test(next.text)
    ? concatenate([before, trimmed(next, 'is '.length)], ' ')
    : null
}

const trimmed = ({ text, spans }: Passage, by: number): Passage => ({
  text: text.slice(by),
  spans: spans.map((span) => ({
    ...span,
    start: Math.max(0, span.start - by),
    end: span.end - by,
  })),
})

const series = (parts: readonly Passage[]): Passage => {
  const [first, second] = parts
  if (!first || !second) return first ?? passage('')
  if (parts.length === 2) return concatenate(parts, ' and ')
  return concatenate([concatenate(parts.slice(0, -1), ', '), ...parts.slice(-1)], ', and ')
}

/** 'The land is under an easement, and the land is enrolled' is said of the land once. */
const SUBJECT = /^(the [a-z ]+? (?:is|are)) (?=\S)/

const sentence = (clauses: readonly Clause[], joint: string): Passage => {
  const [first, second] = clauses
  const shared = first && SUBJECT.exec(first.text)?.[1]
  if (first && second && shared && second.text.startsWith(`${shared} `))
    return ended(
      concatenate(
        [
          passage(first.text, first.source),
          passage(second.text.slice(shared.length + 1), second.source),
        ],
        ' and ',
      ),
    )
  const parts = clauses.map(({ text, source }, at) =>
    passage(at === 0 ? spelledStart(text) : text, source),
  )
  return ended(concatenate(parts, joint))
}

/** With a capital and a full stop. */
export const ended = (words: Passage): Passage =>
  concatenate([capitalised(words), passage('.')], '')

/** A sentence does not begin with a figure. */
const spelledStart = (text: string): string =>
  text.replace(/^\d{1,2}(?= )/, (figure) => spelledOut(Number(figure)) ?? figure)

/** A fee as a line of figures: 'HOA dues: $612 a month, including heat and internet'. */
export const feeLine = ({ text, source }: Clause): Passage =>
  passage(
    text
      .replace(/^(?:the )?(.+?) (?:is|are) (\$.+)$/, '$1: $2')
      .replace(/ and includes? /, ', including '),
    source,
  )

/** The same in few words: 'sold as-is', 'no dogs', 'HOA $612 a month with heat and internet'. */
export const clipped = ({ text, source }: Clause): Passage => passage(clip(text), source)

const clip = (text: string): string => {
  const rule = SHORTER.find(([pattern]) => pattern.test(text))
  const short = rule ? text.replace(rule[0], rule[1]) : text
  return spelledStart(/ included$/.test(short) ? short.replace(/\bthe /g, '') : short)
}

const SHORT: readonly [RegExp, string][] = [
  [/^(.+?) (?:is|are) ((?:an? |half an? |[\w.]+ )(?:minutes?|miles?|blocks?)) away$/, '$2 to $1'],
  [/^(.+?) (?:is|are) within walking distance$/, 'walking distance to $1'],
  [/^(.+?) (?:is|are) nearby$/, 'near $1'],
  [/^there is no HOA$/, 'no HOA'],
  [/^it faces ([a-z-]+)$/, '$1-facing'],
  [/^it (?:comes|is sold) furnished$/, 'furnished'],
]

/** What can stand beside the figures: 'four blocks to Union Station'; `null` where it needs a sentence. */
export const shortOf = (clause: string): string | null => {
  const rule = SHORT.find(([pattern]) => pattern.test(clause))
  return rule ? clause.replace(rule[0], rule[1]) : null
}

const SHORTER: readonly [RegExp, string][] = [
  [/^ownership is fee simple$/, 'fee simple'],
  [/^it will be delivered vacant$/, 'delivered vacant'],
  [/^it is in an? ([\w -]*building)$/, '$1'],
  [/^the well is drilled and yields (.+)$/, 'drilled well ($1)'],
  [
    /^the (pasture|yard|lot|land|backyard|building site|site|bath|baths|kitchen) (?:is|are|has been|have been) (fenced|cleared|updated|remodeled|renovated|redone|leveled|perked|surveyed)$/,
    '$2 $1',
  ],
  [/^the (yard|backyard|lot|property) is fully fenced$/, 'fully fenced $1'],
  [/^the (?:yard|lot|land) is (fenced .+)$/, '$1'],
  [/^one ([a-z ]+) is allowed$/, 'one $1 allowed'],
  [/^it is (in flood zone \w+), and an (elevation certificate) is (on file)$/, '$1, $2 $3'],
  [/^it is in a 55\+ community\b.*$/, '55+ community'],
  [/^FHA and VA loans are not accepted$/, 'no FHA or VA'],
  [/^(.+?) (?:is|are) not (?:allowed|accepted|permitted)$/, 'no $1'],
  [/^it is sold for (.+)$/, '$1'],
  [/^no (.+) are (.+)$/, 'no $1 $2'],
  [/^(?:the )?(.+?),? (?:is|are) included(.*)$/, '$1 included'],
  [/^(?:the )?(.+) (?:is|are) separate$/, 'separate $1'],
  [/^.+ and will be .+$/, '$&'],
  [
    /^(?!it |there |the |an? )([A-Za-z].*?) (?:is|are) (at|on|in|within|near|under|below|available|allowed|rented|leased)\b(.*)$/,
    '$1 $2$3',
  ],
  [/^the (.+) has collapsed$/, 'collapsed $1'],
  [/^HOA dues are (.+?) and include (.+)$/, 'HOA $1 with $2'],
  [/^HOA dues are (.+)$/, 'HOA $1'],
  [/^the (condo fee) is (.+?) and includes (.+)$/, '$1 $2 with $3'],
  [/^(?:the rent includes|rent includes) (.+)$/, '$1 included'],
  [/^the (slope|gravel drive|drive|driveway) is steep$/, 'steep $1'],
  [/^the water is hauled$/, 'hauled water'],
  [/^it (?:is|comes) (?:a |an |sold )?(furnished.*)$/, '$1'],
  [/^it is adobe$/, 'adobe construction'],
  [/^it is (a few .+)$/, '$1'],
  [/^it is (?:an? )?(.+)$/, '$1'],
  [/^it comes with (.+)$/, '$1'],
  [/^it has (?:an? )?(.+)$/, '$1'],
  [/^it was (.+)$/, '$1'],
  [/^it (.+)$/, '$1'],
  [/^there (?:is|are) (?:an? )?(.+)$/, '$1'],
  [/^(?:the )?(.+?) (?:is|are) (\$.+)$/, '$1 $2'],
  [/^the (zoning) is (.+)$/, '$2 $1'],
  [/^the (construction) is (.+)$/, '$2 $1'],
  [/^the rents are (.+)$/, 'rents $1'],
  [/^an? (tenant) is (.+)$/, '$1 $2'],
  [
    /^the (slope|road|drive|lot|terrain|land|survey|license|permit|rental license|well) is ([a-z]+)$/,
    '$2 $1',
  ],
  [/^the (.+?) (?:is|are) (.+)$/, '$1 $2'],
  [/^the (.+)$/, '$1'],
]
