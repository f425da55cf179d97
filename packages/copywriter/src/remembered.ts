const MOST = 2000

/** Remembers what was made of a text: agents type the same things, so a pool is read once. */
export const remembered = <Made>(make: (text: string) => Made): ((text: string) => Made) => {
  const known = new Map<string, Made>()
  return (text) => {
    const seen = known.get(text)
    if (seen !== undefined) return seen
    if (known.size >= MOST) known.clear()
    const made = make(text)
    known.set(text, made)
    return made
  }
}
