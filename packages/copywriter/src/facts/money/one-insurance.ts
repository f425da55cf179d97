/** 'flood and wind insurance' instead of naming the noun twice. */
export const withOneInsurance = (items: readonly string[]): string[] => items.reduce(joined, [])

const joined = (items: string[], item: string): string[] => {
  const last = items.at(-1)
  const areTwo = [last, item].every((one) => /^[a-z]+ insurance$/i.test(one ?? ''))
  return last && areTwo
    ? [...items.slice(0, -1), `${last.replace(/ insurance$/, '')} and ${item}`]
    : [...items, item]
}
