import type { SecretBox } from '@listwright/server'
import { Refusal } from '../refusal.ts'
import type { Table } from './carried-tables.ts'
import type { TableCopy } from './copy-rows.ts'

interface MoveSide {
  tables: Table[]
  isSupabase: boolean
}

export interface MovedTable extends TableCopy {
  /** Columns whose values the other side has in another form. */
  changed: string[]
}

type Row = Record<string, unknown>

/** What both auth services keep alike. Sessions and pending links end with a move: each side signs its own. */
const SHARED_WITH_SUPABASE = ['auth.users', 'auth.identities', 'auth.mfa_factors']
const NO_INSTANCE = '00000000-0000-0000-0000-000000000000'
/** Links that were mailed before the move; each service hashes them in its own way. */
export const TOKENS = [
  'confirmation_token',
  'recovery_token',
  'email_change_token_new',
  'email_change_token_current',
  'phone_change_token',
  'reauthentication_token',
]

/** Which rows are carried from one side to the other, in an order that keeps every reference. */
export const movedTables = (from: MoveSide, to: MoveSide, seal: SecretBox): MovedTable[] => {
  const crosses = from.isSupabase || to.isSupabase
  const wanted = from.tables.filter(({ name }) => {
    if (!crosses) return true
    if (name.startsWith('auth.')) return SHARED_WITH_SUPABASE.includes(name)
    // Supabase's storage makes its rows when files arrive.
    return /^storage\.(buckets|objects)$/.test(name) ? !to.isSupabase : !name.startsWith('storage.')
  })
  return wanted.map((table) => {
    const other = to.tables.find(({ name }) => name === table.name)
    if (!other) throw differ(table.name)
    const columns = table.columns.filter((column) => other.columns.includes(column))
    const isPlatforms = /^(auth|storage)\./.test(table.name)
    if (!isPlatforms && columns.length < Math.max(table.columns.length, other.columns.length))
      throw differ(table.name)
    const change = crosses ? changesOf(table.name, to.isSupabase, seal) : undefined
    return { table: table.name, columns, changed: [], ...change }
  })
}

/** What the two auth services keep differently; nothing where they do not. */
const changesOf = (name: string, toSupabase: boolean, seal: SecretBox) => {
  if (name === 'auth.users') {
    const blank = Object.fromEntries(TOKENS.map((token) => [token, '']))
    return {
      changed: ['instance_id', ...TOKENS],
      // Supabase's auth server finds only users that have an instance id.
      change: (row: Row) => ({ ...row, ...blank, instance_id: toSupabase ? NO_INSTANCE : null }),
    }
  }
  if (name === 'auth.mfa_factors') {
    return {
      changed: ['secret'],
      // Recovery codes are hashed in another way on each side; people make new ones.
      where: "factor_type = 'totp'",
      change: (row: Row) => ({
        ...row,
        secret: toSupabase ? seal.open(String(row.secret)) : seal.seal(plainSecret(row)),
      }),
    }
  }
  return undefined
}

/** As base32, unless the project encrypts its secrets with a key that nobody gets to see. */
const plainSecret = ({ secret }: Row): string => {
  if (typeof secret === 'string' && /^[A-Z2-7]+=*$/.test(secret)) return secret
  throw new Refusal(
    'That project encrypts its second factors: they cannot be carried, so their owners must remove them first.',
  )
}

const differ = (table: string) =>
  new Refusal(
    `The two sides have different releases, as their table ${table} shows: bring both to this one first.`,
  )
