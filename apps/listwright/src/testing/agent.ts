import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { codeAt, stepAt } from '@listwright/server/testing'
import type { SupabaseClient } from '@supabase/supabase-js'
import { clientFor } from './client-for.ts'
import { PROPERTY } from './property.ts'

/** Somebody with a password, a second factor, a property and a photo, whose things can be looked for elsewhere. */
export interface Agent {
  email: string
  password: string
  /** What the authenticator app knows. */
  factor: { secret: string }
  propertyId: string
  photo: { path: string; bytes: Buffer }
}

const BUCKET = 'property-photos'

export const anAgent = async (url: string, dataDir: string): Promise<Agent> => {
  const email = `agent-${randomUUID()}@example.test`
  const password = 'correct horse 7'
  const { secretKey } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  const admin = clientFor(url, secretKey)
  const created = await admin.auth.admin.createUser({ email, password, email_confirm: true })
  if (created.error) throw created.error
  const client = await signedIn(url, { email, password })
  const factor = await enrol(client)
  const propertyId = await addProperty(client)
  return { email, password, factor, propertyId, photo: await addPhoto(client, propertyId) }
}

export const addProperty = async (client: SupabaseClient): Promise<string> => {
  const added = await client.from('properties').insert(PROPERTY).select('id').single()
  return unwrap(added).id
}

/** The bytes of a JPEG as far as anybody looks. */
export const addPhoto = async (client: SupabaseClient, propertyId: string) => {
  const id = randomUUID()
  const bytes = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), randomBytes(20_000)])
  for (const size of ['large', 'small']) {
    const path = `${propertyId}/${id}-${size}.jpg`
    unwrap(await client.storage.from(BUCKET).upload(path, bytes, { contentType: 'image/jpeg' }))
  }
  const row = { id, property_id: propertyId, width: 1600, height: 1200 }
  unwrap(await client.from('property_photos').insert(row).select('id').single())
  return { path: `${propertyId}/${id}-large.jpg`, bytes }
}

/** Signs in with password and code, and answers what of the agent's things is there as it was. */
export const findAgent = async (url: string, agent: Agent) => {
  const client = await signedIn(url, agent)
  const secondFactor = await enterCode(client, agent.factor.secret)
  const properties = await client.from('properties').select('id').eq('id', agent.propertyId)
  const photo = await client.storage.from(BUCKET).download(agent.photo.path)
  const bytes = photo.data && Buffer.from(await photo.data.arrayBuffer())
  return {
    client,
    found: {
      secondFactor,
      property: properties.data?.length === 1,
      photo: bytes?.equals(agent.photo.bytes) ?? false,
    },
  }
}

export const EVERYTHING = { secondFactor: 'verified', property: true, photo: true }

export const signedIn = async (url: string, credentials: { email: string; password: string }) => {
  const { supabaseAnonKey } = await (await fetch(`${url}/config.json`)).json()
  const client = clientFor(url, supabaseAnonKey)
  const { email, password } = credentials
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

/** Uses up the code of the last half minute, which is still good: two newer ones can be entered at once. */
const enrol = async (client: SupabaseClient) => {
  const { id, totp } = unwrap(await client.auth.mfa.enroll({ factorType: 'totp' }))
  const verify = () => {
    const code = codeAt(totp.secret, stepAt(new Date()) - 1)
    return client.auth.mfa.challengeAndVerify({ factorId: id, code })
  }
  const step = stepAt(new Date())
  const verified = await verify()
  // The half minute may have ended while the code was on its way.
  unwrap(verified.error && stepAt(new Date()) !== step ? await verify() : verified)
  return { secret: totp.secret }
}

/**
 * 'verified', or why it is not. A code works once in each copy of an installation, and that of the next half minute is
 * good already, so only the third in a row within one copy has to wait.
 */
const enterCode = async (client: SupabaseClient, secret: string): Promise<string> => {
  const factors = unwrap(await client.auth.mfa.listFactors())
  const factorId = factors.totp[0]?.id ?? ''
  const enter = async (step: number) => {
    const code = codeAt(secret, step)
    return (await client.auth.mfa.challengeAndVerify({ factorId, code })).error?.message
  }
  const step = stepAt(new Date())
  if (!((await enter(step)) && (await enter(step + 1)))) return 'verified'
  while (stepAt(new Date()) === step) await setTimeout(500)
  return (await enter(step + 2)) ?? 'verified'
}

const unwrap = <T>({ data, error }: { data: T | null; error: unknown }): T => {
  if (error || data === null) throw error ?? new Error('Nothing was answered')
  return data
}
