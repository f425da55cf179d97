import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp'

const EXTENSIONS = { citext, pg_trgm, pgcrypto, unaccent, uuid_ossp }
/** A quarter of PostgreSQL's default buffers: they count against this process, used or not. */
const PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB', '-c', 'timezone=UTC']

/**
 * Starts PGlite with the extensions and parameters this server relies on. Plain JavaScript, because
 * Node starts the worker thread that needs it without the loader that reads TypeScript.
 * @param {import('./engine.ts').EngineOptions} options
 * @param {WebAssembly.Module} [wasm] PostgreSQL, where it is compiled already.
 */
export const createPglite = async ({ directory, load, initdb }, wasm) =>
  PGlite.create({
    ...(directory ? { dataDir: directory } : {}),
    ...(load ? { loadDataDir: await openAsBlob(load) } : {}),
    ...(wasm ? { pgliteWasmModule: wasm } : {}),
    ...(initdb ? { initDbStartParams: initdb } : {}),
    extensions: EXTENSIONS,
    startParams: PARAMETERS,
  })
