import { errors } from '../errors.ts'

/** The request's `Prefer` header, as far as we know the words in it. */
export interface Preferences {
  resolution?: 'merge-duplicates' | 'ignore-duplicates'
  missing?: 'default' | 'null'
  return?: 'representation' | 'minimal' | 'headers-only'
  count?: 'exact' | 'planned' | 'estimated'
  handling?: 'strict' | 'lenient'
  maxAffected?: number
}

const CHOICES: Record<string, readonly string[]> = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  handling: ['strict', 'lenient'],
  // Understood and not honoured: a client may not decide that its write is thrown away.
  tx: ['commit', 'rollback'],
}

const NO_PREFERENCES: Preferences = {}

export const parsePrefer = (header: string | undefined): Preferences => {
  if (!header) return NO_PREFERENCES
  const known: Record<string, string> = {}
  const unknown: string[] = []
  let maxAffected: number | undefined
  for (const part of header.split(',')) {
    const preference = part.trim()
    const [name = '', value = ''] = preference.split('=', 2)
    if (preference === '') continue
    if (name === 'max-affected' && /^\d{1,15}$/.test(value)) maxAffected ??= Number(value)
    else if (Object.hasOwn(CHOICES, name) && CHOICES[name]?.includes(value)) known[name] ??= value
    else unknown.push(preference)
  }
  if (known.handling === 'strict' && unknown.length > 0) throw errors.preferences(unknown)
  return {
    ...known,
    // Lenient handling, the default, makes max-affected a wish.
    maxAffected: known.handling === 'strict' ? maxAffected : undefined,
  }
}

/** The `Preference-Applied` header for those preferences that mattered to this answer. */
export const appliedPreferences = (
  preferences: Preferences,
  relevant: readonly (keyof Preferences)[],
) => {
  const applied: string[] = []
  for (const name of relevant)
    if (preferences[name] !== undefined)
      applied.push(`${name === 'maxAffected' ? 'max-affected' : name}=${preferences[name]}`)
  return applied.join(', ')
}
