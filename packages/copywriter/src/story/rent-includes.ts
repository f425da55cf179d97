import type { Feature } from '../facts/feature.ts'

const STATED = /^the rent includes (.+)$|^(.+) (?:is|are) (?:included(?: in the rent)?|paid)$/

/** What the rent includes, where the agent typed it: 'heat and hot water'. */
export const includedInRent = ({ kind, statement }: Feature): string | null => {
  const [, named, utilities] = STATED.exec(statement ?? '') ?? []
  if (named) return named
  return kind === 'utilities' && utilities && !/^the /.test(utilities) ? utilities : null
}
