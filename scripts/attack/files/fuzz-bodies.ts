import type { Attacker } from '../attacker.ts'
import { VALUES } from '../nonsense.ts'
import { AT_ONCE, type Folder } from './folder.ts'
import { routesTo } from './routes-to.ts'

/** Nonsense in every field of every body. */
export const fuzzBodies = async (attacker: Attacker, victim: Folder, own: Folder) => {
  const routes = routesTo(victim, own).filter(
    ({ body }) => typeof body === 'object' && !(body instanceof Uint8Array),
  )
  const asks = routes.flatMap(({ method, path, body = {} }) =>
    [
      '',
      ...Object.keys(body as object),
      'limit',
      'offset',
      'sortBy',
      'cursor',
      'prefix',
      'search',
      'file_size_limit',
      'allowed_mime_types',
      'public',
    ].flatMap((field) =>
      VALUES.map((value) => ({
        method,
        path,
        body: JSON.stringify(field ? { ...(body as object), [field]: value } : value) ?? '',
      })),
    ),
  )
  // Some of them each day would do, but there are not that many.
  const some = asks.filter((_, index) => index % 3 === 0)
  await attacker.storm(some, AT_ONCE, ({ method, path, body }) =>
    attacker.ask(path, { method, body, token: own.person.token }),
  )
}
