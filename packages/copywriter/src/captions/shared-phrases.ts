import { runAt, type Words } from '../realise/word-runs.ts'

const RUN = 6

/** Remembers every run of six words, so that no two captions share one. */
export class SharedPhrases {
  private readonly runs = new Set<number>()

  /** Adds the sentences of a caption; a run may go from one into the next. */
  add(sentences: readonly Words[]): void {
    const whole: number[] = []
    for (const { hashes } of sentences) for (const hash of hashes) whole.push(hash)
    for (let at = 0; at + RUN <= whole.length; at++) this.runs.add(runAt(whole, at, RUN))
  }

  has({ hashes }: Words): boolean {
    if (this.runs.size > 0)
      for (let at = 0; at + RUN <= hashes.length; at++)
        if (this.runs.has(runAt(hashes, at, RUN))) return true
    return false
  }
}
