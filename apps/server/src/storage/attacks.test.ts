import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { trustProxies } from '../http/client-address.ts'
import { type Listener, listen } from '../listen.ts'
import { describeDatabases } from '../testing/test-database.ts'
import { DiskFiles } from './files/disk-files.ts'
import { PNG, pngFile } from './testing/pictures.ts'
import { type StorageWorld, startStorage } from './testing/start-storage.ts'

const ANN = randomUUID()
const EVE = randomUUID()
const SECRET = `${ANN}/secret.txt`
const CANARY = 'canary outside of every bucket'

/** A body that each route would take. */
const SOUND = {
  prefix: '',
  prefixes: ['x'],
  paths: ['x'],
  expiresIn: 60,
  bucketId: 'private',
  sourceKey: 'x',
  destinationKey: 'y',
  name: 'odd',
}

describeDatabases((open) => {
  let database: Database
  let world: StorageWorld
  let ann: Awaited<ReturnType<StorageWorld['clientOf']>>
  let eve: typeof ann
  let isFull = false
  let listener: Listener

  beforeAll(async () => {
    database = await open()
    world = await startStorage(database, {
      fileSizeLimit: 1_000_000,
      wrap: (files) => ({
        keep: async (name, path) => {
          if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
          return files.keep(name, path)
        },
        read: (name, range) => files.read(name, range),
        copy: (from, to) => files.copy(from, to),
        remove: (name) => files.remove(name),
      }),
    })
    ann = await world.clientOf(ANN)
    eve = await world.clientOf(EVE)
    await writeFile(join(world.directory, 'canary.txt'), CANARY)
    await mkdir(join(world.directory, ANN))
    listener = await listen({
      host: '127.0.0.1',
      port: 0,
      requestTimeoutMs: 10_000,
      maxConnectionsPerAddress: 64,
      trustedProxies: trustProxies([]),
    })
    listener.serve(world.app.fetch)
  })
  afterAll(async () => {
    await listener.close()
    await world.close()
  })
  beforeEach(async () => {
    await ann.from('private').upload(SECRET, 'secret', { upsert: true })
  })

  /** The rows, the files that belong to them, and nothing else. */
  const census = async () => {
    await expect
      .poll(async () => (await database.query('select from storage.loose_files')).rowCount)
      .toBe(0)
    const { rows } = await database.query<{ version: string }>(
      'select version from storage.objects where version is not null',
    )
    expect((await world.kept()).sort()).toEqual(rows.map(({ version }) => version).sort())
    expect(await world.incoming()).toEqual([])
    return rows.length
  }

  describe('[SEC-AC-14] a folder of somebody else', () => {
    it('is not read, written, signed, moved, copied or emptied by any route', async () => {
      const strangers = [eve, world.clientFor()]
      for (const client of strangers) {
        const bucket = client.from('private')
        expect((await bucket.download(SECRET)).error).toMatchObject({ statusCode: '404' })
        expect((await bucket.info(SECRET)).error).toMatchObject({ statusCode: '404' })
        expect((await bucket.exists(SECRET)).data).toBe(false)
        expect((await bucket.createSignedUrl(SECRET, 60)).error).toMatchObject({
          statusCode: '404',
        })
        expect((await bucket.createSignedUploadUrl(SECRET)).error).not.toBeNull()
        expect((await bucket.createSignedUploadUrl(`${ANN}/new.txt`)).error).toMatchObject({
          statusCode: '403',
        })
        expect((await bucket.upload(`${ANN}/new.txt`, 'x')).error).toMatchObject({
          status: 400,
          statusCode: '403',
          message: 'new row violates row-level security policy',
        })
        expect((await bucket.upload(SECRET, 'x', { upsert: true })).error).toMatchObject({
          statusCode: '403',
        })
        expect((await bucket.update(SECRET, 'x')).error).toMatchObject({ statusCode: '403' })
        expect((await bucket.move(SECRET, `${EVE}/mine.txt`)).error).toMatchObject({
          statusCode: '404',
        })
        expect((await bucket.copy(SECRET, `${EVE}/mine.txt`)).error).toMatchObject({
          statusCode: '404',
        })
        expect((await bucket.remove([SECRET])).data).toEqual([])
      }
      const gone = await world.send(`/object/private/${SECRET}`, { method: 'DELETE', user: EVE })
      expect(gone.status).toBe(400)
      expect(await (await ann.from('private').download(SECRET)).data?.text()).toBe('secret')
    })

    it('gets nothing put into it by a move, a copy or a detour through another bucket', async () => {
      await eve.from('private').upload(`${EVE}/gift.txt`, 'gift', { upsert: true })
      for (const options of [{}, { destinationBucket: 'closed' }]) {
        for (const target of [`${ANN}/gift.txt`, SECRET]) {
          const moved = await eve.from('private').move(`${EVE}/gift.txt`, target, options)
          expect(moved.error).not.toBeNull()
          const copied = await eve.from('private').copy(`${EVE}/gift.txt`, target, options)
          expect(copied.error).not.toBeNull()
        }
      }
      const closed = await eve
        .from('private')
        .move(`${EVE}/gift.txt`, `${EVE}/gift.txt`, { destinationBucket: 'closed' })
      expect(closed.error).toMatchObject({ statusCode: '403' })
      const page = new File(['<html>'], 'x', { type: 'image/png' })
      await eve.from('private').upload(`${EVE}/page.png`, page, { upsert: true })
      for (const way of ['move', 'copy'] as const) {
        const detour = await eve
          .from('private')
          [way](`${EVE}/page.png`, `${EVE}/page-${way}.png`, { destinationBucket: 'pictures' })
        expect(detour.error).toMatchObject({ statusCode: '415' })
      }
      const { error } = await eve
        .from('private')
        .move(`${EVE}/gift.txt`, `${EVE}/gift.txt`, { destinationBucket: 'nowhere' })
      expect(error).toMatchObject({ statusCode: '404', message: 'Bucket not found' })
      expect(await (await ann.from('private').download(SECRET)).data?.text()).toBe('secret')
    })

    it('gives nobody its files by a row that names them', async () => {
      const { rows } = await database.query<{ version: string }>(
        'select version from storage.objects where name = $1',
        [SECRET],
      )
      const forged = database.queryAs(
        { role: 'authenticated', claims: { sub: EVE } },
        {
          text: "insert into storage.objects (bucket_id, name, version) values ('private', $1, $2)",
          values: [`${EVE}/forged.txt`, rows[0]?.version],
        },
      )
      await expect(forged).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
      for (const role of ['anon', 'authenticated', 'service_role'] as const) {
        const look = database.queryAs(
          { role, claims: {} },
          { text: 'select * from storage.loose_files' },
        )
        await expect(look).rejects.toMatchObject({ code: '42501' })
      }
    })
  })

  describe('[SEC-AC-14] a signed address', () => {
    const sign = async (path = SECRET, seconds = 60) => {
      const { data } = await ann.from('private').createSignedUrl(path, seconds)
      return new URL(data?.signedUrl ?? '')
    }
    const ask = async (url: URL) => {
      const answer = await world.app.request(url.href)
      return answer.status === 200 ? answer.text() : (await answer.json()).code
    }

    it('opens nothing after it has expired', async () => {
      const url = await sign(SECRET, 60)
      expect(await ask(url)).toBe('secret')
      vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
      expect(await ask(url)).toBe('InvalidJWT')
      vi.useRealTimers()
      for (const expiresIn of [0, -1, 1.5, 1e12, '60', null]) {
        const odd = await world.send(`/object/sign/private/${SECRET}`, {
          method: 'POST',
          user: ANN,
          body: JSON.stringify({ expiresIn }),
        })
        expect(await odd.json()).toMatchObject({ code: 'InvalidRequest' })
      }
    })

    it('does not follow its object when that moves, nor open another', async () => {
      const url = await sign()
      await ann.from('private').move(SECRET, `${ANN}/elsewhere.txt`)
      expect(await ask(url)).toBe('NoSuchKey')
      const moved = new URL(url)
      moved.pathname = moved.pathname.replace('secret', 'elsewhere')
      expect(await ask(moved)).toBe('InvalidSignature')
      const sibling = new URL(url)
      sibling.pathname = sibling.pathname.replace('/private/', '/pictures/')
      expect(await ask(sibling)).toBe('InvalidSignature')
      await ann.from('private').remove([`${ANN}/elsewhere.txt`])
    })

    it('opens one object, and no other that comes to its path', async () => {
      const path = `${ANN}/bound.txt`
      const bucket = ann.from('private')
      await bucket.upload(path, 'first')
      const { data: one } = await bucket.createSignedUrl(path, 60)
      const { data: many } = await bucket.createSignedUrls([path], 60)
      const urls = [one?.signedUrl, many?.[0]?.signedUrl].map(String)
      const read = async (url: string) => {
        const { pathname, search } = new URL(url)
        const answer = await world.app.request(pathname + search)
        return answer.ok ? answer.text() : `${answer.status} ${(await answer.json()).code}`
      }
      expect(await Promise.all(urls.map(read))).toEqual(['first', 'first'])
      await bucket.remove([path])
      await bucket.upload(path, 'second')
      expect(await Promise.all(urls.map(read))).toEqual(['400 NoSuchKey', '400 NoSuchKey'])
      await bucket.remove([path])
      await bucket.upload(`${ANN}/elsewhere.txt`, 'third')
      await bucket.move(`${ANN}/elsewhere.txt`, path)
      expect(await Promise.all(urls.map(read))).toEqual(['400 NoSuchKey', '400 NoSuchKey'])
    })

    it('lasts seven days at most', async () => {
      const week = 7 * 24 * 60 * 60
      const bucket = ann.from('private')
      expect((await bucket.createSignedUrl(SECRET, week)).error).toBeNull()
      expect((await bucket.createSignedUrl(SECRET, week + 1)).error).toMatchObject({ status: 400 })
      expect((await bucket.createSignedUrls([SECRET], week + 1)).error).toMatchObject({
        status: 400,
      })
    })

    it('for an upload is worth no more than what the signer may still do', async () => {
      const path = `${ANN}/too-late.txt`
      const { data } = await ann.from('private').createSignedUploadUrl(path)
      await database.execute(`create policy "not any more" on storage.objects as restrictive
        for insert to authenticated with check (auth.uid() <> '${ANN}')`)
      const late = await world
        .clientFor()
        .from('private')
        .uploadToSignedUrl(path, data?.token ?? '', 'x')
      await database.execute('drop policy "not any more" on storage.objects')
      expect(late.error).toMatchObject({ statusCode: '403' })
      expect((await ann.from('private').exists(path)).data).toBe(false)
    })

    it('is for one use, and no token of another kind will do', async () => {
      const download = (await sign()).searchParams.get('token') ?? ''
      const { data } = await ann.from('private').createSignedUploadUrl(`${ANN}/fresh.txt`)
      const url = await sign()
      const tokens = {
        upload: data?.token ?? '',
        session: await world.tokenFor(ANN),
        'signed by the ring': await world.keyRing.sign({
          url: `private/${SECRET}`,
          use: 'download',
          exp: Math.floor(Date.now() / 1000) + 60,
        }),
        'signed with a guess': await new SignJWT({ url: `private/${SECRET}`, use: 'download' })
          .setProtectedHeader({ alg: 'HS256' })
          .setExpirationTime('1h')
          .sign(Buffer.from('a-secret-for-tests-of-signed-addresses')),
        none: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ url: `private/${SECRET}`, use: 'download' })).toString('base64url')}.`,
        tampered: `${download.slice(0, -4)}AAAA`,
        '': '',
      }
      for (const [name, token] of Object.entries(tokens)) {
        url.searchParams.set('token', token)
        expect(await ask(url), name).toMatch(/^Invalid/)
      }
      const misused = await world
        .clientFor()
        .from('private')
        .uploadToSignedUrl(SECRET, download, 'x')
      expect(misused.error).toMatchObject({ statusCode: '400' })
      const other = await world
        .clientFor()
        .from('private')
        .uploadToSignedUrl(`${ANN}/other.txt`, data?.token ?? '', 'x')
      expect(other.error).toMatchObject({ statusCode: '400' })
      const asSession = await world.app.request('/rest/v1/', {
        headers: { apikey: world.apiKeys.publishable, authorization: `Bearer ${download}` },
      })
      expect(asSession.status).toBe(401)
    })
  })

  describe('[SEC-IN-11] a path that plays tricks', () => {
    const TRICKS = [
      '../canary.txt',
      '../../canary.txt',
      '..%2f..%2fcanary.txt',
      '%2e%2e/%2e%2e/canary.txt',
      '%2e%2e%2f%2e%2e%2fcanary.txt',
      '%252e%252e%252fcanary.txt',
      `${EVE}/../${ANN}/secret.txt`,
      `${EVE}/%2e%2e/${ANN}/secret.txt`,
      `${EVE}%2f..%2f${ANN}%2fsecret.txt`,
      `${EVE}/./../${ANN}/secret.txt`,
      `${EVE}//${ANN}/secret.txt`,
      `${EVE}\\..\\${ANN}\\secret.txt`,
      `${EVE}/%5c..%5c${ANN}%5csecret.txt`,
      `${EVE}/a%00.txt`,
      `${EVE}/%00`,
      '%00',
      '/etc/passwd',
      '%2fetc%2fpasswd',
      `${EVE}/%c0%ae%c0%ae/x`,
      `${EVE}/\u2025/x`,
      `${EVE}/\uff0e\uff0e/x`,
      `${EVE}/caf\u00e9.txt`,
      `${EVE}/\u202egnp.exe`,
      `${EVE}/a\nb`,
      `${EVE}/%0d%0aset-cookie:x=1`,
      `${EVE}/%`,
      `${EVE}/%zz`,
      `${EVE}/${'a'.repeat(2_000)}`,
      `${EVE}/${'a/'.repeat(700)}b`,
      '.',
      '..',
      `${EVE}/..`,
      `${EVE}/`,
    ]

    /** As it stands, past clients that would tidy it up. */
    const raw = (method: string, path: string, headers: Record<string, string>, body = '') =>
      new Promise<{ status: number; text: string }>((resolve, reject) => {
        const target = Buffer.from(path)
          .toString('latin1')
          .replaceAll(/[\s\0]/g, '%0a')
        const call = request({
          host: '127.0.0.1',
          port: listener.port,
          method,
          path: target,
          headers,
        })
        call.on('error', reject)
        call.on('response', async (answer) => {
          let text = ''
          for await (const chunk of answer.setEncoding('utf8')) text += chunk
          resolve({ status: answer.statusCode ?? 0, text })
        })
        call.end(body)
      })

    it('reads nothing, writes nothing, and breaks nothing', async () => {
      const before = await census()
      const authorization = `Bearer ${await world.tokenFor(EVE)}`
      const headers = { apikey: world.apiKeys.publishable, authorization, 'x-upsert': 'true' }
      for (const trick of TRICKS) {
        for (const [method, prefix] of [
          ['GET', '/object/private/'],
          ['GET', '/object/info/private/'],
          ['GET', '/object/public/open/'],
          ['GET', '/object/sign/private/'],
          ['POST', '/object/private/'],
          ['PUT', '/object/private/'],
          ['DELETE', '/object/private/'],
          ['POST', '/object/sign/private/'],
          ['POST', '/object/upload/sign/private/'],
        ] as const) {
          const path = `/storage/v1${prefix}${trick}`
          const { status, text } = await raw(
            method,
            path,
            headers,
            method === 'GET' ? '' : '{"expiresIn":60}',
          )
          expect(status, `${method} ${path} ${text}`).toBeGreaterThanOrEqual(400)
          expect(status, `${method} ${path} ${text}`).toBeLessThan(500)
          expect(text).not.toMatch(/canary outside|root:|^secret$/)
        }
        const body = (sourceKey: string, destinationKey: string) =>
          JSON.stringify({ bucketId: 'private', sourceKey, destinationKey })
        for (const way of ['/object/move', '/object/copy']) {
          for (const json of [body(trick, `${EVE}/x`), body(SECRET, trick)]) {
            const answer = await world.send(way, { method: 'POST', user: EVE, body: json })
            expect(answer.status, `${way} ${json}`).toBe(400)
          }
        }
      }
      expect(await census()).toBe(before)
    })

    it('in a list or a bucket finds nothing that is not the caller’s', async () => {
      for (const prefix of [
        '..',
        '../',
        '%',
        '_',
        '\\',
        '\0',
        '\u2025',
        'a'.repeat(5_000),
        `${ANN}/`,
      ]) {
        for (const route of ['/object/list/private', '/object/list-v2/private']) {
          const answer = await world.send(route, {
            method: 'POST',
            user: EVE,
            body: JSON.stringify({ prefix, search: prefix }),
          })
          expect([200, 400]).toContain(answer.status)
          expect(await answer.text()).not.toContain('secret')
        }
      }
      for (const bucket of ['..', '%2e%2e', 'a%2fb', '%00', 'private%00', "x'--"]) {
        for (const route of ['/bucket/', '/object/list/']) {
          const method = route === '/bucket/' ? 'GET' : 'POST'
          const answer = await world.send(route + bucket, { method, user: EVE })
          expect(answer.status).toBeLessThan(500)
        }
      }
    })
  })

  describe('[SEC-IN-10] a file that would be a page of ours', () => {
    it.each([
      ['page.html', 'text/html', '<script>alert(1)</script>', /^text\/plain/],
      [
        'page.xhtml',
        'application/xhtml+xml',
        '<html xmlns="http://www.w3.org/1999/xhtml"/>',
        /^text\/plain/,
      ],
      ['feed.xml', 'text/xml', '<?xml-stylesheet href="x"?><a/>', /^text\/plain/],
      ['run.js', 'text/javascript', 'alert(1)', /^text\/plain/],
      ['run.mjs', 'application/javascript; charset=utf-8', 'alert(1)', /^text\/plain/],
      ['look.css', 'text/css', 'body{}', /^text\/plain/],
      ['mixed', 'multipart/x-mixed-replace', '--x', /^text\/plain/],
      ['drawing.svg', 'image/svg+xml', '<svg onload="alert(1)"/>', /^image\/svg\+xml$/],
      ['lie.png', 'image/png', '<script>alert(1)</script>', /^image\/png$/],
      ['paper.pdf', 'application/pdf', '%PDF-1.4', /^application\/pdf$/],
      ['odd', 'text/html\u00a0; x', '<script>alert(1)</script>', /^application\/octet-stream$/],
    ])('%s (%s) is none', async (name, type, body, served) => {
      const path = `${EVE}/${name}`
      const bytes = new TextEncoder().encode(body)
      const sent = await world.send(`/object/open/${path}`, {
        method: 'POST',
        user: EVE,
        headers: { 'content-type': type },
        body: bytes,
      })
      expect(sent.status).toBe(200)
      const { data } = await eve.from('open').createSignedUrl(path, 60)
      const urls = [eve.from('open').getPublicUrl(path).data.publicUrl, data?.signedUrl ?? '']
      for (const url of urls) {
        const answer = await world.app.request(url)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('content-type')).toMatch(served)
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        const policy = answer.headers.get('content-security-policy')
        expect(policy).toContain("default-src 'none'")
        expect(policy).toMatch(/; sandbox$/)
        const disposition = answer.headers.get('content-disposition')
        if (/^image\/(?!svg)/.test(type)) expect(disposition).toBeNull()
        else expect(disposition).toMatch(/^attachment; filename="/)
      }
    })

    it.each([
      ['a page', 'image/png', '<html><script>'],
      ['a drawing', 'image/png', '<svg onload="x">'],
      ['a text', 'image/jpeg', 'hello'],
      ['nothing', 'image/jpeg', ''],
      ['another type than the bucket takes', 'text/html', '<html>'],
      ['a photograph that browsers cannot show', 'image/jpeg', '\0\0\0\u0018ftypheic'],
    ])('%s sent as %s does not get into a bucket of pictures', async (_, type, body) => {
      const before = await census()
      const file = new File([Buffer.from(body, 'latin1')], 'photo.png', { type })
      for (const form of [file, Buffer.from(body, 'latin1')]) {
        const { error } = await eve
          .from('pictures')
          .upload(`${EVE}/photo.png`, form, { contentType: type })
        expect(error).toMatchObject({ status: 400, statusCode: '415' })
        expect(error?.message).toMatch(/^mime type .* is not supported$/)
      }
      expect(await census()).toBe(before)
    })
  })

  describe('[SEC-IN-03] an upload that is too large, or lies about itself', () => {
    it('is refused, in every form, and leaves nothing', async () => {
      const before = await census()
      const large = Buffer.alloc(1_000_001)
      const forms = [large, new Blob([large]), new File([large], 'x'), Readable.from([large])]
      for (const body of forms) {
        const { error } = await eve
          .from('private')
          .upload(`${EVE}/large`, body as never, { duplex: 'half' })
        expect(error).toMatchObject({
          status: 400,
          statusCode: '413',
          message: 'The object exceeded the maximum allowed size',
        })
      }
      const small = Buffer.concat([PNG, Buffer.alloc(100_000)])
      const { error } = await eve
        .from('pictures')
        .upload(`${EVE}/large.png`, small, { contentType: 'image/png' })
      expect(error).toMatchObject({ statusCode: '413' })
      expect(await census()).toBe(before)
    })

    it('is cut off where it grows past the limit, however long it would go on', async () => {
      const before = await census()
      let sent = 0
      const endless = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 65_536
          controller.enqueue(randomBytes(65_536))
        },
      })
      const answer = await fetch(
        `http://127.0.0.1:${listener.port}/storage/v1/object/private/${EVE}/endless`,
        {
          method: 'POST',
          headers: {
            apikey: world.apiKeys.publishable,
            authorization: `Bearer ${await world.tokenFor(EVE)}`,
          },
          body: endless,
          duplex: 'half',
        } as RequestInit,
      ).catch(() => undefined)
      if (answer) expect(answer.status).toBe(400)
      expect(sent).toBeLessThan(20_000_000)
      expect(await census()).toBe(before)
    })

    it.each([
      ['announces more than it sends', 'content-length: 5000'],
      ['breaks off', 'transfer-encoding: chunked'],
    ])('%s: nothing is kept of it', async (_, framing) => {
      const before = await census()
      const { connect } = await import('node:net')
      const token = await world.tokenFor(EVE)
      for (const type of ['text/plain', 'multipart/form-data; boundary=x']) {
        const socket = connect(listener.port, '127.0.0.1')
        socket.write(
          `POST /storage/v1/object/private/${EVE}/half HTTP/1.1\r\nhost: x\r\napikey: ${world.apiKeys.publishable}\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\n${framing}\r\n\r\n`,
        )
        const part =
          '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nhalf of it'
        socket.write(framing.startsWith('c') ? part : `${part.length.toString(16)}\r\n${part}\r\n`)
        await new Promise((resolve) => setTimeout(resolve, 150))
        socket.destroy()
        await expect.poll(() => world.incoming()).toEqual([])
      }
      expect(await census()).toBe(before)
    })

    it.each([
      ['no boundary', 'multipart/form-data', 'x'],
      [
        'no file',
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
      ],
      ['nothing', 'multipart/form-data; boundary=x', ''],
      [
        'metadata that is no object',
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="metadata"\r\n\r\n[1\r\n--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nb\r\n--x--\r\n',
      ],
    ])('a form with %s is refused', async (_, type, body) => {
      const before = await census()
      const answer = await world.send(`/object/private/${EVE}/form`, {
        method: 'POST',
        user: EVE,
        headers: { 'content-type': type },
        body,
      })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'InvalidRequest' })
      expect(await census()).toBe(before)
    })

    it('that is refused does not keep the next request of its connection waiting', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const headers = {
        apikey: world.apiKeys.publishable,
        authorization: `Bearer ${await world.tokenFor(EVE)}`,
        'content-type': 'text/html',
      }
      const send = (method: string, path: string, body: Buffer | undefined) =>
        new Promise<number>((resolve, reject) => {
          const call = request(
            {
              host: '127.0.0.1',
              port: listener.port,
              method,
              path: `/storage/v1${path}`,
              headers,
              agent,
            },
            (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
          )
          call.on('error', reject)
          call.end(body)
        })
      for (const bytes of [100, 50_000]) {
        const refused = await send('POST', `/object/pictures/${EVE}/a.png`, Buffer.alloc(bytes))
        expect(refused).toBe(400)
        expect(await send('GET', '/bucket', undefined)).toBe(200)
      }
      agent.destroy()
    })

    it('nobody holds all places for uploads', async () => {
      const token = await world.tokenFor(EVE)
      const ends: ReadableStreamDefaultController<Uint8Array>[] = []
      const slow = Array.from({ length: 24 }, (_, index) =>
        world.app.request(`/storage/v1/object/private/${EVE}/slow-${index}`, {
          method: 'POST',
          headers: { apikey: world.apiKeys.publishable, authorization: `Bearer ${token}` },
          body: new ReadableStream({ start: (controller) => void ends.push(controller) }),
          duplex: 'half',
        } as RequestInit),
      )
      await expect.poll(async () => (await world.incoming()).length).toBe(20)
      expect(
        (await ann.from('private').upload(SECRET, 'secret', { upsert: true })).error,
      ).toBeNull()
      for (const end of ends) end.close()
      const statuses = (await Promise.all(slow)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 429)).toHaveLength(4)
      expect(statuses.filter((status) => status === 200)).toHaveLength(20)
      await census()
    })
  })

  it('[SEC-AC-14] shared caches keep nothing of a private file, whatever its uploader asked for', async () => {
    const path = `${ANN}/cached.txt`
    const uploaded = await world.send(`/object/private/${path}`, {
      method: 'POST',
      user: ANN,
      headers: {
        'cache-control': 'public, s-maxage=31536000, max-age=60, immutable',
        'content-type': 'text/plain',
      },
      body: 'private',
    })
    expect(uploaded.status).toBe(200)
    const { headers } = await world.send(`/object/private/${path}`, { user: ANN })
    expect(headers.get('cache-control')).toBe('private, max-age=60, immutable')
  })

  it('[SEC-IN-02] a file that is missing is not found, be it copied, moved or read', async () => {
    const path = `${ANN}/gone.txt`
    await ann.from('private').upload(path, 'gone soon', { upsert: true })
    const { data } = await ann.from('private').info(path)
    await new DiskFiles(join(world.directory, 'kept')).remove(String(data?.version))
    expect((await ann.from('private').copy(path, `${ANN}/copy.txt`)).error).toMatchObject({
      statusCode: '404',
    })
    const moved = ann.from('private').move(path, `${ANN}/b.png`, { destinationBucket: 'pictures' })
    expect((await moved).error).toMatchObject({ status: 400 })
    expect((await ann.from('private').download(path)).error).not.toBeNull()
    await ann.from('private').remove([path])
  })

  it.each([
    ['deep', `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['with a NUL', '{"a":"\\u0000"}'],
    ['with half a character', '{"a":"\\ud800"}'],
    ['no object', '[1]'],
  ])('[SEC-IN-02] metadata that is %s is refused', async (_, metadata) => {
    const form = new FormData()
    form.set('metadata', metadata)
    form.set('', new File(['text'], 'a.txt', { type: 'text/plain' }))
    const answer = await world.send(`/object/private/${ANN}/odd-metadata.txt`, {
      method: 'POST',
      user: ANN,
      body: form,
    })
    expect(answer.status).toBe(400)
  })

  it('[SEC-IN-02] odd values in every field of every route are refused, never a failure of ours', async () => {
    const before = await census()
    const nested = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`)
    const values = [
      null,
      true,
      -1,
      0,
      1.5,
      1e308,
      '',
      '\0',
      '\ud800',
      '%',
      'x'.repeat(5_000),
      [],
      {},
      nested,
    ]
    const fields = [
      'prefix',
      'limit',
      'offset',
      'search',
      'sortBy',
      'cursor',
      'prefixes',
      'paths',
      'expiresIn',
    ]
    const places = [
      'bucketId',
      'sourceKey',
      'destinationKey',
      'destinationBucket',
      'name',
      'id',
      'public',
    ]
    const more = ['file_size_limit', 'allowed_mime_types', 'copyMetadata', 'with_delimiter']
    for (const route of [
      'POST /object/list/private',
      'POST /object/list-v2/private',
      'POST /object/sign/private',
      `POST /object/sign/private/${SECRET}`,
      'POST /object/move',
      'POST /object/copy',
      'DELETE /object/private',
      'POST /bucket',
      'PUT /bucket/private',
    ]) {
      const [method = '', path = ''] = route.split(' ')
      for (const value of values) {
        const body = JSON.stringify(
          Object.fromEntries([...fields, ...places, ...more].map((field) => [field, value])),
        )
        for (const sent of [body, JSON.stringify(value), '{"prefix":', '']) {
          const answer = await world.send(path, { method, user: EVE, body: sent })
          expect(answer.status, `${route} ${sent.slice(0, 80)}`).toBeLessThan(500)
        }
      }
      for (const field of [...fields, ...places, ...more]) {
        for (const value of [null, -1, '\0', {}]) {
          const answer = await world.send(path, {
            method,
            user: EVE,
            body: JSON.stringify({ ...SOUND, [field]: value }),
          })
          expect(answer.status, `${route} ${field}`).toBeLessThan(500)
        }
      }
    }
    expect(await census()).toBe(before)
  })

  it('[SEC-IN-04] whoever asks for slow lists is stopped, and others are served meanwhile', async () => {
    await database.execute(`
      create function public.slowly() returns boolean language plpgsql as
        $$ begin perform pg_sleep(0.6); return true; end $$;
      create policy "slow ones" on storage.objects as restrictive for select to authenticated
        using (bucket_id <> 'slow' or (select public.slowly()));
      insert into storage.buckets (id, name) values ('slow', 'slow');
      insert into storage.objects (bucket_id, name) values ('slow', '${EVE}/a');
    `)
    const lists = Array.from({ length: 60 }, () =>
      world.send('/object/list/slow', { method: 'POST', user: EVE, body: '{}' }),
    )
    const { error } = await ann.from('private').download(SECRET)
    expect(error).toBeNull()
    const answers = await Promise.all(lists)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(await refused[0]?.json()).toMatchObject({ code: 'SlowDown' })
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    await database.execute('drop policy "slow ones" on storage.objects')
  })

  it('a full disk is said, loses nothing and leaves nothing', async () => {
    const before = await census()
    isFull = true
    const { error } = await ann.from('private').upload(SECRET, 'new secret', { upsert: true })
    expect(error).toMatchObject({ status: 507, message: 'There is no room left for files' })
    const fresh = await ann.from('pictures').upload(`${ANN}/a.png`, pngFile())
    expect(fresh.error).toMatchObject({ status: 507 })
    isFull = false
    expect(await (await ann.from('private').download(SECRET)).data?.text()).toBe('secret')
    expect(await census()).toBe(before)
    expect((await ann.from('pictures').upload(`${ANN}/a.png`, pngFile())).error).toBeNull()
  })

  it('whoever downloads while the object is replaced gets one of the two, whole', async () => {
    const path = `${ANN}/swap.txt`
    const versions = ['a'.repeat(50_000), 'b'.repeat(60_000)]
    await ann.from('private').upload(path, versions[0] ?? '')
    const reads = Array.from({ length: 60 }, async (_, index) => {
      if (index % 3 === 0)
        await ann.from('private').upload(path, versions[index % 2] ?? '', { upsert: true })
      return (await ann.from('private').download(path)).data?.text()
    })
    for (const text of await Promise.all(reads)) expect(versions).toContain(text)
    await census()
  })
})
