import type { Ask, Attacker } from './attacker.ts'
import { HEADERS, OPERATORS, RESERVED, VALUES } from './nonsense.ts'

const AT_ONCE = 24

interface Position {
  method: string
  path: string
  /** Names of columns or arguments. */
  fields: string[]
}

/** Nonsense of every kind in every place of every route, until the day's requests are used up. */
export const fuzz = async (attacker: Attacker) => {
  const { token } = await attacker.newPerson()
  const positions = [...(await restPositions(attacker, token)), ...(await otherPositions(attacker))]
  const random = seeded(20_261_116)
  const left = Math.max(0, attacker.budget - attacker.requests)
  await attacker.storm(Array.from({ length: left }), AT_ONCE, () => {
    const position = pick(random, positions)
    // A request that signs out or changes the password would end the attacker's own session.
    const isOwn = /logout|\/user$/.test(position.path)
    return attacker.ask(...request(random, position, isOwn ? undefined : token))
  })
}

type Random = () => number
const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

/** The same day again for the same number. */
const seeded = (seed: number): Random => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Described {
  paths: Record<
    string,
    Record<string, { parameters?: { schema?: Described['definitions'][string] }[] }>
  >
  definitions: Record<string, { properties?: Record<string, unknown> }>
}

/** Every table, view and function the server tells of, with its columns or arguments. */
const restPositions = async (attacker: Attacker, token: string): Promise<Position[]> => {
  const { json } = await attacker.ask('/rest/v1/', { token })
  const { paths, definitions } = json as unknown as Described
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters }]) => ({
      method: method.toUpperCase(),
      path: `/rest/v1${path}`,
      fields: Object.keys(
        parameters?.[0]?.schema?.properties ?? definitions[path.slice(1)]?.properties ?? {},
      ),
    })),
  )
}

const otherPositions = async (attacker: Attacker): Promise<Position[]> => {
  const { json } = await attacker.ask('/openapi.json')
  return Object.entries((json as unknown as Described).paths)
    .filter(([path]) => !path.startsWith('/rest/'))
    .flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => ({
        method: method.toUpperCase(),
        path: path.replace('{name}', FUNCTIONS[path.length % FUNCTIONS.length] ?? ''),
        fields: AUTH_FIELDS,
      })),
    )
}

const FUNCTIONS = [
  'generate-content',
  'create-checkout',
  'customer-portal',
  'invite-team-member',
  'send-beta-invite-email',
  'payment-webhook',
  'deliver-mail',
]
const AUTH_FIELDS =
  'email password token token_hash type grant_type refresh_token nonce data phone redirect_to provider code code_verifier code_challenge code_challenge_method factor_type friendly_name challenge_id state error id_token scope create_user'.split(
    ' ',
  )

const asText = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
const wellFormed = (text: string) => Buffer.from(text).toString()

const request = (random: Random, position: Position, token: string | undefined): [string, Ask] => {
  const { method, fields } = position
  const value = () => pick(random, VALUES)
  const field = () => (fields.length > 0 && random() < 0.8 ? pick(random, fields) : asText(value()))
  const path = position.path.replaceAll(
    /\{\w+\}/g,
    () => encodeURIComponent(wellFormed(asText(value())).slice(0, 200)) || 'x',
  )
  const query = new URLSearchParams()
  while (random() < 0.6) {
    const isFilter = position.path.startsWith('/rest/') && random() < 0.7
    if (isFilter) query.append(field(), `${pick(random, OPERATORS)}.${asText(value())}`)
    else query.append(random() < 0.5 ? pick(random, RESERVED) : field(), asText(value()))
  }
  const headers: Record<string, string> = {}
  while (random() < 0.3) {
    const name = pick(random, Object.keys(HEADERS))
    headers[name] = pick(random, HEADERS[name] ?? [])
  }
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method)
  const search = query.size > 0 ? `?${query}`.slice(0, 8_000) : ''
  return [
    path + search,
    {
      method,
      headers,
      ...(token !== undefined && random() < 0.7 && { token }),
      ...(hasBody && random() < 0.9 && { body: body(random, field, value) }),
    },
  ]
}

const body = (random: Random, field: () => string, value: () => unknown): string => {
  if (random() < 0.15) return wellFormed(asText(value()))
  const row = () => {
    const entries: [string, unknown][] = []
    do entries.push([field(), value()])
    while (random() < 0.7)
    return Object.fromEntries(entries)
  }
  return JSON.stringify(random() < 0.2 ? [row(), row()] : row())
}
