import { randomUUID } from 'node:crypto'
import {
  ApiKeys,
  authSettings,
  createServer,
  type Database,
  KeyRing,
  newSigningKey,
  type Server,
  WebFile,
} from '@listwright/server'
import { benchTables, type Question } from './server-questions.ts'

const SITE = 'http://127.0.0.1:4110'

export type BenchApp = Awaited<ReturnType<typeof openBenchApp>>

/** The app over a database with the bench's tables, and a user who owns what is in them. */
export const openBenchApp = async (database: Database) => {
  const user = randomUUID()
  await database.execute(benchTables(user))
  const keyRing = await KeyRing.create([await newSigningKey()], `${SITE}/auth/v1`)
  const apiKeys = new ApiKeys('sb_publishable_bench', 'sb_secret_bench')
  const app = createServer({
    database,
    keyRing,
    apiKeys,
    auth: authSettings({ siteUrl: SITE, encryptionKey: 'an encryption key for the benchmark' }),
    mailer: { enqueue: async () => undefined },
    web: new Map([['/index.html', new WebFile('/index.html', Buffer.from(PAGE))]]),
  })
  const token = await keyRing.sign({
    sub: user,
    role: 'authenticated',
    aud: 'authenticated',
    exp: Math.floor(Date.now() / 1000) + 3600,
  })
  const headers = {
    apikey: apiKeys.publishable,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    prefer: 'return=representation',
  }
  return { app, keyRing, headers }
}

const PAGE = `<!doctype html><title>Home</title><p>${'A page of some length. '.repeat(500)}</p>`

/** Asks a question as it would come over the wire, and insists on an answer. */
export const asking =
  (app: Pick<Server, 'request'>, headers: Record<string, string>, [name, path, init]: Question) =>
  async () => {
    const sent = { ...headers, ...(init.body && { 'content-length': String(init.body.length) }) }
    const answer = await app.request(`${SITE}${path}`, { ...init, headers: sent })
    const text = await answer.text()
    if (!answer.ok || text.length < 10) throw new Error(`${name}: ${answer.status} ${text}`)
  }
