import type { Auth, Endpoint } from './auth.ts'

/** GET /health */
export const showHealth =
  (auth: Auth): Endpoint =>
  async (c) => {
    await auth.database.query('select 1')
    return c.json({
      version: 'v2.196.0',
      name: 'GoTrue',
      description: 'GoTrue is a user registration and authentication API',
    })
  }
