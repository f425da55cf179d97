import { Hono } from 'hono'
import { z } from 'zod'

const metadata = z.object({
  entrypoint_path: z.string(),
  import_map_path: z.string().optional(),
  verify_jwt: z.boolean().optional(),
})

export interface DeployedFunction extends z.infer<typeof metadata> {
  /** The text of every file that was sent along, by its path. */
  files: Map<string, string>
}

/**
 * A stand-in for Supabase's management API, as far as `supabase functions deploy --use-api` and `supabase config push`
 * speak to it: it keeps what it is sent.
 * @example listener.serve(createManagement('sbp_…').routes.fetch)
 */
export const createManagement = (accessToken: string) => {
  const functions = new Map<string, DeployedFunction>()
  /** What was pushed for a service, such as 'auth'. */
  const config = new Map<string, Record<string, unknown>>()
  const routes = new Hono()

  routes.use(async (c, next) => {
    if (c.req.header('authorization') === `Bearer ${accessToken}`) return next()
    return c.json({ message: 'Unauthorized' }, 401)
  })
  routes.get('/v1/projects/:ref/functions', (c) =>
    c.json([...functions].map(([name, deployed]) => describe(name, deployed))),
  )
  routes.post('/v1/projects/:ref/functions/deploy', async (c) => {
    const name = c.req.query('slug') ?? ''
    const form = await c.req.formData()
    const sent = form.getAll('file').filter((part) => part instanceof File)
    const files = await Promise.all(
      sent.map(async (file) => [file.name, await file.text()] as const),
    )
    const deployed = {
      ...metadata.parse(JSON.parse(String(form.get('metadata')))),
      files: new Map(files),
    }
    functions.set(name, deployed)
    return c.json(describe(name, deployed), 201)
  })
  routes.put('/v1/projects/:ref/functions', (c) => c.json({ functions: [] }))
  // The command line compares with what is there, and pushes only services that are named here.
  routes.get('/v2/projects/:ref/config', (c) =>
    c.json({ data: { attributes: { auth: { site_url: '', ...config.get('auth') } } } }),
  )
  routes.patch('/v1/projects/:ref/config/:service', async (c) => {
    const service = c.req.param('service')
    const pushed = { ...config.get(service), ...(await c.req.json()) }
    config.set(service, pushed)
    return c.json(pushed)
  })
  // Whatever else the command line asks about a project: there is nothing.
  routes.all('*', (c) => c.json({}))
  return { routes, functions, config }
}

const describe = (name: string, { entrypoint_path, verify_jwt = true }: DeployedFunction) => ({
  id: name,
  slug: name,
  name,
  status: 'ACTIVE',
  version: 1,
  verify_jwt,
  import_map: true,
  entrypoint_path,
  created_at: 0,
  updated_at: 0,
})
