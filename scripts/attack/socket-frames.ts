import { randomBytes } from 'node:crypto'
import type { Version } from './attacking-socket.ts'
import { VALUES } from './nonsense.ts'

const DEEP = `${'['.repeat(10_000)}${']'.repeat(10_000)}`

/** Messages that are no JSON, or JSON of no message. */
const TEXTS = [
  '',
  '[',
  'null',
  '[]',
  '{}',
  '[[]]',
  DEEP,
  `["1","2","realtime:odd","broadcast",{"event":"e","payload":${DEEP}}]`,
  `{"topic":"realtime:odd","event":"broadcast","payload":{"event":"e","payload":${DEEP}},"ref":"1"}`,
  '["1","2","realtime:odd","broadcast",{"__proto__":{"a":1},"event":"e"}]',
]

/** Every value in every position of a message, and of what a message holds. */
export const framesOf = (version: Version, token: string): (string | Buffer)[] => [
  ...[...positions(), ...payloads(token)].map((fields) => write(version, fields)),
  ...TEXTS,
  ...binaries(),
]

const write = (version: Version, fields: unknown[]) => {
  const [join_ref, ref, topic, event, payload] = fields
  return version === '1.0.0'
    ? JSON.stringify({ topic, event, payload, ref, join_ref })
    : JSON.stringify(fields)
}

const message = (event: string, payload: unknown) => ['a1', '2', 'realtime:odd', event, payload]

const positions = () =>
  [0, 1, 2, 3, 4].flatMap((place) =>
    ['phx_join', 'broadcast', 'presence', 'access_token', 'phx_leave'].flatMap((event) =>
      VALUES.map((value) => message(event, {}).with(place, value)),
    ),
  )

/** Every value in every place within a payload. */
const payloads = (token: string) => {
  const within = (event: string, make: (value: unknown) => unknown) =>
    VALUES.map((value) => message(event, make(value)))
  const change = { event: '*', schema: 'public', table: 'properties' }
  const config = (more: object) => ({ access_token: token, config: more })
  return [
    within('phx_join', (value) => ({ access_token: value })),
    within('phx_join', (value) => ({ config: value })),
    ...['broadcast', 'presence', 'private', 'postgres_changes', 'postgres_changes_options'].map(
      (field) => within('phx_join', (value) => config({ [field]: value })),
    ),
    within('phx_join', (value) => config({ presence: { key: value, enabled: true } })),
    ...['event', 'schema', 'table', 'filter', 'select'].map((field) =>
      within('phx_join', (value) => config({ postgres_changes: [{ ...change, [field]: value }] })),
    ),
    within('phx_join', (value) =>
      config({ postgres_changes: [{ ...change, filter: `address=eq.${asText(value)}` }] }),
    ),
    within('phx_join', (value) =>
      config({ postgres_changes: [{ ...change, filter: `${asText(value)}=eq.1` }] }),
    ),
    within('access_token', (value) => ({ access_token: value })),
    within('broadcast', (value) => ({ type: 'broadcast', event: value, payload: value })),
    within('presence', (value) => ({ type: 'presence', event: value })),
    within('presence', (value) => ({ type: 'presence', event: 'track', payload: value })),
    within('presence', (value) => ({ type: 'presence', event: 'track', payload: { a: value } })),
    within('presence', (value) => ({
      type: 'presence',
      event: 'track',
      payload: { [asText(value)]: 1 },
    })),
    within('heartbeat', (value) => value),
  ].flat()
}

const binaries = () =>
  Array.from({ length: 60 }, (_, n) => {
    const bytes = randomBytes(n)
    if (n % 2 === 0 && n > 0) bytes[0] = 3
    if (n % 4 === 0 && n > 7) bytes.fill(1, 1, 6)
    return bytes
  })

const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
