import { expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

const nested = (open: string, close: string, depth: number) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`

it('[SEC-IN-02] JSON is read to a depth of 500, whatever its texts hold', () => {
  expect(parseJson(nested('[', ']', 500))).toBeDefined()
  expect(parseJson(nested('[', ']', 501))).toBeUndefined()
  expect(parseJson(nested('{"a":', '}', 501))).toBeUndefined()
  expect(parseJson(nested('[{"a":', '}]', 251))).toBeUndefined()
  expect(parseJson(nested('[{"a":', '}]', 250))).toBeDefined()
  const text = `\\"${'[{'.repeat(1_000)}\\`
  expect(parseJson(JSON.stringify({ text }))).toEqual({ text })
  expect(parseJson(`[${Array(2_000).fill('[{}]').join()}]`)).toHaveLength(2_000)
  expect(parseJson('no JSON')).toBeUndefined()
})
