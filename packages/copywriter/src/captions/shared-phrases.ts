import { wordRuns } from '../realise/word-runs.ts'

const RUN = 6

/** Remembers every run of six words, so that no two captions share one. */
export class SharedPhrases {
  private readonly runs = new Set<number>()

  add(text: string): void {
    for (const run of wordRuns(text, RUN).runs) this.runs.add(run)
  }

  has(text: string): boolean {
    return this.runs.size > 0 && wordRuns(text, RUN).runs.some((run) => this.runs.has(run))
  }
}
