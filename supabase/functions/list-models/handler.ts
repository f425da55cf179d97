import { requireCaller } from '../_shared/caller.ts'
import { type Clients, createClients } from '../_shared/clients.ts'
import { readSettings } from '../_shared/env.ts'
import { configuredModels, type Models } from '../_shared/models.ts'
import { respond } from '../_shared/respond.ts'

interface Deps {
  clients: Clients
  models: Pick<Models, 'names'>
}

/** Which language models a user may choose. Names only: how they are reached is nobody's business. */
export const listModels = ({ clients, models }: Deps) =>
  respond(async (request) => {
    await requireCaller(clients, request)
    return { models: models.names }
  })

export default (env: Record<string, string | undefined>) => {
  const settings = readSettings(env)
  return listModels({ clients: createClients(settings), models: configuredModels(settings) })
}
