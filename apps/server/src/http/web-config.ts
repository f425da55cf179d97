import type { Handler } from 'hono'
import type { AppEnv } from './app-env.ts'

export interface WebConfig {
  siteUrl: string
  /** Whether the operator named the site; otherwise any loopback name of this machine will do. */
  hasSite: boolean
  /** Of a hosted Supabase that pages talk to instead of this server. */
  supabaseUrl?: string | undefined
  supabaseAnonKey: string
  sandbox: boolean
  /** Further entries, as the operator set them. */
  extra: Record<string, string>
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** What the web app needs to know at run time, so that one build serves every mode. */
export const webConfigRoute =
  (config: WebConfig): Handler<AppEnv> =>
  (c) => {
    c.header('cache-control', 'no-cache')
    const host = c.req.header('host') ?? ''
    const ownUrl = !config.hasSite && LOOPBACK.test(host) ? `http://${host}` : config.siteUrl
    return c.json(configOf(config, ownUrl))
  }

/** What the file says for pages that were opened under an address. */
export const configOf = (config: WebConfig, siteUrl: string) => ({
  ...config.extra,
  supabaseUrl: config.supabaseUrl ?? siteUrl,
  supabaseAnonKey: config.supabaseAnonKey,
  siteUrl,
  sandbox: config.sandbox,
})
