/** Every URL of the product. */
export const paths = {
  home: '/',
  terms: '/terms',
  privacy: '/privacy',
  beta: '/beta',
  check: '/check',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  generate: '/generate',
  generateFor: (propertyId: string) => `/generate/${encodeURIComponent(propertyId)}`,
  saved: '/saved',
  account: '/account',
} as const

/** The landing page's sections, reachable from every public page. */
export const sections = {
  home: '/#home',
  features: '/#features',
  pricing: '/#pricing',
  faq: '/#faq',
} as const

/** Addresses that the server answers with the unrendered shell; all others are prerendered or missing. */
export const appRoutes = [
  paths.login,
  paths.signup,
  paths.forgotPassword,
  paths.resetPassword,
  paths.dashboard,
  paths.generate,
  '/generate/:propertyId',
  paths.saved,
  paths.account,
] as const
