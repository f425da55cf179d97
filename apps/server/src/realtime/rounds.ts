/** Work that never runs twice at the same time: a request during a run starts one more run after it. */
export class Rounds {
  readonly #work: () => Promise<void>
  #isWanted = false
  #running: Promise<void> | undefined

  /** The work handles its own failures. */
  constructor(work: () => Promise<void>) {
    this.#work = work
  }

  ask() {
    this.#isWanted = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
  }

  async #run() {
    while (this.#isWanted) {
      this.#isWanted = false
      await this.#work()
    }
  }
}
