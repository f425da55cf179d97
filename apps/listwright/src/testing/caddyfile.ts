/** A line of a Caddyfile, with the lines of its block. */
export interface CaddyLine {
  words: string[]
  block: CaddyLine[]
}

/** Reads a Caddyfile: a directive a line, a block opened at the end of one and closed by a line of its own. */
export const readCaddyfile = (text: string): CaddyLine[] => {
  const root: CaddyLine = { words: [], block: [] }
  const open = [root]
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue
    if (line === '}') {
      open.pop()
      if (open.length === 0) throw new Error('There is a brace too many')
      continue
    }
    const opens = line.endsWith(' {')
    const entry = { words: (opens ? line.slice(0, -2) : line).split(/\s+/), block: [] }
    // A brace is either the last word of a line or a whole placeholder.
    if (entry.words.some((word) => /[{}]/.test(word) && !/^\{[\w.]+\}$/.test(word)))
      throw new Error(`'${line}' has a brace in it`)
    open.at(-1)?.block.push(entry)
    if (opens) open.push(entry)
  }
  if (open.length > 1) throw new Error('A block is not closed')
  return root.block
}
