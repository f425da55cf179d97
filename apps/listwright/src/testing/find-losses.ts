import { clientFor } from './client-for.ts'
import type { KnownAccount, Ledger } from './ledger.ts'
import { clientAtOwnAddress } from './traffic.ts'

/** The latest accounts are looked at after every kill, older ones now and then: passwords take long to check. */
const LATEST = 8
const OLDER = 2

/** Acknowledged rows that are missing, read with each account's own sign-in. */
export const findLost = async (
  url: string,
  key: string,
  { accounts }: Ledger,
): Promise<string[]> => {
  const older = Array.from(
    { length: OLDER },
    () => accounts[Math.floor(Math.random() * accounts.length)],
  )
  const looked = new Set([...accounts.slice(-LATEST), ...older])
  const lost: string[] = []
  for (const account of looked) if (account) lost.push(...(await lostOf(url, key, account)))
  return lost
}

const lostOf = async (url: string, key: string, account: KnownAccount): Promise<string[]> => {
  const client = clientAtOwnAddress(url, key)
  const { email, password } = account
  const signedIn = await client.auth.signInWithPassword({ email, password })
  if (signedIn.error) return [`the account ${email}: ${signedIn.error.message}`]
  const [properties, contents] = await Promise.all([
    client.from('properties').select('id, price').throwOnError(),
    client.from('content').select('id').throwOnError(),
  ])
  const prices = new Map(properties.data.map(({ id, price }) => [id, price]))
  const kept = new Set(contents.data.map(({ id }) => id))
  return [
    ...account.properties
      .filter(({ id, price, sent }) => ![price, ...sent].includes(prices.get(id)))
      .map(({ id, price }) => `the price ${price} of ${id}: it is ${prices.get(id)}`),
    ...account.contents.filter((id) => !kept.has(id)).map((id) => `the text ${id}`),
  ]
}

const PAGE = 1_000

/** What does not fit together, whether or not it was acknowledged: a sign-up is there as a whole or not at all. */
export const findBroken = async (url: string, secretKey: string): Promise<string[]> => {
  const platform = clientFor(url, secretKey)
  const users: { id: string; email?: string | undefined }[] = []
  for (let page = 1; ; page += 1) {
    const { data, error } = await platform.auth.admin.listUsers({ page, perPage: PAGE })
    if (error) throw error
    users.push(...data.users)
    if (data.users.length < PAGE) break
  }
  const all = async (table: string, column: string) => {
    const values = new Set<unknown>()
    for (let from = 0; ; from += PAGE) {
      const rows = platform.from(table).select(`value:${column}`).order(column)
      const { data } = await rows.range(from, from + PAGE - 1).throwOnError()
      for (const { value } of data as unknown as { value: unknown }[]) values.add(value)
      if (data.length < PAGE) return values
    }
  }
  const [profiles, mailed, properties, described] = await Promise.all([
    all('profiles', 'id'),
    all('mail_outbox', 'to_address'),
    all('properties', 'id'),
    all('content', 'property_id'),
  ])
  return [
    ...users.filter(({ id }) => !profiles.has(id)).map(({ id }) => `${id} has no profile`),
    ...users.filter(({ email }) => !mailed.has(email)).map(({ id }) => `${id} was sent no mail`),
    ...[...described].filter((id) => !properties.has(id)).map((id) => `a text is about no ${id}`),
    ...(users.length === profiles.size ? [] : ['there are profiles without a user']),
  ]
}
