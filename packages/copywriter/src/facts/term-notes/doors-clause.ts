import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral, series } from '../figures/numerals.ts'
import type { TermClause } from './term-clause.ts'

const DOORS =
  /^(\d{1,3}|one|two|three|four|five|six|seven|eight) (?:(\d+)['’]?(?: ?x ?|-by-)(\d+)['’]? )?(exterior dock|dock[- ]?high|loading dock|dock|drive[- ]?in|grade[- ]?level|ground[- ]?level|overhead|roll[- ]?up|OH)(?: doors?)?(?: \(?(\d+)['’]?(?: ?x ?|-by-)(\d+)['’]?\)?)?$/i

/** The doors of a warehouse: 'there are four dock-high doors and two 12-by-14 grade-level doors'. */
export const doorsClause = (text: string): TermClause | null => {
  const doors = text.split(/, and |, | and | plus | \+ /i).map(doorOf)
  const [first] = doors
  if (!first || doors.length < 2 || !/\bdoors?\b/i.test(text)) return null
  const names = doors.flatMap((door) => door ?? [])
  if (names.length < doors.length) return null
  return {
    statement: `there ${/^an? /.test(names[0] ?? '') ? 'is' : 'are'} ${series(names)}`,
    kind: 'building',
  }
}

const doorOf = (typed: string): string | null => {
  const [, count = '', ...more] = DOORS.exec(typed.trim()) ?? []
  const value = numberOf(count)
  if (value === null) return null
  const [width = more[3], height = more[4], ,] = more
  const size = width && height ? `${width}-by-${height} ` : ''
  const kind = (more[2] ?? '')
    .toLowerCase()
    .replace(/^oh$/, 'overhead')
    .replace(/^(dock|drive|grade|ground|roll)[- ]?(high|in|level|up)$/, '$1-$2')
  const name = `${size}${kind} door`
  return value === 1 ? `${articleFor(name)} ${name}` : `${numeral(value)} ${name}s`
}
