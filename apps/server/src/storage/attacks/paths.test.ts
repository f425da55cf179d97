import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { ANN, describeAttacks, EVE, SECRET } from '../testing/describe-attacks.ts'

describeAttacks((given) => {
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
          port: given.listener.port,
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
      const before = await given.census()
      const authorization = `Bearer ${await given.world.tokenFor(EVE)}`
      const headers = { apikey: given.world.apiKeys.publishable, authorization, 'x-upsert': 'true' }
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
            const answer = await given.world.send(way, { method: 'POST', user: EVE, body: json })
            expect(answer.status, `${way} ${json}`).toBe(400)
          }
        }
      }
      expect(await given.census()).toBe(before)
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
          const answer = await given.world.send(route, {
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
          const answer = await given.world.send(route + bucket, { method, user: EVE })
          expect(answer.status).toBeLessThan(500)
        }
      }
    })
  })
})
