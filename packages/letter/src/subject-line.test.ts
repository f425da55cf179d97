import { expect, test } from 'vitest'
import { subjectLine } from './subject-line.ts'

test('SEC-IN-08 a name with line breaks stays one subject line', () => {
  expect(subjectLine(' Hello x\r\nBcc: eve@example.test\n')).toBe('Hello x Bcc: eve@example.test')
})

test('a subject has an end', () => {
  expect(subjectLine('x'.repeat(1_000))).toHaveLength(500)
})
