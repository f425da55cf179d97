import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller, Database } from './cast.ts'
import { describeDatabases } from './describe-databases.ts'
import { ACTORS, type Actor, permissionRows } from './permission-table.ts'
import { type Stage, setTheStage } from './permission-targets.ts'

const ROWS = permissionRows()

describeDatabases(
  (open) => {
    let database: Database
    let stage: Stage

    beforeAll(async () => {
      database = await open()
      stage = await setTheStage(database)
    })

    it('[SEC-AC-02] every table of the database is in the table of cases', async () => {
      const { rows } = await database.query<{ name: string }>(
        `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p') order by relname`,
      )
      expect([...new Set(ROWS.map(({ table }) => table))].sort()).toEqual(
        rows.map((row) => row.name),
      )
    })

    describe('[SEC-AC-02] the right people, and nobody else, may', () => {
      it.each(ROWS)('$action $table', async ({ table, action, expected }) => {
        const attempts = stage.attempts[table]?.[action] ?? {}
        const reached: Partial<Record<Actor, string[]>> = {}
        const allowed: Partial<Record<Actor, string[]>> = {}
        for (const actor of ACTORS) {
          reached[actor] = await reach(database, stage.callers[actor], attempts)
          allowed[actor] = spellOut(expected[actor], actor, Object.keys(attempts))
        }
        expect(reached).toEqual(allowed)
      })
    })
  },
  ['without', 'with'],
)

/** The labels of the rows that the caller's statements touch, or that all were refused. */
const reach = async (database: Database, caller: Caller, attempts: Record<string, string>) => {
  const touched: string[] = []
  let refusals = 0
  for (const [label, statement] of Object.entries(attempts)) {
    const outcome = await attempt(database, caller, statement)
    if (outcome === 'refused') refusals += 1
    else if (outcome > 0) touched.push(label)
  }
  return refusals === Object.keys(attempts).length ? ['denied'] : touched
}

/** How many rows the statement touches; afterwards everything is as it was. */
const attempt = async (database: Database, caller: Caller, statement: string) => {
  let touched = 0
  const undo = new Error('undo')
  try {
    await database.transactionAs(caller, async (tx) => {
      touched = (await tx.query(statement)).rowCount
      throw undo
    })
  } catch (error) {
    if (error === undo) return touched
    if (error instanceof Error && 'code' in error && error.code === '42501') return 'refused'
    throw error
  }
  return touched
}

const spellOut = (cell: string, actor: Actor, labels: string[]) => {
  if (cell === 'denied') return ['denied']
  if (cell === 'none') return []
  if (cell === 'all') return labels
  if (cell === 'own') return [actor]
  return cell === 'team' ? ['aOwner', 'aMember'] : [cell]
}
