/** What a mailed token is for. */
export type Purpose =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'

/** The two faces of a token: a link, or digits to type. */
export interface IssuedToken {
  token: string
  code: string
}
