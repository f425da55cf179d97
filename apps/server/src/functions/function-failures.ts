/** A function could not be loaded, or not be put together from its settings. */
export class FunctionNotStarted extends Error {
  constructor(name: string, cause: unknown) {
    super(`${name} did not start`, { cause })
    this.name = 'FunctionNotStarted'
  }
}

/** The thread of the functions ended before a call that it had begun. */
export class FunctionStopped extends Error {
  constructor(name: string, cause: unknown) {
    super(`${name} was stopped`, { cause })
    this.name = 'FunctionStopped'
  }
}
