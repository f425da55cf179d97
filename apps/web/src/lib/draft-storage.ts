const PREFIX = 'listwright.draft'

/** Where a draft is kept in this browser: each under the user who typed it. */
export const draftKey = (userId: string, subject: string) => `${PREFIX}.${userId}.${subject}`

/** Whoever uses this browser next finds nothing that this user has typed. */
export const forgetDrafts = (userId: string): void => {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(draftKey(userId, ''))) localStorage.removeItem(key)
  }
}
