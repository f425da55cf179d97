import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  matchRoutes,
  type NavigationType,
  type Navigator,
  parsePath,
  type RouteObject,
  Router,
  type To,
  useRoutes,
} from 'react-router'
import { RouteErrorBoundary } from './route-error-boundary.tsx'
import { Waiting } from './waiting.tsx'

interface Shown {
  location: Location
  action: NavigationType
  /** How loading the page ended. Only the first page of a visit is rendered while it is still loading. */
  page: 'awaited' | 'loaded' | { error: unknown }
}

/**
 * Shows the routes at the address of the browser. A page is loaded before the address changes, and both change at once:
 * what is typed in between belongs to the page that is still there. The router's own way to do this brings loaders and
 * actions along, which the app does not use and which are 15 kB of the first screen.
 */
export const PageRouter = ({ routes }: { routes: RouteObject[] }) => {
  const [history] = useState(() => createBrowserHistory())
  const [{ location, action, page }, setShown] = useState<Shown>({
    ...at(history),
    page: 'awaited',
  })
  const { navigator, start } = useMemo(
    () => createNavigator(history, routes, setShown),
    [history, routes],
  )
  useEffect(start, [start])
  return (
    <Router navigator={navigator} location={location} navigationType={action}>
      <RouteErrorBoundary>
        {page === 'awaited' ? <Waiting /> : <Screens routes={routes} page={page} />}
      </RouteErrorBoundary>
    </Router>
  )
}

const Screens = ({ routes, page }: { routes: RouteObject[] } & Pick<Shown, 'page'>) => {
  const screens = useRoutes(routes)
  if (typeof page === 'object') throw page.error
  return screens
}

type History = ReturnType<typeof createBrowserHistory>

const at = ({ location, action }: History) => ({ location, action })

const createNavigator = (history: History, routes: RouteObject[], show: (shown: Shown) => void) => {
  let newest = 0

  /** When several navigations overlap, only the last one takes effect. */
  const go = async (to: To, changeAddress?: () => void) => {
    newest += 1
    const turn = newest
    const { pathname = history.location.pathname } = typeof to === 'string' ? parsePath(to) : to
    const page = await loadPages(routes, pathname).then(
      () => 'loaded' as const,
      (error: unknown) => ({ error }),
    )
    if (turn !== newest) return
    changeAddress?.()
    flushSync(() => show({ ...at(history), page }))
  }

  const navigator: Navigator = {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state) => void go(to, () => history.push(to, state)),
    replace: (to, state) => void go(to, () => history.replace(to, state)),
  }
  const start = () => {
    const stop = history.listen(({ location }) => void go(location))
    void go(history.location)
    return () => {
      newest += 1
      stop()
    }
  }
  return { navigator, start }
}

/** Loads the components of the routes that match. A failed load is repeated on the next visit. */
const loadPages = (routes: RouteObject[], pathname: string) =>
  Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
      if (!route.Component && typeof route.lazy === 'function')
        Object.assign(route, await route.lazy())
    }),
  )
