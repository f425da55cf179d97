import type { Case } from '../testing/cases.ts'

const NAMES = ['p', 'r', 'e1', 't0', 'found', 'source', 'row', 'rows', 'body', 'value', 'a', 'b']
const LABEL = {
  id: 1,
  book_id: 1,
  p: 'p1',
  r: 'r1',
  e1: 'e1',
  t0: 't1',
  found: 'f1',
  source: 's1',
  row: 'w1',
  rows: 'x1',
  body: 'b1',
  value: 'v1',
  a: 'a1',
  b: 'c1',
  apikey: 'one',
}

/** Columns and aliases that bear the names a statement gives to its own parts. */
export const nameCases: Case[] = [
  [
    'every column of a row',
    (c) => c.from('labels').select().eq('id', 1),
    { data: [LABEL], status: 200 },
  ],
  [
    'every column of related rows, to many and to one',
    (c) =>
      c.from('covers').select('books(t0:id,labels(*))').eq('book_id', 1).eq('books.labels.id', 1),
    { data: [{ books: { t0: 1, labels: [LABEL] } }] },
  ],
  [
    'related rows, some without',
    (c) => c.from('labels').select('e1,t0,books(p:title)').eq('books.id', 2).eq('id', 1),
    { data: [{ e1: 'e1', t0: 't1', books: null }] },
  ],
  [
    'every column of a spread to many',
    (c) => c.from('books').select('id,...labels!inner(p,r,e1,t0,found,rows)').eq('labels.id', 2),
    {
      data: [{ id: 1, p: ['p2'], r: ['r2'], e1: ['e2'], t0: ['t2'], found: ['f2'], rows: ['x2'] }],
    },
  ],
  [
    'every column of a spread to one',
    (c) => c.from('labels').select('...books(p:id,e1:title,t0:pages)').eq('id', 1),
    { data: [{ p: 1, e1: 'Engines', t0: 500 }] },
  ],
  [
    'what a function returns',
    (c) => c.rpc('labels_of', { book: 1 }).eq('id', 1),
    { data: [LABEL], status: 200 },
  ],
  [
    'what was changed',
    (c) => c.from('labels').update({ p: 'p1' }).eq('id', 1).select(),
    { data: [LABEL], status: 200 },
  ],
  [
    'what was changed, with a relation',
    (c) => c.from('labels').update({ p: 'p1', b: 'c1' }).eq('id', 1).select('p,b,books(p:id)'),
    { data: [{ p: 'p1', b: 'c1', books: { p: 1 } }] },
  ],
  [
    'what was merged',
    (c) => c.from('labels').upsert(LABEL).select('*,books(t0:id)').single(),
    { data: { ...LABEL, books: { t0: 1 } } },
  ],
  [
    'rows as CSV',
    (c) => c.from('labels').select('p,e1,t0').eq('id', 1).csv(),
    { data: 'p,e1,t0\np1,e1,t1' },
  ],
  ...NAMES.flatMap((name): Case[] => [
    [
      `an alias ${name}`,
      (c) => c.from('books').select(`${name}:title`).eq('id', 1),
      { data: [{ [name]: 'Engines' }] },
    ],
    [
      `an alias ${name} of related rows`,
      (c) => c.from('books').select(`${name}:covers(${name}:colour)`).eq('id', 1),
      { data: [{ [name]: { [name]: 'red' } }] },
    ],
    [
      `an alias ${name} of a spread to many`,
      (c) => c.from('authors').select(`...books!author_id!inner(${name}:id)`).eq('id', 2),
      { data: [{ [name]: [3, 4] }] },
    ],
  ]),
]
