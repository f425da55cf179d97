import type { QueryResult, Statement, Transaction } from './database.ts'
import { DatabaseError } from './database-error.ts'

/** One session of a database, on which nobody else works meanwhile. */
export interface Session {
  run<Row>(statements: Statement[]): Promise<QueryResult<Row>>
  /** Several statements without parameters; answers the last one's command tag. */
  runSimple(sql: string): Promise<string>
}

/** Runs work in an explicit transaction on a session, under a scope if one is given. */
export const transact = async <T>(
  session: Session,
  work: (tx: Transaction) => Promise<T>,
  scope?: Statement,
): Promise<T> => {
  let isOpen = true
  const requireOpen = () => {
    if (!isOpen) throw new DatabaseError('25P01', 'the transaction has already ended')
  }
  await session.runSimple('begin')
  try {
    if (scope) await session.run([scope])
    const result = await work({
      query: async <Row>(text: string, values?: unknown[]) => {
        requireOpen()
        return session.run<Row>([{ text, ...(values && { values }) }])
      },
      execute: async (sql) => {
        requireOpen()
        await session.runSimple(sql)
      },
    })
    isOpen = false
    // An aborted transaction answers COMMIT with ROLLBACK, not with an error.
    if ((await session.runSimple('commit')) === 'ROLLBACK') throw rolledBack()
    return result
  } catch (error) {
    isOpen = false
    // A connection that broke has rolled back by itself, and cannot be asked to.
    await session.runSimple('rollback').catch(() => undefined)
    throw error
  }
}

const rolledBack = () =>
  new DatabaseError('25P02', 'the transaction was rolled back: one of its statements had failed')
