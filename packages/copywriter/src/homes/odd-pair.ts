import type { Sentence } from '../story/sentence.ts'
import type { Story } from '../story/story.ts'
import { type Group, groupOf } from './groups.ts'
import { type Area, setOf } from './sets.ts'

const AREAS: Readonly<Record<Group, Area>> = {
  kitchen: 'inside',
  rooms: 'inside',
  finishes: 'inside',
  outdoors: 'outside',
  building: 'shared',
  community: 'shared',
  systems: 'systems',
}

/** Whether a sentence tells two things that have nothing in common: 'built-in bookcases and a washer and dryer'. */
export const isOddPair = ({ role, features }: Sentence, story: Story): boolean => {
  if (role !== 'group') return false
  const things = features.filter(({ name, partOf }) => name !== null && partOf === null)
  const [one, other] = things
  if (!one?.name || !other?.name || things.length !== 2 || one.index === other.index) return false
  const [group, next] = [groupOf(one, story), groupOf(other, story)]
  if (!group || !next) return false
  if (AREAS[group] !== AREAS[next]) return true
  const [set, beside] = [setOf(one.name, AREAS[group]), setOf(other.name, AREAS[group])]
  return set !== beside && !goesWith(set, beside.name) && !goesWith(beside, set.name)
}

/** How many of the sets that one joins are good company. */
const GOOD = 2

const goesWith = ({ joins }: { joins: readonly string[] }, name: string): boolean =>
  joins.slice(0, GOOD).includes(name)
