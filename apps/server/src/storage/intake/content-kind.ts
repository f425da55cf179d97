/** How many of a file's first bytes are needed to tell what it is. */
export const HEAD_BYTES = 512

type Test = (head: Buffer) => boolean

const at =
  (offset: number, ...bytes: (string | number[])[]): Test =>
  (head) =>
    bytes.some((wanted) => {
      const pattern =
        typeof wanted === 'string' ? Buffer.from(wanted, 'latin1') : Buffer.from(wanted)
      return head.subarray(offset, offset + pattern.length).equals(pattern)
    })

const all =
  (...tests: Test[]): Test =>
  (head) =>
    tests.every((test) => test(head))

/** Text that a browser would take for a document: its first tag, after blanks, comments and declarations. */
const beginsWith =
  (tag: RegExp): Test =>
  (head) =>
    tag.test(
      head
        .toString('latin1')
        .replace(/^\u00ef\u00bb\u00bf/, '')
        .replace(/^(?:\s+|<\?[^>]*>|<!--[\s\S]*?-->|<!doctype\s+svg[^>]*>)*/i, ''),
    )

const HTML =
  /^<(?:!doctype\s+html|html|head|body|script|iframe|title|style|table|div|font|img|br|p|a|h1|meta|link|object|embed)[\s>/]/i

/** What the first bytes of a file say that it is; in order, the first that fits. */
const KINDS: [type: string, test: Test][] = [
  ['image/jpeg', at(0, [0xff, 0xd8, 0xff])],
  ['image/png', at(0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/gif', at(0, 'GIF87a', 'GIF89a')],
  ['image/webp', all(at(0, 'RIFF'), at(8, 'WEBP'))],
  ['image/avif', all(at(4, 'ftyp'), at(8, 'avif', 'avis'))],
  ['image/heic', all(at(4, 'ftyp'), at(8, 'heic', 'heix', 'hevc', 'hevx', 'heim', 'heis'))],
  ['image/heif', all(at(4, 'ftyp'), at(8, 'mif1', 'msf1'))],
  ['video/mp4', at(4, 'ftyp')],
  ['image/bmp', at(0, 'BM')],
  ['image/tiff', at(0, 'II*\0', 'MM\0*')],
  ['application/pdf', at(0, '%PDF-')],
  ['application/zip', at(0, 'PK\u0003\u0004', 'PK\u0005\u0006')],
  ['application/gzip', at(0, [0x1f, 0x8b])],
  ['audio/wav', all(at(0, 'RIFF'), at(8, 'WAVE'))],
  ['audio/ogg', at(0, 'OggS')],
  ['audio/mpeg', at(0, 'ID3', [0xff, 0xfb], [0xff, 0xf3])],
  ['video/webm', at(0, [0x1a, 0x45, 0xdf, 0xa3])],
  ['image/svg+xml', beginsWith(/^<(?:\w+:)?svg[\s>/]/i)],
  ['text/html', beginsWith(HTML)],
]
const RECOGNISED = new Set(KINDS.map(([type]) => type))

/** Names under which the same bytes go, too. */
const ALSO: [type: string, names: RegExp][] = [
  ['image/jpeg', /^image\/jpg$/],
  ['image/heif', /^image\/hei[cf]$/],
  ['image/heic', /^image\/hei[cf]$/],
  ['application/zip', /^application\/(?:vnd\.|epub\+zip$|java-archive$|x-zip)/],
  ['application/gzip', /^application\/x-(?:gzip|tgz)$/],
  ['video/mp4', /^(?:audio\/mp4|audio\/x-m4a|video\/quicktime|video\/x-m4v)$/],
  ['audio/wav', /^audio\/(?:x-wav|wave)$/],
  ['audio/ogg', /^(?:video|application)\/ogg$/],
  ['audio/mpeg', /^audio\/mp3$/],
  ['video/webm', /^(?:audio\/webm|video\/x-matroska)$/],
]

/**
 * What a file is, told from its first bytes: the declared type where they agree with it, their own where they do not.
 * Plain texts and the like have no bytes to be told by: there the declared type stands, unless it is one that does.
 */
export const contentKind = (declared: string, head: Buffer): string => {
  const found = KINDS.find(([, test]) => test(head))?.[0]
  if (found === undefined) return isRecognisable(declared) ? 'application/octet-stream' : declared
  const isSame =
    declared === found || ALSO.some(([type, names]) => type === found && names.test(declared))
  return isSame ? declared : found
}

const isRecognisable = (type: string) =>
  RECOGNISED.has(type) || ALSO.some(([, names]) => names.test(type))
