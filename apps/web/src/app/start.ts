import { arrival } from '@/lib/session/arrival.ts'
import { isPublicPage, publicPages } from './public-pages.ts'

/**
 * A prerendered page is a document: it is brought to life alone, without the router and the session.
 * Everything else, and a visitor who returns from a mail or an identity provider, gets the whole app.
 */
export const start = async ({ documentElement }: Document): Promise<void> => {
  const root = documentElement.querySelector<HTMLElement>('#root')
  if (!root) return
  const name = root.dataset.page ?? ''
  const isReturning = arrival.isSignIn || arrival.isRecovery || arrival.error !== null
  if (isPublicPage(name) && !isReturning) {
    const [{ hydratePage }, Page] = await Promise.all([
      import('./hydrate-page.tsx'),
      publicPages[name].load(),
    ])
    hydratePage(root, Page)
  } else {
    const { renderApp } = await import('./render-app.tsx')
    renderApp(root)
  }
}
