/** An update found no row in the version it was made from: somebody changed or deleted it in the meantime. */
export class OvertakenError extends Error {
  override name = 'OvertakenError'
}
