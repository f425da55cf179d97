import type { Caller } from '../../database/database.ts'
import { bucketNamed } from '../buckets/bucket.ts'
import { type Endpoint, ownerOf, pathAfter, wantsUpsert } from '../endpoint.ts'
import { errors } from '../errors.ts'
import { requireMayPut } from '../objects/put-object.ts'
import { signer } from '../signed-paths.ts'
import { putFile } from './put-file.ts'

/** As long as on the hosted platform. */
const TWO_HOURS_SECONDS = 7200

/** POST /object/upload/sign/{bucket}/{path}: whoever may upload there lets another do it. */
export const signUpload: Endpoint =
  ({ database, signedPaths }) =>
  async (c) => {
    const caller = c.get('caller')
    const path = pathAfter(c, 'object/upload/sign')
    await bucketNamed(database, path.bucket)
    const upsert = wantsUpsert(c)
    await requireMayPut(database, caller, { ...path, owner: ownerOf(caller), upsert })
    const token = await signedPaths.sign(path, 'upload', TWO_HOURS_SECONDS, {
      upsert,
      signer: signer.parse({ ...caller.claims, role: caller.role }),
    })
    return c.json({ url: `/object/upload/sign/${path.bucket}/${path.name}?token=${token}`, token })
  }

/**
 * PUT /object/upload/sign/{bucket}/{path}?token=…: for whoever holds the token, as the one who signed it. Policies
 * decide once more, so that nobody leaves behind a way in that they no longer have themselves.
 */
export const uploadToSigned: Endpoint = (deps) => async (c) => {
  const { database, signedPaths, slots } = deps
  const path = pathAfter(c, 'object/upload/sign')
  const signed = await signedPaths.verify(c.req.query('token'), path, 'upload')
  if (!signed.signer) throw errors.signature()
  const { request } = c.get('caller')
  const caller: Caller = {
    role: signed.signer.role,
    claims: signed.signer,
    ...(request && { request }),
  }
  const target = { ...path, owner: ownerOf(caller), upsert: signed.upsert ?? false }
  await slots.hold(target.owner, c.get('clientAddress'), () =>
    putFile(deps, c.req.raw, target, {
      admit: () => requireMayPut(database, caller, target),
      transaction: (work) => database.transactionAs(caller, work),
    }),
  )
  return c.json({ Key: `${path.bucket}/${path.name}` })
}
