const SMALL = new Set(['of', 'the', 'on', 'by', 'and', 'de', 'del', 'du', 'la', 'las', 'los'])

/** Names that have a capital of their own inside: O'Fallon, d'Alene, McKinney. */
const COMPOUND = /^(o['’]|d['’]|mc)(\p{L}{2,})$/u

/** The name of a place that was typed in one case only; one with capitals of its own stays as it is. */
export const asPlaceName = (typed: string): string => {
  const name = typed.trim()
  const isOneCase = name === name.toLowerCase() || (name === name.toUpperCase() && name.length > 3)
  if (!isOneCase) return name
  return name
    .toLowerCase()
    .replace(/\p{L}[\p{L}'’]*/gu, (word, start: number) => capitalized(word, start === 0))
}

const capitalized = (word: string, isFirst: boolean): string => {
  if (!isFirst && SMALL.has(word)) return word
  const [, prefix, rest] = COMPOUND.exec(word) ?? []
  if (!prefix || !rest) return upperFirst(word)
  return (prefix.startsWith('d') && !isFirst ? prefix : upperFirst(prefix)) + upperFirst(rest)
}

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A state as it stands in an address. @example asState('id') // 'ID' */
export const asState = (typed: string): string => {
  const state = typed.trim().replace(/^([a-z])\.?([a-z])\.?$/i, '$1$2')
  return state.length === 2 ? state.toUpperCase() : asPlaceName(state)
}
