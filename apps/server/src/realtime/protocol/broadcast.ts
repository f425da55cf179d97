import { parseJson } from '../../http/parse-json.ts'
import { encodeMessage, type Version } from './message.ts'

/** What one member of a channel says to the others: JSON, or bytes that only version 2.0.0 can carry. */
export type Broadcast = { event: string } & (
  | { json: string; bytes?: undefined }
  | { bytes: Buffer; json?: undefined }
)

interface BroadcastPush {
  joinRef: string | null
  ref: string | null
  topic: string
  broadcast: Broadcast
}

const PUSH = 3
const DELIVERY = 4
const BYTES = 0
const JSON_TEXT = 1
const PUSH_HEADER = 7

/** A binary frame of a client, or undefined where it is none. */
export const decodeBroadcastPush = (frame: Buffer): BroadcastPush | undefined => {
  if (frame.length < PUSH_HEADER || frame[0] !== PUSH) return undefined
  const lengths = [...frame.subarray(1, 6)]
  const payloadAt = lengths.reduce((sum, length) => sum + length, PUSH_HEADER)
  if (payloadAt > frame.length) return undefined
  let at = PUSH_HEADER
  const [joinRef = '', ref = '', topic = '', event = ''] = lengths.map((length) => {
    at += length
    return frame.toString('utf8', at - length, at)
  })
  const broadcast = readPayload(event, frame[6], frame.subarray(payloadAt))
  return broadcast && { joinRef: joinRef || null, ref: ref || null, topic, broadcast }
}

const readPayload = (
  event: string,
  encoding: number | undefined,
  payload: Buffer,
): Broadcast | undefined => {
  if (encoding === BYTES) return { event, bytes: Buffer.from(payload) }
  if (encoding !== JSON_TEXT) return undefined
  const value = parseJson(payload.toString('utf8'))
  // Written anew, so that no frame to others contains anything that was not read as JSON.
  return value === undefined ? undefined : { event, json: JSON.stringify(value) }
}

/** The frame for clients of a version; undefined where that version cannot carry it. */
export const encodeBroadcast = (
  version: Version,
  topic: string,
  { event, json, bytes }: Broadcast,
): Buffer | string | undefined => {
  if (json !== undefined) {
    const payload = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${json}}`
    return encodeMessage(version, { topic, event: 'broadcast', payload })
  }
  const [to, what] = [Buffer.from(topic), Buffer.from(event)]
  if (version === '1.0.0' || to.length > 255 || what.length > 255) return undefined
  return Buffer.concat([Buffer.from([DELIVERY, to.length, what.length, 0, BYTES]), to, what, bytes])
}
