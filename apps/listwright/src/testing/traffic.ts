import { clientFor } from './client-for.ts'
import type { KnownAccount, KnownProperty, Ledger } from './ledger.ts'
import { PROPERTY } from './property.ts'

const AT_ONCE = 4
const SAVES = 6
const PASSWORD = 'correct horse 7'

let addresses = 0

/** So that no limit stops it. */
export const clientAtOwnAddress = (url: string, key: string) => {
  addresses += 1
  const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
  return clientFor(url, key, address)
}
type Client = ReturnType<typeof clientFor>

/**
 * People who sign up, save properties and lock texts in until the server no longer answers. `ended` says which refusals
 * they met while it still did.
 */
export const startTraffic = (url: string, key: string, ledger: Ledger) => {
  const people = Array.from({ length: AT_ONCE }, () => workUntilItDies(url, key, ledger))
  const ended = Promise.all(people).then((refusals) => refusals.filter(Boolean))
  return {
    ended,
    /** Resolves when so much more has been acknowledged, or nothing more will be. */
    acknowledged: (count: number) => Promise.race([ended, ledger.grown(count)]),
  }
}

const workUntilItDies = async (url: string, key: string, ledger: Ledger) => {
  for (;;) {
    const refusal = await workOn(clientAtOwnAddress(url, key), ledger).catch(
      (error: unknown) => error,
    )
    if (refusal instanceof Refused) return refusal.message
    if (refusal) return ''
  }
}

/** The server answered, and not as it should. */
class Refused extends Error {}

const workOn = async (client: Client, ledger: Ledger) => {
  const email = `person-${crypto.randomUUID()}@example.test`
  const signedUp = await client.auth.signUp({ email, password: PASSWORD })
  requireDone(signedUp.error)
  const account = ledger.open(email, PASSWORD)
  const signedIn = await client.auth.signInWithPassword({ email, password: PASSWORD })
  requireDone(signedIn.error)
  const property = await addProperty(client, ledger, account, signedIn.data.user?.id ?? '')
  for (let save = 1; save <= SAVES; save += 1) {
    await savePrice(client, ledger, property, property.price + 1_000)
    if (save % 2 === 0) await lockIn(client, ledger, account, property)
  }
}

const addProperty = async (
  client: Client,
  ledger: Ledger,
  account: KnownAccount,
  userId: string,
) => {
  const id = crypto.randomUUID()
  const price = 100_000
  const row = { ...PROPERTY, id, user_id: userId, price }
  const { error } = await client.from('properties').insert(row)
  requireDone(error)
  return ledger.add(account, id, price)
}

const savePrice = async (
  client: Client,
  ledger: Ledger,
  property: KnownProperty,
  price: number,
) => {
  const acknowledged = ledger.save(property, price)
  const { error } = await client.from('properties').update({ price }).eq('id', property.id)
  requireDone(error)
  acknowledged()
}

const lockIn = async (
  client: Client,
  ledger: Ledger,
  account: KnownAccount,
  property: KnownProperty,
) => {
  const id = crypto.randomUUID()
  const { error } = await client.from('content').insert({
    id,
    property_id: property.id,
    tone: 'luxury',
    description: 'A four-bedroom home with a covered patio.',
    social_captions: { facebook: 'f', instagram: 'i', linkedin: 'l', twitter: 't' },
  })
  requireDone(error)
  ledger.lock(account, id)
}

/** No status, or none of HTTP's, is what a client says of a connection that broke. */
const requireDone = (error: { message: string; status?: number; code?: string } | null) => {
  if (!error) return
  const isAnswer = error.status !== undefined ? error.status > 0 : error.code !== ''
  if (isAnswer) throw new Refused(`${error.code}: ${error.message}`)
  throw new Error(error.message)
}
