import { capitalised, concatenate, type Passage, passage } from '../compose/passage.ts'
import { spelledStart } from './clause.ts'
import type { Fact } from './fact.ts'

const SHARED_MAX = 3
const LONGEST_PAIR = 120
const DATED = /^(the .+?) ((?:was|were|dates?|is|are) (?:[\w-]+ )*?(?:in|from)) (\d{4})$/
const RENT = /^(.+?),? rents for (\$[\d,]+) a month(.*)$/

type Clause = Pick<Fact, 'clause' | 'source'>

/**
 * Clauses of one topic as sentences: rents in one, dates in one, those about the property under one subject, the others
 * in pairs.
 */
export const sentencesOf = (
  facts: readonly Clause[],
  subject: string,
  noun = subject,
): Passage[] => {
  const rents = facts.filter(({ clause }) => RENT.test(clause))
  const roll = rents.length > 1 ? rents : []
  const dates = facts.filter(({ clause }) => DATED.test(clause))
  const dated = dates.length > 1 ? dates : []
  const rest = facts.filter((fact) => !roll.includes(fact) && !dated.includes(fact))
  const groups = [...groupsOf(rest.filter(isIt)), ...pairsOf(rest.filter((fact) => !isIt(fact)))]
  // The worthiest fact still comes first.
  const ordered = groups.sort((one, other) => placeOf(one, rest) - placeOf(other, rest))
  return [
    ...(roll.length > 0 ? [rentRoll(roll)] : []),
    ...ordered.map((group, at) => {
      if (!group.every(isIt)) return joined(group)
      const before = ordered[at - 1]
      // After a sentence about something else 'it' would be unclear.
      const who = before ? (before.every(isIt) ? 'it' : noun) : roll.length > 0 ? noun : subject
      return sharing(group, who)
    }),
    ...(dated.length > 0 ? [datesSentence(dated)] : []),
  ]
}

const placeOf = (group: readonly Clause[], all: readonly Clause[]): number =>
  Math.min(...group.map((fact) => all.indexOf(fact)))

/** With a capital and a full stop. */
export const ended = (words: Passage): Passage =>
  concatenate([capitalised(words), passage('.')], '')

export const series = (parts: readonly Passage[]): Passage => {
  if (parts.length < 3) return concatenate(parts, ' and ')
  return concatenate([concatenate(parts.slice(0, -1), ', '), ...parts.slice(-1)], ', and ')
}

const SOLD = /^it is sold as-is$/

const isIt = ({ clause }: Clause): boolean => /^it [a-z]+ /.test(clause)
const isLong = ({ clause }: Clause): boolean =>
  clause.length > 60 || /[,;]| and (?:cover|will)/.test(clause)

/** Short predicates share a sentence, up to three of them; a long one stands alone. */
const groupsOf = (its: readonly Clause[]): Clause[][] => {
  const short = its
    .filter((fact) => !isLong(fact))
    .sort((one, other) => saleOrder(one) - saleOrder(other))
  const groups: Clause[][] = its.filter(isLong).map((fact) => [fact])
  for (let at = 0; at < short.length; at += SHARED_MAX)
    groups.unshift(short.slice(at, at + SHARED_MAX))
  return groups
}

/** Clauses about the sale are put together, at the end. */
const saleOrder = ({ clause }: Clause): number =>
  /^it is sold for /.test(clause) ? 2 : SOLD.test(clause) ? 1 : 0

/** 'The house is sold as-is and is USDA eligible.' */
const sharing = (group: readonly Clause[], subject: string): Passage => {
  const predicates = group.map(({ clause }, at) => {
    const words = clause.replace(/^it /, '')
    // 'Is sold as-is, for cash' is one predicate.
    return at > 0 && SOLD.test(group[at - 1]?.clause ?? '')
      ? words.replace(/^is sold (?=for )/, '')
      : words
  })
  const isAlike = predicates.every((words) =>
    /^is (?:in|on|near|within|across|under|at)\b/.test(words),
  )
  const parts = group.map(({ source }, at) => {
    const words = predicates[at] ?? ''
    return passage(isAlike && at > 0 ? words.replace(/^is /, '') : words, source)
  })
  return ended(concatenate([passage(subject), series(parts)], ' '))
}

const pairsOf = (facts: readonly Clause[]): Clause[][] => {
  const pairs: Clause[][] = []
  for (const fact of facts) {
    const open = pairs.at(-1)
    const [first, second] = open ?? []
    const canJoin =
      first &&
      !second &&
      !isLong(first) &&
      !isLong(fact) &&
      (isDenial(first) === isDenial(fact) || oneRule(first, fact) !== null) &&
      first.clause.length + fact.clause.length <= LONGEST_PAIR
    if (open && canJoin) open.push(fact)
    else pairs.push([fact])
  }
  return pairs
}

/** What is there and what is not are no pair. */
const isDenial = ({ clause }: Clause): boolean => /\b(?:no|not|none)\b/.test(clause)

/** 'Horses are allowed, but mobile homes are not.', 'Pets and rentals are allowed.' */
const oneRule = (one: Clause, other: Clause): Passage | null => {
  const rules = [one, other]
  const [first, second] = rules.map(({ clause, source }) => {
    const what = /^([\w-]+) are allowed$/.exec(clause)?.[1]
    return what ? passage(what, source) : null
  })
  if (first && second)
    return concatenate([series([first, second]), passage('are allowed', other.source)], ' ')
  const yes = rules.find(({ clause }) => /^[\w -]+ are allowed$/.test(clause))
  const no = rules.find(({ clause }) => /^[\w -]+ are not allowed$/.test(clause))
  if (!yes || !no) return null
  const denied = no.clause.replace(/ allowed$/, '')
  return concatenate([passage(yes.clause, yes.source), passage(denied, no.source)], ', but ')
}

const joined = (facts: readonly Clause[]): Passage => {
  const [first, second] = facts
  const rule = first && second ? oneRule(first, second) : null
  if (rule) return ended(rule)
  const there = /^there (?:is|are) /
  // 'There are no dues and no restrictions' under one verb.
  if (first && second && there.test(first.clause) && there.test(second.clause))
    return ended(
      concatenate(
        [
          passage(first.clause, first.source),
          passage(second.clause.replace(there, ''), second.source),
        ],
        ' and ',
      ),
    )
  return ended(
    concatenate(
      facts.map(({ clause, source }, at) =>
        passage(at === 0 ? spelledStart(clause) : clause, source),
      ),
      ', and ',
    ),
  )
}

/** 'The roof was new in 2021 and the HVAC in 2022.': a verb that stays is said once. */
const datesSentence = (facts: readonly Clause[]): Passage => {
  const read = facts.map(({ clause, source }) => {
    const [, what = '', verb = '', year = ''] = DATED.exec(clause) ?? []
    return {
      what,
      verb,
      root: verb.replace(/^(?:was|were|is|are) |^dates?(?= )/, ''),
      year,
      source,
    }
  })
  const [one] = read
  // 'The furnace and the air conditioning date from 2018.'
  if (one && read.every(({ root, year }) => root === one.root && year === one.year)) {
    const verb = one.verb
      .replace(/^was /, 'were ')
      .replace(/^is /, 'are ')
      .replace(/^dates /, 'date ')
    const whats = series(read.map(({ what, source }) => passage(what, source)))
    return ended(concatenate([whats, passage(`${verb} ${one.year}`, one.source)], ' '))
  }
  const roots = [...new Set(read.map(({ root }) => root))]
  const clauses = roots.map((root) => {
    const alike = read.filter((each) => each.root === root)
    return series(
      alike.map(({ what, verb, year, source }, at) =>
        passage(
          at === 0 ? `${what} ${verb} ${year}` : `${what} ${verb.split(' ').at(-1)} ${year}`,
          source,
        ),
      ),
    )
  })
  return ended(series(clauses.length === 2 ? [concatenate(clauses, ', and ')] : clauses))
}

/** 'Unit 1 rents for $1,600 a month, unit 2 for $1,750, and unit 3 for $1,450, to a tenant at will.' */
const rentRoll = (facts: readonly Clause[]): Passage => {
  const parts = facts.map(({ clause, source }, at) => {
    const [, unit = '', amount, rest] = RENT.exec(clause) ?? []
    const name = unit.replace(/^the ([\w-]+) unit, an? (.+) unit$/, 'the $1 $2 unit')
    return passage(
      at === 0 ? `${name} rents for ${amount} a month${rest}` : `${name} for ${amount}${rest}`,
      source,
    )
  })
  const isPlain = parts.length === 2 && !/,/.test(parts[0]?.text ?? '')
  return ended(
    isPlain
      ? concatenate(parts, ' and ')
      : concatenate([concatenate(parts.slice(0, -1), ', '), ...parts.slice(-1)], ', and '),
  )
}
