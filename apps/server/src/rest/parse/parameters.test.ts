import { describe, expect, it } from 'vitest'
import { processorTime } from '../../testing/processor-time.ts'
import { parseCsv } from './csv.ts'
import { parseFilter } from './filter.ts'
import { negotiate } from './media-type.ts'
import { parseOrder } from './order.ts'
import { parsePayload } from './payload.ts'
import { parsePrefer } from './prefer.ts'
import { parseQuery } from './query.ts'
import { intersect, parseCount, parseRangeHeader } from './range.ts'
import { parseSelect } from './select.ts'

describe('parseOrder', () => {
  it.each([
    ['a', [{ field: { name: 'a' } }]],
    ['a.desc', [{ direction: 'desc' }]],
    ['a.nullsfirst', [{ nulls: 'nulls first' }]],
    ['a.asc.nullslast,b', [{ direction: 'asc', nulls: 'nulls last' }, { field: { name: 'b' } }]],
    [
      'r(c->x).desc',
      [{ relation: 'r', direction: 'desc', field: { name: 'c', path: [{ key: 'x' }] } }],
    ],
    ['d->>k.desc', [{ direction: 'desc', field: { path: [{ key: 'k' }] } }]],
  ])('reads %s', (value, expected) => {
    expect(parseOrder('order', value).value).toMatchObject(expected)
  })

  it.each(['a.ascc', 'a.foo', 'a.desc.asc', ',', 'a,', 'r(a', 'r(a,b)', 'a;'])(
    'refuses %s',
    (value) => {
      expect(() => parseOrder('order', value)).toThrow(
        expect.objectContaining({ code: 'PGRST100' }),
      )
    },
  )
})

describe('ranges', () => {
  it.each([
    ['0-9', { offset: 0, limit: 10 }],
    ['5-', { offset: 5 }],
    ['-4', { offset: 0, limit: 5 }],
    ['-', undefined],
    ['bytes=0-1', undefined],
    ['', undefined],
  ])('the header %s means %o', (header, expected) => {
    expect(parseRangeHeader(header)).toEqual(expected)
  })

  it('of header and parameters the smaller part is taken', () => {
    expect(intersect({ offset: 0, limit: 10 }, { offset: 5 })).toEqual({ offset: 5, limit: 5 })
    expect(intersect({ offset: 20 }, { offset: 0, limit: 10 })).toEqual({ offset: 20, limit: 0 })
  })

  it('counts are whole numbers or nothing', () => {
    expect(['7', 'x', '1.5', ''].map(parseCount)).toEqual([7, undefined, undefined, undefined])
    expect(() => parseCount('-1')).toThrow(expect.objectContaining({ code: 'PGRST103' }))
  })
})

describe('headers', () => {
  it('the first of two contradicting preferences counts', () => {
    expect(parsePrefer('return=minimal, return=representation,count=exact')).toEqual({
      return: 'minimal',
      count: 'exact',
    })
  })

  it('max-affected needs strict handling', () => {
    expect(parsePrefer('max-affected=3').maxAffected).toBeUndefined()
    expect(parsePrefer('handling=strict,max-affected=3').maxAffected).toBe(3)
  })

  it.each([
    [undefined, 'array'],
    ['*/*', 'array'],
    ['text/html, application/json;q=0.9', 'array'],
    ['text/csv;q=0.5, application/vnd.pgrst.object+json', 'object'],
    ['TEXT/CSV', 'csv'],
  ])('Accept %s gives %s', (accept, format) => {
    expect(negotiate(accept).format).toBe(format)
  })

  it.each(['text/html', 'application/geo+json', 'toString', ''.padEnd(3, ';')])(
    'Accept %s is refused',
    (accept) => {
      expect(() => negotiate(accept)).toThrow(expect.objectContaining({ code: 'PGRST107' }))
    },
  )
})

describe('bodies', () => {
  it('one row becomes a list of one, its text untouched', () => {
    expect(parsePayload('{"a":1.10,"b":null}', undefined)).toEqual({
      json: '[{"a":1.10,"b":null}]',
      shape: { keys: ['a', 'b'], rows: 'one', isUniform: true },
    })
  })

  it.each([
    ['[]', 'none', true],
    ['[{"a":1},{"a":2}]', 'many', true],
    ['[{"a":1},{"b":1}]', 'many', false],
  ])('%s has %s rows', (body, rows, isUniform) => {
    expect(parsePayload(body, undefined).shape).toMatchObject({ rows, isUniform })
  })

  it.each(['', ' ', '{', '[[]]', 'null', '3', '['.repeat(2000)])('%s is refused', (body) => {
    expect(() => parsePayload(body, 'application/json')).toThrow(
      expect.objectContaining({ code: 'PGRST102' }),
    )
  })

  it('brackets inside strings are not depth', () => {
    const body = JSON.stringify({ a: '['.repeat(2000) })
    expect(parsePayload(body, undefined).shape.rows).toBe('one')
  })

  it('CSV keeps quoted commas, quotes and line breaks', () => {
    expect(parseCsv('a,b\n"x,""y""\nz",NULL\r\n,"NULL"\n')).toEqual([
      { a: 'x,"y"\nz', b: null },
      { a: '', b: 'NULL' },
    ])
  })

  it.each(['a,b\n1', 'a\n"open', 'a\n"x"y'])('CSV %j is refused', (csv) => {
    expect(() => parseCsv(csv)).toThrow(expect.objectContaining({ code: 'PGRST102' }))
  })
})

describe('SEC-IN-13 long texts', () => {
  const long = 'a"",\\'.repeat(400_000)

  it.each([
    ['a CSV cell', () => parseCsv(`a\n"${long.replaceAll('\\', '')}"`)],
    ['an open CSV cell', () => expect(() => parseCsv(`a\n"${long}`)).toThrow()],
    ['a quoted name', () => expect(() => parseSelect(`"${long}`)).toThrow()],
    ['a list', () => expect(() => parseFilter('a', `in.("${long}`)).toThrow()],
    ['a preference', () => parsePrefer(long)],
    ['a media type', () => expect(() => negotiate(long)).toThrow()],
  ])('%s of a megabyte is read in no time', async (_name, read) => {
    expect(await processorTime(read)).toBeLessThan(15_000)
  })
})

describe('parseQuery', () => {
  it('tells arguments of a call from filters by their operator', () => {
    const { plain, filters } = parseQuery('a=1&b=eq.1&c=eq&d=in.(1)&e=x.y&r.f=eq.2', true)
    expect(plain).toEqual([
      ['a', '1'],
      ['c', 'eq'],
      ['e', 'x.y'],
    ])
    expect(filters).toHaveLength(3)
  })

  it('takes a column called apikey as any other', () => {
    expect(parseQuery('apikey=eq.abc&id=eq.1', false).filters).toHaveLength(2)
  })

  it('addresses order, limit and logic to the relation before the dot', () => {
    const query = parseQuery('r.order=a&r.s.limit=2&r.or=(a.eq.1)&limit=5', false)
    expect([
      query.order[0]?.path,
      query.ranges[0]?.path,
      query.logic[0]?.path,
      query.ranges[1]?.path,
    ]).toEqual([['r'], ['r', 's'], ['r'], []])
  })
})
