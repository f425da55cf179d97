import type { ComponentType } from 'react'
import { paths } from '@/lib/paths.ts'

interface PublicPage {
  path: string
  title: string
  description: string
  /** A page with a form is hydrated; the others are enhanced, and do without React. */
  hasForm: boolean
  load: () => Promise<ComponentType>
}

/** The pages that are rendered at build time, one HTML file each. */
export const publicPages = {
  landing: {
    path: paths.home,
    title: 'Listwright · Instant Real Estate Content. Zero Writing Needed.',
    description:
      'Type the facts of a property, pick a tone, and get a listing description and social captions you can publish. For solo agents and teams.',
    hasForm: false,
    load: () => import('@/pages/landing.tsx').then(({ LandingPage }) => LandingPage),
  },
  terms: {
    path: paths.terms,
    title: 'Terms and Conditions · Listwright',
    description: 'The terms under which real estate agents use Listwright, effective April 2025.',
    hasForm: false,
    load: () => import('@/pages/terms.tsx').then(({ TermsPage }) => TermsPage),
  },
  privacy: {
    path: paths.privacy,
    title: 'Privacy Policy · Listwright',
    description: 'What Listwright stores about you, why, and how to have it removed.',
    hasForm: false,
    load: () => import('@/pages/privacy.tsx').then(({ PrivacyPage }) => PrivacyPage),
  },
  beta: {
    path: paths.beta,
    title: 'Founding Agent Group · Listwright',
    description: 'Ask for access to the instant listing generator before public launch.',
    hasForm: true,
    load: () => import('@/pages/beta.tsx').then(({ BetaPage }) => BetaPage),
  },
  check: {
    path: paths.check,
    title: 'Check my copy · Listwright',
    description:
      'Paste any listing text and see which claims have no fact behind them, and what Fair Housing and MLS rules say. In your browser, without an account.',
    hasForm: true,
    load: () => import('@/pages/check.tsx').then(({ CheckPage }) => CheckPage),
  },
  'not-found': {
    path: '*',
    title: 'Page not found · Listwright',
    description: 'There is no page at this address.',
    hasForm: false,
    load: () => import('@/pages/not-found.tsx').then(({ NotFoundPage }) => NotFoundPage),
  },
} as const satisfies Record<string, PublicPage>

export type PublicPageName = keyof typeof publicPages

export const isPublicPage = (name: string): name is PublicPageName => name in publicPages
