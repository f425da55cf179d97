import { type ComponentType, lazy, useState } from 'react'
import { BrowserRouter, type RouteObject, useRoutes } from 'react-router'
import { AppRoot } from './app-root.tsx'
import { entrancePages } from './entrance-pages.ts'
import { Guard } from './guard.tsx'
import { PublicLayout } from './layouts/public-layout.tsx'
import { SignedInLayout } from './layouts/signed-in-layout.tsx'
import { publicPages } from './public-pages.ts'
import { RouteErrorBoundary } from './route-error-boundary.tsx'
import { SessionRoot } from './session-root.tsx'
import { signedInPages } from './signed-in-pages.ts'

type Load = () => Promise<ComponentType>

const page = (path: string, load: Load): RouteObject => ({
  path,
  Component: lazy(async () => ({ default: await load() })),
})

const hasKit = import.meta.env.DEV || import.meta.env.VITE_KIT === 'true'

/** Exported for its test, which opens them on a network of its own. */
export const createRoutes = (): RouteObject[] => [
  {
    Component: PublicLayout,
    children: Object.values(publicPages).map(({ path, load }) => page(path, load)),
  },
  ...Object.entries(entrancePages).map(([path, load]) => page(path, load)),
  {
    Component: Guard,
    children: [
      {
        Component: SignedInLayout,
        children: Object.entries(signedInPages).map(([path, load]) => page(path, load)),
      },
    ],
  },
  ...(hasKit ? [page('/kit', () => import('@/pages/kit.tsx').then(({ KitPage }) => KitPage))] : []),
]

/**
 * The whole app at the address of the browser. Declarative routes: a data router with its loaders and actions, of which
 * the app uses none, would add 17 kB to the first screen.
 */
export const Router = () => (
  <BrowserRouter>
    <RouteErrorBoundary>
      <Screens />
    </RouteErrorBoundary>
  </BrowserRouter>
)

const Screens = () => {
  // React remembers a page that could not be loaded. After a failure this is mounted anew, and the page is asked for again.
  const [routes] = useState(() => [
    { Component: AppRoot, children: [{ Component: SessionRoot, children: createRoutes() }] },
  ])
  return useRoutes(routes)
}
