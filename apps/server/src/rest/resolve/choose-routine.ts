import type { Role } from '../../database/database.ts'
import { errors } from '../errors.ts'
import type { Routine } from '../schema/routine.ts'
import type { Schema } from '../schema/schema.ts'
import { similarName } from './similar-name.ts'

/** The function of that name whose parameters fit the given argument names; undefined: the body is no object. */
export const chooseRoutine = (
  { routines }: Schema,
  role: Role,
  name: string,
  argumentNames: string[] | undefined,
  { mayBeDocument }: { mayBeDocument: boolean },
): Routine => {
  const overloads = routines.get(name) ?? []
  const fitting = argumentNames ? overloads.filter((routine) => fits(routine, argumentNames)) : []
  // A function with named parameters that match takes precedence over one that takes the whole body.
  const found = fitting.length === 0 && mayBeDocument ? overloads.filter(takesDocument) : fitting
  if (found.length > 1) throw errors.manyRoutines(found)
  const [only] = found
  if (only) return only
  const hint = routineHint(routines, role, name, overloads)
  throw errors.noRoutine(name, argumentNames ?? [], mayBeDocument, hint)
}

const fits = ({ params }: Routine, given: string[]) =>
  given.every((name) => params.some((param) => param.name === name && name !== '')) &&
  params.every((param) => !param.isRequired || given.includes(param.name) || param.isVariadic)

/** One unnamed json or jsonb parameter: the request body, whatever it is. */
export const takesDocument = ({ params }: Routine) =>
  params.length === 1 && params[0]?.name === '' && params[0].isJson

const routineHint = (
  routines: Schema['routines'],
  role: Role,
  name: string,
  overloads: Routine[],
) => {
  const prefix = 'Perhaps you meant to call the function public.'
  const visible = overloads.find((routine) => routine.roles.has(role))
  if (visible) {
    const params = visible.params.map((param) => param.name).sort()
    return `${prefix}${name}(${params.join(', ')})`
  }
  const known = [...routines.values()].flat().filter((routine) => routine.roles.has(role))
  const similar = similarName(
    name,
    known.map((routine) => routine.name),
  )
  return similar && `${prefix}${similar}`
}
