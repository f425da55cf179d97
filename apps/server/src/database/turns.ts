/** Lets work on a shared thing happen strictly one after another, in the order it was asked for. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve()
  #underWay = 0

  /** How many have asked and are not done. */
  get underWay() {
    return this.#underWay
  }

  take<T>(work: () => Promise<T> | T): Promise<T> {
    this.#underWay += 1
    const turn = this.#last.then(work)
    const done = () => {
      this.#underWay -= 1
    }
    this.#last = turn.then(done, done)
    return turn
  }
}
