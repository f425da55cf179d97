import type { RequestDeps } from '../deps.ts'
import type { Endpoint } from '../endpoint.ts'

/** GET /health */
export const showHealth =
  (auth: RequestDeps): Endpoint =>
  async (c) => {
    await auth.database.query('select 1')
    return c.json({
      version: 'v2.196.0',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    })
  }
