import fc from 'fast-check'

/** Part of every hostile text: where it shows up in SQL outside quotes, a client wrote SQL. */
export const CANARY = 'zqcanary'

const NAMES =
  'id title pages price attributes shelf search mood authors books genres covers loans notes author_id mentor_id name count add a b words lines'.split(
    ' ',
  )
const WORDS =
  'eq neq gt lt like ilike match in is not and or fts plfts cs cd ov sl adj any all null true asc desc nullsfirst inner left select * public'.split(
    ' ',
  )
const MARKS = [
  '.',
  ',',
  '(',
  ')',
  '{',
  '}',
  '[',
  ']',
  ':',
  '::',
  '!',
  '->',
  '->>',
  '...',
  '"',
  "'",
  '\\',
  '-',
  '--',
  '/*',
  ';',
  '$1',
  '%',
  '&',
  '=',
  ' ',
  '\t',
  '\n',
  '\0',
  '+',
  '|',
  '\u{1F600}',
  'é',
  '\uFFFD',
]
const ATTACKS = [
  `${CANARY}' or '1'='1`,
  `${CANARY}"; drop table books; --`,
  `${CANARY}')) union select 1 --`,
  `\\${CANARY}\\"`,
  `${CANARY}$$`,
  '9'.repeat(40),
  '-1',
  '1e400',
  'NaN',
  '[1,',
  '{"a":',
  `{${CANARY}}`,
  '__proto__',
  'constructor',
  'toString',
]

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
  { weight: 4, arbitrary: fc.constantFrom(...MARKS) },
  { weight: 2, arbitrary: fc.constantFrom(...ATTACKS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
)

/** Text that nearly means something. */
const hostileText = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''))

const column = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      'id',
      'title',
      'pages',
      'attributes->stock',
      'attributes->>x',
      'shelf',
      'mood',
      'search',
    ),
  },
  { weight: 1, arbitrary: hostileText },
)
const operator = fc.constantFrom(
  'eq',
  'neq',
  'gt',
  'like',
  'ilike',
  'match',
  'imatch',
  'in',
  'is',
  'isdistinct',
  'fts',
  'wfts',
  'fts(english)',
  'cs',
  'cd',
  'ov',
  'sl',
  'nxr',
  'adj',
  'eq(any)',
  'like(all)',
  'not.eq',
  'not.in',
)
const filter = fc
  .tuple(column, operator, hostileText)
  .map(([key, word, value]): [string, string] => [key, `${word}.${value}`])
const inlineFilter = fc
  .tuple(column, operator, hostileText)
  .map(([key, word, value]) => `${key}.${word}.${value}`)

const parameter: fc.Arbitrary<[string, string]> = fc.oneof(
  { weight: 4, arbitrary: filter },
  fc.tuple(
    fc.constantFrom(
      'select',
      'order',
      'columns',
      'on_conflict',
      'limit',
      'offset',
      'and',
      'or',
      'not.or',
      'authors.order',
      'authors.limit',
      'authors.id',
      'covers',
    ),
    hostileText,
  ),
  fc.tuple(
    fc.constantFrom('and', 'or', 'not.and'),
    fc.array(inlineFilter, { minLength: 1, maxLength: 3 }).map((list) => `(${list.join(',')})`),
  ),
  fc.tuple(
    fc.constant('select'),
    hostileText.map((text) => `id,x:${text},authors!author_id(${text})`),
  ),
  fc.tuple(
    fc.constant('select'),
    hostileText.map(
      (text) => `"${text.replaceAll('"', '')}":title,attributes->"${text.replaceAll('"', '')}"`,
    ),
  ),
  fc.tuple(hostileText, hostileText),
)

const json = fc.oneof(
  fc
    .record({ id: fc.nat(), name: fc.string({ unit: 'binary' }) })
    .map((row) => JSON.stringify(row)),
  fc.json({ maxDepth: 3 }),
  hostileText,
  fc
    .dictionary(
      fc.oneof(fc.constantFrom('id', 'name', 'a', 'b', 'words', 'line'), hostileText),
      fc.jsonValue({ maxDepth: 2 }),
    )
    .map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '{"id":1,"name":"\\u0000"}',
    '{"id":1,"name":"\\ud800"}',
    '{"id":1,"id":2,"name":"x"}',
    '{"__proto__":{"x":1}}',
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    `{"name":${'{"a":'.repeat(400)}1${'}'.repeat(400)},"id":7}`,
  ),
)

const headerText = hostileText.map((text) => text.replaceAll(/[^\x20-\x7e]/g, ''))

/** A surrogate without its other half cannot be part of a URL. */
const wellFormed = (text: string) => Buffer.from(text).toString()

const path = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('/books', '/authors', '/genres', '/notes', '/loans', '/long_books'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '/rpc/add',
      '/rpc/books_by',
      '/rpc/echo',
      '/rpc/shout',
      '/rpc/titles',
      '/rpc/pick',
    ),
  },
  {
    weight: 1,
    arbitrary: hostileText.map((text) => `/${encodeURIComponent(wellFormed(text))}`),
  },
  {
    weight: 1,
    arbitrary: hostileText.map((text) => `/rpc/${encodeURIComponent(wellFormed(text))}`),
  },
)

interface HostileRequest {
  path: string
  init: RequestInit
}

/** A request with something wrong anywhere it can be wrong. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc
  .record({
    path,
    method: fc.constantFrom(
      'GET',
      'GET',
      'GET',
      'HEAD',
      'POST',
      'PATCH',
      'PUT',
      'DELETE',
      'OPTIONS',
    ),
    parameters: fc.array(parameter, { maxLength: 4 }),
    prefer: fc.oneof(
      fc.constantFrom(
        '',
        'return=representation',
        'count=exact',
        'resolution=merge-duplicates',
        'missing=default,return=representation',
        'return=headers-only',
        'handling=strict,max-affected=0',
      ),
      headerText,
    ),
    accept: fc.oneof(
      {
        weight: 12,
        arbitrary: fc.constantFrom(
          '*/*',
          '*/*',
          '*/*',
          'application/vnd.pgrst.object+json',
          'text/csv',
        ),
      },
      headerText,
    ),
    range: fc.oneof({ weight: 5, arbitrary: fc.constant('') }, headerText),
    contentType: fc.oneof(
      {
        weight: 5,
        arbitrary: fc.constantFrom(
          'application/json',
          'text/csv',
          'application/x-www-form-urlencoded',
        ),
      },
      headerText,
    ),
    profile: fc.oneof({ weight: 9, arbitrary: fc.constant('public') }, headerText),
    body: json,
  })
  .map(({ path, method, parameters, prefer, accept, range, contentType, profile, body }) => ({
    path: `${path}?${new URLSearchParams(parameters)}`,
    init: {
      method,
      headers: {
        prefer,
        accept,
        range,
        'content-type': contentType,
        'accept-profile': profile,
        'content-profile': profile,
      },
      ...(['POST', 'PATCH', 'PUT'].includes(method) && { body }),
    },
  }))
