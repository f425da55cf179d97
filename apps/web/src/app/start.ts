import { loadEnv } from '@/lib/env.ts'
import { arrival } from '@/lib/session/arrival.ts'
import { enhancePage } from './enhance-page.ts'
import { preloadPage } from './preload-page.ts'
import { isPublicPage, publicPages } from './public-pages.ts'

/**
 * A prerendered page is a document: it is brought to life alone, without the router and the session.
 * Everything else, and a visitor who returns from a mail or an identity provider, gets the whole app.
 */
export const start = async ({ documentElement }: Document): Promise<void> => {
  const root = documentElement.querySelector<HTMLElement>('#root')
  if (!root) return
  const name = root.dataset.page ?? ''
  const isReturning = arrival.isSignIn || arrival.isRecovery || arrival.errorCode !== null
  if (!isPublicPage(name) || isReturning) {
    const rendering = import('./render-app.tsx')
    preloadPage(location.pathname, documentElement.classList.contains('inside'))
    // Loaded again where it is needed; a failure is reported there.
    loadEnv().catch(() => undefined)
    const { renderApp } = await rendering
    return renderApp(root)
  }
  const { hasForm, load } = publicPages[name]
  if (!hasForm) return enhancePage(root)
  const [{ hydratePage }, Page] = await Promise.all([import('./hydrate-page.tsx'), load()])
  hydratePage(root, Page)
}
