import { DatabaseBusy } from '../database/database-busy.ts'
import { DatabaseError } from '../database/database-error.ts'
import { errors, StorageError } from './errors.ts'
import { FileMissing } from './files/file-store.ts'

/** Every refusal as Supabase's storage words it; what is none goes on to the server. */
export const renderError = (error: Error): Response => {
  const refusal = error instanceof StorageError ? error : refusalOf(error)
  if (!refusal) throw error
  const { status, code, error: title, message, retryAfter } = refusal
  return Response.json(
    { statusCode: String(status), code, error: title, message },
    {
      status: httpStatus(refusal),
      headers: {
        'cache-control': 'no-store',
        ...(retryAfter && { 'retry-after': String(retryAfter) }),
      },
    },
  )
}

/** Clients read the real status in the body: the answer has one of its own only where it is not their fault. */
const httpStatus = ({ status, code }: StorageError) => {
  if (status === 429 || status >= 500) return status
  return code === 'NotFound' ? 404 : 400
}

/** No room on the disk for files, or on the database's. */
const FULL = ['ENOSPC', 'EDQUOT', '53100']

/** What the database refused on behalf of policies and constraints. */
const refusalOf = (error: Error): StorageError | undefined => {
  if ('code' in error && FULL.includes(String(error.code))) return errors.full()
  // Its object went while it was being copied or looked at.
  if (error instanceof FileMissing) return errors.noObject()
  if (error instanceof DatabaseBusy) return errors.tooBusy(error.retryAfter)
  if (!(error instanceof DatabaseError)) return undefined
  // Raised on purpose, with a status of its own.
  if (/^PT4\d\d$/.test(error.code)) {
    const status = Number(error.code.slice(2))
    return new StorageError(status, 'AccessDenied', error.message, error.hint ?? error.message)
  }
  switch (error.code) {
    case '42501':
      return errors.denied()
    case '23505':
      return error.table === 'buckets' ? errors.bucketExists() : errors.objectExists()
    case '23503':
      return errors.noBucket()
    case '57014':
      return errors.databaseTimeout()
    default:
      // A value that the database cannot take, such as a name that is too long for its index.
      return /^(22|23|54)/.test(error.code) ? errors.request(error.message) : undefined
  }
}
