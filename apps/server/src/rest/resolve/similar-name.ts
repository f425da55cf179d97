const CLOSE_ENOUGH = 0.75

/** The known name that a mistyped one most likely stands for, or null when none is close. */
export const similarName = (mistyped: string, known: Iterable<string>): string | null => {
  let best: string | null = null
  let bestScore = CLOSE_ENOUGH
  // A name this long is no typing error, and comparing costs the square of its length.
  if (mistyped.length > 64) return null
  for (const name of known) {
    const longest = Math.max(mistyped.length, name.length)
    const score = 1 - editDistance(mistyped, name) / longest
    if (score >= bestScore && name !== mistyped) {
      best = name
      bestScore = score
    }
  }
  return best
}

const editDistance = (a: string, b: string) => {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const replace = at(previous, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1)
      current.push(Math.min(replace, at(previous, column) + 1, at(current, column - 1) + 1))
    }
    previous = current
  }
  return at(previous, b.length)
}

const at = (numbers: number[], place: number) => numbers[place] ?? 0
