import type { Handler } from 'hono'
import type { AppEnv } from './app-env.ts'

interface Route {
  method: string
  path: string
}

const SERVED =
  /^\/(?:(?:auth|rest|functions|storage|realtime)\/v1(?:\/|$)|health$|metrics$|config\.json$|openapi\.json$)/
const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options']

/**
 * Every route there is, as an OpenAPI document made from the router's own table. What rows and functions lie behind
 * `/rest/v1` depends on who asks: its root tells that, as PostgREST's does.
 */
export const openapiRoute = (name: string, routes: () => Route[]): Handler<AppEnv> => {
  let document: object | undefined
  return (c) => {
    document ??= { openapi: '3.1.0', info: { title: name, version: '1' }, paths: pathsOf(routes()) }
    return c.json(document)
  }
}

const pathsOf = (routes: Route[]) => {
  const served = routes.filter((route) => SERVED.test(route.path) && !isForAll(route))
  const named = new Set(served.filter(({ method }) => method !== 'ALL').map(({ path }) => path))
  const paths: Record<string, Record<string, object>> = {}
  for (const { method, path } of served) {
    // Where methods have handlers of their own, the one for all refuses the rest.
    if (method === 'ALL' && named.has(path)) continue
    const template = templateOf(path)
    const operations = paths[template] ?? {}
    paths[template] = operations
    for (const each of method === 'ALL' ? METHODS : [method.toLowerCase()])
      operations[each] = { tags: [path.split('/')[1]], responses: ANY, ...parametersOf(path) }
  }
  return paths
}

/** Middleware, and what answers when nothing else does. */
const isForAll = ({ method, path }: Route) => method === 'ALL' && path.endsWith('*')

const templateOf = (path: string) => path.replace(/\/\*$/, '/{rest}').replaceAll(/:(\w+)/g, '{$1}')

const parametersOf = (path: string) => {
  const names = [...templateOf(path).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  if (names.length === 0) return {}
  const schema = { type: 'string' }
  return { parameters: names.map((name) => ({ name, in: 'path', required: true, schema })) }
}

const ANY = { default: { description: 'The answer, or a refusal with its code' } }
