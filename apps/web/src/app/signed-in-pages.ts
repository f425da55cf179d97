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
