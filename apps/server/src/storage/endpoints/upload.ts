import { type Endpoint, ownerOf, pathAfter, wantsUpsert } from '../endpoint.ts'
import { requireMayPut } from '../objects/put-object.ts'
import { putFile } from './put-file.ts'

/** POST and PUT /object/{bucket}/{path}: PUT takes the place of what is there. */
export const upload: Endpoint = (deps) => async (c) => {
  const { database, slots } = deps
  const caller = c.get('caller')
  const path = pathAfter(c, 'object')
  const upsert = wantsUpsert(c) || c.req.method === 'PUT'
  const target = { ...path, owner: ownerOf(caller), upsert }
  const id = await slots.hold(ownerOf(caller), c.get('clientAddress'), () =>
    putFile(deps, c.req.raw, target, {
      admit: () => requireMayPut(database, caller, target),
      transaction: (work) => database.transactionAs(caller, work),
    }),
  )
  return c.json({ Id: id, Key: `${path.bucket}/${path.name}` })
}
