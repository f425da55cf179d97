export type Question = [name: string, path: string, init: { method?: string; body?: string }]
const NOTE = JSON.stringify({ book_id: 7, body: 'A note of some length about the seventh book.' })
/** What is asked of both, as PostgREST would be asked. */
export const QUESTIONS: Question[] = [
  ['list-20', '/rest/v1/bench_books?select=*&order=id.desc&limit=20', {}],
  ['get-1', '/rest/v1/bench_books?select=*&id=eq.42', {}],
  ['insert', '/rest/v1/bench_notes', { method: 'POST', body: NOTE }],
  [
    'embed-2',
    '/rest/v1/bench_shelves?select=id,name,bench_books(id,title,bench_notes(id,body))&limit=5',
    {},
  ],
]

const OWNED = 'owner uuid not null default auth.uid()'
/** Shelves with books with notes, all of one user. */
export const benchTables = (user: string) => `
  create table public.bench_shelves (id int primary key generated always as identity, ${OWNED}, name text);
  create table public.bench_books (id int primary key generated always as identity, ${OWNED},
    shelf_id int references public.bench_shelves, title text, pages int, price numeric, data jsonb, created_at timestamptz default now());
  create table public.bench_notes (id int primary key generated always as identity, ${OWNED},
    book_id int references public.bench_books, body text);
  create index on public.bench_books (shelf_id);
  create index on public.bench_notes (book_id);
  insert into public.bench_shelves (owner, name) select '${user}', 'Shelf ' || n from generate_series(1, 20) n;
  insert into public.bench_books (owner, shelf_id, title, pages, price, data)
    select '${user}', 1 + n % 20, 'Book ' || n, n, n * 1.5, '{"a": [1, 2, 3]}' from generate_series(1, 200) n;
  insert into public.bench_notes (owner, book_id, body) select '${user}', 1 + n % 200, 'Note ' || n from generate_series(1, 600) n;
  ${['shelves', 'books', 'notes']
    .map(
      (name) => `alter table public.bench_${name} enable row level security;
        create policy "owners" on public.bench_${name} using (owner = (select auth.uid()));`,
    )
    .join('\n')}
  analyze;
`
