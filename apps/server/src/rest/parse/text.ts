import { errors } from '../errors.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })

/** A request body as text; bytes that are no UTF-8 would otherwise be stored as question marks. */
export const decodeText = (bytes: ArrayBuffer) => {
  try {
    return decoder.decode(bytes)
  } catch {
    throw errors.badBody('The request body is not valid UTF-8')
  }
}
