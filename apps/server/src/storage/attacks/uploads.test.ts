import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { ANN, describeAttacks, EVE, SECRET } from '../testing/describe-attacks.ts'
import { PNG, pngFile } from '../testing/pictures.ts'

describeAttacks((given) => {
  describe('[SEC-IN-03] an upload that is too large, or lies about itself', () => {
    it('is refused, in every form, and leaves nothing', async () => {
      const before = await given.census()
      const large = Buffer.alloc(1_000_001)
      const forms = [large, new Blob([large]), new File([large], 'x'), Readable.from([large])]
      for (const body of forms) {
        const { error } = await given.eve
          .from('private')
          .upload(`${EVE}/large`, body as never, { duplex: 'half' })
        expect(error).toMatchObject({
          status: 400,
          statusCode: '413',
          message: 'The object exceeded the maximum allowed size',
        })
      }
      const small = Buffer.concat([PNG, Buffer.alloc(100_000)])
      const { error } = await given.eve
        .from('pictures')
        .upload(`${EVE}/large.png`, small, { contentType: 'image/png' })
      expect(error).toMatchObject({ statusCode: '413' })
      expect(await given.census()).toBe(before)
    })

    it('is cut off where it grows past the limit, however long it would go on', async () => {
      const before = await given.census()
      let sent = 0
      const endless = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 65_536
          controller.enqueue(randomBytes(65_536))
        },
      })
      const answer = await fetch(
        `http://127.0.0.1:${given.listener.port}/storage/v1/object/private/${EVE}/endless`,
        {
          method: 'POST',
          headers: {
            apikey: given.world.apiKeys.publishable,
            authorization: `Bearer ${await given.world.tokenFor(EVE)}`,
          },
          body: endless,
          duplex: 'half',
        } as RequestInit,
      ).catch(() => undefined)
      if (answer) expect(answer.status).toBe(400)
      expect(sent).toBeLessThan(20_000_000)
      expect(await given.census()).toBe(before)
    })

    it.each([
      ['announces more than it sends', 'content-length: 5000'],
      ['breaks off', 'transfer-encoding: chunked'],
    ])('%s: nothing is kept of it', async (_, framing) => {
      const before = await given.census()
      const token = await given.world.tokenFor(EVE)
      for (const type of ['text/plain', 'multipart/form-data; boundary=x']) {
        const socket = connect(given.listener.port, '127.0.0.1')
        socket.write(
          `POST /storage/v1/object/private/${EVE}/half HTTP/1.1\r\nhost: x\r\napikey: ${given.world.apiKeys.publishable}\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\n${framing}\r\n\r\n`,
        )
        const part =
          '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nhalf of it'
        socket.write(framing.startsWith('c') ? part : `${part.length.toString(16)}\r\n${part}\r\n`)
        await expect.poll(() => given.world.incoming()).toHaveLength(1)
        socket.destroy()
        await expect.poll(() => given.world.incoming()).toEqual([])
      }
      expect(await given.census()).toBe(before)
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
      const before = await given.census()
      const answer = await given.world.send(`/object/private/${EVE}/form`, {
        method: 'POST',
        user: EVE,
        headers: { 'content-type': type },
        body,
      })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'InvalidRequest' })
      expect(await given.census()).toBe(before)
    })

    it('that is refused does not keep the next request of its connection waiting', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const headers = {
        apikey: given.world.apiKeys.publishable,
        authorization: `Bearer ${await given.world.tokenFor(EVE)}`,
        'content-type': 'text/html',
      }
      const send = (method: string, path: string, body: Buffer | undefined) =>
        new Promise<number>((resolve, reject) => {
          const call = request(
            {
              host: '127.0.0.1',
              port: given.listener.port,
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
      const token = await given.world.tokenFor(EVE)
      const ends: ReadableStreamDefaultController<Uint8Array>[] = []
      const slow = Array.from({ length: 24 }, (_, index) =>
        given.world.app.request(`/storage/v1/object/private/${EVE}/slow-${index}`, {
          method: 'POST',
          headers: { apikey: given.world.apiKeys.publishable, authorization: `Bearer ${token}` },
          body: new ReadableStream({ start: (controller) => void ends.push(controller) }),
          duplex: 'half',
        } as RequestInit),
      )
      await expect.poll(async () => (await given.world.incoming()).length).toBe(20)
      expect(
        (await given.ann.from('private').upload(SECRET, 'secret', { upsert: true })).error,
      ).toBeNull()
      for (const end of ends) end.close()
      const statuses = (await Promise.all(slow)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 429)).toHaveLength(4)
      expect(statuses.filter((status) => status === 200)).toHaveLength(20)
      await given.census()
    })
  })

  it('a full disk is said, loses nothing and leaves nothing', async () => {
    const before = await given.census()
    given.isFull = true
    const { error } = await given.ann.from('private').upload(SECRET, 'new secret', { upsert: true })
    expect(error).toMatchObject({ status: 507, message: 'There is no room left for files' })
    const fresh = await given.ann.from('pictures').upload(`${ANN}/a.png`, pngFile())
    expect(fresh.error).toMatchObject({ status: 507 })
    given.isFull = false
    expect(await (await given.ann.from('private').download(SECRET)).data?.text()).toBe('secret')
    expect(await given.census()).toBe(before)
    expect((await given.ann.from('pictures').upload(`${ANN}/a.png`, pngFile())).error).toBeNull()
  })

  it('whoever downloads while the object is replaced gets one of the two, whole', async () => {
    const path = `${ANN}/swap.txt`
    const versions = ['a'.repeat(50_000), 'b'.repeat(60_000)]
    await given.ann.from('private').upload(path, versions[0] ?? '')
    const reads = Array.from({ length: 60 }, async (_, index) => {
      if (index % 3 === 0)
        await given.ann.from('private').upload(path, versions[index % 2] ?? '', { upsert: true })
      return (await given.ann.from('private').download(path)).data?.text()
    })
    for (const text of await Promise.all(reads)) expect(versions).toContain(text)
    await given.census()
  })
})
