import type { Case } from '../testing/cases.ts'

/** Functions of every kind, called by the client. */
export const callCases: Case[] = [
  [
    'for a part of a set of values',
    (c) => c.rpc('titles').range(1, 1),
    { data: ['Notes on Engines'] },
  ],
  ['with named arguments', (c) => c.rpc('add', { a: 2, b: 40 }), { data: 42, status: 200 }],
  ['with defaults', (c) => c.rpc('add', { a: 2 }), { data: 3 }],
  ['by GET', (c) => c.rpc('add', { a: 2, b: 5 }, { get: true }), { data: 7 }],
  [
    'for a set of values',
    (c) => c.rpc('titles'),
    { data: ['Engines', 'Notes on Engines', 'Cats in the Snow', 'Snow'] },
  ],
  [
    'for rows, with select, filter, order and limit',
    (c) =>
      c
        .rpc('books_by', { author: 1 })
        .select('title,authors!author_id(name)')
        .gt('pages', 100)
        .order('id', { ascending: false })
        .limit(1),
    { data: [{ title: 'Notes on Engines', authors: { name: 'Ada' } }] },
  ],
  [
    'for rows by GET, with filters',
    (c) => c.rpc('books_by', { author: 2 }, { get: true }).select('id').eq('title', 'Snow'),
    { data: [{ id: 4 }] },
  ],
  [
    'for rows and their count',
    (c) => c.rpc('books_by', { author: 2 }, { count: 'exact' }).select('id').limit(1),
    { data: [{ id: 3 }], count: 2, status: 206 },
  ],
  [
    'for only the count',
    (c) => c.rpc('books_by', { author: 2 }, { head: true, count: 'exact' }),
    { data: null, count: 2 },
  ],
  [
    'for one value and its count',
    (c) => c.rpc('add', { a: 2 }, { count: 'exact' }),
    { data: 3, count: 1, status: 200 },
  ],
  [
    'for a part of a set of values and the count of all',
    (c) => c.rpc('titles', {}, { count: 'exact' }).range(1, 2),
    { data: ['Notes on Engines', 'Cats in the Snow'], count: 4, status: 206 },
  ],
  [
    'for only the count of a set of values',
    (c) => c.rpc('titles', {}, { head: true, count: 'exact' }),
    { data: null, count: 4 },
  ],
  [
    'for one row of a set',
    (c) => c.rpc('books_by', { author: 2 }).select('id').eq('id', 4).single(),
    { data: { id: 4 } },
  ],
  [
    'for one row of several',
    (c) => c.rpc('books_by', { author: 2 }).select('id').single(),
    { error: { code: 'PGRST116' }, status: 406 },
  ],
  ['for one row', (c) => c.rpc('book_named', { wanted: 'Snow' }).select('id'), { data: { id: 4 } }],
  [
    'for one row that the filter leaves out',
    (c) => c.rpc('book_named', { wanted: 'Snow' }).select('id').eq('id', 1),
    { data: null, status: 200 },
  ],
  [
    'for one row that must be there, but the filter leaves it out',
    (c) => c.rpc('book_named', { wanted: 'Snow' }).select('id').eq('id', 1).single(),
    { error: { code: 'PGRST116' }, status: 406 },
  ],
  [
    'for a table',
    (c) => c.rpc('page_totals').gt('total', 700),
    { data: [{ author: 'Bo', total: 750 }] },
  ],
  ['for out parameters', (c) => c.rpc('extremes'), { data: { shortest: 120, longest: 500 } }],
  ['for nothing', (c) => c.rpc('log_line', { line: 'from a test' }), { data: null, status: 204 }],
  [
    'with a variadic array',
    (c) => c.rpc('shout', { words: ['very', 'loud'] }),
    { data: 'VERY LOUD' },
  ],
  [
    'with a variadic array by GET',
    (c) => c.rpc('shout', { words: ['very', 'loud'] }, { get: true }),
    { data: 'VERY LOUD' },
  ],
  [
    'with a whole document',
    (c) => c.rpc('echo', { any: ['thing', null] }),
    { data: { any: ['thing', null] } },
  ],
  ['with a document that is a list', (c) => c.rpc('echo', [1, 2] as never), { data: [1, 2] }],
  [
    'and changes what it may',
    (c) => c.rpc('log_lines', { lines: ['a', 'b'] }).select('line'),
    { data: [{ line: 'a' }, { line: 'b' }] },
  ],
  [
    'but nothing by GET',
    (c) => c.rpc('log_line', { line: 'x' }, { get: true }),
    { error: { code: '25006' }, status: 405 },
  ],
  [
    'that is overloaded beyond telling',
    (c) => c.rpc('pick', { a: 1 }),
    { error: { code: 'PGRST203' }, status: 300 },
  ],
  [
    'that does not exist',
    (c) => c.rpc('ad', { a: 1 }),
    {
      error: {
        code: 'PGRST202',
        message: 'Could not find the function public.ad(a) in the schema cache',
        details:
          'Searched for the function public.ad with parameter a or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
      },
      status: 404,
    },
  ],
  [
    'with arguments it does not have',
    (c) => c.rpc('add', { x: 1, y: 2 }),
    {
      error: { code: 'PGRST202', hint: 'Perhaps you meant to call the function public.add(a, b)' },
      status: 404,
    },
  ],
  ['with a wrong type', (c) => c.rpc('add', { a: 'x' }), { error: { code: '22P02' }, status: 400 }],
  [
    'that refuses',
    (c) => c.rpc('refuse', { state: 'P0001' }),
    {
      error: { code: 'P0001', message: 'plainly refused', details: 'why', hint: 'what to do' },
      status: 400,
    },
  ],
  [
    'that refuses with a status',
    (c) => c.rpc('refuse', { state: 'PT402' }),
    {
      error: { code: 'PT402', message: 'Payment Required', details: 'Quota', hint: 'Upgrade' },
      status: 402,
    },
  ],
  [
    'that words the whole refusal',
    (c) => c.rpc('refuse', { state: 'PGRST' }),
    {
      error: { code: 'teapot', message: 'short and stout', details: 'handle', hint: 'spout' },
      status: 418,
    },
  ],
  ['that chooses its status', (c) => c.rpc('teapot'), { status: 418, error: {} }],
]
