import { hkdfSync } from 'node:crypto'
import { errors as joseErrors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { ROLES } from '../database/database.ts'
import { errors } from './errors.ts'
import type { ObjectPath } from './object-path.ts'

/** A token for one way does not open the other. */
type Use = 'download' | 'upload'

/** Who signed, as policies know them. */
export const signer = z.object({
  role: z.enum(ROLES),
  sub: z.string().optional(),
  session_id: z.string().optional(),
  aal: z.string().optional(),
})

const claims = z.object({
  url: z.string(),
  use: z.enum(['download', 'upload']),
  signer: signer.optional(),
  /** The id of the object that may be read: another one at the same path is not it. */
  object: z.string().optional(),
  upsert: z.boolean().optional(),
})
export type SignedPath = z.infer<typeof claims>

/** Signs what whoever holds the address may do with one path, until it expires. */
export class SignedPaths {
  readonly #key: Uint8Array

  /** The key is derived, so that what it signs is never taken for something that the secret itself signed. */
  constructor(secret: string) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'storage signed paths', 32))
  }

  sign(path: ObjectPath, use: Use, expiresIn: number, more: Partial<SignedPath> = {}) {
    return new SignJWT({ ...more, url: urlOf(path), use })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + expiresIn)
      .sign(this.#key)
  }

  async verify(token: string | undefined, path: ObjectPath, use: Use): Promise<SignedPath> {
    if (!token) throw errors.request("querystring must have required property 'token'")
    const { payload } = await jwtVerify(token, this.#key, { algorithms: ['HS256'] }).catch(
      (error: unknown) => {
        throw errors.token(reasonOf(error))
      },
    )
    const signed = claims.safeParse(payload)
    if (!signed.success || signed.data.use !== use || signed.data.url !== urlOf(path))
      throw errors.signature()
    return signed.data
  }
}

const urlOf = ({ bucket, name }: ObjectPath) => `${bucket}/${name}`

const reasonOf = (error: unknown) =>
  error instanceof joseErrors.JOSEError ? error.message : 'the token cannot be read'
