import type { Case } from '../testing/cases.ts'

/** Changes in the order they are made: each sees what those before it left. */
export const changeCases: Case[] = [
  [
    'inserts a row without asking for it back',
    (c) => c.from('genres').insert({ id: 10, name: 'ten' }),
    { data: null, status: 201 },
  ],
  [
    'inserts a row and reads it back',
    (c) => c.from('genres').insert({ id: 11, name: 'eleven' }).select(),
    { data: [{ id: 11, name: 'eleven' }], status: 201 },
  ],
  [
    'inserts a row and reads one object',
    (c) => c.from('genres').insert({ id: 12, name: 'twelve' }).select('name').single(),
    { data: { name: 'twelve' }, status: 201 },
  ],
  [
    'inserts a row and reads its relations',
    (c) =>
      c
        .from('books')
        .insert({ id: 10, title: 'New', author_id: 2 })
        .select('id,mood,authors!author_id(name)')
        .single(),
    { data: { id: 10, mood: 'calm', authors: { name: 'Bo' } } },
  ],
  [
    'inserts several rows of different keys',
    (c) =>
      c
        .from('loans')
        .insert([
          { book_id: 2, copy: 1, reader: 'Xi' },
          { book_id: 2, copy: 2, reader: 'Wu', days: 3 },
        ])
        .select(),
    { error: { code: '23502' }, status: 400 },
  ],
  [
    'inserts several rows with defaults for missing keys',
    (c) =>
      c
        .from('loans')
        .insert(
          [
            { book_id: 2, copy: 1 },
            { book_id: 2, copy: 2, reader: 'Wu', days: 3 },
          ],
          { defaultToNull: false },
        )
        .select(),
    {
      data: [
        { book_id: 2, copy: 1, reader: 'nobody', days: 14 },
        { book_id: 2, copy: 2, reader: 'Wu', days: 3 },
      ],
    },
  ],
  [
    'inserts every kind of value',
    (c) =>
      c
        .from('books')
        .insert({
          id: 11,
          title: 'Kinds "\\ of',
          author_id: 1,
          pages: 1,
          price: 0.1,
          mood: 'merry',
          isbn: '9-9',
          published: '2024-02-29T12:00:00+02:00',
          in_print: null,
          attributes: { a: [1, { b: null }] },
          shelf: '[3,4)',
        })
        .select('title,price,mood,isbn,published,in_print,attributes,shelf')
        .single(),
    {
      data: {
        title: 'Kinds "\\ of',
        price: 0.1,
        mood: 'merry',
        isbn: '9-9',
        published: '2024-02-29T10:00:00+00:00',
        in_print: null,
        attributes: { a: [1, { b: null }] },
        shelf: '[3,4)',
      },
    },
  ],
  [
    'inserts an array',
    (c) =>
      c
        .from('authors')
        .insert({ id: 10, name: 'Di', tags: ['a,b', '"c"', ''] })
        .select('tags')
        .single(),
    { data: { tags: ['a,b', '"c"', ''] } },
  ],
  ['inserts nothing', (c) => c.from('genres').insert([]).select(), { data: [], status: 201 }],
  [
    'cannot insert a key twice',
    (c) => c.from('genres').insert({ id: 10, name: 'again' }),
    { error: { code: '23505', details: 'Key (id)=(10) already exists.', hint: null }, status: 409 },
  ],
  [
    'cannot refer to what is not there',
    (c) => c.from('book_genres').insert({ book_id: 1, genre_id: 404 }),
    { error: { code: '23503' }, status: 409 },
  ],
  [
    'cannot break a check',
    (c) => c.from('books').insert({ title: 'x', author_id: 1, pages: 0 }),
    { error: { code: '23514' }, status: 400 },
  ],
  [
    'cannot leave out what is required',
    (c) => c.from('authors').insert({ born: '2000-01-01' }),
    { error: { code: '23502' }, status: 400 },
  ],
  [
    'cannot insert a wrong type',
    (c) => c.from('genres').insert({ id: 'x', name: 'y' }),
    { error: { code: '22P02' }, status: 400 },
  ],
  [
    'cannot insert into an unknown column',
    (c) => c.from('genres').insert({ id: 13, colour: 'red' }),
    {
      error: {
        code: 'PGRST204',
        message: "Could not find the 'colour' column of 'genres' in the schema cache",
      },
      status: 400,
    },
  ],
  [
    'cannot set a generated key',
    (c) => c.from('inbox').insert({ id: 5, line: 'x' }),
    { error: { code: '428C9' }, status: 400 },
  ],
  [
    'upserts by the primary key',
    (c) =>
      c
        .from('genres')
        .upsert([
          { id: 10, name: 'TEN' },
          { id: 13, name: 'thirteen' },
        ])
        .select(),
    {
      data: [
        { id: 10, name: 'TEN' },
        { id: 13, name: 'thirteen' },
      ],
      status: 201,
    },
  ],
  [
    'upserts only known rows',
    (c) => c.from('genres').upsert({ id: 10, name: 'Ten' }).select(),
    { data: [{ id: 10, name: 'Ten' }], status: 200 },
  ],
  [
    'upserts by another unique column',
    (c) =>
      c
        .from('books')
        .upsert({ title: 'New', author_id: 1, pages: 77 }, { onConflict: 'title' })
        .select('author_id,pages'),
    { data: [{ author_id: 1, pages: 77 }] },
  ],
  [
    'ignores duplicates',
    (c) =>
      c
        .from('genres')
        .upsert(
          [
            { id: 10, name: 'no' },
            { id: 14, name: 'fourteen' },
          ],
          { ignoreDuplicates: true },
        )
        .select(),
    { data: [{ id: 14, name: 'fourteen' }], status: 201 },
  ],
  [
    'cannot upsert by a column that is not unique',
    (c) => c.from('books').upsert({ title: 'q', author_id: 1 }, { onConflict: 'pages' }),
    { error: { code: '42P10' }, status: 400 },
  ],
  [
    'cannot upsert by an unknown column',
    (c) => c.from('genres').upsert({ id: 1, name: 'q' }, { onConflict: 'nope' }),
    { error: { code: '42703' }, status: 400 },
  ],
  [
    'updates without asking for the rows',
    (c) => c.from('genres').update({ name: 'X' }).eq('id', 14),
    { data: null, status: 204 },
  ],
  [
    'updates and reads back',
    (c) => c.from('genres').update({ name: 'Y' }).eq('id', 14).select(),
    { data: [{ id: 14, name: 'Y' }], status: 200 },
  ],
  [
    'updates and counts',
    (c) => c.from('genres').update({ name: 'Z' }, { count: 'exact' }).gte('id', 13),
    { count: 2, status: 204 },
  ],
  [
    'updates with an or',
    (c) =>
      c
        .from('genres')
        .update({ name: 'or' })
        .or('id.eq.13,id.eq.14')
        .select('id')
        .order('id', { ascending: false }),
    { data: [{ id: 14 }, { id: 13 }] },
  ],
  [
    'updates nothing',
    (c) => c.from('genres').update({ name: 'q' }).eq('id', 404).select(),
    { data: [], status: 200 },
  ],
  [
    'updates with an empty change',
    (c) => c.from('genres').update({}).eq('id', 14).select(),
    { data: [], status: 200 },
  ],
  [
    'updates and reads relations',
    (c) =>
      c
        .from('books')
        .update({ translator_id: 1 })
        .eq('id', 10)
        .select('translator:translator_id(name),genres(name)')
        .single(),
    { data: { translator: { name: 'Ada' }, genres: [] } },
  ],
  [
    'cannot update an unknown column',
    (c) => c.from('genres').update({ nope: 1 }).eq('id', 1),
    { error: { code: 'PGRST204' }, status: 400 },
  ],
  [
    'a single update of several rows is undone',
    (c) => c.from('genres').update({ name: 'lost' }).gte('id', 13).select().single(),
    { error: { code: 'PGRST116', details: 'The result contains 2 rows' }, status: 406 },
  ],
  ['… and left no trace', (c) => c.from('genres').select('id').eq('name', 'lost'), { data: [] }],
  [
    'a change of too many rows is undone',
    (c) =>
      c.from('genres').delete().gte('id', 13).setHeader('prefer', 'handling=strict,max-affected=1'),
    { error: { code: 'PGRST124', details: 'The query affects 2 rows' }, status: 400 },
  ],
  [
    'a range on what is shown hides nothing from that limit',
    (c) =>
      c
        .from('genres')
        .update({ name: 'lost' })
        .gte('id', 13)
        .select()
        .limit(1)
        .setHeader('prefer', 'return=representation,handling=strict,max-affected=1'),
    { error: { code: 'PGRST124', details: 'The query affects 2 rows' }, status: 400 },
  ],
  [
    'a change is read back through an inner join',
    (c) =>
      c
        .from('books')
        .update({ pages: 301 })
        .in('id', [2, 3])
        .select('id,covers!inner(colour)')
        .single(),
    { data: { id: 3, covers: { colour: 'blue' } }, status: 200 },
  ],
  [
    'a change of few enough rows is made',
    (c) =>
      c.from('genres').delete().eq('id', 14).setHeader('prefer', 'handling=strict,max-affected=1'),
    { status: 204 },
  ],
  [
    'deletes and reads back',
    (c) => c.from('genres').delete().eq('id', 13).select(),
    { data: [{ id: 13, name: 'or' }], status: 200 },
  ],
  [
    'deletes and counts',
    (c) => c.from('genres').delete({ count: 'exact' }).gte('id', 11),
    { count: 2, status: 204 },
  ],
  [
    'cannot delete what others refer to',
    (c) => c.from('authors').delete().eq('id', 1),
    { error: { code: '23503' }, status: 409 },
  ],
  [
    'a rollback wish is not honoured',
    (c) => c.from('genres').insert({ id: 30, name: 'stays' }).rollback(),
    { status: 201 },
  ],
  [
    '… so the row is there',
    (c) => c.from('genres').select('name').eq('id', 30),
    { data: [{ name: 'stays' }] },
  ],
]
