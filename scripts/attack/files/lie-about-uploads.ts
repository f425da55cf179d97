import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import type { Attacker } from '../attacker.ts'
import { AT_ONCE, BUCKET, type Folder, JPEG } from './folder.ts'

const MEBIBYTE = 1_048_576

const part = (headers: string, body: string) => `--x\r\n${headers}\r\n\r\n${body}\r\n`
const FILE = 'content-disposition: form-data; name=""; filename="a.jpg"\r\ncontent-type: image/jpeg'

/** Content types, each with a body that is not what it says. */
const FORMS: [string, string | Uint8Array][] = [
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=', ''],
  [`multipart/form-data; boundary=${'b'.repeat(2_000)}`, 'x'],
  ['multipart/form-data; boundary=x', ''],
  ['multipart/form-data; boundary=x', '--x--\r\n'],
  ['multipart/form-data; boundary=x', part(FILE, '\xff\xd8')],
  ['multipart/form-data; boundary=x', part('no-disposition: 1', 'x')],
  ['multipart/form-data; boundary=x', part(`${FILE}\r\nx: ${'y'.repeat(100_000)}`, 'z')],
  ['multipart/form-data; boundary=x', `${part(FILE, 'a').repeat(50)}--x--\r\n`],
  [
    'multipart/form-data; boundary=x',
    `${part('content-disposition: form-data; name="a"', 'b').repeat(2_000)}--x--`,
  ],
  [
    'multipart/form-data; boundary=x',
    part('content-disposition: form-data; name="metadata"', '['.repeat(50_000)) + part(FILE, 'x'),
  ],
  [
    'multipart/form-data; boundary=x',
    part('content-disposition: form-data; name="cacheControl"', 'x'.repeat(70_000)) +
      part(FILE, 'x'),
  ],
  [
    'multipart/form-data; boundary=x',
    part(`content-disposition: form-data; name=""; filename="${'../'.repeat(99)}"`, 'x'),
  ],
  ['multipart/form-data; boundary=x', `${'\r\n'.repeat(100_000)}--x`],
  ['multipart/mixed; boundary=x', part(FILE, 'x')],
  ['image/jpeg', new Uint8Array()],
  ['', JPEG],
]

/** Headers that say something else than what follows. */
const LIES = [
  'content-length: 5000000',
  'content-length: -1',
  'content-length: 99999999999',
  'transfer-encoding: chunked',
  'transfer-encoding: chunked\r\ncontent-length: 3',
  'content-length: 3\r\ncontent-length: 4',
  'content-encoding: gzip\r\ncontent-length: 3',
  'expect: 100-continue\r\ncontent-length: 999999',
]

/** Too long, shorter than they say, without an end, and no forms at all. */
export const lieAboutUploads = async (attacker: Attacker, own: Folder) => {
  await sendTooLong(attacker, own)
  await sendForms(attacker, own)
  await sendLies(attacker, own)
}

const placeIn = (own: Folder) =>
  `/storage/v1/object/${BUCKET}/${own.property}/${randomUUID()}-large.jpg`

const sendTooLong = async (attacker: Attacker, own: Folder) => {
  const { status } = await attacker.ask(placeIn(own), {
    method: 'POST',
    token: own.person.token,
    body: Buffer.concat([JPEG, Buffer.alloc(6 * MEBIBYTE)]),
    headers: { 'content-type': 'image/jpeg' },
  })
  attacker.expect(status >= 400, `six mebibytes were taken: ${status}`)
}

const sendForms = (attacker: Attacker, own: Folder) =>
  attacker.storm(FORMS, AT_ONCE, ([type, body]) =>
    attacker.ask(placeIn(own), {
      method: 'POST',
      token: own.person.token,
      body: typeof body === 'string' ? Buffer.from(body, 'latin1') : body,
      headers: { 'content-type': type },
    }),
  )

const sendLies = (attacker: Attacker, own: Folder) =>
  attacker.storm(LIES, AT_ONCE, async (lie) => {
    const answer = await lieInHeaders(attacker, placeIn(own), own.person.token, lie)
    const found = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
    if (found >= 500) attacker.fault(`an upload with ${lie}: ${answer}`)
  })

/** Writes a request by hand, a few bytes of its body, and hangs up. */
const lieInHeaders = (attacker: Attacker, path: string, token: string, lie: string) =>
  new Promise<string>((resolve) => {
    attacker.requests += 1
    const { hostname, port } = new URL(attacker.target.url)
    let text = ''
    const socket = connect(Number(port), hostname)
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\napikey: ${attacker.target.anonKey}\r\nauthorization: Bearer ${token}\r\ncontent-type: image/jpeg\r\n${lie}\r\n\r\n`,
    )
    socket.write(JPEG)
    setTimeout(() => socket.destroy(), 1_000)
  })
