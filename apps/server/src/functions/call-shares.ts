import { Counts } from '../counts.ts'

/** The most calls under way: more than people make at a time, and few enough that others hardly wait for them. */
const MOST = { account: 40, network: 100 }

/** All functions share one thread, so a caller with this many calls under way there cannot start another. */
export class CallShares {
  readonly #accounts = new Counts()
  readonly #networks = new Counts()

  /** Begins a call, and answers what ends it, however often that is called; nothing for whoever has too many under way. */
  begin(account: string | undefined, network: string): (() => void) | undefined {
    const isFull =
      this.#networks.of(network) >= MOST.network ||
      (account !== undefined && this.#accounts.of(account) >= MOST.account)
    if (isFull) return undefined
    const count = (change: 1 | -1) => {
      this.#networks.add(network, change)
      if (account !== undefined) this.#accounts.add(account, change)
    }
    count(1)
    let isUnderWay = true
    return () => {
      if (isUnderWay) count(-1)
      isUnderWay = false
    }
  }
}
