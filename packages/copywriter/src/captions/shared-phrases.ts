const RUN = 6

/** Remembers every run of six words, so that no two captions share one. */
export class SharedPhrases {
  private readonly runs = new Set<string>()

  add(text: string): void {
    eachRun(text, (run) => {
      this.runs.add(run)
      return false
    })
  }

  has(text: string): boolean {
    return this.runs.size > 0 && eachRun(text, (run) => this.runs.has(run))
  }
}

/** Asks about every run until one is answered with yes. */
const eachRun = (text: string, ask: (run: string) => boolean): boolean => {
  const plain = text.toLowerCase().replace(/[.,:;?!#\n]+ ?/g, ' ')
  const starts: number[] = [0]
  for (let at = plain.indexOf(' '); at >= 0; at = plain.indexOf(' ', at + 1)) starts.push(at + 1)
  starts.push(plain.length + 1)
  for (let at = RUN; at < starts.length; at++)
    if (ask(plain.slice(starts[at - RUN], (starts[at] ?? 0) - 1))) return true
  return false
}
