import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { migrate, openPglite, platformMigrations, type Transaction } from '@listwright/server'
import { type FunctionShape, readSchema, type Schema, type TableShape } from './database-schema.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

const TARGET = path('../packages/contracts/src/database.ts')

/** The `Database` type that supabase-js takes, for a migrated database. */
export async function renderDatabaseTypes(database: Transaction): Promise<string> {
  const schema = await readSchema(database)
  const tables = schema.tables.map((table) => renderTable(table, schema))
  const functions = schema.functions.map((fn) => renderFunction(fn, schema))
  return `// Generated from supabase/migrations by \`npm run db:types\`: change those, then run it again.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  __InternalSupabase: { PostgrestVersion: '13' }
  public: {
    Tables: {
${tables.join('\n')}
    }
    Views: { [_ in never]: never }
    Functions: {
${functions.join('\n')}
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}

type Tables = Database['public']['Tables']

/** A row as it is read. @example const property: Row<'properties'> */
export type Row<Name extends keyof Tables> = Tables[Name]['Row']
/** What an insert may carry. */
export type Insert<Name extends keyof Tables> = Tables[Name]['Insert']
/** What an update may carry. */
export type Update<Name extends keyof Tables> = Tables[Name]['Update']
`
}

function renderTable({ name, columns, relationships }: TableShape, schema: Schema) {
  const row = columns.map((column) => `          ${column.name}: ${typeOf(column, schema)}`)
  const insert = columns.map((column) =>
    column.isGenerated
      ? `          ${column.name}?: never`
      : `          ${column.name}${column.isRequired ? '' : '?'}: ${typeOf(column, schema)}`,
  )
  const update = columns.map((column) =>
    column.isGenerated
      ? `          ${column.name}?: never`
      : `          ${column.name}?: ${typeOf(column, schema)}`,
  )
  const relations = relationships.map(
    (relation) => `          {
            foreignKeyName: '${relation.name}'
            columns: ${tuple(relation.columns)}
            isOneToOne: ${relation.isOneToOne}
            referencedRelation: '${relation.table}'
            referencedColumns: ${tuple(relation.referencedColumns)}
          },`,
  )
  return `      ${name}: {
        Row: {
${row.join('\n')}
        }
        Insert: {
${insert.join('\n')}
        }
        Update: {
${update.join('\n')}
        }
        Relationships: ${relations.length ? `[\n${relations.join('\n')}\n        ]` : '[]'}
      }`
}

function renderFunction(fn: FunctionShape, schema: Schema) {
  const given = fn.inputs.map(
    ({ name, type, isOptional }) =>
      `${name}${isOptional ? '?' : ''}: ${typescriptType(type, schema)}${isOptional ? ' | null' : ''}`,
  )
  const one = fn.outputs.length
    ? `{ ${fn.outputs.map(({ name, type }) => `${name}: ${typescriptType(type, schema)}`).join('; ')} }`
    : typescriptType(fn.returns, schema)
  const args = given.length ? `{ ${given.join('; ')} }` : 'never'
  return `      ${fn.name}: { Args: ${args}; Returns: ${fn.returnsSet ? `${one}[]` : one} }`
}

const typeOf = (column: { type: string; isNullable: boolean }, schema: Schema) =>
  `${typescriptType(column.type, schema)}${column.isNullable ? ' | null' : ''}`

function typescriptType(type: string, schema: Schema): string {
  if (type.endsWith('[]')) return `${typescriptType(type.slice(0, -2), schema)}[]`
  if (schema.tables.some((table) => table.name === type)) {
    return `Database['public']['Tables']['${type}']['Row']`
  }
  if (/^(smallint|integer|bigint|numeric|real|double precision)/.test(type)) return 'number'
  if (type === 'boolean') return 'boolean'
  if (type === 'json' || type === 'jsonb') return 'Json'
  return type === 'void' ? 'undefined' : 'string'
}

const tuple = (names: string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`

async function main() {
  const database = await openPglite({})
  await migrate(database, {
    platform: platformMigrations,
    product: path('../supabase/migrations'),
  })
  await writeFile(TARGET, await renderDatabaseTypes(database))
  await database.close()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main()
