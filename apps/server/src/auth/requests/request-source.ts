/** Where a request comes from. */
export interface RequestSource {
  address: string | null
  userAgent: string
  requestId: string
  /** The mark of a browser that has signed up. */
  browser: string | null
}
