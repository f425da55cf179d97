import { createHmac, createPrivateKey, sign } from 'node:crypto'
import type { JWK } from 'jose'

export const ALGORITHMS = ['ES256', 'RS256', 'EdDSA', 'HS256'] as const
export type Algorithm = (typeof ALGORITHMS)[number]

export type SignBytes = (content: Buffer) => Buffer

/** Signs where it is called: to hand so little work to another thread costs more than the work. */
export function signerOf(jwk: JWK, algorithm: Algorithm): SignBytes {
  if (algorithm === 'HS256') {
    const secret = Buffer.from(jwk.k ?? '', 'base64url')
    return (content) => createHmac('sha256', secret).update(content).digest()
  }
  if (!jwk.d) return refuse
  const key = createPrivateKey({ key: { ...jwk }, format: 'jwk' })
  // JSON Web Signatures hold the two numbers of an ECDSA signature side by side, not in ASN.1.
  const options = { key, dsaEncoding: 'ieee-p1363' } as const
  const digest = algorithm === 'EdDSA' ? null : 'sha256'
  return (content) => sign(digest, content, options)
}

const refuse: SignBytes = () => {
  throw new Error('The first key has no private half')
}
