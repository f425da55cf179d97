const RUN = 6

/** Remembers every run of six words, so that no two captions share one. */
export class SharedPhrases {
  private readonly runs = new Set<string>()

  add(text: string): void {
    for (const run of runsOf(text)) this.runs.add(run)
  }

  has(text: string): boolean {
    return this.runs.size > 0 && runsOf(text).some((run) => this.runs.has(run))
  }
}

const runsOf = (text: string): string[] => {
  const words = text
    .toLowerCase()
    .replace(/[.,:;?!#\n]+/g, ' ')
    .split(/ +/)
  const runs: string[] = []
  for (let at = RUN; at <= words.length; at++) runs.push(words.slice(at - RUN, at).join(' '))
  return runs
}
