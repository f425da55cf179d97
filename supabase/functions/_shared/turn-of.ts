import { type Turn, turns } from '@listwright/engine/built-in'

/** The caller's turn at the built-in writer: one for each user, however often they are signed in. */
export const turnOf = (request: Request): Turn =>
  turns.of(subjectOf(request.headers.get('authorization') ?? ''))

/** Whom a token is for. Whether it is genuine was decided when it was shown to the database. */
const subjectOf = (authorization: string): string => {
  const [, claims = ''] = authorization.split('.')
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof sub === 'string' ? sub : ''
  } catch {
    return ''
  }
}
