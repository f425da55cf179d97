import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../database/database.ts'
import type { FileStore } from './file-store.ts'

interface Deps {
  database: Database
  files: FileStore
  /** Where files lie while they are received. */
  incoming: string
  onError(cause: unknown): void
}

/** No upload takes longer. A file that is still incomplete after this time was left by a process that died. */
const LONGEST_ARRIVAL_MS = 60 * 60_000
const BATCH = 500

/** Removes files that no object has any more, or never came to have. The database lists them: see platform/0040. */
export class LooseFiles {
  readonly #deps: Deps
  #round: Promise<void> = Promise.resolve()
  #isQueued = false
  #holds = 0

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** Enters a file in the list of loose files, before the file is written. */
  async announce(name: string): Promise<void> {
    await this.#deps.database.query(
      'insert into storage.loose_files (name, is_arriving) values ($1, true)',
      [name],
    )
  }

  /**
   * Gives up a file that was announced, unless its row was committed after all: the entry is gone then, and a commit
   * that comes later finds it given up. Where this fails, a later round does it.
   */
  async giveUp(name: string): Promise<void> {
    await this.#deps.database
      .query('update storage.loose_files set is_arriving = false where name = $1', [name])
      .catch(this.#deps.onError)
    this.tidySoon()
  }

  /** Asks for a round; those who ask while one waits share it. */
  tidySoon(): void {
    if (this.#isQueued) return
    this.#isQueued = true
    this.#round = this.#round.then(() => {
      this.#isQueued = false
      return this.#tidy(LONGEST_ARRIVAL_MS).catch(this.#deps.onError)
    })
  }

  /** From now on no file is removed, until the function that it resolves to is called. */
  async hold(): Promise<() => void> {
    this.#holds += 1
    await this.#round
    return () => {
      this.#holds -= 1
      this.tidySoon()
    }
  }

  /** Resolves when no round is under way. */
  settled(): Promise<void> {
    return this.#round
  }

  /**
   * Removes what an earlier process left. A process that is alone with the database and the files knows that nothing
   * is arriving, and removes it at once.
   */
  async recover(isAlone: boolean): Promise<void> {
    const longestMs = isAlone ? 0 : LONGEST_ARRIVAL_MS
    await this.#clearIncoming(longestMs)
    await this.#tidy(longestMs)
  }

  async #tidy(longestMs: number): Promise<void> {
    if (this.#holds > 0) return
    const { database } = this.#deps
    await database.query(
      `update storage.loose_files set is_arriving = false
       where is_arriving and since <= now() - $1 * interval '1 millisecond'`,
      [longestMs],
    )
    for (;;) {
      const { rows } = await database.query<{ name: string }>(
        `select name from storage.loose_files where not is_arriving order by since limit ${BATCH}`,
      )
      if (rows.length === 0) return
      await this.#remove(rows.map(({ name }) => name))
    }
  }

  /** The file first: a file without an entry would never be found again. */
  async #remove(names: string[]) {
    for (const name of names) await this.#deps.files.remove(name)
    await this.#deps.database.query(
      'delete from storage.loose_files where name in (select jsonb_array_elements_text($1::jsonb))',
      [JSON.stringify(names)],
    )
  }

  async #clearIncoming(longestMs: number) {
    const { incoming } = this.#deps
    await mkdir(incoming, { recursive: true, mode: 0o700 })
    for (const name of await readdir(incoming)) {
      const path = join(incoming, name)
      const found = await stat(path).catch(() => undefined)
      if (found && found.mtimeMs <= Date.now() - longestMs) await rm(path, { force: true })
    }
  }
}
