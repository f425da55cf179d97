import { type FeatureReading, readFeaturesRequest } from '@listwright/contracts'
import { type PropertyToWrite, readFeatures as read } from '@listwright/copywriter'
import { requireCaller } from '../_shared/caller.ts'
import { type Clients, createClients } from '../_shared/clients.ts'
import { readSettings } from '../_shared/env.ts'
import { readBody, respond } from '../_shared/respond.ts'
import { turnOf } from '../_shared/turn-of.ts'

interface Deps {
  clients: Clients
  read: (property: PropertyToWrite, year: number) => FeatureReading[]
  now: () => Date
}

/** How the built-in writer understands features, while an agent types them. Nothing is written, stored or counted. */
export const readFeatures = ({ clients, read, now }: Deps) =>
  respond(async (request) => {
    const property = await readBody(request, readFeaturesRequest)
    await requireCaller(clients, request)
    const readings = await turnOf(request)(() => read(property, now().getUTCFullYear()))
    return { readings }
  })

export default (env: Record<string, string | undefined>) =>
  readFeatures({ clients: createClients(readSettings(env)), read, now: () => new Date() })
