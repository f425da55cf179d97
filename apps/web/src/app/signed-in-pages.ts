import type { ComponentType } from 'react'
import { paths } from '@/lib/paths.ts'

const loadGenerate = () => import('@/pages/generate.tsx').then((module) => module.GeneratePage)

/** The pages behind the guard, by the pattern of their address. */
export const signedInPages: Record<string, () => Promise<ComponentType>> = {
  [paths.dashboard]: () => import('@/pages/dashboard.tsx').then((module) => module.DashboardPage),
  [paths.generate]: loadGenerate,
  '/generate/:propertyId': loadGenerate,
  [paths.saved]: () => import('@/pages/saved.tsx').then((module) => module.SavedPage),
  [paths.account]: () => import('@/pages/account.tsx').then((module) => module.AccountPage),
}

/** Begins to load the page of an address, so that it does not wait for what surrounds it. */
export const preloadPage = (pathname: string): void => {
  const load = signedInPages[pathname.replace(/^\/generate\/.+/, paths.generate)]
  // The router asks once more, and tells of a failure.
  load?.().catch(() => undefined)
}
