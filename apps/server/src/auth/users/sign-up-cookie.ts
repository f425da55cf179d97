import { getCookie, setCookie } from 'hono/cookie'
import type { AuthContext } from '../endpoint.ts'
import { randomToken, sha256 } from '../secrets.ts'
import type { SiteSettings } from '../settings.ts'

const NAME = 'sb-signup'
const VALUE = /^[\w-]{43}$/
const WEEK_SECONDS = 7 * 24 * 60 * 60

/** Marks the browser that signs up, so that it is known again when it opens the link in the mail. */
export const markBrowser = (c: AuthContext, settings: SiteSettings): string => {
  // A value that no browser holds, so that it matches none.
  if (couldBeForm(c)) return sha256(randomToken())
  const external = new URL(settings.externalUrl)
  const value = readCookie(c) ?? randomToken()
  setCookie(c, NAME, value, {
    path: external.pathname,
    httpOnly: true,
    sameSite: 'Lax',
    secure: external.protocol === 'https:',
    maxAge: WEEK_SECONDS,
  })
  return sha256(value)
}

/** The mark of the browser, hashed as it is kept; null where nobody has signed up. */
export const browserOf = (c: AuthContext): string | null => {
  const value = readCookie(c)
  return value ? sha256(value) : null
}

/**
 * A foreign page can make a browser post a form here, with an address and a password that the page chose. It cannot
 * send the content type JSON without a CORS preflight, which is refused.
 */
const couldBeForm = (c: AuthContext): boolean => {
  const type = c.req.header('content-type') ?? ''
  return c.req.method === 'POST' && !/^application\/json\s*(;|$)/i.test(type)
}

const readCookie = (c: AuthContext): string | undefined => {
  const value = getCookie(c, NAME)
  return value && VALUE.test(value) ? value : undefined
}
