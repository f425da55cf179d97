import { runAt } from '../realise/word-runs.ts'

const RUN = 6

/** Remembers every run of six words, so that no two captions share one. */
export class SharedPhrases {
  private readonly runs = new Set<number>()

  add(words: readonly number[]): void {
    for (let at = 0; at + RUN <= words.length; at++) this.runs.add(runAt(words, at, RUN))
  }

  has(words: readonly number[]): boolean {
    if (this.runs.size > 0)
      for (let at = 0; at + RUN <= words.length; at++)
        if (this.runs.has(runAt(words, at, RUN))) return true
    return false
  }
}
