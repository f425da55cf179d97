import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import type { Database } from '../database/database.ts'
import { describeDatabases } from '../testing/test-database.ts'
import { PNG, pngFile } from './testing/pictures.ts'
import { type StorageWorld, startStorage } from './testing/start-storage.ts'

const ANN = randomUUID()
const BOB = randomUUID()

describeDatabases((open) => {
  let database: Database
  let world: StorageWorld
  let ann: Awaited<ReturnType<StorageWorld['clientOf']>>
  let bob: typeof ann
  let service: typeof ann
  beforeAll(async () => {
    database = await open()
    world = await startStorage(database)
    ann = await world.clientOf(ANN)
    bob = await world.clientOf(BOB)
    service = world.service()
  })
  afterAll(() => world.close())

  const own = (name: string) => `${ANN}/${name}`

  describe('[STOR-01] [STOR-03] buckets', () => {
    it('are made, shown, listed, changed, emptied and deleted', async () => {
      const made = await service.createBucket('shelf', {
        public: false,
        fileSizeLimit: '1MB',
        allowedMimeTypes: ['text/*'],
      })
      expect(made).toEqual({ data: { name: 'shelf' }, error: null })
      const { data: bucket } = await service.getBucket('shelf')
      expect(bucket).toMatchObject({
        id: 'shelf',
        name: 'shelf',
        public: false,
        file_size_limit: 1_000_000,
        allowed_mime_types: ['text/*'],
        type: 'STANDARD',
      })
      const { data: listed } = await service.listBuckets({ search: 'she', limit: 5 })
      expect(listed?.map(({ id }) => id)).toEqual(['shelf'])
      expect(
        await service.updateBucket('shelf', {
          public: true,
          fileSizeLimit: 20,
          allowedMimeTypes: null,
        }),
      ).toEqual({ data: { message: 'Successfully updated' }, error: null })
      const changed = await service.getBucket('shelf')
      expect(changed.data).toMatchObject({
        public: true,
        file_size_limit: 20,
        allowed_mime_types: null,
      })

      await service.from('shelf').upload('a.txt', 'abc')
      const refused = await service.deleteBucket('shelf')
      expect(refused.error).toMatchObject({
        statusCode: '409',
        message: 'The bucket you tried to delete is not empty',
      })
      expect(await service.emptyBucket('shelf')).toEqual({
        data: { message: 'Empty bucket has been queued. Completion may take up to an hour.' },
        error: null,
      })
      expect(await service.deleteBucket('shelf')).toEqual({
        data: { message: 'Successfully deleted' },
        error: null,
      })
      const { error } = await service.getBucket('shelf')
      expect(error).toMatchObject({ status: 400, statusCode: '404', message: 'Bucket not found' })
    })

    it('of a name that is taken, or is none, are refused', async () => {
      const taken = await service.createBucket('private')
      expect(taken.error).toMatchObject({
        statusCode: '409',
        message: 'The resource already exists',
      })
      for (const name of ['', 'a/b', '..', 'x'.repeat(101), ' a', 'ä', 'a\\b']) {
        const { error } = await service.createBucket(name)
        expect(error, name).toMatchObject({ statusCode: '400', message: 'Bucket name invalid' })
      }
      const { error } = await service.createBucket('odd', { public: false, fileSizeLimit: 'lots' })
      expect(error?.message).toContain('file_size_limit')
    })

    it('[SEC-AC-14] stay closed to those for whom no policy opens them', async () => {
      for (const client of [ann, world.clientFor()]) {
        expect((await client.listBuckets()).data).toEqual([])
        expect((await client.getBucket('private')).error).toMatchObject({ statusCode: '404' })
        expect((await client.createBucket('mine')).error).toMatchObject({
          status: 400,
          statusCode: '403',
          message: 'new row violates row-level security policy',
        })
        expect((await client.updateBucket('private', { public: true })).error).not.toBeNull()
        expect((await client.emptyBucket('private')).error).toMatchObject({ statusCode: '404' })
        expect((await client.deleteBucket('closed')).error).toMatchObject({ statusCode: '404' })
      }
      expect((await service.getBucket('private')).data).toMatchObject({ public: false })
    })
  })

  describe('[STOR-02] objects', () => {
    it('are uploaded in every form that the client knows, and come back as they were', async () => {
      const text = 'Größe – ein Text'
      const bytes = new TextEncoder().encode(text)
      const form = new FormData()
      form.append('cacheControl', '60')
      form.append('', new File([bytes], 'x.txt', { type: 'text/plain' }))
      const bodies: Record<
        string,
        [body: Parameters<ReturnType<typeof ann.from>['upload']>[1], type?: string]
      > = {
        file: [new File([bytes], 'x.txt', { type: 'text/plain' })],
        blob: [new Blob([bytes], { type: 'text/plain' })],
        buffer: [Buffer.from(bytes), 'text/plain'],
        array: [bytes.buffer, 'text/plain'],
        text: [text],
        form: [form],
      }
      for (const [kind, [body, contentType]] of Object.entries(bodies)) {
        const path = own(`forms/${kind}.txt`)
        const { data, error } = await ann
          .from('private')
          .upload(path, body, contentType ? { contentType } : {})
        expect(error, kind).toBeNull()
        expect(data).toEqual({ id: expect.any(String), path, fullPath: `private/${path}` })
        const found = await ann.from('private').download(path)
        expect(await found.data?.text(), kind).toBe(text)
        expect(found.data?.type).toMatch(/^text\/plain/)
      }
      const { data } = await ann.from('private').info(own('forms/form.txt'))
      expect(data?.cacheControl).toBe('max-age=60')
    })

    it('tell what is known of them', async () => {
      await ann
        .from('pictures')
        .upload(own('known.png'), pngFile(), { metadata: { room: 'kitchen' } })
      const { data } = await ann.from('pictures').info(own('known.png'))
      expect(data).toEqual({
        id: expect.any(String),
        name: own('known.png'),
        version: expect.any(String),
        bucketId: 'pictures',
        size: PNG.length,
        contentType: 'image/png',
        cacheControl: 'max-age=3600',
        etag: expect.stringMatching(/^"[\da-f]{32}"$/),
        metadata: { room: 'kitchen' },
        lastModified: expect.any(String),
        createdAt: expect.any(String),
      })
      expect((await ann.from('pictures').exists(own('known.png'))).data).toBe(true)
      expect((await ann.from('pictures').exists(own('unknown.png'))).data).toBe(false)
      const head = await world.send(`/object/pictures/${own('known.png')}`, {
        method: 'HEAD',
        user: ANN,
      })
      expect(head.status).toBe(200)
      expect(head.headers.get('content-length')).toBe(String(PNG.length))
      const missing = await world.send(`/object/pictures/${own('no.png')}`, {
        method: 'HEAD',
        user: ANN,
      })
      expect(missing.status).toBe(400)
    })

    it('are replaced only by those who say so, and the old file goes', async () => {
      const path = own('twice.txt')
      await ann.from('private').upload(path, 'one')
      const before = (await world.kept()).length
      const { error } = await ann.from('private').upload(path, 'two')
      expect(error).toMatchObject({
        status: 400,
        statusCode: '409',
        message: 'The resource already exists',
      })
      expect((await ann.from('private').upload(path, 'three', { upsert: true })).error).toBeNull()
      expect(await (await ann.from('private').download(path)).data?.text()).toBe('three')
      expect((await ann.from('private').update(path, 'four')).error).toBeNull()
      expect(await (await ann.from('private').download(path)).data?.text()).toBe('four')
      await expect.poll(async () => (await world.kept()).length).toBe(before)
    })

    it('[STOR-09] [STOR-10] that are missing are refused with a message and a status', async () => {
      const { data, error } = await ann.from('private').download(own('missing.txt'))
      expect(data).toBeNull()
      expect(error).toMatchObject({ message: 'Object not found', status: 400, statusCode: '404' })
      const raw = await world.send(`/object/private/${own('missing.txt')}`, { user: ANN })
      expect(await raw.json()).toEqual({
        statusCode: '404',
        code: 'NoSuchKey',
        error: 'not_found',
        message: 'Object not found',
      })
      const bucket = await ann.from('nowhere').upload(own('a.txt'), 'a')
      expect(bucket.error).toMatchObject({ statusCode: '404', message: 'Bucket not found' })
    })

    it('move, and keep what they are', async () => {
      await ann.from('private').upload(own('from.txt'), 'moved', { metadata: { a: 1 } })
      const { data: before } = await ann.from('private').info(own('from.txt'))
      const { data, error } = await ann.from('private').move(own('from.txt'), own('deep/to.txt'))
      expect(error).toBeNull()
      expect(data).toMatchObject({ message: 'Successfully moved' })
      const { data: after } = await ann.from('private').info(own('deep/to.txt'))
      expect(after).toMatchObject({ id: before?.id, etag: before?.etag, metadata: { a: 1 } })
      expect((await ann.from('private').exists(own('from.txt'))).data).toBe(false)
      await ann.from('private').upload(own('taken.txt'), 'x')
      const taken = await ann.from('private').move(own('deep/to.txt'), own('taken.txt'))
      expect(taken.error).toMatchObject({ statusCode: '409' })
      const away = await ann
        .from('private')
        .move(own('deep/to.txt'), own('to.txt'), { destinationBucket: 'open' })
      expect(away.error).toBeNull()
      expect(await (await ann.from('open').download(own('to.txt'))).data?.text()).toBe('moved')
    })

    it('are copied, each with a file of its own', async () => {
      await ann.from('private').upload(own('original.txt'), 'text')
      const { data, error } = await ann.from('private').copy(own('original.txt'), own('copy.txt'))
      expect(error).toBeNull()
      expect(data).toMatchObject({ path: `private/${own('copy.txt')}` })
      await ann.from('private').remove([own('original.txt')])
      expect(await (await ann.from('private').download(own('copy.txt'))).data?.text()).toBe('text')
      const missing = await ann.from('private').copy(own('original.txt'), own('other.txt'))
      expect(missing.error).toMatchObject({ statusCode: '404', message: 'Object not found' })
    })

    it('are removed, many at once; unknown names are simply absent', async () => {
      await ann.from('private').upload(own('r/1.txt'), '1')
      await ann.from('private').upload(own('r/2.txt'), '2')
      const { data } = await ann
        .from('private')
        .remove([own('r/1.txt'), own('r/2.txt'), own('r/3.txt'), '\0'])
      expect(data?.map(({ name }) => name).sort()).toEqual([own('r/1.txt'), own('r/2.txt')])
      const single = await world.send(`/object/private/${own('r/1.txt')}`, {
        method: 'DELETE',
        user: ANN,
      })
      expect(await single.json()).toMatchObject({ code: 'NoSuchKey' })
    })

    it('in part, and only if changed, as HTTP has it', async () => {
      const path = own('range.txt')
      await ann.from('private').upload(path, '0123456789')
      const ask = (headers: Record<string, string>) =>
        world.send(`/object/private/${path}`, { user: ANN, headers })
      const whole = await ask({})
      expect(Object.fromEntries(whole.headers)).toMatchObject({
        'accept-ranges': 'bytes',
        'content-length': '10',
        'cache-control': 'private, max-age=3600',
        etag: expect.stringMatching(/^"/),
        'last-modified': expect.stringMatching(/GMT$/),
      })
      for (const [range, text, content] of [
        ['bytes=0-3', '0123', 'bytes 0-3/10'],
        ['bytes=7-', '789', 'bytes 7-9/10'],
        ['bytes=-2', '89', 'bytes 8-9/10'],
        ['bytes=5-900', '56789', 'bytes 5-9/10'],
      ]) {
        const part = await ask({ range: range ?? '' })
        expect([part.status, part.headers.get('content-range')]).toEqual([206, content])
        expect(await part.text()).toBe(text)
      }
      for (const range of ['bytes=10-', 'bytes=-0']) {
        const none = await ask({ range })
        expect([none.status, none.headers.get('content-range')]).toEqual([416, 'bytes */10'])
      }
      for (const range of ['bytes=3-1', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b'])
        expect((await ask({ range })).status).toBe(200)
      const etag = whole.headers.get('etag') ?? ''
      expect((await ask({ 'if-none-match': etag })).status).toBe(304)
      expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
      const time = whole.headers.get('last-modified') ?? ''
      expect((await ask({ 'if-modified-since': time })).status).toBe(304)
      expect((await ask({ 'if-range': '"other"', range: 'bytes=0-3' })).status).toBe(200)
      expect((await ask({ 'if-range': etag, range: 'bytes=0-3' })).status).toBe(206)
    })
  })

  describe('lists', () => {
    const names = [
      'b.txt',
      'a.txt',
      'sub/x.txt',
      'sub/y.txt',
      'sub/deep/z.txt',
      '100%.txt'.replace('%', ''),
    ]
    beforeAll(async () => {
      for (const name of names) await ann.from('private').upload(own(`list/${name}`), name)
    })

    it('[STOR-04] [STOR-05] [STOR-06] [STOR-07] hold 100 from the first, by name, ascending', async () => {
      const { data, error } = await ann.from('private').list(own('list'))
      expect(error).toBeNull()
      const { sent, client } = recordingClient([])
      await client.from('private').list('folder')
      const bodies = await Promise.all(sent.map((request) => request.json()))
      expect(bodies).toEqual([
        { limit: 100, offset: 0, sortBy: { column: 'name', order: 'asc' }, prefix: 'folder' },
      ])
      expect(data?.map(({ name }) => name)).toEqual(['sub', '100.txt', 'a.txt', 'b.txt'])
      const bare = await world.send('/object/list/private', {
        method: 'POST',
        user: ANN,
        body: JSON.stringify({ prefix: own('list') }),
      })
      expect(await bare.json()).toEqual(data)
    })

    it('[STOR-04] end after 100 unless told otherwise', async () => {
      await database.query(
        `insert into storage.objects (bucket_id, name) select 'private', $1 || lpad(n::text, 3, '0') from generate_series(1, 150) n`,
        [own('many/')],
      )
      const { data } = await ann.from('private').list(own('many'))
      expect(data).toHaveLength(100)
      expect(data?.[0]?.name).toBe('001')
      const rest = await ann.from('private').list(own('many'), { limit: 1000, offset: 100 })
      expect(rest.data).toHaveLength(50)
    })

    it('show folders without dates, and files with all there is', async () => {
      const { data } = await ann
        .from('private')
        .list(own('list'), { sortBy: { column: 'name', order: 'desc' } })
      expect(data?.[0]).toEqual({
        name: 'sub',
        id: null,
        updated_at: null,
        created_at: null,
        last_accessed_at: null,
        metadata: null,
      })
      expect(data?.[1]).toMatchObject({
        name: 'b.txt',
        id: expect.any(String),
        metadata: { size: 5, mimetype: 'text/plain;charset=UTF-8', cacheControl: 'max-age=3600' },
      })
    })

    it('are searched, and no letter of a search is a pattern', async () => {
      const search = async (text: string) =>
        (await ann.from('private').list(own('list'), { search: text })).data?.map(
          ({ name }) => name,
        )
      expect(await search('A')).toEqual(['a.txt'])
      expect(await search('%')).toEqual([])
      expect(await search('_')).toEqual([])
      expect((await ann.from('private').list('%')).data).toEqual([])
    })

    it('are turned page by page', async () => {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const { data, error } = await ann
          .from('private')
          .listV2({ prefix: own('list/'), limit: 2, ...(cursor && { cursor }) })
        expect(error).toBeNull()
        seen.push(...(data?.objects.map(({ name }) => name) ?? []))
        cursor = data?.nextCursor
        expect(data?.hasNext).toBe(cursor !== undefined)
      } while (cursor)
      expect(seen).toEqual(names.map((name) => own(`list/${name}`)).sort())
    })

    it('are turned by folder, in either direction and by date', async () => {
      const { data } = await ann
        .from('private')
        .listV2({ prefix: own('list/'), with_delimiter: true })
      expect(data?.folders).toEqual([{ key: own('list/sub/'), name: own('list/sub/') }])
      expect(data?.objects).toHaveLength(3)
      const newest = await ann
        .from('private')
        .listV2({ prefix: own('list/'), sortBy: { column: 'created_at', order: 'desc' }, limit: 1 })
      expect(newest.data?.objects[0]?.name).toBe(own('list/100.txt'))
      const next = await ann.from('private').listV2({
        prefix: own('list/'),
        sortBy: { column: 'created_at', order: 'desc' },
        limit: 1,
        cursor: newest.data?.nextCursor ?? '',
      })
      expect(next.data?.objects[0]?.name).toBe(own('list/sub/deep/z.txt'))
      const odd = await ann.from('private').listV2({ cursor: 'odd' })
      expect(odd.error).toMatchObject({ statusCode: '400' })
    })

    it('[SEC-AC-14] show nobody what is not theirs', async () => {
      expect((await bob.from('private').list('')).data).toEqual([])
      expect((await bob.from('private').list(own('list'))).data).toEqual([])
      expect((await bob.from('private').listV2({})).data).toMatchObject({
        objects: [],
        folders: [],
      })
    })
  })

  describe('addresses', () => {
    it('of a public bucket open for everybody, of a private one for nobody', async () => {
      await ann.from('open').upload(own('open.txt'), 'open')
      const { data } = ann.from('open').getPublicUrl(own('open.txt'))
      const answer = await world.app.request(data.publicUrl)
      expect(await answer.text()).toBe('open')
      expect(answer.headers.get('cache-control')).toBe('max-age=3600')
      const named = ann.from('open').getPublicUrl(own('open.txt'), { download: 'Größe "1".txt' })
      const saved = await world.app.request(named.data.publicUrl)
      expect(saved.headers.get('content-disposition')).toBe(
        `attachment; filename="Gr__e _1_.txt"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.txt`,
      )
      await ann.from('private').upload(own('closed.txt'), 'closed')
      const closed = ann.from('private').getPublicUrl(own('closed.txt')).data.publicUrl
      expect(await (await world.app.request(closed)).json()).toMatchObject({ code: 'NoSuchBucket' })
    })

    it('are signed one by one and many at once', async () => {
      await ann.from('private').upload(own('with space.txt'), 'signed')
      const { data } = await ann.from('private').createSignedUrl(own('with space.txt'), 60)
      const answer = await world.app.request(data?.signedUrl ?? '')
      expect([answer.status, await answer.text()]).toEqual([200, 'signed'])
      const many = await ann
        .from('private')
        .createSignedUrls([own('with space.txt'), own('missing.txt'), `${BOB}/x`], 60, {
          download: true,
        })
      expect(many.data?.map(({ error, path }) => [error, path])).toEqual([
        [null, own('with space.txt')],
        ['Either the object does not exist or you do not have access to it', own('missing.txt')],
        ['Either the object does not exist or you do not have access to it', `${BOB}/x`],
      ])
      const saved = await world.app.request(many.data?.[0]?.signedUrl ?? '')
      expect(saved.headers.get('content-disposition')).toContain('filename="with space.txt"')
    })

    it('for uploads are given by those who may upload, and used by anybody', async () => {
      const path = own('signed-upload.png')
      const { data, error } = await ann.from('pictures').createSignedUploadUrl(path)
      expect(error).toBeNull()
      const stranger = world.clientFor()
      const done = await stranger
        .from('pictures')
        .uploadToSignedUrl(path, data?.token ?? '', pngFile())
      expect(done.error).toBeNull()
      expect(done.data?.fullPath).toBe(`pictures/${path}`)
      expect((await ann.from('pictures').info(path)).data?.size).toBe(PNG.length)
      const again = await stranger
        .from('pictures')
        .uploadToSignedUrl(path, data?.token ?? '', pngFile())
      expect(again.error).toMatchObject({ statusCode: '409' })
      const upsert = await ann.from('pictures').createSignedUploadUrl(path, { upsert: true })
      const replaced = await stranger
        .from('pictures')
        .uploadToSignedUrl(path, upsert.data?.token ?? '', pngFile())
      expect(replaced.error).toBeNull()
    })
  })

  it('[STOR-08] an upload without options asks for 3600 seconds in caches, and gets them', async () => {
    const { sent, client } = recordingClient({ Id: '1', Key: 'private/a' })
    await client.from('private').upload('a', 'text')
    expect(sent[0]?.headers.get('cache-control')).toBe('max-age=3600')
    await client.from('private').upload('a', new Blob(['text']))
    expect((await sent[1]?.formData())?.get('cacheControl')).toBe('3600')

    await ann.from('private').upload(own('cached.txt'), new Blob(['text']))
    const answer = await world.send(`/object/private/${own('cached.txt')}`, { user: ANN })
    expect(answer.headers.get('cache-control')).toBe('private, max-age=3600')
    await world.send(`/object/private/${own('uncached.txt')}`, {
      method: 'POST',
      user: ANN,
      body: 'x',
    })
    const { data } = await ann.from('private').info(own('uncached.txt'))
    expect(data?.cacheControl).toBe('no-cache')
  })

  it('nobody is served without credentials, and a bad token is named', async () => {
    const bare = await world.app.request('/storage/v1/bucket')
    expect(bare.status).toBe(400)
    expect(await bare.json()).toMatchObject({
      statusCode: '400',
      error: 'Error',
      message: expect.stringContaining('authorization'),
    })
    const forged = await world.app.request('/storage/v1/bucket', {
      headers: { authorization: 'Bearer eyJ.x.y' },
    })
    expect(await forged.json()).toMatchObject({ statusCode: '403', error: 'Unauthorized' })
    const unknown = await world.send('/render/image/public/public/a.png', { user: ANN })
    expect(unknown.status).toBe(404)
  })
})

/** The real client before a server that notes what it is asked and always answers the same. */
const recordingClient = (answer: object) => {
  const sent: Request[] = []
  const { storage: client } = createClient('http://storage.test', 'a-key', {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
    global: {
      fetch: async (input, init) => {
        sent.push(new Request(input, init))
        return Response.json(answer)
      },
    },
  })
  return { sent, client }
}
