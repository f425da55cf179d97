import type { Database } from '../database/database.ts'
import { DatabaseError } from '../database/database-error.ts'
import { introspectRelations } from './schema/introspect-relations.ts'
import { introspectRelationships } from './schema/introspect-relationships.ts'
import { introspectRoutines } from './schema/introspect-routines.ts'
import { introspectTypes } from './schema/introspect-types.ts'
import type { Schema } from './schema/schema.ts'

/** The channel that PostgREST reloads its schema on, so migrations written for it keep working. */
const RELOAD_CHANNEL = 'pgrst'

/**
 * Knows the exposed schema, read once and again after each `notify pgrst`.
 *
 * @example const schema = await new SchemaCache(database).current()
 */
export class SchemaCache {
  readonly #database: Database

  #loading: Promise<Schema> | undefined
  #listening: Promise<unknown> | undefined

  constructor(database: Database) {
    this.#database = database
  }

  /** The schema as last read; a new object after each reload, so it can key what depends on it. */
  current(): Promise<Schema> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  reload() {
    this.#loading = undefined
  }

  async #load() {
    try {
      // First listen, then read: a change in between is then never missed.
      this.#listening ??= this.#database.listen(RELOAD_CHANNEL, () => this.reload())
      await this.#listening
      return await readSchema(this.#database)
    } catch (error) {
      // A database that is away now may be back at the next request.
      this.#listening = undefined
      this.reload()
      // Reading the schema failed, which is not the fault of the request, so the error is not reported as a refused request.
      throw error instanceof DatabaseError
        ? new Error('The schema could not be read', { cause: error })
        : error
    }
  }
}

const readSchema = (database: Database): Promise<Schema> =>
  database.transaction(async (tx) => {
    const relations = await introspectRelations(tx)
    return {
      relations,
      relationships: await introspectRelationships(tx, relations),
      routines: await introspectRoutines(tx, relations),
      types: await introspectTypes(tx),
    }
  })
