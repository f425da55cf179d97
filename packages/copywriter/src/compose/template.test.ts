import { expect, test } from 'vitest'
import { parseTemplate } from './template.ts'

test('a slot or a bracket that is not closed is an error', () => {
  expect(() => parseTemplate('This {city has a view.')).toThrow('A slot is not closed')
  expect(() => parseTemplate('A view[, built in {year}.')).toThrow('A bracket is not closed')
  expect(parseTemplate('A view[, built in {year}].')).toHaveLength(3)
})
