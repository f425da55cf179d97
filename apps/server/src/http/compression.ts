import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** An answer that fits into one network packet does not arrive sooner when compressed. */
export const MIN_COMPRESSED_BYTES = 1_400

const COMPRESSIBLE = /^(text\/|application\/(json|.*\+json|javascript|xml|wasm)|image\/svg)/

export const isCompressible = (contentType: string) =>
  COMPRESSIBLE.test(contentType) && !contentType.startsWith('text/event-stream')

/** The best encoding that the client takes. */
export const acceptedEncoding = (header: string | undefined): Encoding | undefined => {
  if (!header) return undefined
  const accepted = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return [name.trim().toLowerCase(), Number(quality?.trim().slice(2) ?? 1)]
    }),
  )
  const takes = (name: string) => (accepted.get(name) ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : undefined
}

/** `level` as brotli counts it, 0 to 11; gzip's scale ends at 9. */
export const compress = (bytes: Uint8Array, encoding: Encoding, level: number): Promise<Buffer> =>
  encoding === 'br'
    ? compressBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
    : compressGzip(bytes, { level: Math.min(level, 9) })
