import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { AppRoot } from './app-root.tsx'
import { entrancePages } from './entrance-pages.ts'
import { Guard } from './guard.tsx'
import { PublicLayout } from './layouts/public-layout.tsx'
import { SignedInLayout } from './layouts/signed-in-layout.tsx'
import { PageRouter } from './page-router.tsx'
import { publicPages } from './public-pages.ts'
import { SessionRoot } from './session-root.tsx'
import { signedInPages } from './signed-in-pages.ts'

type Load = () => Promise<ComponentType>

const page = (path: string, load: Load): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
})

const hasKit = import.meta.env.DEV || import.meta.env.VITE_KIT === 'true'

const signedInRoutes = Object.entries(signedInPages).map(([path, load]) => page(path, load))

/** Exported for its test, which opens them on a network of its own. */
export const routes: RouteObject[] = [
  {
    Component: PublicLayout,
    children: Object.values(publicPages).map(({ path, load }) => page(path, load)),
  },
  ...Object.entries(entrancePages).map(([path, load]) => page(path, load)),
  { Component: Guard, children: [{ Component: SignedInLayout, children: signedInRoutes }] },
  ...(hasKit ? [page('/kit', () => import('@/pages/kit.tsx').then(({ KitPage }) => KitPage))] : []),
]

const app: RouteObject[] = [
  { Component: AppRoot, children: [{ Component: SessionRoot, children: routes }] },
]

/** Routes the browser's address to a page of the app. */
export const AppRouter = () => <PageRouter routes={app} />
