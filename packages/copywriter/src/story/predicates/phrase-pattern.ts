import { escaped } from '../../compose/escaped.ts'
import { SORTS } from './sorts.ts'

/** The words of a phrase by the names that they have in braces. */
export type Words = ReadonlyMap<string, string>

/** Finds the phrases that are written so: 'whole-house/whole-home standby? generator', '{room} over {place}'. */
export const phrasePattern = (typed: string): ((phrase: string) => Words | null) => {
  const tokens = typed.split(' ')
  const names: string[] = []
  const pattern = tokens.map((token) => patternOf(token, names)).join('')
  const whole = new RegExp(`^${pattern}$`)
  return (phrase) => {
    const found = whole.exec(`${phrase} `)
    return found ? new Map(names.map((name, at) => [name, found[at + 1]?.trim() ?? ''])) : null
  }
}

/** Each word ends in a space, so that one that may be missing takes its space along. */
const patternOf = (token: string, names: string[]): string => {
  const isOptional = token.endsWith('?')
  const word = isOptional ? token.slice(0, -1) : token
  const inner = word.includes('{')
    ? word
        .split(/(\{\w+\})/)
        .map((part) =>
          part.startsWith('{') ? sortPattern(part.slice(1, -1), names) : escaped(part),
        )
        .join('')
    : choice(word, names)
  if (!isOptional) return `${inner} `
  if (word.includes('{') || word.includes('/')) return `(?:${inner} )?`
  names.push(token)
  return `(${inner} )?`
}

const sortPattern = (name: string, names: string[]): string => {
  names.push(name)
  return `(${SORTS[name] ?? ''})`
}

const choice = (word: string, names: string[]): string => {
  if (!word.includes('/')) return escaped(word)
  names.push(word)
  return `(${word.split('/').map(escaped).join('|')})`
}
