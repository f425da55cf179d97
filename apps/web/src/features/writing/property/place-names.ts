const SMALL = new Set(['of', 'the', 'on', 'by', 'and', 'de', 'del', 'la', 'las', 'los'])

/** The name of a place that was typed in one case only; one with capitals of its own stays as it is. */
export const asPlaceName = (typed: string): string => {
  const name = typed.trim()
  const isOneCase = name === name.toLowerCase() || (name === name.toUpperCase() && name.length > 3)
  if (!isOneCase) return name
  return name
    .toLowerCase()
    .replace(/\p{L}[\p{L}'’]*/gu, (word, start: number) =>
      start > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
}

/** A state as it stands in an address. @example asState('id') // 'ID' */
export const asState = (typed: string): string => {
  const state = typed.trim().replace(/^([a-z])\.?([a-z])\.?$/i, '$1$2')
  return state.length === 2 ? state.toUpperCase() : asPlaceName(state)
}
