import type { Case } from '../testing/cases.ts'

/** Related rows, near and far. */
export const embedCases: Case[] = [
  [
    'only how many there are',
    (c) => c.from('authors').select('id,books!author_id(count)').order('id').limit(2),
    {
      data: [
        { id: 1, books: [{ count: 2 }] },
        { id: 2, books: [{ count: 2 }] },
      ],
    },
  ],
  [
    'to one, by column',
    (c) => c.from('books').select('title,author:authors!author_id(name)').eq('id', 3),
    { data: [{ title: 'Cats in the Snow', author: { name: 'Bo' } }] },
  ],
  [
    'to one, by constraint',
    (c) => c.from('books').select('authors!books_translator_id_fkey(name)').eq('id', 2),
    { data: [{ authors: { name: 'Bo' } }] },
  ],
  [
    'to one, named by its column',
    (c) => c.from('books').select('translator:translator_id(name)').in('id', [1, 2]).order('id'),
    { data: [{ translator: null }, { translator: { name: 'Bo' } }] },
  ],
  [
    'one to one, both ways',
    (c) => c.from('books').select('covers(colour)').order('id').limit(2),
    { data: [{ covers: { colour: 'red' } }, { covers: null }] },
  ],
  [
    'to many',
    (c) => c.from('authors').select('name,books!author_id(id)').eq('id', 2),
    { data: [{ name: 'Bo', books: [{ id: 3 }, { id: 4 }] }] },
  ],
  [
    'many to many',
    (c) => c.from('books').select('genres(name)').eq('id', 2),
    { data: [{ genres: [{ name: 'technical' }, { name: 'poetry' }] }] },
  ],
  [
    'many to many, by the junction',
    (c) => c.from('genres').select('books!book_genres(id)').order('id'),
    { data: [{ books: [{ id: 1 }, { id: 2 }] }, { books: [{ id: 2 }, { id: 4 }] }, { books: [] }] },
  ],
  [
    'the parent in a table that refers to itself',
    (c) => c.from('authors').select('name,mentor:mentor_id(name)').eq('id', 2),
    { data: [{ name: 'Bo', mentor: { name: 'Ada' } }] },
  ],
  [
    'the children in a table that refers to itself',
    (c) => c.from('authors').select('pupils:authors(id)').eq('id', 1),
    { data: [{ pupils: [{ id: 2 }, { id: 3 }] }] },
  ],
  [
    'the children in a table that refers to itself, by the column that refers',
    (c) => c.from('authors').select('pupils:authors!mentor_id(id)').eq('id', 1),
    { data: [{ pupils: [{ id: 2 }, { id: 3 }] }] },
  ],
  [
    'the children in a table that refers to itself, by the constraint',
    (c) => c.from('authors').select('pupils:authors!authors_mentor_id_fkey(id)').eq('id', 1),
    { data: [{ pupils: [{ id: 2 }, { id: 3 }] }] },
  ],
  [
    'the one before and the one after, where each has at most one',
    (c) => c.from('shelves').select('id,before:before_id(id),after:shelves(id)').order('id'),
    {
      data: [
        { id: 1, before: null, after: { id: 2 } },
        { id: 2, before: { id: 1 }, after: null },
      ],
    },
  ],
  [
    'the one after, by the column that refers',
    (c) => c.from('shelves').select('id,after:shelves!before_id(id)').eq('id', 1),
    { data: [{ id: 1, after: { id: 2 } }] },
  ],
  [
    'several levels',
    (c) =>
      c
        .from('genres')
        .select('name,books(title,authors!author_id(name,mentor:mentor_id(name)))')
        .eq('id', 2),
    {
      data: [
        {
          name: 'poetry',
          books: [
            { title: 'Notes on Engines', authors: { name: 'Ada', mentor: null } },
            { title: 'Snow', authors: { name: 'Bo', mentor: { name: 'Ada' } } },
          ],
        },
      ],
    },
  ],
  [
    'inner joins filter the parent',
    (c) => c.from('books').select('id,covers!inner(colour)').eq('covers.colour', 'blue'),
    { data: [{ id: 3, covers: { colour: 'blue' } }] },
  ],
  [
    'inner joins to many',
    (c) => c.from('authors').select('id,books!author_id!inner(id)').gt('books.pages', 460),
    { data: [{ id: 1, books: [{ id: 1 }] }] },
  ],
  [
    'an inner join that is not shown',
    (c) => c.from('books').select('id,covers!inner()').order('id'),
    { data: [{ id: 1 }, { id: 3 }] },
  ],
  [
    'left joins only filter what they show',
    (c) =>
      c
        .from('books')
        .select('id,covers!left(colour)')
        .eq('covers.colour', 'blue')
        .lt('id', 3)
        .order('id'),
    {
      data: [
        { id: 1, covers: null },
        { id: 2, covers: null },
      ],
    },
  ],
  [
    'rows without the related row',
    (c) => c.from('books').select('id,covers()').is('covers', null).order('id'),
    { data: [{ id: 2 }, { id: 4 }] },
  ],
  [
    'rows with related rows',
    (c) => c.from('authors').select('id,books!author_id()').not('books', 'is', null).order('id'),
    { data: [{ id: 1 }, { id: 2 }] },
  ],
  [
    'related rows in or',
    (c) => c.from('books').select('id,covers()').or('covers.not.is.null,id.eq.4').order('id'),
    { data: [{ id: 1 }, { id: 3 }, { id: 4 }] },
  ],
  [
    'or inside a relation',
    (c) =>
      c
        .from('authors')
        .select('books!author_id(id)')
        .eq('id', 1)
        .or('id.eq.2,pages.gt.900', { referencedTable: 'books' }),
    { data: [{ books: [{ id: 2 }] }] },
  ],
  [
    'order, limit and offset inside a relation',
    (c) =>
      c
        .from('authors')
        .select('books!author_id(id)')
        .eq('id', 1)
        .order('id', { referencedTable: 'books', ascending: false })
        .range(1, 1, { referencedTable: 'books' }),
    { data: [{ books: [{ id: 1 }] }] },
  ],
  [
    'a spread to one',
    (c) => c.from('books').select('id,...authors!author_id(writer:name,born)').eq('id', 1),
    { data: [{ id: 1, writer: 'Ada', born: '1815-12-10' }] },
  ],
  [
    'a spread of everything',
    (c) => c.from('covers').select('colour,...books(...authors!author_id(name))').eq('book_id', 3),
    { data: [{ colour: 'blue', name: 'Bo' }] },
  ],
  [
    'a spread to many',
    (c) => c.from('authors').select('name,...books!author_id(titles:title)').eq('id', 2),
    { data: [{ name: 'Bo', titles: ['Cats in the Snow', 'Snow'] }] },
  ],
  [
    'a relation that is none',
    (c) => c.from('books').select('inbox(line)'),
    {
      error: {
        code: 'PGRST200',
        message: "Could not find a relationship between 'books' and 'inbox' in the schema cache",
      },
      status: 400,
    },
  ],
  [
    'an ambiguous relation',
    (c) => c.from('books').select('authors(name)'),
    {
      error: {
        code: 'PGRST201',
        hint: "Try changing 'authors' to one of the following: 'authors!books_author_id_fkey', 'authors!books_translator_id_fkey'. Find the desired relationship in the 'details' key.",
      },
      status: 300,
    },
  ],
  [
    'a filter on what is not embedded',
    (c) => c.from('books').select('id').eq('covers.colour', 'red'),
    { error: { code: 'PGRST108' }, status: 400 },
  ],
  [
    'an order by many',
    (c) => c.from('authors').select('id,books!author_id(id)').order('books(id)'),
    { error: { code: 'PGRST118' }, status: 400 },
  ],
  [
    'a comparison with a whole relation',
    (c) => c.from('books').select('id,covers(colour)').eq('covers', 1),
    { error: { code: 'PGRST120' }, status: 400 },
  ],
]
