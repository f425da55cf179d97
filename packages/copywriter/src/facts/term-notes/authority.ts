/** Who or what sets a rule, as a group. */
export const AUTHORITY =
  '(?:the )?(CC&?Rs|house rules|HOA(?: rules)?|bylaws|by-laws|association|condo docs|covenants|city(?: rules)?|town|county|zoning|co-?op|board|lease)'

/** @example authorityOf('HOA') // 'per the HOA' */
export const authorityOf = (typed: string): string => {
  const name = typed
    .toLowerCase()
    .replace('hoa', 'HOA')
    .replace(/^cc&?rs$/, 'CC&Rs')
  return `${/(?:rules|laws|docs|covenants|zoning|lease|CC&Rs)$/.test(name) ? 'under' : 'per'} ${name === 'zoning' ? name : `the ${name}`}`
}
