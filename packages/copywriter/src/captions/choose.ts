import type { Fact } from './fact.ts'

/** Facts in the order of their worth, as many as fit: what has no room is left out whole, and a smaller one may follow. */
export const chosen = (
  facts: readonly Fact[],
  fits: (taken: readonly Fact[]) => boolean,
): Fact[] => {
  const owed = facts.filter(({ isMaterial }) => isMaterial)
  const taken = [...owed]
  for (const fact of facts) {
    if (taken.includes(fact)) continue
    if (fits([...taken, fact])) taken.push(fact)
  }
  return taken
}
