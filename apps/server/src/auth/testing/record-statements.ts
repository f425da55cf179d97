import type { Database, Transaction } from '../../database/database.ts'

/** The same database, and the texts of what it was asked. */
export const recordStatements = (database: Database) => {
  const statements: string[] = []
  const recorded = (tx: Transaction): Transaction => ({
    query: (text, values) => {
      statements.push(text)
      return tx.query(text, values)
    },
    execute: (sql) => {
      statements.push(sql)
      return tx.execute(sql)
    },
  })
  const recording: Database = {
    ...recorded(database),
    kind: database.kind,
    sessions: database.sessions,
    load: () => database.load(),
    queryAs: (...question) => database.queryAs(...question),
    transactionAs: (...question) => database.transactionAs(...question),
    transaction: (work, options) => database.transaction((tx) => work(recorded(tx)), options),
    listen: (channel, onNotify) => database.listen(channel, onNotify),
    ping: () => database.ping(),
    close: () => database.close(),
  }
  return { recording, take: () => statements.splice(0) }
}
