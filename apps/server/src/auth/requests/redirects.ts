import type { AuthContext } from '../endpoint.ts'
import type { SiteSettings } from '../settings.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
export const isLoopback = (hostname: string) => LOOPBACK.has(hostname)
// Control characters and backslashes are read differently by browsers and parsers.
const DISGUISE = /[\s\p{Cc}\\]/u

/** Where the request wants to end up, if that is a place we send people to; SITE_URL otherwise. */
export const redirectTarget = (c: AuthContext, settings: SiteSettings): string => {
  const wishes = [c.req.header('redirect_to'), c.req.query('redirect_to'), c.req.header('referer')]
  return wishes.find((wish) => wish && isAllowedRedirect(wish, settings)) ?? settings.siteUrl
}

export const isAllowedRedirect = (
  wish: string,
  { siteUrl, redirectAllowList }: Pick<SiteSettings, 'siteUrl' | 'redirectAllowList'>,
): boolean => {
  if (DISGUISE.test(wish) || wish.length > 2048) return false
  const target = parse(wish)
  const site = parse(siteUrl)
  if (!target || !site || target.username || target.password) return false
  if (isRewrittenHost(wish, target)) return false
  if (isWeb(target) && isSameSite(target, site)) return true
  const withoutFragment = wish.split('#')[0] ?? ''
  if (target.protocol === 'javascript:' || target.protocol === 'data:') return false
  return redirectAllowList.some((pattern) => globPattern(pattern).test(withoutFragment))
}

const parse = (url: string): URL | undefined => (URL.canParse(url) ? new URL(url) : undefined)

const isWeb = (url: URL) => url.protocol === 'http:' || url.protocol === 'https:'

const isSameSite = (target: URL, site: URL): boolean => {
  if (target.protocol !== site.protocol) return false
  if (isLoopback(site.hostname)) return isLoopback(target.hostname)
  return target.host === site.host
}

/** A host the parser had to translate (decimal or hex addresses, IDN, escapes) was written to deceive. */
const isRewrittenHost = (wish: string, target: URL): boolean => {
  if (!isWeb(target)) return false
  const written = /^https?:\/\/([^/?#]*)/i.exec(wish)?.[1]?.toLowerCase()
  if (written === undefined) return true
  const defaultPort = target.protocol === 'https:' ? ':443' : ':80'
  return written !== target.host && written !== `${target.host}${defaultPort}`
}

/** `*` stays within a part between dots and slashes, `**` crosses them, `?` is one character of a part. */
const globPattern = (glob: string): RegExp => {
  const source = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*/g, '\u0000')
    .replace(/\*/g, '[^./]*')
    .replace(/\?/g, '[^./]')
    .replaceAll('\u0000', '.*')
  return new RegExp(`^${source}$`)
}

/** Adds what the client should know to the address people are sent to. */
export const withFragment = (target: string, values: Record<string, string>): string => {
  const [address = target] = target.split('#')
  return `${address}#${sorted(values)}`
}

export const withQuery = (target: string, values: Record<string, string>): string => {
  const url = new URL(target)
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value)
  return url.toString()
}

/** GoTrue ends its fragments' keys with an empty `sb`, in alphabetical order. */
const sorted = (values: Record<string, string>): string => {
  const entries = Object.entries({ ...values, sb: '' }).sort(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(entries).toString()
}
