import { isIP } from 'node:net'
import { z } from 'zod'

const UNITS: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }
const DURATION = /^\d+$|^(\d+[smhd])+$/

export const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'], 'must be true or false')
  .transform((text) => /true|1|on/.test(text))

export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

export const integer = (min: number, max = Number.MAX_SAFE_INTEGER) => {
  const error = `must be a whole number ${range(min, max)}`
  return z.coerce.number(error).int(error).min(min, error).max(max, error)
}

/** Seconds, or Go's way to write a time, such as `90s`, `24h` or `1h30m`; days are `d`. */
export const duration = (min: number, max = Number.MAX_SAFE_INTEGER) => {
  const error = `must be a time in seconds ${range(min, max)}, or written like 90s, 15m, 24h or 30d`
  return z
    .string()
    .regex(DURATION, error)
    .transform(inSeconds)
    .refine((seconds) => seconds >= min && seconds <= max, error)
}

export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((text) => text.replace(/\/+$/, ''))

export const host = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || (/^[\w.-]+$/.test(text) && URL.canParse(`http://${text}`)),
    'must be an IP address or the name of a host',
  )

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

export const network = z
  .string()
  .refine(isNetwork, 'must be an IP address, or a network such as 10.0.0.0/8')

const range = (min: number, max: number) =>
  max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`

const inSeconds = (text: string): number => {
  if (/^\d+$/.test(text)) return Number(text)
  const parts = [...text.matchAll(/(\d+)([smhd])/g)]
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNITS[unit ?? ''] ?? 0), 0)
}
