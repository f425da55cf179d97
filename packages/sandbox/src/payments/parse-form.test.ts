import { expect, test } from 'vitest'
import { parseForm } from './parse-form.ts'

test('brackets become lists and objects', () => {
  expect(parseForm('a=1&b[c]=2&d[0][e]=3&d[1][e]=4&f[]=5&f[]=6')).toEqual({
    a: '1',
    b: { c: '2' },
    d: [{ e: '3' }, { e: '4' }],
    f: ['5', '6'],
  })
})

test('a form cannot reach a prototype', () => {
  parseForm('__proto__[polluted]=yes&constructor[prototype][polluted]=yes')
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
})
