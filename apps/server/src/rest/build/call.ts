import type { Routine, RoutineParam } from '../schema/routine.ts'
import { identifier } from '../schema/schema.ts'
import type { Params } from './params.ts'

/** How the arguments arrived: as text in the query, by name in a JSON object, or as one JSON document. */
export type CallArguments =
  | { kind: 'texts'; values: ReadonlyMap<string, string[]> }
  | { kind: 'json'; names: string[]; json: string }
  | { kind: 'document'; json: string }

/** A select of the function's rows, or of its one column `value`. */
export const callSql = (routine: Routine, args: CallArguments, params: Params) => {
  const { list, from } = argumentsSql(routine, args, params)
  const call = `${routine.sql}(${list})`
  if (routine.returns !== 'composite') return `select ${call} as value${from && ` from ${from}`}`
  return `select r.* from ${from && `${from} cross join lateral `}${call} as r`
}

const argumentsSql = ({ params: known }: Routine, args: CallArguments, params: Params) => {
  if (args.kind === 'document') {
    const [only] = known
    return { list: only ? params.add(args.json, only.type) : '', from: '' }
  }
  if (args.kind === 'texts') {
    const given = known.filter(({ name }) => args.values.has(name))
    const list = given.map((param) => {
      const texts = args.values.get(param.name) ?? []
      return named(param, params.add(textOf(param, texts), param.type))
    })
    return { list: list.join(', '), from: '' }
  }
  const given = known.filter(({ name }) => args.names.includes(name))
  if (given.length === 0) return { list: '', from: '' }
  const definition = given.map(({ name, type }) => `${identifier(name)} ${type}`).join(', ')
  return {
    list: given.map((param) => named(param, `a.${identifier(param.name)}`)).join(', '),
    from: `json_to_record(${params.add(args.json, 'pg_catalog.json')}) as a(${definition})`,
  }
}

const named = ({ name, isVariadic }: RoutineParam, value: string) =>
  `${isVariadic ? 'variadic ' : ''}${identifier(name)} => ${value}`

/** A variadic argument is repeated in the query, or given once as an array. */
const textOf = ({ isVariadic }: RoutineParam, texts: string[]) => {
  const last = texts.at(-1) ?? ''
  if (!isVariadic || (texts.length === 1 && last.startsWith('{'))) return last
  return `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`
}
