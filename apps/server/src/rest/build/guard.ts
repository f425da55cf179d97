import { randomUUID } from 'node:crypto'
import type { DatabaseError } from '../../database/database-error.ts'
import { errors } from '../errors.ts'

/**
 * Some refusals depend on how many rows a change touched, and must undo it. The statement itself
 * raises them, which ends its transaction, so that one round trip is enough. The raised text begins
 * with a secret word: no value a client sends can pass for it.
 */
const SECRET = randomUUID()

const REFUSALS = {
  notSingular: errors.notSingular,
  maxAffected: errors.maxAffected,
  putMismatch: errors.putMismatch,
  tooLong: errors.tooLong,
} as const

export interface Guard {
  refusal: keyof typeof REFUSALS
  /** What the number of rows must be like to be refused, as in `> 1`. */
  when: string
  /** SQL for that number, when it is not that of the rows shown. */
  count?: string
}

/** An expression that raises an error when one of the guards applies, and is null otherwise. */
export const guardSql = (guards: Guard[], shown: string) => {
  if (guards.length === 0) return 'null'
  const cases = guards.map(
    ({ refusal, when, count = shown }) =>
      `when ${count} ${when} then cast('${SECRET} ${refusal} ' || ${count} as pg_catalog.int4)`,
  )
  return `case ${cases.join(' ')} end`
}

/** Longer answers would take more memory than one request may; no list of a screen comes near. */
const LONGEST_ANSWER_BYTES = 64 * 1024 * 1024

/** The text of an aggregate, unless it is too long. The aggregate is computed once, however often it is named. */
export const boundedText = (aggregate: string, text: string) => {
  const guard: Guard = { refusal: 'tooLong', when: `> ${LONGEST_ANSWER_BYTES}` }
  const refusal = guardSql([guard], `pg_catalog.pg_column_size(${aggregate})`)
  return `coalesce((${refusal})::text, ${text})`
}

/** The refusal that a database error stands for, if a guard raised it. */
export const guardRefusal = ({ code, message }: DatabaseError) => {
  if (code !== '22P02') return undefined
  const [, refusal, rows] = new RegExp(`${SECRET} (\\w+) (\\d+)`).exec(message) ?? []
  const [, refuse] = Object.entries(REFUSALS).find(([name]) => name === refusal) ?? []
  return refuse?.(Number(rows))
}
