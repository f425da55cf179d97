import type { Role } from '../database/database.ts'
import { BASE_HEADERS } from './render.ts'
import type { RestContext } from './resolve/resolve-read.ts'
import type { Column, Relation } from './schema/relation.ts'
import type { Routine } from './schema/routine.ts'

/** The root: an OpenAPI 2.0 description of what the caller's role has any right to. */
export const describeApi = ({ schema, role }: RestContext, path: string) => {
  const relations = [...schema.relations.values()].filter(isVisibleTo(role))
  const routines = [...schema.routines.values()].flat().filter(isVisibleTo(role))
  const description = {
    swagger: '2.0',
    info: { title: 'REST API', description: 'Tables, views and functions', version: '1' },
    // Without a host: it is whichever serves this, and the one in the request is whatever somebody wrote there.
    basePath: path.replace(/(?<=.)\/$/, ''),
    consumes: ['application/json', 'text/csv'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: Object.fromEntries([
      ['/', { get: { tags: ['Introspection'], responses: OK } }],
      ...relations.map((relation) => [`/${relation.name}`, relationPath(relation)]),
      ...routines.map((routine) => [`/rpc/${routine.name}`, routinePath(routine)]),
    ]),
    definitions: Object.fromEntries(
      relations.map((relation) => [relation.name, definition(relation)]),
    ),
  }
  return Response.json(description, {
    headers: { ...BASE_HEADERS, 'content-type': 'application/openapi+json; charset=utf-8' },
  })
}

const OK = { 200: { description: 'OK' } }

const isVisibleTo =
  (role: Role) =>
  ({ roles }: { roles: ReadonlySet<Role> }) =>
    roles.has(role)

const relationPath = ({ name, accepts }: Relation) => {
  const operation = { tags: [name], responses: OK }
  return {
    get: operation,
    ...(accepts.insert && { post: operation }),
    ...(accepts.update && { patch: operation }),
    ...(accepts.delete && { delete: operation }),
  }
}

const routinePath = ({ name, isVolatile, params, description }: Routine) => {
  const properties = Object.fromEntries(params.map((param) => [param.name, typeOf(param.typeName)]))
  const required = params.filter((param) => param.isRequired).map((param) => param.name)
  const body = { name: 'args', in: 'body', schema: { type: 'object', properties, required } }
  const operation = { tags: [`(rpc) ${name}`], summary: description ?? undefined, responses: OK }
  return {
    post: { ...operation, parameters: [body] },
    ...(!isVolatile && { get: operation }),
  }
}

const definition = ({ columns, description }: Relation) => {
  const all = [...columns.values()]
  return {
    type: 'object',
    description: description ?? undefined,
    required: all.filter((column) => !column.isNullable).map((column) => column.name),
    properties: Object.fromEntries(all.map((column) => [column.name, property(column)])),
  }
}

const property = (column: Column) => ({
  ...typeOf(column.typeName),
  description: column.description ?? undefined,
})

const typeOf = (typeName: string) => ({ format: typeName, type: jsonType(typeName) })

const jsonType = (typeName: string) => {
  if (typeName.endsWith('[]')) return 'array'
  if (/^(smallint|integer|bigint)$/.test(typeName)) return 'integer'
  if (/^(numeric|real|double precision)/.test(typeName)) return 'number'
  return typeName === 'boolean' ? 'boolean' : 'string'
}
