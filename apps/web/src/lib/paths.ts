/** Every URL of the product. */
export const paths = {
  home: '/',
  terms: '/terms',
  privacy: '/privacy',
  beta: '/beta',
  check: '/check',
  login: '/login',
  signup: '/signup',
  signupFor: (plan: string) => `/signup?plan=${plan}`,
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  generate: '/generate',
  generateFor: (propertyId: string) => `/generate/${encodeURIComponent(propertyId)}`,
  /** A saved text, opened to be read or edited. */
  savedText: (propertyId: string, contentId: string) =>
    `${paths.generateFor(propertyId)}?content=${encodeURIComponent(contentId)}`,
  /** A draft, resumed with its text in view; one without a property is a form for a new one, of which 'new' is the first. */
  draft: (propertyId: string | null, subject: string): string => {
    const form = propertyId ? paths.generateFor(propertyId) : paths.generate
    return !propertyId && subject === 'new' ? form : `${form}?draft=${encodeURIComponent(subject)}`
  },
  saved: '/saved',
  account: '/account',
  plans: '/account#plans',
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
