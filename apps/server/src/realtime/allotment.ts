const BURST_SECONDS = 10

/** Allows a rate per second, with bursts of ten seconds' worth. */
export class Allotment {
  #left: number
  #at = Date.now()

  constructor(readonly perSecond: number) {
    this.#left = perSecond * BURST_SECONDS
  }

  /** Takes the amount if enough is left; returns whether it was. */
  take(amount: number): boolean {
    const now = Date.now()
    const gained = ((now - this.#at) / 1000) * this.perSecond
    this.#left = Math.min(this.perSecond * BURST_SECONDS, this.#left + gained)
    this.#at = now
    // A refused request is not subtracted: otherwise a client that keeps asking would lock everybody else out.
    if (amount > this.#left) return false
    this.#left -= amount
    return true
  }
}
