import { SignJWT } from 'jose'
import { describe, expect, it, vi } from 'vitest'
import { ANN, describeAttacks, EVE, SECRET } from '../testing/describe-attacks.ts'

describeAttacks((given) => {
  describe('[SEC-AC-14] a folder of somebody else', () => {
    it('is not read, written, signed, moved, copied or emptied by any route', async () => {
      const strangers = [given.eve, given.world.clientFor()]
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
      const gone = await given.world.send(`/object/private/${SECRET}`, {
        method: 'DELETE',
        user: EVE,
      })
      expect(gone.status).toBe(400)
      expect(await (await given.ann.from('private').download(SECRET)).data?.text()).toBe('secret')
    })

    it('gets nothing put into it by a move, a copy or a detour through another bucket', async () => {
      await given.eve.from('private').upload(`${EVE}/gift.txt`, 'gift', { upsert: true })
      for (const options of [{}, { destinationBucket: 'closed' }]) {
        for (const target of [`${ANN}/gift.txt`, SECRET]) {
          const moved = await given.eve.from('private').move(`${EVE}/gift.txt`, target, options)
          expect(moved.error).not.toBeNull()
          const copied = await given.eve.from('private').copy(`${EVE}/gift.txt`, target, options)
          expect(copied.error).not.toBeNull()
        }
      }
      const closed = await given.eve
        .from('private')
        .move(`${EVE}/gift.txt`, `${EVE}/gift.txt`, { destinationBucket: 'closed' })
      expect(closed.error).toMatchObject({ statusCode: '403' })
      const page = new File(['<html>'], 'x', { type: 'image/png' })
      await given.eve.from('private').upload(`${EVE}/page.png`, page, { upsert: true })
      for (const way of ['move', 'copy'] as const) {
        const detour = await given.eve
          .from('private')
          [way](`${EVE}/page.png`, `${EVE}/page-${way}.png`, { destinationBucket: 'pictures' })
        expect(detour.error).toMatchObject({ statusCode: '415' })
      }
      const { error } = await given.eve
        .from('private')
        .move(`${EVE}/gift.txt`, `${EVE}/gift.txt`, { destinationBucket: 'nowhere' })
      expect(error).toMatchObject({ statusCode: '404', message: 'Bucket not found' })
      expect(await (await given.ann.from('private').download(SECRET)).data?.text()).toBe('secret')
    })

    it('gives nobody its files by a row that names them', async () => {
      const { rows } = await given.database.query<{ version: string }>(
        'select version from storage.objects where name = $1',
        [SECRET],
      )
      const forged = given.database.queryAs(
        { role: 'authenticated', claims: { sub: EVE } },
        {
          text: "insert into storage.objects (bucket_id, name, version) values ('private', $1, $2)",
          values: [`${EVE}/forged.txt`, rows[0]?.version],
        },
      )
      await expect(forged).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
      for (const role of ['anon', 'authenticated', 'service_role'] as const) {
        const look = given.database.queryAs(
          { role, claims: {} },
          { text: 'select * from storage.loose_files' },
        )
        await expect(look).rejects.toMatchObject({ code: '42501' })
      }
    })
  })

  describe('[SEC-AC-14] a signed address', () => {
    const sign = async (path = SECRET, seconds = 60) => {
      const { data } = await given.ann.from('private').createSignedUrl(path, seconds)
      return new URL(data?.signedUrl ?? '')
    }
    const ask = async (url: URL) => {
      const answer = await given.world.app.request(url.href)
      return answer.status === 200 ? answer.text() : (await answer.json()).code
    }

    it('opens nothing after it has expired', async () => {
      const url = await sign(SECRET, 60)
      expect(await ask(url)).toBe('secret')
      vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
      expect(await ask(url)).toBe('InvalidJWT')
      vi.useRealTimers()
      for (const expiresIn of [0, -1, 1.5, 1e12, '60', null]) {
        const odd = await given.world.send(`/object/sign/private/${SECRET}`, {
          method: 'POST',
          user: ANN,
          body: JSON.stringify({ expiresIn }),
        })
        expect(await odd.json()).toMatchObject({ code: 'InvalidRequest' })
      }
    })

    it('does not follow its object when that moves, nor open another', async () => {
      const url = await sign()
      await given.ann.from('private').move(SECRET, `${ANN}/elsewhere.txt`)
      expect(await ask(url)).toBe('NoSuchKey')
      const moved = new URL(url)
      moved.pathname = moved.pathname.replace('secret', 'elsewhere')
      expect(await ask(moved)).toBe('InvalidSignature')
      const sibling = new URL(url)
      sibling.pathname = sibling.pathname.replace('/private/', '/pictures/')
      expect(await ask(sibling)).toBe('InvalidSignature')
      await given.ann.from('private').remove([`${ANN}/elsewhere.txt`])
    })

    it('opens one object, and no other that comes to its path', async () => {
      const path = `${ANN}/bound.txt`
      const bucket = given.ann.from('private')
      await bucket.upload(path, 'first')
      const { data: one } = await bucket.createSignedUrl(path, 60)
      const { data: many } = await bucket.createSignedUrls([path], 60)
      const urls = [one?.signedUrl, many?.[0]?.signedUrl].map(String)
      const read = async (url: string) => {
        const { pathname, search } = new URL(url)
        const answer = await given.world.app.request(pathname + search)
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
      const bucket = given.ann.from('private')
      expect((await bucket.createSignedUrl(SECRET, week)).error).toBeNull()
      expect((await bucket.createSignedUrl(SECRET, week + 1)).error).toMatchObject({ status: 400 })
      expect((await bucket.createSignedUrls([SECRET], week + 1)).error).toMatchObject({
        status: 400,
      })
    })

    it('for an upload is worth no more than what the signer may still do', async () => {
      const path = `${ANN}/too-late.txt`
      const { data } = await given.ann.from('private').createSignedUploadUrl(path)
      await given.database.execute(`create policy "not any more" on storage.objects as restrictive
        for insert to authenticated with check (auth.uid() <> '${ANN}')`)
      const late = await given.world
        .clientFor()
        .from('private')
        .uploadToSignedUrl(path, data?.token ?? '', 'x')
      await given.database.execute('drop policy "not any more" on storage.objects')
      expect(late.error).toMatchObject({ statusCode: '403' })
      expect((await given.ann.from('private').exists(path)).data).toBe(false)
    })

    it('is for one use, and no token of another kind will do', async () => {
      const download = (await sign()).searchParams.get('token') ?? ''
      const { data } = await given.ann.from('private').createSignedUploadUrl(`${ANN}/fresh.txt`)
      const url = await sign()
      const tokens = {
        upload: data?.token ?? '',
        session: await given.world.tokenFor(ANN),
        'signed by the ring': await given.world.keyRing.sign({
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
      const misused = await given.world
        .clientFor()
        .from('private')
        .uploadToSignedUrl(SECRET, download, 'x')
      expect(misused.error).toMatchObject({ statusCode: '400' })
      const other = await given.world
        .clientFor()
        .from('private')
        .uploadToSignedUrl(`${ANN}/other.txt`, data?.token ?? '', 'x')
      expect(other.error).toMatchObject({ statusCode: '400' })
      const asSession = await given.world.app.request('/rest/v1/', {
        headers: { apikey: given.world.apiKeys.publishable, authorization: `Bearer ${download}` },
      })
      expect(asSession.status).toBe(401)
    })
  })

  it('[SEC-AC-14] shared caches keep nothing of a private file, whatever its uploader asked for', async () => {
    const path = `${ANN}/cached.txt`
    const uploaded = await given.world.send(`/object/private/${path}`, {
      method: 'POST',
      user: ANN,
      headers: {
        'cache-control': 'public, s-maxage=31536000, max-age=60, immutable',
        'content-type': 'text/plain',
      },
      body: 'private',
    })
    expect(uploaded.status).toBe(200)
    const { headers } = await given.world.send(`/object/private/${path}`, { user: ANN })
    expect(headers.get('cache-control')).toBe('private, max-age=60, immutable')
  })
})
