/** The file of the auth client, which cannot be loaded until `findAgain` is called. */
export const loseAuthClient = () => {
  let isLost = true
  return {
    importAuth: async () => {
      if (isLost) throw new TypeError('Failed to fetch dynamically imported module')
      return import('@supabase/auth-js')
    },
    findAgain: () => {
      isLost = false
    },
  }
}
