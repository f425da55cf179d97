import type { Statement } from '../../database/database.ts'

/** Where the request's own body goes, so that one statement serves all bodies of its shape. */
const BODY = Symbol('body')
type Value = string | typeof BODY

/** Collects the values of a statement; only their placeholders ever reach its text. */
export class Params {
  readonly values: Value[] = []

  /** The placeholder for a value, read by the database as the given type. */
  add(value: string, type: string) {
    return `$${this.values.push(value)}::${type}`
  }

  /** The placeholder for the body, a JSON document that is known when the statement runs. */
  addBody(type: 'pg_catalog.json' | 'pg_catalog.jsonb') {
    return `$${this.values.push(BODY)}::${type}`
  }
}

/** The statement for one body. */
export const withBody = ({ text, values = [] }: Statement, json: string): Statement => ({
  text,
  values: values.map((value) => (value === BODY ? json : value)),
})
