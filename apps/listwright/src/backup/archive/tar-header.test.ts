import { expect, it } from 'vitest'
import { readHeader, type TarEntry, writeHeader } from './tar-header.ts'

const long = (bytes: number) => 'x'.repeat(bytes)

it.each<[string, TarEntry]>([
  ['a file', { path: 'database/base/1', kind: 'file', bytes: 8_192 }],
  ['a folder', { path: 'database', kind: 'folder', bytes: 0 }],
  ['a name that fills its field', { path: long(100), kind: 'file', bytes: 1 }],
  ['a path for two fields', { path: `${long(120)}/${long(90)}`, kind: 'file', bytes: 1 }],
  ['a folder for two fields', { path: `${long(99)}/ünter/${long(60)}`, kind: 'folder', bytes: 0 }],
  ['the longest there is', { path: `${long(155)}/${long(100)}`, kind: 'file', bytes: 1 }],
])('%s is read as it was written', (_, entry) => {
  expect(readHeader(writeHeader(entry))).toEqual(entry)
})

it.each([long(101), `${long(156)}/${long(100)}`, `${long(20)}/${long(101)}`])(
  'a path that no tar program could read is refused: %s',
  (path) => {
    expect(() => writeHeader({ path, kind: 'file', bytes: 1 })).toThrow('Too long for tar')
  },
)
