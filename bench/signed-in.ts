import { existsSync } from 'node:fs'
import type { FreshProduct } from '@listwright/listwright/testing/fresh-product'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'

const PASSWORD = 'correct horse battery'

export const openBrowser = (): Promise<Browser> => {
  const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  )
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
}

/** A browser without any cache, in which an agent on the Pro plan with the sample listings is signed in. */
export const signIn = async (browser: Browser, product: FreshProduct): Promise<BrowserContext> => {
  const session = await createAgent(product)
  const context = await browser.newContext({ baseURL: product.url })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    storageKey(product),
    JSON.stringify(session),
  ] as const)
  return context
}

interface Session {
  access_token: string
}

/** An agent on the Pro plan with the sample listings. */
export const createAgent = async (product: FreshProduct): Promise<Session> => {
  const agent = { email: `studio-${crypto.randomUUID()}@example.com`, password: PASSWORD }
  const user: { id: string } = await ask(product, '/auth/v1/admin/users', product.secretKey, {
    ...agent,
    email_confirm: true,
    user_metadata: { full_name: 'Ada Lovelace' },
  })
  const session: Session = await ask(
    product,
    '/auth/v1/token?grant_type=password',
    product.anonKey,
    agent,
  )
  await ask(product, '/rest/v1/rpc/load_sample_listings', session.access_token, {})
  await ask(
    product,
    `/rest/v1/profiles?id=eq.${user.id}`,
    product.secretKey,
    { subscription_plan: 'pro' },
    'PATCH',
  )
  return session
}

/** Sends JSON as the holder of a token, and insists on an answer. */
export const ask = async <Answer>(
  product: FreshProduct,
  path: string,
  token: string,
  body: object,
  method = 'POST',
): Promise<Answer> => {
  const response = await fetch(product.url + path, {
    method,
    headers: {
      apikey: token === product.secretKey ? token : product.anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
  return JSON.parse(text || 'null')
}

const storageKey = ({ url }: FreshProduct) => `sb-${new URL(url).hostname.split('.')[0]}-auth-token`
