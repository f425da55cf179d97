import { plural } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'

const EACH_WITH =
  /^((?:[\p{L}\d-]+ ){1,4}[a-z]+s), (?:each|all) with (?:its own |their own |its |their |an? )?([a-z][a-z -]*[a-z])$/iu
const BOTH_DONE =
  /^(?:an? |the )?([a-z][a-z -]*?) (?:and|&) (?:an? |the )?([a-z][a-z -]*?), both ((?:newly |fully |recently )?[a-z]+ed)$/i
const UNITS_WITH =
  /^((?:two|three|four|five|six|eight|\d+) (?:apartments|units|flats)),? (?:with|w\/) (.+?)(?: in)? each$/i

/**
 * What stands behind a comma and is said of each thing before it, told with the things.
 * @example withEachTold('six fireplaces, each with its original mantel') // 'six fireplaces with original mantels'
 */
export const withEachTold = (entry: string): string => {
  const [, things, part] = EACH_WITH.exec(entry) ?? []
  if (things && part) return `${things} with ${inPlural(part)}`
  const [, first, second, done] = BOTH_DONE.exec(entry) ?? []
  if (first && second && done) return `${done} ${first}, ${done} ${second}`
  const [, units, rooms] = UNITS_WITH.exec(entry) ?? []
  return units && rooms ? `${units}, each unit has ${rooms}` : entry
}

const inPlural = (part: string): string => {
  const head = headOf(part)
  return `${part.slice(0, part.length - head.length)}${plural(head)}`
}
