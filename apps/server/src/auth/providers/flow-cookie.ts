import type { CookieOptions } from 'hono/utils/cookie'
import type { SiteSettings, TokenSettings } from '../settings.ts'

export const flowCookieName = (flowId: string) => `sb-flow-${flowId.slice(0, 8)}`

/** Binds a flow to the browser that began it, so that a foreign link cannot sign anybody in. */
export const flowCookie = (
  settings: SiteSettings & TokenSettings,
  flowId: string,
  value: string,
): [name: string, value: string, options: CookieOptions] => {
  const external = new URL(settings.externalUrl)
  const options: CookieOptions = {
    path: `${external.pathname}/callback`,
    httpOnly: true,
    sameSite: 'Lax',
    secure: external.protocol === 'https:',
    maxAge: settings.flowSeconds,
  }
  return [flowCookieName(flowId), value, options]
}
