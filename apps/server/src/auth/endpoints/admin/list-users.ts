import type { RequestDeps, SessionDeps } from '../../deps.ts'
import type { AuthContext, Endpoint } from '../../endpoint.ts'
import { errors } from '../../errors.ts'
import { renderUser } from '../../users/render-user.ts'
import { listUsers } from '../../users/users.ts'

type Deps = RequestDeps & SessionDeps

const PER_PAGE = 50
const PER_PAGE_MAX = 1000

/** GET /admin/users?page&per_page */
export const adminListUsers =
  (auth: Deps): Endpoint =>
  async (c) => {
    const page = readNumber(c, 'page', 1)
    const perPage = Math.min(readNumber(c, 'per_page', PER_PAGE), PER_PAGE_MAX)
    const { users, total } = await listUsers(auth.database, page, perPage)
    c.header('x-total-count', String(total))
    c.header('link', pageLinks(page, perPage, total))
    return c.json({ users: users.map(renderUser), aud: auth.settings.audience })
  }

export const readNumber = (c: AuthContext, name: string, otherwise: number): number => {
  const text = c.req.query(name)
  if (!text) return otherwise
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw errors.validation(`Bad Pagination Parameters: "${text}" is not a valid ${name}`)
  }
  return Number(text)
}

/** Clients read the number behind the first equals sign. */
const pageLinks = (page: number, perPage: number, total: number): string => {
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (number: number, rel: string) =>
    `</admin/users?page=${number}&per_page=${perPage}>; rel="${rel}"`
  return [page < last && link(page + 1, 'next'), link(last, 'last')].filter(Boolean).join(', ')
}
