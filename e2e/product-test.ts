import type { FreshProduct } from '@listwright/listwright/testing/fresh-product'
import { expect, type Page } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import ws from 'ws'
import { test as base } from './served-test.ts'

export interface Agent {
  id: string
  email: string
  password: string
  /** Signed in as this agent. */
  client: SupabaseClient
}

interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

interface Fixtures {
  /** A new account; `profile` becomes its sign-up metadata. */
  newAgent: (profile?: { full_name?: string; company?: string }) => Promise<Agent>
  /** Opens the page signed in as a new agent. */
  signedIn: (profile?: { full_name?: string; company?: string }) => Promise<Agent>
  /** The newest mail to an address, once it has arrived. */
  mailTo: (address: string) => Promise<Mail>
  /** Fails the test when the page reported an error that the test did not expect. */
  calmPage: Page
}

/** What Playwright itself says in place of registering a worker. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright'

export const test = base.extend<Fixtures>({
  newAgent: async ({ product }, use) => {
    await use(async (profile = { full_name: 'Ada Lovelace' }) => {
      const client = connect(product)
      const email = `agent-${crypto.randomUUID()}@example.com`
      const password = 'correct horse'
      const created = await platform(product).auth.admin.createUser({
        email,
        password,
        email_confirm: true,
        user_metadata: profile,
      })
      if (created.error) throw created.error
      const { data, error } = await client.auth.signInWithPassword({ email, password })
      if (error) throw error
      return { id: data.user.id, email, password, client }
    })
  },
  signedIn: async ({ page, newAgent, product }, use) => {
    await use(async (profile) => {
      const agent = await newAgent(profile)
      // One session for the page and the test's own client: a second sign-in would hash the password once more.
      const { data } = await agent.client.auth.getSession()
      await page.addInitScript(
        ([key, session]) => {
          if (!sessionStorage.getItem('seeded')) localStorage.setItem(key, session)
          sessionStorage.setItem('seeded', 'yes')
        },
        [storageKey(product), JSON.stringify(data.session)] as const,
      )
      return agent
    })
  },
  mailTo: async ({ product }, use) => {
    await use(async (address) => {
      let mails: Mail[] = []
      await expect(async () => {
        const answer = await fetch(
          `${product.url}/sandbox/mailbox.json?to=${encodeURIComponent(address)}`,
        )
        mails = await answer.json()
        expect(mails.length).toBeGreaterThan(0)
      }).toPass({ timeout: 60_000 })
      return mails[0] as Mail
    })
  },
  calmPage: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await use(page)
    expect(complaints.filter((complaint) => complaint !== WORKER_BLOCKED)).toEqual([])
  },
})

export { expect } from '@playwright/test'

/** A client with the platform's key, for what no user may do. */
export const platform = (product: FreshProduct) =>
  createClient(product.url, product.secretKey, clientOptions)

export const setPlan = async (product: FreshProduct, id: string, plan: string | null) => {
  const { error } = await platform(product)
    .from('profiles')
    .update({ subscription_plan: plan })
    .eq('id', id)
  if (error) throw error
}

const clientOptions = {
  auth: { persistSession: false, autoRefreshToken: false },
  realtime: { transport: ws as never },
}

const connect = (product: FreshProduct) => createClient(product.url, product.anonKey, clientOptions)

/** Signs an agent in once more, as on another device. */
export const signInElsewhere = async (product: FreshProduct, agent: Agent) => {
  const client = connect(product)
  const { error } = await client.auth.signInWithPassword(agent)
  if (error) throw error
  return client
}

const storageKey = ({ url }: FreshProduct) => `sb-${new URL(url).hostname.split('.')[0]}-auth-token`

export const path = (page: Page) => new URL(page.url()).pathname

/** The link a mail asks its reader to follow. */
export const linkIn = (mail: Mail): string => {
  const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(mail.text)?.[0]
  if (!link) throw new Error(`No link in: ${mail.text}`)
  return link
}
