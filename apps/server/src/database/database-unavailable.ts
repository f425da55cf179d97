/** The database cannot be reached just now; the request may be tried again. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseUnavailable'
  }
}
