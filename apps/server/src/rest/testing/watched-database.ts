import type {
  Allowance,
  Caller,
  Database,
  Statement,
  Transaction,
} from '../../database/database.ts'

/** A database that shows every statement run for a request before running it. */
export const watchedDatabase = (database: Database, onStatement: (text: string) => void) =>
  new Proxy(database, {
    get(target, property) {
      if (property === 'queryAs')
        return (caller: Caller, statement: Statement, allowance?: Allowance) => {
          onStatement(statement.text)
          return target.queryAs(caller, statement, allowance)
        }
      if (property === 'transactionAs')
        return <T>(caller: Caller, work: (tx: Transaction) => Promise<T>, allowance?: Allowance) =>
          target.transactionAs(
            caller,
            (tx) =>
              work({
                ...tx,
                query: (text, values) => {
                  onStatement(text)
                  return tx.query(text, values)
                },
              }),
            allowance,
          )
      const value = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
