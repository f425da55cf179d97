import { openPglite } from '@listwright/server'
import { lockData } from '../data/data-lock.ts'

// Writes rows for as long as it lives and says each number once its transaction is acknowledged.
const directory = process.argv[2]
if (!directory) throw new Error('Which directory?')
await lockData(directory)
const database = await openPglite({ directory: `${directory}/database` })
await database.execute('create table if not exists public.marks (n int primary key, body text)')
const { rows } = await database.query<{ n: number }>('select n from marks order by n')
process.stdout.write(`found ${rows.map(({ n }) => n).join(',')}\n`)
const caller = { role: 'service_role' as const, claims: {} }
await database.execute(`do $$ begin create role service_role; exception when duplicate_object then null; end $$;
  grant all on public.marks to service_role`)
for (let n = (rows.at(-1)?.n ?? 0) + 1; ; n += 1) {
  await database.queryAs(caller, {
    text: 'insert into marks values ($1, $2)',
    values: [n, 'x'.repeat((n * 37) % 3_000)],
  })
  process.stdout.write(`wrote ${n}\n`)
  await new Promise(setImmediate)
}
