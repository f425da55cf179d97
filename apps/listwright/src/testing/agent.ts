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
  factor: Factor
  propertyId: string
  photo: { path: string; bytes: Buffer }
}

/** An authenticator app, and the time step of the last code it gave. */
interface Factor {
  secret: string
  lastStep: number
}

const BUCKET = 'property-photos'

export async function anAgent(url: string, dataDir: string): Promise<Agent> {
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

export async function addProperty(client: SupabaseClient): Promise<string> {
  const added = await client.from('properties').insert(PROPERTY).select('id').single()
  return unwrap(added).id
}

/** The bytes of a JPEG as far as anybody looks. */
export async function addPhoto(client: SupabaseClient, propertyId: string) {
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
export async function findAgent(url: string, agent: Agent) {
  const client = await signedIn(url, agent)
  const factors = unwrap(await client.auth.mfa.listFactors())
  const factorId = factors.totp[0]?.id ?? ''
  const code = await nextCode(agent.factor)
  const raised = await client.auth.mfa.challengeAndVerify({ factorId, code })
  const properties = await client.from('properties').select('id').eq('id', agent.propertyId)
  const photo = await client.storage.from(BUCKET).download(agent.photo.path)
  const bytes = photo.data && Buffer.from(await photo.data.arrayBuffer())
  return {
    client,
    found: {
      secondFactor: raised.error?.message ?? 'verified',
      property: properties.data?.length === 1,
      photo: bytes?.equals(agent.photo.bytes) ?? false,
    },
  }
}

export const EVERYTHING = { secondFactor: 'verified', property: true, photo: true }

export async function signedIn(url: string, credentials: { email: string; password: string }) {
  const { supabaseAnonKey } = await (await fetch(`${url}/config.json`)).json()
  const client = clientFor(url, supabaseAnonKey)
  const { email, password } = credentials
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

async function enrol(client: SupabaseClient): Promise<Factor> {
  const { id, totp } = unwrap(await client.auth.mfa.enroll({ factorType: 'totp' }))
  const factor = { secret: totp.secret, lastStep: 0 }
  const code = await nextCode(factor)
  unwrap(await client.auth.mfa.challengeAndVerify({ factorId: id, code }))
  return factor
}

/** A code works once, and one of the next half minute is good already: so only the third code in a row has to wait. */
async function nextCode(factor: Factor): Promise<string> {
  factor.lastStep = Math.max(factor.lastStep + 1, stepAt(new Date()))
  while (factor.lastStep > stepAt(new Date()) + 1) await setTimeout(500)
  return codeAt(factor.secret, factor.lastStep)
}

function unwrap<T>({ data, error }: { data: T | null; error: unknown }): T {
  if (error || data === null) throw error ?? new Error('Nothing was answered')
  return data
}
