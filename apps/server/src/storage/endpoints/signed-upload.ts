import { bucketNamed } from '../buckets/bucket.ts'
import { type Endpoint, ownerOf, pathAfter, wantsUpsert } from '../endpoint.ts'
import { requireMayPut } from '../objects/put-object.ts'
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
    const owner = ownerOf(caller)
    const upsert = wantsUpsert(c)
    await requireMayPut(database, caller, { ...path, owner, upsert })
    const token = await signedPaths.sign(path, 'upload', TWO_HOURS_SECONDS, {
      upsert,
      ...(owner && { owner }),
    })
    return c.json({ url: `/object/upload/sign/${path.bucket}/${path.name}?token=${token}`, token })
  }

/** PUT /object/upload/sign/{bucket}/{path}?token=…: the token alone decides. */
export const uploadToSigned: Endpoint = (deps) => async (c) => {
  const { database, signedPaths, slots } = deps
  const path = pathAfter(c, 'object/upload/sign')
  const signed = await signedPaths.verify(c.req.query('token'), path, 'upload')
  const target = { ...path, owner: signed.owner ?? null, upsert: signed.upsert ?? false }
  await slots.hold(target.owner ?? c.get('clientAddress'), () =>
    putFile(deps, c.req.raw, target, {
      admit: async () => undefined,
      transaction: (work) => database.transaction(work),
    }),
  )
  return c.json({ Key: `${path.bucket}/${path.name}` })
}
