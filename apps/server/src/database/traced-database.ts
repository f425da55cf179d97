import type { Span, Tracing } from '../tracing.ts'
import type { Database, Transaction } from './database.ts'

const LONGEST_TEXT = 2_000

/** The same database; each statement is a span of its own, with its text but never with its parameters. */
export const tracedDatabase = (database: Database, tracing: Tracing): Database => {
  const traced = <T>(text: string, work: (span: Span) => Promise<T>) =>
    tracing.span(
      {
        name: /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement',
        kind: 'client',
        attributes: {
          'db.system.name': 'postgresql',
          'db.query.text': text.slice(0, LONGEST_TEXT),
        },
      },
      work,
    )
  const statementsOf = (tx: Transaction): Transaction => ({
    query: (text, values) => traced(text, () => tx.query(text, values)),
    execute: (sql) => traced(sql, () => tx.execute(sql)),
  })
  return {
    ...statementsOf(database),
    kind: database.kind,
    sessions: database.sessions,
    load: () => database.load(),
    queryAs: (caller, statement, allowance) =>
      traced(statement.text, () => database.queryAs(caller, statement, allowance)),
    transactionAs: (caller, work, allowance) =>
      database.transactionAs(caller, (tx) => work(statementsOf(tx)), allowance),
    transaction: (work, options) => database.transaction((tx) => work(statementsOf(tx)), options),
    listen: (channel, onNotify) => database.listen(channel, onNotify),
    ping: () => database.ping(),
    close: () => database.close(),
  }
}
