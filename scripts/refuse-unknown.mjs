/**
 * Ends the program with a sentence if one of the given words names nothing. Otherwise nothing would be run for it, and
 * nothing would fail.
 * @param {string[]} given
 * @param {string[]} known
 */
export const refuseUnknown = (given, known) => {
  const unknown = given.filter((word) => !known.includes(word))
  if (unknown.length === 0) return
  console.error(`There is no ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
  process.exit(1)
}
