import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { FullScreenMessage } from '@/components/full-screen-message.tsx'
import { AppRoot } from './app-root.tsx'
import { publicPages } from './public-pages.ts'
import { RouteError } from './route-error.tsx'

type Load = () => Promise<ComponentType>

const page = (path: string, load: Load): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
})

const hasKit = import.meta.env.DEV || import.meta.env.VITE_KIT === 'true'

const routes: RouteObject[] = [
  ...Object.values(publicPages).map(({ path, load }) => page(path, load)),
  ...(hasKit ? [page('/kit', () => import('@/pages/kit.tsx').then(({ KitPage }) => KitPage))] : []),
]

export const createRouter = () =>
  createBrowserRouter([
    {
      Component: AppRoot,
      ErrorBoundary: RouteError,
      HydrateFallback: () => <FullScreenMessage>Loading...</FullScreenMessage>,
      children: routes,
    },
  ])
