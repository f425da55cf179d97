const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Where the caller's browser is at home. On one's own machine a page may have been opened under another name
 * of the machine than the configured one, and its session lives under that name; elsewhere only the setting counts.
 */
export const siteOf = (request: Request, siteUrl: string): string => {
  const site = new URL(siteUrl)
  const given = request.headers.get('origin') ?? ''
  const origin = URL.canParse(given) ? new URL(given) : null
  const isSameMachine =
    origin !== null && LOOPBACK.has(origin.hostname) && LOOPBACK.has(site.hostname)
  return isSameMachine && origin.port === site.port ? origin.origin : siteUrl
}
