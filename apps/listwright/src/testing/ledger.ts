export interface KnownProperty {
  id: string
  /** The last price that was acknowledged. */
  price: number
  /** Prices that were sent since, whose answers never came: each may or may not have been saved. */
  sent: number[]
}

export interface KnownAccount {
  email: string
  password: string
  properties: KnownProperty[]
  /** Texts that were locked in. */
  contents: string[]
}

/** What the server has acknowledged so far. */
export class Ledger {
  readonly accounts: KnownAccount[] = []
  #saves = 0
  #entries = 0
  #onEntry: () => void = () => undefined

  open(email: string, password: string): KnownAccount {
    const account: KnownAccount = { email, password, properties: [], contents: [] }
    this.accounts.push(account)
    this.#enter()
    return account
  }

  add(account: KnownAccount, id: string, price: number): KnownProperty {
    const property: KnownProperty = { id, price, sent: [] }
    account.properties.push(property)
    this.#enter()
    return property
  }

  /** A save whose answer is still to come; call what it returns when it has come. */
  save(property: KnownProperty, price: number): () => void {
    property.sent.push(price)
    return () => {
      property.price = price
      property.sent = []
      this.#saves += 1
      this.#enter()
    }
  }

  lock(account: KnownAccount, id: string): void {
    account.contents.push(id)
    this.#enter()
  }

  /** Resolves when there are so many entries more. */
  grown(count: number): Promise<void> {
    const wanted = this.#entries + count
    return new Promise((resolve) => {
      this.#onEntry = () => {
        if (this.#entries >= wanted) resolve()
      }
    })
  }

  counts() {
    const locks = this.accounts.reduce((sum, { contents }) => sum + contents.length, 0)
    return { accounts: this.accounts.length, saves: this.#saves, locks }
  }

  #enter() {
    this.#entries += 1
    this.#onEntry()
  }
}
