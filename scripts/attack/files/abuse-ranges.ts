import type { Attacker } from '../attacker.ts'
import { AT_ONCE, BUCKET, type Folder } from './folder.ts'

/** Parts of a file that cannot be, or are too many. */
export const abuseRanges = async (attacker: Attacker, own: Folder) => {
  const many = Array.from({ length: 2_000 }, (_, n) => `${n}-${n}`).join(',')
  const ranges = [
    'bytes=0-0',
    'bytes=5-2',
    'bytes=-0',
    'bytes=-',
    'bytes=--1',
    'bytes=99999999999999999999-',
    'bytes=0-99999999999999999999',
    'bytes=-99999999999999999999',
    'bytes=0-,0-,0-',
    `bytes=${many}`.slice(0, 7_000),
    'lines=1-2',
    'bytes=a-b',
    'bytes=1e9-',
    'bytes 0-1',
    '',
  ]
  await attacker.storm(ranges, AT_ONCE, async (range) => {
    const { status } = await attacker.ask(`/storage/v1/object/${BUCKET}/${own.path}`, {
      token: own.person.token,
      headers: { range, 'if-range': '"x"', 'if-none-match': 'W/"'.repeat(50) },
    })
    attacker.expect([200, 206, 304, 416].includes(status), `range ${range.slice(0, 40)}: ${status}`)
  })
}
