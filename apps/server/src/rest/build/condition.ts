import type { Operation } from '../parse/operation.ts'
import { type ColumnRef, type Embed, outputNames, type Test } from '../resolve/read-node.ts'
import { identifier } from '../schema/schema.ts'
import { columnSql, columnType } from './column.ts'
import type { Params } from './params.ts'

/** A condition as SQL, about the row that goes by the alias. */
export const testSql = (test: Test, alias: string, params: Params): string => {
  switch (test.kind) {
    case 'column':
      return columnTestSql(test.ref, test.operation, alias, params)
    case 'presence':
      return test.isMissing ? missingSql(test.embed) : `not ${missingSql(test.embed)}`
    case 'group': {
      const members = test.members.map((member) => testSql(member, alias, params))
      const sql = `(${members.join(` ${test.operator} `)})`
      return test.isNegated ? `not ${sql}` : sql
    }
  }
}

/** True when an embedded relation found no row. */
export const missingSql = (embed: Embed) =>
  embed.isToOne
    ? `(${embed.alias}.* is not distinct from null)`
    : `(${embed.alias}.${countName(embed)} = 0)`

/** The name of the column that holds the number of embedded rows. A spread adds columns beside it, so it differs from all of them. */
export const countName = ({ node, isSpread }: Embed) => {
  const keys = new Set(isSpread ? outputNames(node) : [])
  let name = 'found'
  while (keys.has(name)) name += '_'
  return identifier(name)
}

const columnTestSql = (ref: ColumnRef, operation: Operation, alias: string, params: Params) => {
  const column = columnSql(ref, alias, params)
  const type = columnType(ref)
  const sql = operationSql(ref, operation, column, type, params)
  return operation.isNegated ? `not (${sql})` : sql
}

const operationSql = (
  ref: ColumnRef,
  operation: Operation,
  column: string,
  type: string,
  params: Params,
) => {
  switch (operation.kind) {
    case 'compare':
    case 'pattern': {
      // A pattern is always text, whatever the type of the column; the database refuses types that it cannot match.
      const valueType = operation.kind === 'pattern' ? 'pg_catalog.text' : type
      const { sql, value, quantifier } = operation
      return quantifier
        ? `${column} ${sql} ${quantifier}(${params.add(value, `${valueType}[]`)})`
        : `${column} ${sql} ${params.add(value, valueType)}`
    }
    case 'search': {
      const language =
        operation.language === undefined
          ? ''
          : `${params.add(operation.language, 'pg_catalog.regconfig')}, `
      const document =
        ref.column.isTextSearch && ref.path.length === 0
          ? column
          : `to_tsvector(${language}${column})`
      return `${document} @@ ${operation.sql}(${language}${params.add(operation.value, 'pg_catalog.text')})`
    }
    case 'in':
      return `${column} = any(${params.add(arrayLiteral(operation.values), `${type}[]`)})`
    case 'is':
      return `${column} is ${operation.sql}`
  }
}

const arrayLiteral = (values: string[]) =>
  `{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`
