import { readFileSync } from 'node:fs'
import { replaceFile } from '../whole-file.ts'
import type {
  CheckoutSession,
  Customer,
  Invoice,
  Metadata,
  PaymentEvent,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Subscription,
} from './shapes.ts'

/** What stays of a card: never its number. */
export interface Card {
  id: string
  brand: string
  last4: string
  /** A card that is accepted once and refused at the next renewal. */
  failsLater: boolean
}

/** What a checkout session will buy. */
export interface Order {
  id: string
  price: string
  quantity: number
  metadata: Metadata
}

/** An event on its way to the webhook. */
export interface Delivery {
  id: string
  attempts: number
  dueAt: number
}

/** An answer kept for a repeated request. */
export interface Replay {
  id: string
  fingerprint: string
  answer: object
}

interface Tables {
  customers: Customer
  cards: Card
  products: Product
  prices: Price
  sessions: CheckoutSession
  orders: Order
  subscriptions: Subscription
  invoices: Invoice
  configurations: PortalConfiguration
  portals: PortalSession
  events: PaymentEvent
  deliveries: Delivery
  replays: Replay
}
type TableName = keyof Tables

/** How many rows of each kind are kept; the oldest go first. */
const KEPT: Record<TableName, number> = {
  customers: 10_000,
  cards: 10_000,
  products: 1_000,
  prices: 1_000,
  sessions: 2_000,
  orders: 2_000,
  subscriptions: 10_000,
  invoices: 10_000,
  configurations: 100,
  portals: 1_000,
  events: 1_000,
  deliveries: 1_000,
  replays: 1_000,
}
const NAMES = Object.keys(KEPT) as TableName[]

export class Ledger {
  readonly #file: string | undefined
  readonly customers = new Map<string, Customer>()
  readonly cards = new Map<string, Card>()
  readonly products = new Map<string, Product>()
  readonly prices = new Map<string, Price>()
  readonly sessions = new Map<string, CheckoutSession>()
  readonly orders = new Map<string, Order>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly invoices = new Map<string, Invoice>()
  readonly configurations = new Map<string, PortalConfiguration>()
  readonly portals = new Map<string, PortalSession>()
  readonly events = new Map<string, PaymentEvent>()
  readonly deliveries = new Map<string, Delivery>()
  readonly replays = new Map<string, Replay>()

  /** @param file where the ledger survives a restart; without one it lives in memory */
  constructor(file?: string) {
    this.#file = file
    if (file) this.#restore(file)
  }

  add<Name extends TableName>(name: Name, row: Tables[Name]): Tables[Name] {
    const table = this[name] as unknown as Map<string, Tables[Name]>
    table.set(row.id, row)
    for (const oldest of table.keys()) {
      if (table.size <= KEPT[name]) break
      table.delete(oldest)
    }
    return row
  }

  save() {
    if (!this.#file) return
    const rows = Object.fromEntries(NAMES.map((name) => [name, [...this[name].values()]]))
    replaceFile(this.#file, JSON.stringify(rows))
  }

  #restore(file: string) {
    const stored = readStored(file)
    for (const name of NAMES) for (const row of stored[name] ?? []) this.add(name, row)
  }
}

const readStored = (file: string): { [Name in TableName]?: Tables[Name][] } => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (isAbsent(error)) return {}
    throw new Error(`The sandbox ledger ${file} cannot be read; remove it to start afresh.`, {
      cause: error,
    })
  }
}

const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
