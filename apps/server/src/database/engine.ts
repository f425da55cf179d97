export interface EngineOptions {
  /** A folder, or nothing for a database in memory. */
  directory?: string
  /** The file with the dump of a data directory to begin with. */
  load?: string
  /** Further arguments for initdb when the database is new. */
  initdb?: string[]
}

/** One running PGlite with its only session: PostgreSQL's protocol goes in and comes out. */
export interface Engine {
  /**
   * Requests are answered in the order they were made. One that takes longer than its limit is the
   * end of the engine: nothing else can stop it. No limit is 0.
   */
  send(request: Uint8Array, limitMs: number): Promise<Uint8Array>
  /** The whole data directory as a tar archive. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
  /** Ends it at once, whatever it is doing. What it has acknowledged is in its data directory. */
  kill(): Promise<void>
  /** It takes no more requests: it was closed, was stopped or failed. */
  readonly hasEnded: boolean
  /** Resolves when nothing of it runs any more, and its data directory is free. */
  readonly ended: Promise<void>
}

export type StartEngine = (options: EngineOptions) => Promise<Engine>
