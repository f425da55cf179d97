import { z } from 'zod'
import { parseJson } from '../../http/parse-json.ts'

export const VERSIONS = ['1.0.0', '2.0.0'] as const
/** 1.0.0 writes messages as objects, 2.0.0 as arrays. */
export type Version = (typeof VERSIONS)[number]

const ref = z.union([z.string().max(255), z.number().transform(String), z.null()]).default(null)
const name = z.string().max(1_000)
const fields = z.object({
  topic: name,
  event: name,
  payload: z.unknown().optional(),
  ref,
  join_ref: ref,
})

export interface Message {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

interface Outgoing {
  topic: string
  event: string
  /** Written as JSON already: many sockets get the same. */
  payload: string
  ref?: string | null
  joinRef?: string | null
}

/** A text frame, or undefined where it is no message. */
export const decodeMessage = (version: Version, text: string): Message | undefined => {
  const parsed = fields.safeParse(toFields(version, parseJson(text)))
  if (!parsed.success) return undefined
  const { join_ref: joinRef, payload, ...message } = parsed.data
  return { ...message, joinRef, payload }
}

const toFields = (version: Version, json: unknown): unknown => {
  if (version === '1.0.0') return json
  if (!Array.isArray(json)) return undefined
  const [join_ref, ref, topic, event, payload] = json
  return { join_ref, ref, topic, event, payload }
}

export const encodeMessage = (
  version: Version,
  { topic, event, payload, ref = null, joinRef = null }: Outgoing,
): string => {
  const [to, what] = [JSON.stringify(topic), JSON.stringify(event)]
  const [reply, join] = [JSON.stringify(ref), JSON.stringify(joinRef)]
  return version === '1.0.0'
    ? `{"topic":${to},"event":${what},"payload":${payload},"ref":${reply},"join_ref":${join}}`
    : `[${join},${reply},${to},${what},${payload}]`
}
