import { describe, expect, it } from 'vitest'
import { parseFilter } from './filter.ts'
import { parseLogic } from './logic.ts'

const operationOf = (value: string) => parseFilter('c', value).value.operation

describe('parseFilter', () => {
  it.each([
    ['eq.1', { kind: 'compare', sql: '=', value: '1', isNegated: false }],
    ['eq.', { kind: 'compare', sql: '=', value: '' }],
    ['eq.a.b,c)', { value: 'a.b,c)' }],
    ['eq."quoted"', { value: '"quoted"' }],
    ['not.eq.1', { sql: '=', isNegated: true }],
    ['neq.1', { sql: '<>' }],
    ['gte.1', { sql: '>=' }],
    ['isdistinct.1', { sql: 'is distinct from' }],
    ['like.a*b', { kind: 'pattern', sql: 'like', value: 'a%b' }],
    ['match.a*b', { kind: 'pattern', sql: '~', value: 'a*b' }],
    ['eq(any).{1,2}', { kind: 'compare', quantifier: 'any', value: '{1,2}' }],
    ['ilike(all).{a*,b}', { kind: 'pattern', quantifier: 'all', value: '{a%,b}' }],
    ['in.(1,2)', { kind: 'in', values: ['1', '2'] }],
    ['in.()', { kind: 'in', values: [] }],
    ['in.(a,,b)', { values: ['a', '', 'b'] }],
    ['in.("a,b","c\\"d","e\\\\f")', { values: ['a,b', 'c"d', 'e\\f'] }],
    ['in.("a"b,c)', { values: ['"a"b', 'c'] }],
    ['is.null', { kind: 'is', sql: 'null' }],
    ['is.NOT_NULL', { kind: 'is', sql: 'not null' }],
    ['is.True', { kind: 'is', sql: 'true' }],
    ['fts.cat', { kind: 'search', sql: 'to_tsquery', value: 'cat' }],
    [
      'not.wfts(simple).a b',
      { kind: 'search', sql: 'websearch_to_tsquery', language: 'simple', isNegated: true },
    ],
  ])('reads %s', (value, expected) => {
    expect(operationOf(value)).toMatchObject(expected)
  })

  it.each([
    '',
    '1',
    'eq',
    'noop.1',
    'not.1',
    'eq(some).1',
    'in(any).(1)',
    'in.1',
    'in.(1',
    'is.maybe',
    'is.nullx',
    'cs(any).{1}',
    'EQ.1',
    'constructor.1',
    '__proto__.1',
    'is.toString',
  ])('refuses %s', (value) => {
    expect(() => operationOf(value)).toThrow(expect.objectContaining({ code: 'PGRST100' }))
  })

  it('finds the relation and the JSON path in the key', () => {
    const { path, value } = parseFilter('author.books.data->>k', 'eq.1')
    expect(path).toEqual(['author', 'books'])
    expect(value.field).toEqual({
      name: 'data',
      path: [{ arrow: '->>', key: 'k', isIndex: false }],
    })
  })
})

describe('parseLogic', () => {
  it('reads nested groups, negations and quoted values', () => {
    const { path, value } = parseLogic(
      'books.not.or',
      '(a.eq.1, and(b.in.("x,y",z),not.or(c.is.null,d.cs.{1,2})),e.not.eq."a)b")',
    )
    expect(path).toEqual(['books'])
    expect(value).toMatchObject({
      operator: 'or',
      isNegated: true,
      members: [
        { kind: 'filter', operation: { value: '1' } },
        {
          kind: 'group',
          operator: 'and',
          members: [
            { operation: { values: ['x,y', 'z'] } },
            {
              kind: 'group',
              operator: 'or',
              isNegated: true,
              members: [{ operation: { sql: 'null' } }, { operation: { value: '{1,2}' } }],
            },
          ],
        },
        { operation: { value: 'a)b', isNegated: true } },
      ],
    })
  })

  it('takes a column called and for a column', () => {
    expect(parseLogic('or', '(and.eq.1)').value.members).toMatchObject([
      { kind: 'filter', field: { name: 'and' } },
    ])
  })

  it.each([
    '',
    '()',
    'a.eq.1',
    '(a.eq.1',
    '(a.eq.1))',
    '(a)',
    '(xor(a.eq.1))',
    `${'(or'.repeat(30)}`,
    `(${'and('.repeat(30)}a.eq.1${')'.repeat(31)}`,
  ])('refuses %s', (value) => {
    expect(() => parseLogic('or', value)).toThrow(expect.objectContaining({ code: 'PGRST100' }))
  })
})
