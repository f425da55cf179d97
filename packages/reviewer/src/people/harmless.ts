import type { Context } from './context.ts'
import {
  CHARGES,
  COMMANDS,
  FORBIDS,
  IS_BOTH,
  IS_FINANCING,
  IS_GREETING,
  IS_HERD,
  IS_HISTORY,
  IS_LAW,
  IS_OLDER,
  IS_PROCEDURE,
  IS_SERVED,
  IS_SEXED_THING,
  IS_TENANCY,
  IS_UNREFUSED,
  IS_WORK,
  LIMITS,
  SENDS_AWAY,
  SPARES,
  TAKES_IN,
} from './cues.ts'
import type { ProtectedClass } from './protected-class.ts'

/** Classes that even a welcome sets apart. */
export const SELECTIVE: ReadonlySet<ProtectedClass> = new Set([
  'race',
  'origin',
  'religion',
  'sex',
  'orientation',
])

/** Classes that a lawful procedure may name: 'each adult applies', 'accommodations are made for a disability'. */
const GROWN_OR_ABLE: ReadonlySet<ProtectedClass> = new Set([
  'family',
  'age',
  'disability',
  'record',
])

/** Classes that housing for older persons may choose by. */
const OF_AGE: ReadonlySet<ProtectedClass> = new Set(['family', 'age'])

/** Whether a sentence may speak of a group: the law, history, a lease, work, a welcome. */
export const isHarmless = (context: Context): boolean => {
  const { mention, said: sentence, clause, before } = context
  const { protects, kind } = mention.group
  if (protects === 'religion' && IS_REMOVED.test(sentence)) return true
  if (IS_LAW.test(sentence) || IS_WORK.test(before) || IS_SERVED.test(before)) return true
  if (OF_AGE.has(protects) && IS_OLDER.test(context.sentence)) return true
  if ((kind !== 'thing' || mention.isPeople) && IS_TENANCY.test(sentence) && !isDenied(sentence))
    return true
  const mayBeProcedure = kind !== 'thing' && GROWN_OR_ABLE.has(protects)
  if (mayBeProcedure && IS_PROCEDURE.test(sentence) && !FORBIDS.test(sentence)) return true
  if (IS_UNREFUSED.test(sentence) && !COMMANDS.test(sentence)) return true
  if (kind !== 'thing' && !isDenied(sentence) && !SENDS_AWAY.test(sentence)) {
    if (protects === 'sex' && IS_SEXED_THING.test(sentence)) return true
    if (protects === 'family' && IS_HERD.test(sentence)) return true
    if (/^(?:military|age|disability)$/.test(protects) && IS_FINANCING.test(sentence)) return true
    if (IS_GREETING.test(sentence)) return true
    if (IS_HISTORY.test(sentence)) return true
    if (/^(?:sex|age|family)$/.test(protects) && kind === 'people' && IS_BOTH.test(sentence))
      return true
  }
  if (kind === 'thing' && SPARES.test(sentence) && !COMMANDS.test(sentence)) return true
  // 'Seniors, students and families are welcome.'
  if (kind === 'thing' && protects === 'disability' && CHARGES.test(context.sentence)) return false
  const said = TAKES_IN.test(clause) ? clause : sentence
  if (!TAKES_IN.test(said) || LIMITS.test(said)) return false
  return (kind === 'thing' || !SELECTIVE.has(protects)) && !isDenied(said) && !SENDS_AWAY.test(said)
}

/** Fittings that the seller takes along or leaves: 'a mezuzah will be removed at closing'. */
const IS_REMOVED = /\b(?:removed|excluded|taken down) (?:by|at|before|from)\b/

const isDenied = (clause: string): boolean =>
  /\b(?:no|not|never|nor|without|cannot|few|fewer|only|still|reserved|prefer\w*|ni|sin)\b|n't\b/.test(
    clause,
  )
