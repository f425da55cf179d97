import { onceByKey } from '@listwright/reviewer/memory'

/** More heroes than any line names. */
const HEROES_MAX = 10

/** '{hero}', '{the hero2}': asked of every line of every opening. */
const heroSlot = onceByKey(
  (at: number) => `${at}`,
  (at) => new RegExp(`\\bhero${at === 0 ? '' : at + 1}\\}`, 'i'),
  HEROES_MAX,
)

/** Whether a line has a slot for the hero in this place, counted from 0. */
export const mentionsHero = (line: string, at: number): boolean => heroSlot(at).test(line)
