const PREFIX = 'listwright.draft'

/** Where a draft is kept in this browser: each under the user who typed it. */
export const draftKey = (userId: string, subject: string) => `${PREFIX}.${userId}.${subject}`

/** Removes all drafts of a user from this browser. */
export const forgetDrafts = (userId: string): void => {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(draftKey(userId, ''))) localStorage.removeItem(key)
  }
}
