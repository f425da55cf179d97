import { PLAN_CARDS, PLANS, TONE_CARDS, TONES } from '@listwright/contracts'
import { z } from 'zod'
import { deviceName } from './device-name.ts'

type Row = Record<string, unknown>
type Cell = string | number

/** A table as its owner would draw it up: a name, headings in words, and nothing that only a database needs. */
interface HumanTable {
  name: string
  headings: string[]
  rows: Cell[][]
}

const TABLES: Record<string, string> = {
  properties: 'Listings',
  content: 'Texts',
  generations: 'Writing history',
  team_members: 'Team',
  account_deletions: 'Account deletion',
  sessions: 'Signed-in devices',
}

const HEADINGS: Record<string, string> = {
  property: 'Listing',
  zip_code: 'Zip Code',
  lot_size: 'Lot Size (acres)',
  features: 'Key Features',
  'social_captions.facebook': 'Facebook caption',
  'social_captions.instagram': 'Instagram caption',
  'social_captions.linkedin': 'LinkedIn caption',
  'social_captions.twitter': 'Twitter caption',
  base: 'Based on',
  ip_lock_enabled: 'IP lock',
  two_factor_enabled: 'Two-factor authentication',
  subscription_plan: 'Plan',
  user_agent: 'Device',
  'sessions.address': 'Network address',
  created_at: 'Created (UTC)',
  updated_at: 'Changed (UTC)',
}

/** What only the program needs: how a text was made, and copies of what the listing says. */
const HIDDEN: Record<string, string[]> = {
  content: ['seed', 'spans', 'facts', 'place', 'unused', 'model'],
  generations: ['seed', 'facts', 'model'],
}

/** What a reader looks for first; the database answers tables and columns in an order of its own. */
const FIRST_TABLES = ['profile', 'properties', 'content']
const FIRST_COLUMNS = [
  'property',
  'full_name',
  'name',
  'address',
  'city',
  'state',
  'zip_code',
  'property_type',
  'price',
  'bedrooms',
  'bathrooms',
  'square_feet',
  'year_built',
  'lot_size',
  'features',
  'tone',
  'headline',
  'description',
  'social_captions.facebook',
  'social_captions.instagram',
  'social_captions.linkedin',
  'social_captions.twitter',
  'claims',
]
const LAST_COLUMNS = ['created_at', 'updated_at']

const row = z.record(z.string(), z.unknown())
const table = z.union([z.array(row), row.transform((only) => [only])])
const exported = z.record(z.string(), z.unknown())

/** The tables of an export that hold anything; a table that is new to us is shown by the same rules. */
export const humanTables = (data: unknown): HumanTable[] => {
  const tables = exported.parse(data)
  const listings = listingNames(tables.properties)
  return inOrder(Object.keys(tables), FIRST_TABLES).flatMap((name) => {
    const value = tables[name]
    const hidden = HIDDEN[name] ?? []
    const rows = (table.safeParse(value).data ?? []).map((entry) =>
      readable(entry, hidden, listings),
    )
    const columns = inOrder([...new Set(rows.flatMap(Object.keys))], FIRST_COLUMNS, LAST_COLUMNS)
    if (columns.length === 0) return []
    return {
      name: TABLES[name] ?? inWords(name),
      headings: columns.map(
        (column) => HEADINGS[`${name}.${column}`] ?? HEADINGS[column] ?? inWords(column),
      ),
      rows: rows.map((entry) => columns.map((column) => entry[column] ?? '')),
    }
  })
}

const inOrder = (names: string[], first: string[], last: string[] = []): string[] => [
  ...first.filter((name) => names.includes(name)),
  ...names.filter((name) => !first.includes(name) && !last.includes(name)),
  ...last.filter((name) => names.includes(name)),
]

const listing = z.object({ id: z.string(), address: z.string() })

const listingNames = (properties: unknown) =>
  new Map(
    (z.array(listing).safeParse(properties).data ?? []).map(({ id, address }) => [id, address]),
  )

/** Identifiers are left out, but for the listing that a text is about: it is named by its address. */
const readable = (
  entry: Row,
  hidden: string[],
  listings: Map<string, string>,
): Record<string, Cell> =>
  Object.fromEntries(
    Object.entries(entry).flatMap(([column, value]): [string, Cell][] => {
      if (column === 'property_id') return [['property', listings.get(String(value)) ?? '']]
      if (column === 'id' || column.endsWith('_id') || hidden.includes(column)) return []
      if (Array.isArray(value)) return [[column, listed(value)]]
      if (typeof value === 'object' && value !== null) {
        return Object.entries(value).map(([key, part]) => [`${column}.${key}`, plain(part)])
      }
      return [[column, (NAMES[column] ?? plain)(value)]]
    }),
  )

const proofOf = z.array(
  z.object({ text: z.string(), source: z.string(), fact: z.unknown().optional() }),
)

/** Claims in words; other lists item by item. */
const listed = (items: readonly unknown[]): string => {
  const proof = proofOf.safeParse(items)
  return proof.success
    ? proof.data
        .map(({ text, source, fact }) => `“${text}” from ${source}${fact ? `: ${word(fact)}` : ''}`)
        .join('; ')
    : items.map(word).join('; ')
}

const word = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

const toneName = (value: unknown): string => {
  const tone = TONES.find((name) => name === value)
  return tone ? TONE_CARDS[tone].label : String(value ?? '')
}

const planName = (value: unknown): string => {
  const plan = PLANS.find((name) => name === value)
  return plan ? PLAN_CARDS[plan].name : ''
}

/** Columns whose stored values are shown by a name, for example the tone 'family' as 'Family-Oriented'. */
const NAMES: Record<string, (value: unknown) => string> = {
  tone: toneName,
  base: toneName,
  subscription_plan: planName,
  user_agent: (value) => deviceName(String(value ?? '')),
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/

const plain = (value: unknown): Cell => {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value ?? '')
  const moment = MOMENT.exec(text) && new Date(text).toISOString()
  return moment ? `${moment.slice(0, 10)} ${moment.slice(11, 16)}` : text
}

/** @example inWords('square_feet') // 'Square feet' */
const inWords = (name: string): string => {
  const words = name.replaceAll(/[_.]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
