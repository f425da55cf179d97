import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DiskFiles } from '../files/disk-files.ts'
import { ANN, describeAttacks, EVE, SECRET } from '../testing/describe-attacks.ts'

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

describeAttacks((given) => {
  it('[SEC-IN-02] a file that is missing is not found, be it copied, moved or read', async () => {
    const path = `${ANN}/gone.txt`
    await given.ann.from('private').upload(path, 'gone soon', { upsert: true })
    const { data } = await given.ann.from('private').info(path)
    await new DiskFiles(join(given.world.directory, 'kept')).remove(String(data?.version))
    expect((await given.ann.from('private').copy(path, `${ANN}/copy.txt`)).error).toMatchObject({
      statusCode: '404',
    })
    const moved = given.ann
      .from('private')
      .move(path, `${ANN}/b.png`, { destinationBucket: 'pictures' })
    expect((await moved).error).toMatchObject({ status: 400 })
    expect((await given.ann.from('private').download(path)).error).not.toBeNull()
    await given.ann.from('private').remove([path])
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
    const answer = await given.world.send(`/object/private/${ANN}/odd-metadata.txt`, {
      method: 'POST',
      user: ANN,
      body: form,
    })
    expect(answer.status).toBe(400)
  })

  it('[SEC-IN-02] odd values in every field of every route are refused, never a failure of ours', async () => {
    const before = await given.census()
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
          const answer = await given.world.send(path, { method, user: EVE, body: sent })
          expect(answer.status, `${route} ${sent.slice(0, 80)}`).toBeLessThan(500)
        }
      }
      for (const field of [...fields, ...places, ...more]) {
        for (const value of [null, -1, '\0', {}]) {
          const answer = await given.world.send(path, {
            method,
            user: EVE,
            body: JSON.stringify({ ...SOUND, [field]: value }),
          })
          expect(answer.status, `${route} ${field}`).toBeLessThan(500)
        }
      }
    }
    expect(await given.census()).toBe(before)
  })

  it('[SEC-IN-04] whoever asks for slow lists is stopped, and others are served meanwhile', async () => {
    await given.database.execute(`
      create function public.slowly() returns boolean language plpgsql as
        $$ begin perform pg_sleep(0.6); return true; end $$;
      create policy "slow ones" on storage.objects as restrictive for select to authenticated
        using (bucket_id <> 'slow' or (select public.slowly()));
      insert into storage.buckets (id, name) values ('slow', 'slow');
      insert into storage.objects (bucket_id, name) values ('slow', '${EVE}/a');
    `)
    const lists = Array.from({ length: 60 }, () =>
      given.world.send('/object/list/slow', { method: 'POST', user: EVE, body: '{}' }),
    )
    const { error } = await given.ann.from('private').download(SECRET)
    expect(error).toBeNull()
    const answers = await Promise.all(lists)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(await refused[0]?.json()).toMatchObject({ code: 'SlowDown' })
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    await given.database.execute('drop policy "slow ones" on storage.objects')
  })
})
