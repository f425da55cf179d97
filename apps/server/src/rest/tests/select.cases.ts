import type { Case } from '../testing/cases.ts'

/** What can be asked for, from columns to trees of relations. */
export const selectCases: Case[] = [
  [
    'how many there are',
    (c) => c.from('books').select('count').gt('pages', 300),
    { data: [{ count: 2 }] },
  ],
  [
    'columns',
    (c) => c.from('books').select('id, title').eq('id', 1),
    { data: [{ id: 1, title: 'Engines' }] },
  ],
  [
    'everything, numbers as numbers and times as ISO 8601',
    (c) => c.from('books').select().eq('id', 1),
    {
      data: [
        {
          id: 1,
          title: 'Engines',
          author_id: 1,
          translator_id: null,
          pages: 500,
          price: 25.5,
          mood: 'tense',
          isbn: '1-1',
          published: '2020-05-01T10:00:00+00:00',
          in_print: true,
          attributes: { format: { size: 'large' }, stock: 3 },
          shelf: '[1,5)',
          search: "'engin':1",
        },
      ],
    },
  ],
  [
    'aliases and casts',
    (c) => c.from('books').select('name:title,cost:price::text,pages::numeric').eq('id', 1),
    { data: [{ name: 'Engines', cost: '25.50', pages: 500 }] },
  ],
  [
    'casts by their SQL names',
    (c) => c.from('books').select('a:pages::real,b:pages::int,c:id::bigint').eq('id', 1),
    { data: [{ a: 500, b: 500, c: 1 }] },
  ],
  [
    'JSON paths',
    (c) =>
      c
        .from('authors')
        .select('city:bio->>city,bio->langs->>0,bio->awards->count,n:bio->awards->>count::int')
        .eq('id', 1),
    { data: [{ city: 'London', langs: 'en', count: 2, n: 2 }] },
  ],
  [
    'the view',
    (c) => c.from('long_books').select('title').order('id'),
    { data: [{ title: 'Engines' }, { title: 'Snow' }] },
  ],
  [
    'order by several columns, nulls placed',
    (c) =>
      c
        .from('books')
        .select('id')
        .order('in_print', { ascending: false, nullsFirst: true })
        .order('id', { ascending: false }),
    { data: [{ id: 3 }, { id: 4 }, { id: 1 }, { id: 2 }] },
  ],
  [
    'order by a JSON path',
    (c) => c.from('books').select('id').order('attributes->stock', { nullsFirst: false }),
    { data: [{ id: 2 }, { id: 1 }, { id: 3 }, { id: 4 }] },
  ],
  [
    'order by a related column that is not selected',
    (c) =>
      c
        .from('books')
        .select('id,authors!author_id(id)')
        .order('authors(name)', { ascending: false })
        .order('id')
        .limit(1),
    { data: [{ id: 3, authors: { id: 2 } }] },
  ],
  ['limit', (c) => c.from('books').select('id').order('id').limit(1), { data: [{ id: 1 }] }],
  ['no rows at all', (c) => c.from('books').select('id').limit(0), { data: [] }],
  [
    'a range',
    (c) => c.from('books').select('id').order('id').range(1, 2),
    { data: [{ id: 2 }, { id: 3 }], status: 200 },
  ],
  [
    'an exact count beside a page',
    (c) => c.from('books').select('id', { count: 'exact' }).order('id').range(1, 2),
    { data: [{ id: 2 }, { id: 3 }], count: 4, status: 206 },
  ],
  [
    'a count of filtered and joined rows',
    (c) =>
      c.from('books').select('id,covers!inner(colour)', { count: 'exact' }).limit(1).order('id'),
    { count: 2, status: 206 },
  ],
  [
    'planned and estimated counts',
    (c) => c.from('books').select('id', { count: 'planned' }).lt('id', 3),
    { count: 2, status: 200 },
  ],
  [
    'only a count',
    (c) => c.from('books').select('*', { count: 'exact', head: true }),
    { data: null, count: 4, status: 200 },
  ],
  [
    'a page behind the end',
    (c) => c.from('books').select('id', { count: 'exact' }).range(10, 12),
    {
      error: {
        code: 'PGRST103',
        details: 'An offset of 10 was requested, but there are only 4 rows.',
      },
      status: 416,
    },
  ],
  [
    'a single row',
    (c) => c.from('books').select('id').eq('id', 2).single(),
    { data: { id: 2 }, status: 200 },
  ],
  [
    'a single row of none',
    (c) => c.from('books').select('id').eq('id', 77).single(),
    {
      error: {
        code: 'PGRST116',
        message: 'Cannot coerce the result to a single JSON object',
        details: 'The result contains 0 rows',
        hint: null,
      },
      status: 406,
    },
  ],
  [
    'a single row of several',
    (c) => c.from('books').select('id').single(),
    { error: { code: 'PGRST116', details: 'The result contains 4 rows' }, status: 406 },
  ],
  [
    'maybe a row, found',
    (c) => c.from('books').select('id').eq('id', 2).maybeSingle(),
    { data: { id: 2 } },
  ],
  [
    'maybe a row, none',
    (c) => c.from('books').select('id').eq('id', 77).maybeSingle(),
    { data: null, status: 200 },
  ],
  [
    'CSV',
    (c) => c.from('books').select('id,title').lt('id', 3).order('id').csv(),
    { data: 'id,title\n1,Engines\n2,"Notes on Engines"' },
  ],
  [
    'without nulls',
    (c) => c.from('books').select('id,price').eq('id', 3).stripNulls(),
    { data: [{ id: 3 }] },
  ],
  [
    'an unknown column',
    (c) => c.from('books').select('nope'),
    { error: { code: '42703' }, status: 400 },
  ],
  [
    'an unknown type',
    (c) => c.from('books').select('id::nope'),
    { error: { code: '42704' }, status: 400 },
  ],
  [
    'aggregates',
    (c) => c.from('books').select('pages.sum()'),
    { error: { code: 'PGRST123' }, status: 400 },
  ],
  [
    'a negative limit',
    (c) => c.from('books').select('id').limit(-1),
    { error: { code: 'PGRST103' }, status: 416 },
  ],
  [
    'an unknown table',
    (c) => c.from('bookz').select(),
    {
      error: {
        code: 'PGRST205',
        message: "Could not find the table 'public.bookz' in the schema cache",
        hint: "Perhaps you meant the table 'public.books'",
      },
      status: 404,
    },
  ],
  [
    'another schema',
    (c) => c.schema('auth').from('users').select(),
    { error: { code: 'PGRST106', message: 'Invalid schema: auth' }, status: 406 },
  ],
]
