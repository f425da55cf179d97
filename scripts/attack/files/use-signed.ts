import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attacker } from '../attacker.ts'
import { AT_ONCE, BUCKET, type Folder, JPEG, upload } from './folder.ts'

const NONSENSE = ['', 'x', 'a.b.c', '\0', 'x'.repeat(6_000)]

/** Signed addresses after their time, after a move, for something else, and written by oneself. */
export const useSigned = async (attacker: Attacker, victim: Folder, own: Folder) => {
  const { token } = own.person
  const path = `${own.property}/${randomUUID()}-large.jpg`
  await upload(attacker, path, JPEG, token)
  const sign = async (expiresIn: number) => {
    const { json } = await attacker.post(
      `/storage/v1/object/sign/${BUCKET}/${path}`,
      { expiresIn },
      { token },
    )
    return String(json.signedURL)
  }
  const [short, long] = [await sign(1), await sign(60)]
  const open = (url: string) => attacker.ask(`/storage/v1${url}`)
  attacker.expect((await open(long)).status === 200, 'a signed address does not open')
  await sleep(2_100)
  attacker.expect((await open(short)).status >= 400, 'a signed address opens after its time')

  const elsewhere = `${own.property}/${randomUUID()}-large.jpg`
  const places = { bucketId: BUCKET, sourceKey: path, destinationKey: elsewhere }
  await attacker.post('/storage/v1/object/move', places, { token })
  attacker.expect((await open(long)).status >= 400, 'a signed address opens after a move')
  await upload(attacker, path, JPEG, token)
  attacker.expect((await open(long)).status >= 400, 'a signed address opens another file')

  const good = new URL(long, attacker.target.url).searchParams.get('token') ?? ''
  const tokens = [good, token, attacker.target.anonKey, ...forgedFrom(good, victim), ...NONSENSE]
  await attacker.storm(tokens, AT_ONCE, (each) => expectRefused(attacker, victim, each))
}

/** The same claims for a file of somebody else, without a signature and with a wrong one. */
const forgedFrom = (good: string, victim: Folder) => {
  const [head = '', body = ''] = good.split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const forged = Buffer.from(
    JSON.stringify({ ...claims, url: `${BUCKET}/${victim.path}`, exp: 9_999_999_999 }),
  ).toString('base64url')
  return [`${none}.${forged}.`, `${head}.${forged}.AAAA`]
}

const expectRefused = async (attacker: Attacker, victim: Folder, token: string) => {
  const url = `/storage/v1/object/sign/${BUCKET}/${victim.path}?token=${encodeURIComponent(token)}`
  const { status } = await attacker.ask(url)
  attacker.expect(status >= 400, `a token that is none opens a file: ${token.slice(0, 40)}`)
  const put = await attacker.ask(url.replace('/sign/', '/upload/sign/'), {
    method: 'PUT',
    body: JPEG,
    headers: { 'content-type': 'image/jpeg' },
  })
  attacker.expect(put.status >= 400, `a token that is none takes a file: ${token.slice(0, 40)}`)
}
