import { expect, it } from 'vitest'
import { PNG } from '../testing/pictures.ts'
import { contentKind } from './content-kind.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const ISO = (brand: string) => bytes(`\0\0\0\u0018ftyp${brand}\0\0\0\0`)

it.each<[string, string, Buffer, string]>([
  ['a picture that is one', 'image/png', PNG, 'image/png'],
  ['a picture under the name of another', 'image/jpeg', PNG, 'image/png'],
  ['a page called a picture', 'image/png', bytes('<!DOCTYPE html><script>'), 'text/html'],
  [
    'a page after blanks and comments',
    'image/png',
    bytes('\u00ef\u00bb\u00bf \n<!-- x --> <HTML>'),
    'text/html',
  ],
  ['a script element', 'text/plain', bytes('<script>alert(1)</script>'), 'text/html'],
  [
    'a drawing called a picture',
    'image/png',
    bytes('<?xml version="1.0"?><svg onload="x">'),
    'image/svg+xml',
  ],
  ['a drawing', 'image/svg+xml', bytes('<svg xmlns="x">'), 'image/svg+xml'],
  [
    'a drawing behind a declaration',
    'image/gif',
    bytes('<!DOCTYPE svg PUBLIC "x"><svg>'),
    'image/svg+xml',
  ],
  ['nothing, called a picture', 'image/jpeg', bytes(''), 'application/octet-stream'],
  ['text, called a picture', 'image/webp', bytes('hello'), 'application/octet-stream'],
  ['text', 'text/plain', bytes('hello'), 'text/plain'],
  ['a table', 'text/csv', bytes('a,b\n1,2'), 'text/csv'],
  [
    'a document in a zip',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    bytes('PK\u0003\u0004'),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['a zip called text', 'text/plain', bytes('PK\u0003\u0004'), 'application/zip'],
  ['a photograph of a phone', 'image/heic', ISO('heic'), 'image/heic'],
  ['a photograph of a phone, called JPEG', 'image/jpeg', ISO('heic'), 'image/heic'],
  ['a film called a photograph', 'image/avif', ISO('isom'), 'video/mp4'],
])('%s', (_, declared, head, kind) => {
  expect(contentKind(declared, head)).toBe(kind)
})
