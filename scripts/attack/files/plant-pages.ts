import { randomUUID } from 'node:crypto'
import type { Attacker } from '../attacker.ts'
import { BUCKET, type Folder, JPEG, upload } from './folder.ts'

/** Files that a browser would take for a page of ours. */
export const plantPages = async (attacker: Attacker, own: Folder) => {
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
