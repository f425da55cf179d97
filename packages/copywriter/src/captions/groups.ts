import type { Fact } from './fact.ts'
import type { Topic } from './topic.ts'

const LIST_MAX = 4
const FEW = 2

/** What is told of one topic: things in a list, and clauses. */
export interface Group {
  topic: Topic | 'has'
  things: Fact[]
  /** Things of another topic that end the list: 'hardwood floors, plus a balcony'. */
  beside: Fact[]
  clauses: Fact[]
}

/** Groups things and clauses by topic. A single thing outside, or at most two systems, are added to the end of the indoor list. */
export const grouped = (facts: readonly Fact[], topics: readonly Topic[]): Group[] => {
  const groups = topics.map((topic): Group => {
    const own = facts.filter((fact) => fact.topic === topic)
    const things = own.filter((fact) => fact.thing !== null && !isDated(fact))
    return { topic, things, beside: [], clauses: own.filter((fact) => !things.includes(fact)) }
  })
  const inside = groups.find(
    ({ topic, things }) => /^(?:inside|premises)$/.test(topic) && things.length > 0,
  )
  const outside = groups.find(({ topic }) => topic === 'outside')
  // 'It has hardwood floors, plus a balcony.': one thing is not worth a sentence where it can stand with others.
  if (inside && outside && isLonely(inside.things.length, outside.things.length))
    putBeside(inside, outside)
  const systems = groups.find(({ topic }) => topic === 'systems')
  const main = inside ?? (outside?.things.length === 1 ? outside : undefined)
  const isSmall =
    main &&
    systems &&
    main.beside.length === 0 &&
    systems.things.length > 0 &&
    systems.things.length <= FEW &&
    main.things.length + systems.things.length <= LIST_MAX + 1
  if (isSmall) putBeside(main, systems)
  // 'Outside is a patio' wants a sentence about the inside before it.
  if (outside?.things.length === 1 && !inside) outside.topic = 'has'
  return groups.filter(({ things, clauses }) => things.length + clauses.length > 0)
}

const putBeside = (main: Group, other: Group): void => {
  main.beside = other.things
  main.topic = 'has'
  other.things = []
}

/** Whether one of two lists has a single thing and the other has room for it. */
const isLonely = (one: number, other: number): boolean =>
  Math.min(one, other) === 1 && one + other <= LIST_MAX + 1

/** The date of a system is its news; that of a kitchen stands behind its noun. */
const isDated = ({ topic, feature }: Fact): boolean => topic === 'systems' && feature.year !== null

/** More topics that have clauses of their own than a reader follows: each of them makes a sentence. */
export const isScattered = (facts: readonly Fact[], most: number): boolean => {
  const stated = facts.filter(
    (fact) =>
      !fact.isMaterial && (fact.thing === null || isDated(fact)) && !LEADING.has(fact.topic),
  )
  return new Set(stated.map(({ topic }) => topic)).size > most
}

/** What a property is and what it brings in come before everything else. */
const LEADING: ReadonlySet<Topic> = new Set(['kind', 'view', 'income', 'units'])

/** More things in one list than a reader takes in. */
export const isCrowded = (facts: readonly Fact[]): boolean =>
  facts.some(
    ({ topic }) =>
      facts.filter((fact) => fact.topic === topic && fact.thing !== null && !isDated(fact)).length >
      LIST_MAX,
  )
