import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export interface S3Credentials {
  accessKeyId: string
  secretAccessKey: string
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/

/** Whether a request is signed as Amazon's Signature Version 4 has it, with the given key. */
export const isSigned = (
  { method, url, headers }: Request,
  credentials: S3Credentials,
): boolean => {
  const [, keyId, scope = '', names = '', signature = ''] =
    AUTHORIZATION.exec(headers.get('authorization') ?? '') ?? []
  if (keyId !== credentials.accessKeyId) return false
  const { pathname, searchParams } = new URL(url)
  searchParams.sort()
  const lines = names.split(';').map((name) => `${name}:${(headers.get(name) ?? '').trim()}\n`)
  const canonical = [
    method,
    pathname,
    searchParams.toString(),
    lines.join(''),
    names,
    headers.get('x-amz-content-sha256') ?? '',
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers.get('x-amz-date') ?? '', scope, sha256(canonical)]
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`)
  return timingSafeEqual(hmac(key, text.join('\n')), Buffer.from(signature, 'hex'))
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
