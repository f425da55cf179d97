import type { Finding } from '@listwright/contracts'
import { toFinding } from '../term.ts'
import { BASIS } from './protected-class.ts'

const NAME = String.raw`(?:[A-Z][\w'.-]{0,30} (?:of )?){1,4}`
const SCHOOL_BY_NAME = new RegExp(
  String.raw`\b(?:in (?:the )?(?:${NAME}(?:ISD|USD|[Ss]chool [Dd]istrict)|School District of [A-Z]\w+|(?:${NAME})?District \d{1,4}|[A-Z]{1,4}(?:ISD|USD)|${NAME}Public Schools)|school is [A-Z]\w+|schools are [A-Z]\w+|zoned for [A-Z]\w+)\b`,
  'g',
)

const term = {
  rule: 'fair-housing/school-name',
  severity: 'advice',
  why: 'A school or a district by name is a fact. Praise of it, or a name that you did not enter, can steer.',
  basis: BASIS.race,
} as const

/** Schools and districts by their names, told as a fact about where the property is. */
export const namedSchools = (plain: string, text: string): Finding[] =>
  Array.from(plain.matchAll(SCHOOL_BY_NAME), ({ 0: found, index }) =>
    toFinding(term, text, { start: index, end: index + found.length }),
  )
