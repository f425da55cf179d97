import { describe, expect, it } from 'vitest'
import { parseSelect } from './select.ts'

const field = (name: string, rest: object = {}) => ({
  kind: 'field',
  field: { name, path: [] },
  ...rest,
})
const embed = (relation: string, rest: object = {}) => ({
  kind: 'embed',
  relation,
  isInner: false,
  isSpread: false,
  items: [{ kind: 'star' }],
  ...rest,
})

describe('parseSelect', () => {
  it.each([
    ['', []],
    ['*', [{ kind: 'star' }]],
    ['id', [field('id')]],
    ['id , name', [field('id'), field('name')]],
    ['with spaces', [field('with spaces')]],
    ['with-dash', [field('with-dash')]],
    ['"a,b(c)"', [field('a,b(c)')]],
    ['"say \\"hi\\""', [field('say "hi"')]],
    ['größe', [field('größe')]],
    ['a:b', [field('b', { alias: 'a' })]],
    ['b::text', [field('b', { cast: 'text' })]],
    ['a:b::double precision', [field('b', { alias: 'a', cast: 'double precision' })]],
    [
      'd->k',
      [{ kind: 'field', field: { name: 'd', path: [{ arrow: '->', key: 'k', isIndex: false }] } }],
    ],
    [
      'd->0->>-1::int',
      [
        {
          kind: 'field',
          cast: 'int',
          field: {
            name: 'd',
            path: [
              { arrow: '->', key: '0', isIndex: true },
              { arrow: '->>', key: '-1', isIndex: true },
            ],
          },
        },
      ],
    ],
    [
      'd->"odd key"',
      [
        {
          kind: 'field',
          field: { name: 'd', path: [{ arrow: '->', key: 'odd key', isIndex: false }] },
        },
      ],
    ],
    [
      'd->1st',
      [
        {
          kind: 'field',
          field: { name: 'd', path: [{ arrow: '->', key: '1st', isIndex: false }] },
        },
      ],
    ],
    ['r(*)', [embed('r')]],
    ['r()', [embed('r', { items: [] })]],
    ['a:r(*)', [embed('r', { alias: 'a' })]],
    ['r!hint(*)', [embed('r', { hint: 'hint' })]],
    ['r!inner(*)', [embed('r', { isInner: true })]],
    ['r!hint!inner(*)', [embed('r', { hint: 'hint', isInner: true })]],
    ['r!inner!hint(*)', [embed('r', { hint: 'hint', isInner: true })]],
    ['r!left(*)', [embed('r')]],
    ['...r(*)', [embed('r', { isSpread: true })]],
    ['r(s(*),id)', [embed('r', { items: [embed('s'), field('id')] })]],
  ])('reads %s', (input, expected) => {
    expect(JSON.parse(JSON.stringify(parseSelect(input)))).toEqual(expected)
  })

  it.each([
    ['id,', 'PGRST100', '(line 1, column 4)'],
    ['id(', 'PGRST100', '(line 1, column 4)'],
    ['r(id', 'PGRST100', '(line 1, column 5)'],
    ['id)', 'PGRST100', '(line 1, column 3)'],
    [':id', 'PGRST100', '(line 1, column 1)'],
    ['id::', 'PGRST100', '(line 1, column 5)'],
    ['id->', 'PGRST100', '(line 1, column 5)'],
    ['"open', 'PGRST100', '(line 1, column 1)'],
    ['"":id', 'PGRST100', '(line 1, column 1)'],
    ['"a\0b":id', 'PGRST100', '(line 1, column 1)'],
    ['id;drop table x', 'PGRST100', '(line 1, column 3)'],
    ['count()', 'PGRST123', 'aggregate'],
    ['n:count()', 'PGRST123', 'aggregate'],
    ['price.sum()', 'PGRST123', 'aggregate'],
    [`${'r('.repeat(13)}*${')'.repeat(13)}`, 'PGRST100', 'line 1'],
  ])('refuses %s', (input, code, message) => {
    expect(() => parseSelect(input)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) }),
    )
  })
})
