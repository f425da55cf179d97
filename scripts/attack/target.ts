import { startFreshProduct } from '@listwright/listwright/testing/fresh-product'

export interface Target {
  url: string
  anonKey: string
  /** The server's process, where it was started here. */
  pid?: number | undefined
  /** Whether addresses in X-Forwarded-For are believed, so that one machine can play many. */
  believesAddresses: boolean
  stop: () => Promise<void>
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/

/** A server to attack: one of its own on a database, or one that runs on this machine. */
export const startTarget = async ({
  url,
  databaseUrl,
}: {
  url?: string
  databaseUrl?: string
}): Promise<Target> => {
  if (url) return reach(url)
  const product = await startFreshProduct({
    TRUSTED_PROXIES: '127.0.0.1',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  })
  return { ...product, believesAddresses: true }
}

const reach = async (url: string): Promise<Target> => {
  if (!LOOPBACK.test(new URL(url).hostname)) throw new Error('Only servers of this machine')
  const { supabaseAnonKey } = await (await fetch(`${url}/config.json`)).json()
  return { url, anonKey: supabaseAnonKey, believesAddresses: false, stop: async () => undefined }
}
