import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attacker, Person } from './attacker.ts'
import { VALUES } from './nonsense.ts'

const BUCKET = 'property-photos'
const AT_ONCE = 16
/** What a bucket for photos takes: it begins like a picture, whatever follows. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0])
const MEBIBYTE = 1_048_576

interface Folder {
  person: Person
  property: string
  /** A file in it. */
  path: string
}

/** Goes for the files of others, puts traps among its own, and sends what no server should be sent. */
export async function openFiles(attacker: Attacker) {
  const secret = Buffer.concat([JPEG, Buffer.from(attacker.canary)])
  const victim = await folderOf(attacker, attacker.victim, secret)
  const own = await folderOf(attacker, await attacker.newPerson(), JPEG)
  const strangers: (string | undefined)[] = [own.person.token, undefined]
  await attacker.storm(
    strangers.flatMap((token) => routesTo(victim, own).map((route) => ({ ...route, token }))),
    AT_ONCE,
    ({ method, path, body, token }) =>
      attacker.ask(path, { method, ...(token && { token }), ...(body !== undefined && { body }) }),
  )
  await playTricks(attacker, victim, own)
  await useSigned(attacker, victim, own)
  await plantPages(attacker, own)
  await lieAboutUploads(attacker, own)
  await abuseRanges(attacker, own)
  await fuzzBodies(attacker, victim, own)

  const kept = await attacker.ask(`/storage/v1/object/${BUCKET}/${victim.path}`, {
    token: victim.person.token,
  })
  attacker.expect(kept.text.includes(attacker.canary), `the victim's file is ${kept.status}`)
}

async function folderOf(attacker: Attacker, person: Person, file: Buffer): Promise<Folder> {
  const { token } = person
  const { json } = await attacker.ask('/rest/v1/properties', {
    method: 'POST',
    token,
    headers: { prefer: 'return=representation' },
    body: { ...PROPERTY, address: `${randomUUID().slice(0, 8)} Lane` },
  })
  const [row] = json as unknown as { id: string }[]
  const property = row?.id ?? ''
  const path = `${property}/${randomUUID()}-large.jpg`
  const { status, text } = await upload(attacker, path, file, token)
  if (status !== 200) throw new Error(`No file to go for: ${status} ${text}`)
  return { person, property, path }
}

const PROPERTY = {
  city: 'Boise',
  state: 'ID',
  zip_code: '83702',
  bedrooms: 3,
  bathrooms: 2,
  square_feet: 2000,
  price: 500000,
}

const upload = (
  attacker: Attacker,
  path: string,
  body: Uint8Array,
  token: string,
  type = 'image/jpeg',
) =>
  attacker.ask(`/storage/v1/object/${BUCKET}/${path}`, {
    method: 'POST',
    token,
    body,
    headers: { 'content-type': type },
  })

interface Route {
  method: string
  path: string
  body?: unknown
}

/** Every route that could read, change or pass on a file of somebody else. */
function routesTo(victim: Folder, own: Folder): Route[] {
  const { path, property } = victim
  const at = (words: string, method: string, body?: unknown): Route => ({
    method,
    path: `/storage/v1/${words}`,
    body,
  })
  const mine = `${own.property}/${randomUUID()}-large.jpg`
  const theirs = `${property}/${randomUUID()}-large.jpg`
  const move = (sourceKey: string, destinationKey: string, more = {}) => ({
    bucketId: BUCKET,
    sourceKey,
    destinationKey,
    ...more,
  })
  return [
    at(`object/${BUCKET}/${path}`, 'GET'),
    at(`object/${BUCKET}/${path}`, 'HEAD'),
    at(`object/authenticated/${BUCKET}/${path}`, 'GET'),
    at(`object/public/${BUCKET}/${path}`, 'GET'),
    at(`object/info/${BUCKET}/${path}`, 'GET'),
    at(`object/sign/${BUCKET}/${path}`, 'POST', { expiresIn: 60 }),
    at(`object/sign/${BUCKET}`, 'POST', { expiresIn: 60, paths: [path, own.path] }),
    at(`object/sign/${BUCKET}/${path}`, 'GET'),
    at(`object/upload/sign/${BUCKET}/${theirs}`, 'POST', {}),
    at(`object/upload/sign/${BUCKET}/${path}?token=x`, 'PUT', JPEG),
    at(`object/${BUCKET}/${path}`, 'PUT', JPEG),
    at(`object/${BUCKET}/${theirs}`, 'POST', JPEG),
    at(`object/${BUCKET}/${path}`, 'DELETE'),
    at(`object/${BUCKET}`, 'DELETE', { prefixes: [path, `${property}/`] }),
    at('object/move', 'POST', move(path, mine)),
    at('object/move', 'POST', move(own.path, theirs)),
    at('object/copy', 'POST', move(path, mine)),
    at('object/copy', 'POST', move(own.path, theirs)),
    at('object/copy', 'POST', move(own.path, path)),
    at('object/copy', 'POST', move(path, mine, { destinationBucket: 'avatars' })),
    at(`object/list/${BUCKET}`, 'POST', { prefix: property }),
    at(`object/list/${BUCKET}`, 'POST', { prefix: '', search: property }),
    at(`object/list-v2/${BUCKET}`, 'POST', { prefix: property }),
    at(`bucket/${BUCKET}`, 'GET'),
    at(`bucket/${BUCKET}`, 'PUT', { public: true }),
    at(`bucket/${BUCKET}`, 'DELETE'),
    at(`bucket/${BUCKET}/empty`, 'POST', {}),
    at('bucket', 'POST', { name: `mine-${randomUUID()}`, public: true }),
  ]
}

/** Ways to write the same path, or one that leads elsewhere. Sent as they are: no client of ours tidies them up. */
async function playTricks(attacker: Attacker, victim: Folder, own: Folder) {
  const [folder, file = ''] = victim.path.split('/')
  const tricks = [
    `${own.property}/../${victim.path}`,
    `${own.property}/..%2f${folder}/${file}`,
    `${own.property}%2f..%2f${folder}%2f${file}`,
    `${own.property}/%2e%2e/${victim.path}`,
    `${own.property}/.%2e/${victim.path}`,
    `${own.property}/%252e%252e/${victim.path}`,
    `${own.property}/..%5c${folder}%5c${file}`,
    `${own.property}\\..\\${folder}\\${file}`,
    `${own.property}/..;/${victim.path}`,
    `${own.property}/%c0%ae%c0%ae/${victim.path}`,
    `${own.property}/%e2%80%a4%e2%80%a4/${victim.path}`,
    `${own.property}/..%ef%bc%8f${victim.path}`,
    `${own.property}//${victim.path}`,
    `/${victim.path}`,
    `${victim.path}/`,
    `${victim.path}%00.jpg`,
    `${victim.path}%20`,
    `${victim.path}.`,
    `${victim.path}%0a`,
    `${folder?.toUpperCase()}/${file}`,
    `${folder}/${file.toUpperCase()}`,
    `${own.property}/e%CC%81-${file}`,
    `${own.property}/%C3%A9-${file}`,
    `${own.property}/${'a'.repeat(1_025)}`,
    `${own.property}/${'%61'.repeat(4_000)}`,
    `${own.property}/${'d/'.repeat(500)}f.jpg`,
    `..%2f..%2f..%2f..%2fetc%2fpasswd`,
    '%2e%2e/%2e%2e/secrets.json',
    '%',
    '%zz',
    '%00',
    '',
  ]
  const places = ['object', 'object/authenticated', 'object/public', 'object/info', 'object/sign']
  const asks = tricks.flatMap((trick) => [
    ...places.map((words) => ({ method: 'GET', words, trick })),
    ...['POST', 'PUT', 'DELETE'].map((method) => ({ method, words: 'object', trick })),
    { method: 'POST', words: 'object/upload/sign', trick },
  ])
  await attacker.storm(asks, AT_ONCE, async ({ method, words, trick }) => {
    const { status } = await raw(
      attacker,
      method,
      `/storage/v1/${words}/${BUCKET}/${trick}`,
      own.person.token,
    )
    const mayPass = trick.startsWith(`${own.property}/`) && !/\.\.|%2e|%5c|;|\/\//i.test(trick)
    if (status < 300 && status > 0 && !mayPass)
      attacker.fault(`${method} ${words} let ${trick.slice(0, 100)} pass: ${status}`)
  })
}

/** A request whose path goes out letter by letter. */
const raw = (attacker: Attacker, method: string, path: string, token: string, headers = {}) =>
  new Promise<{ status: number; text: string }>((resolve) => {
    attacker.requests += 1
    const { hostname, port } = new URL(attacker.target.url)
    const body = method === 'POST' || method === 'PUT' ? JPEG : undefined
    const asked = request({
      hostname,
      port,
      method,
      // Node sends no spaces and no letters beyond Latin.
      path: path.replaceAll(/[^!-~]/g, encodeURIComponent),
      timeout: 20_000,
      headers: {
        apikey: attacker.target.anonKey,
        authorization: `Bearer ${token}`,
        'x-forwarded-for': attacker.newAddress(),
        'content-type': 'image/jpeg',
        ...(body && { 'content-length': body.length }),
        ...headers,
      },
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', (error) => {
      attacker.fault(`${method} ${path.slice(0, 120)}: ${error.message}`)
      resolve({ status: 0, text: '' })
    })
    asked.on('response', (answer) => {
      let text = ''
      answer.on('data', (data) => {
        text += data
      })
      answer.on('end', () => {
        const status = answer.statusCode ?? 0
        attacker.statuses[status] = (attacker.statuses[status] ?? 0) + 1
        if (status >= 500) attacker.fault(`${method} ${path.slice(0, 120)}: ${status} ${text}`)
        if (text.includes(attacker.canary))
          attacker.fault(`${method} ${path}: somebody else's file`)
        resolve({ status, text })
      })
    })
    asked.end(body)
  })

/** Signed addresses after their time, after a move, for something else, and written by oneself. */
async function useSigned(attacker: Attacker, victim: Folder, own: Folder) {
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
  const [head = '', body = ''] = good.split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const forged = Buffer.from(
    JSON.stringify({ ...claims, url: `${BUCKET}/${victim.path}`, exp: 9_999_999_999 }),
  ).toString('base64url')
  const tokens = [
    good,
    token,
    attacker.target.anonKey,
    `${none}.${forged}.`,
    `${head}.${forged}.AAAA`,
    '',
    'x',
    'a.b.c',
    '\0',
    'x'.repeat(6_000),
  ]
  await attacker.storm(tokens, AT_ONCE, async (each) => {
    const url = `/storage/v1/object/sign/${BUCKET}/${victim.path}?token=${encodeURIComponent(each)}`
    const { status } = await attacker.ask(url)
    attacker.expect(status >= 400, `a token that is none opens a file: ${each.slice(0, 40)}`)
    const put = await attacker.ask(url.replace('/sign/', '/upload/sign/'), {
      method: 'PUT',
      body: JPEG,
      headers: { 'content-type': 'image/jpeg' },
    })
    attacker.expect(put.status >= 400, `a token that is none takes a file: ${each.slice(0, 40)}`)
  })
}

/** Files that a browser would take for a page of ours. */
async function plantPages(attacker: Attacker, own: Folder) {
  const { token } = own.person
  const page = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  )
  const types = [
    'text/html',
    'image/svg+xml',
    'image/jpeg',
    'application/xhtml+xml',
    'text/javascript',
    'IMAGE/JPEG',
    'image/jpeg;x=</script>',
  ]
  for (const body of [page, drawing])
    for (const type of types) {
      const path = `${own.property}/${randomUUID()}-large.jpg`
      const { status } = await upload(attacker, path, body, token, type)
      attacker.expect(status >= 400, `a page was taken as ${type}`)
    }
  const both = `${own.property}/${randomUUID()}-large.jpg`
  await upload(attacker, both, Buffer.concat([JPEG, page]), token)
  const asks = [
    '',
    '?download',
    '?download=a.html',
    '?download=%0d%0aset-cookie:a=b',
    '?response-content-type=text/html',
  ]
  for (const search of asks) {
    const { status, headers } = await attacker.ask(
      `/storage/v1/object/${BUCKET}/${both}${search}`,
      { token },
    )
    const isSafe =
      status === 200 &&
      headers.get('content-type') === 'image/jpeg' &&
      headers.get('x-content-type-options') === 'nosniff' &&
      /sandbox/.test(headers.get('content-security-policy') ?? '') &&
      /^private\b/.test(headers.get('cache-control') ?? '') &&
      !headers.has('set-cookie')
    attacker.expect(isSafe, `a file with a page in it is served as one: ${search} ${status}`)
  }
}

/** Too long, shorter than they say, without an end, and no forms at all. */
async function lieAboutUploads(attacker: Attacker, own: Folder) {
  const { token } = own.person
  const at = () => `/storage/v1/object/${BUCKET}/${own.property}/${randomUUID()}-large.jpg`
  const long = Buffer.concat([JPEG, Buffer.alloc(6 * MEBIBYTE)])
  const { status } = await attacker.ask(at(), {
    method: 'POST',
    token,
    body: long,
    headers: { 'content-type': 'image/jpeg' },
  })
  attacker.expect(status >= 400, `six mebibytes were taken: ${status}`)
  const boundary = 'x'
  const part = (headers: string, body: string) => `--${boundary}\r\n${headers}\r\n\r\n${body}\r\n`
  const file =
    'content-disposition: form-data; name=""; filename="a.jpg"\r\ncontent-type: image/jpeg'
  const forms: [string, string | Uint8Array][] = [
    ['multipart/form-data', 'no boundary'],
    ['multipart/form-data; boundary=', ''],
    [`multipart/form-data; boundary=${'b'.repeat(2_000)}`, 'x'],
    ['multipart/form-data; boundary=x', ''],
    ['multipart/form-data; boundary=x', '--x--\r\n'],
    ['multipart/form-data; boundary=x', part(file, '\xff\xd8')],
    ['multipart/form-data; boundary=x', part('no-disposition: 1', 'x')],
    ['multipart/form-data; boundary=x', part(`${file}\r\nx: ${'y'.repeat(100_000)}`, 'z')],
    ['multipart/form-data; boundary=x', `${part(file, 'a').repeat(50)}--x--\r\n`],
    [
      'multipart/form-data; boundary=x',
      `${part('content-disposition: form-data; name="a"', 'b').repeat(2_000)}--x--`,
    ],
    [
      'multipart/form-data; boundary=x',
      part('content-disposition: form-data; name="metadata"', '['.repeat(50_000)) + part(file, 'x'),
    ],
    [
      'multipart/form-data; boundary=x',
      part('content-disposition: form-data; name="cacheControl"', 'x'.repeat(70_000)) +
        part(file, 'x'),
    ],
    [
      'multipart/form-data; boundary=x',
      part(`content-disposition: form-data; name=""; filename="${'../'.repeat(99)}"`, 'x'),
    ],
    ['multipart/form-data; boundary=x', `${'\r\n'.repeat(100_000)}--x`],
    ['multipart/mixed; boundary=x', part(file, 'x')],
    ['image/jpeg', new Uint8Array()],
    ['', JPEG],
  ]
  await attacker.storm(forms, AT_ONCE, ([type, body]) =>
    attacker.ask(at(), {
      method: 'POST',
      token,
      body: typeof body === 'string' ? Buffer.from(body, 'latin1') : body,
      headers: { 'content-type': type },
    }),
  )
  const lies = [
    'content-length: 5000000',
    'content-length: -1',
    'content-length: 99999999999',
    'transfer-encoding: chunked',
    'transfer-encoding: chunked\r\ncontent-length: 3',
    'content-length: 3\r\ncontent-length: 4',
    'content-encoding: gzip\r\ncontent-length: 3',
    'expect: 100-continue\r\ncontent-length: 999999',
  ]
  await attacker.storm(lies, AT_ONCE, async (lie) => {
    const answer = await lieInHeaders(attacker, at(), token, lie)
    const found = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
    if (found >= 500) attacker.fault(`an upload with ${lie}: ${answer}`)
  })
}

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

async function abuseRanges(attacker: Attacker, own: Folder) {
  const many = Array.from({ length: 2_000 }, (_, n) => `${n}-${n}`).join(',')
  const ranges = [
    'bytes=0-0',
    'bytes=5-2',
    'bytes=-0',
    'bytes=-',
    'bytes=--1',
    'bytes=99999999999999999999-',
    'bytes=0-99999999999999999999',
    'bytes=-99999999999999999999',
    'bytes=0-,0-,0-',
    `bytes=${many}`.slice(0, 7_000),
    'lines=1-2',
    'bytes=a-b',
    'bytes=1e9-',
    'bytes 0-1',
    '',
  ]
  await attacker.storm(ranges, AT_ONCE, async (range) => {
    const { status } = await attacker.ask(`/storage/v1/object/${BUCKET}/${own.path}`, {
      token: own.person.token,
      headers: { range, 'if-range': '"x"', 'if-none-match': 'W/"'.repeat(50) },
    })
    attacker.expect([200, 206, 304, 416].includes(status), `range ${range.slice(0, 40)}: ${status}`)
  })
}

/** Nonsense in every field of every body. */
async function fuzzBodies(attacker: Attacker, victim: Folder, own: Folder) {
  const routes = routesTo(victim, own).filter(
    ({ body }) => typeof body === 'object' && !(body instanceof Uint8Array),
  )
  const asks = routes.flatMap(({ method, path, body = {} }) =>
    [
      '',
      ...Object.keys(body as object),
      'limit',
      'offset',
      'sortBy',
      'cursor',
      'prefix',
      'search',
      'file_size_limit',
      'allowed_mime_types',
      'public',
    ].flatMap((field) =>
      VALUES.map((value) => ({
        method,
        path,
        body: JSON.stringify(field ? { ...(body as object), [field]: value } : value) ?? '',
      })),
    ),
  )
  // Some of them each day would do, but there are not that many.
  const some = asks.filter((_, index) => index % 3 === 0)
  await attacker.storm(some, AT_ONCE, ({ method, path, body }) =>
    attacker.ask(path, { method, body, token: own.person.token }),
  )
}
