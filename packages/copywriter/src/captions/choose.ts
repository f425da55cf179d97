import type { Fact } from './fact.ts'

type Fits = (taken: readonly Fact[]) => boolean

/**
 * Facts in the order of their worth, as many as fit: what has no room is left out whole, and a smaller one may follow.
 * Material conditions come first and have a limit of their own.
 */
export const chosen = (
  facts: readonly Fact[],
  fits: Fits,
  fitsMaterial: Fits = () => true,
): Fact[] => {
  const owed = facts.filter(({ isMaterial }) => isMaterial)
  const taken = fitting(owed, [], fitsMaterial)
  return fitting(
    facts.filter((fact) => !owed.includes(fact)),
    taken,
    fits,
  )
}

const fitting = (facts: readonly Fact[], taken: readonly Fact[], fits: Fits): Fact[] => {
  const some = [...taken]
  for (const fact of facts) if (fits([...some, fact])) some.push(fact)
  return some
}
