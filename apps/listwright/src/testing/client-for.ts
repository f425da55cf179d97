import { createClient } from '@supabase/supabase-js'
import WebSocket from 'ws'

/** The real client of a running product; from the given network address, where the product believes proxies. */
export const clientFor = (url: string, key: string, address?: string) =>
  createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
    global: { headers: address ? { 'x-forwarded-for': address } : {} },
  })
