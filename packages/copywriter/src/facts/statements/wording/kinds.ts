import type { Told } from '../rule.ts'

/** What a rule tells, by its kind. */
const kind =
  (of: Told['kind']) =>
  (statement: string): Told => ({ kind: of, concept: null, statement })

export const building = kind('building')
export const condition = kind('condition')
export const income = kind('income')
export const land = kind('land')
export const location = kind('location')
export const restriction = kind('restriction')
export const terms = kind('terms')

export const tenancy = (statement: string, date = ''): Told => ({
  kind: 'tenancy',
  concept: null,
  statement,
  date,
})

/** Told as a clause alone: 'a perc on file and expires in 2026' is no thing. */
export const conditionAlone = (statement: string): Told => ({ ...condition(statement), name: '' })
