import type { Feature } from '../facts/feature.ts'

const STATED =
  /^the rent (?:includes|covers) ((?:(?! so ).)+)$|^(.+) (?:is|are) included in the rent$|^(.+) (?:is|are) (?:included|paid)$/

/** What the rent includes, where the agent typed it: 'heat and hot water'. */
export const includedInRent = ({ kind, statement }: Feature): string | null => {
  const [, named, inTheRent, utilities] = STATED.exec(statement ?? '') ?? []
  if (named ?? inTheRent) return named ?? inTheRent ?? null
  return kind === 'utilities' && utilities && !/^the /.test(utilities) ? utilities : null
}
