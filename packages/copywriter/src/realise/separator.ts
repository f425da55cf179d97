/** What stands before the item at this place of a list: a comma, or the conjunction before the last. */
export const separator = (at: number, length: number, conjunction = 'and'): string => {
  if (at === 0) return ''
  if (at < length - 1) return ', '
  return `${length > 2 ? ',' : ''} ${conjunction} `
}
