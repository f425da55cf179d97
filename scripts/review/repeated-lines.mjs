const RUN = 6
const IDLE = /^\s*(\/\/|\/?\*|import\b|\} from |[\s{}()[\],;]*$)/

/**
 * How many lines stand in a run of six or more that stands elsewhere as well, word for word.
 * @param {import('./sources.mjs').Source[]} sources
 */
export const repeatedLines = (sources) => {
  const files = sources.map(({ text }) =>
    text
      .split('\n')
      .filter((line) => !IDLE.test(line))
      .map((line) => line.trim()),
  )
  /** @type {Map<string, number>} */
  const seen = new Map()
  for (const run of files.flatMap(runsOf)) seen.set(run, (seen.get(run) ?? 0) + 1)
  return files.reduce((total, lines) => {
    const repeated = new Set()
    runsOf(lines).forEach((run, at) => {
      if ((seen.get(run) ?? 0) > 1) for (let line = at; line < at + RUN; line++) repeated.add(line)
    })
    return total + repeated.size
  }, 0)
}

/** @param {string[]} lines */
const runsOf = (lines) =>
  lines
    .slice(0, Math.max(0, lines.length - RUN + 1))
    .map((_, at) => lines.slice(at, at + RUN).join('\n'))
