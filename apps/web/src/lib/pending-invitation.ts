const KEY = 'listwright.invitation'

/** An invitation that was opened before its guest had signed in; it waits here until they have. */
export const keepInvitation = (search: string): void => {
  const token = new URLSearchParams(search).get('invitation')
  if (token) localStorage.setItem(KEY, token)
}

export const pendingInvitation = (): string | null => localStorage.getItem(KEY)

export const forgetInvitation = (): void => localStorage.removeItem(KEY)
