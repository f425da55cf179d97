/** Collects the values of a statement; only their placeholders ever reach its text. */
export class Params {
  readonly values: string[] = []

  /** The placeholder for a value, read by the database as the given type. */
  add(value: string, type: string) {
    return `$${this.values.push(value)}::${type}`
  }
}
