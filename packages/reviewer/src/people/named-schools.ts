import type { Finding } from '@listwright/contracts'
import { matchesIn } from '../patterns/index.ts'
import { toFinding } from '../term.ts'

const SCHOOL_BY_NAME =
  /\b(?:in (?:the )?(?:(?:[A-Z][\w'.-]* (?:of )?){0,4}(?:[A-Z]*[IU]SD|[Ss]chool [Dd]istrict|Public Schools|District \d+))|schools? (?:is|are) [A-Z]\w+|zoned for [A-Z]\w+)\b/g

const term = {
  rule: 'fair-housing/school-name',
  severity: 'advice',
  why: 'A school by name is a fact. Praise of it can steer.',
} as const

/** Schools and districts by their names, told as a fact about where the property is. */
export const namedSchools = (plain: string, text: string): Finding[] =>
  matchesIn(plain, SCHOOL_BY_NAME).map(({ 0: found, index }) =>
    toFinding(term, text, { start: index, end: index + found.length }),
  )
