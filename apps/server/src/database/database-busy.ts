/** The caller has as much of the database under way, or has taken as much of its time, as one may. */
export class DatabaseBusy extends Error {
  constructor(
    /** Seconds after which it may be tried again. */
    readonly retryAfter: number,
  ) {
    super('Too many requests at a time')
    this.name = 'DatabaseBusy'
  }
}
