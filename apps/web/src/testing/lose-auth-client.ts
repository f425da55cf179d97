import { vi } from 'vitest'

/** The file of the auth client cannot be loaded until the answer is called. */
export const loseAuthClient = (): (() => void) => {
  vi.doMock('@supabase/auth-js', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  return () => void vi.doUnmock('@supabase/auth-js')
}
