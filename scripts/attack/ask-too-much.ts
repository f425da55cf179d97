import type { Ask, Attacker } from './attacker.ts'

const ROUNDS = 10
/** The time of one slow statement of another caller, and one second for the database to reopen. */
const LONGEST_WAIT_MS = 15_000

/** Questions that are cheap to ask and dear to answer, while somebody else just wants their own rows. */
export const askTooMuch = async (attacker: Attacker) => {
  const { token } = await attacker.newPerson()
  await attacker.post('/rest/v1/rpc/load_sample_listings', {}, { token })
  const publicly = await attacker.ask('/rest/v1/plans?id=match.((a{1,255}){1,255})')
  attacker.expect(publicly.status === 400, `match for the public: ${publicly.status}`)

  let isOver = false
  const bystander = (async () => {
    while (!isOver) {
      const { status, ms } = await attacker.ask('/rest/v1/properties?select=id', {
        token: attacker.victim.token,
      })
      attacker.expect(status === 200, `a bystander got ${status}`)
      attacker.expect(ms < LONGEST_WAIT_MS, `a bystander waited ${Math.round(ms)} ms`)
    }
  })()
  const asks = Array.from({ length: ROUNDS }, () => QUESTIONS).flat()
  const callers: Ask[] = [{}, { token }]
  const pairs = asks.flatMap((path) => callers.map((caller) => ({ path, caller })))
  await attacker.storm(pairs, 24, ({ path, caller }) =>
    attacker.ask(`/rest/v1/${path}`, { ...caller, mayTimeOut: true }),
  )
  isOver = true
  await bystander
}

const nested = (depth: number): string =>
  depth === 0 ? 'id' : `id,content(id,properties(${nested(depth - 1)}))`
const many = (count: number, item: (n: number) => string, by = ',') =>
  Array.from({ length: count }, (_, n) => item(n)).join(by)

const QUESTIONS = [
  'plans?id=match.((a{1,255}){1,255})',
  'plans?id=imatch.(((((a{1,9}){1,9}){1,9}){1,9}){1,9})',
  'properties?address=match.((((((((a*)*)*)*)*)*)*)*)*b',
  'properties?address=match.(.*)(.*)(.*)(.*)(.*)\\1\\2\\3\\4\\5x',
  'properties?address=match.^(.%2B)(.%2B)(.%2B)(.%2B)(.%2B)\\1\\2\\3\\4\\5$',
  'properties?address=match.(?b)\\(a\\{1,255\\}\\)\\{1,255\\}',
  `properties?or=(${many(8, () => 'address.match.((a{1,40}){1,40})')})`,
  `properties?or=(${many(60, (n) => `address.match.(a?){${255 - n}}q${n}`)})`,
  'teams?select=*',
  'auth_users?select=*',
  `properties?select=${nested(6)}`,
  `properties?select=${many(6, (n) => `a${n}:content(*)`)}`,
  `properties?select=${many(30, (n) => `a${n}:content(id)`)}&limit=1000`,
  `properties?select=${many(200, (n) => `c${n}:address`)}`,
  `properties?address=like.${'*a'.repeat(2_000)}`,
  `properties?or=(${many(500, (n) => `address.ilike.*${n}*a*b*c*`)})`,
  `properties?address=fts.${'!'.repeat(2_000)}a`,
  `properties?address=fts(english).${many(1_000, (n) => `w${n}`, '|')}`,
  `properties?address=phfts.${many(2_000, () => 'a', ' ')}`,
  `properties?order=${many(300, () => 'address.desc')}`,
  `properties?select=features${'->a'.repeat(2_000)}`,
  `properties?and=${'(and'.repeat(300)}`,
  `properties?id=in.(${many(2_000, () => '00000000-0000-4000-8000-000000000000'.slice(0, 4))})`,
  'properties?limit=1000000000&offset=999999999999',
  'rpc/search_properties?search=%25&page_size=1000000',
]
