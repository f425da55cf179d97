import { inspect } from 'node:util'
import {
  AddressUnusable,
  DatabaseUnusable,
  EditedMigration,
  FileStoreFailed,
  KeyUnusable,
  MigrationFailed,
  PortTaken,
} from '@listwright/server'
import { DataFolderUnusable } from './data/data-folder.ts'
import { DataLocked } from './data/data-lock.ts'
import { Refusal } from './refusal.ts'
import { SettingsError } from './settings/env.ts'

const EXPECTED = [
  AddressUnusable,
  DatabaseUnusable,
  DataFolderUnusable,
  DataLocked,
  EditedMigration,
  FileStoreFailed,
  KeyUnusable,
  MigrationFailed,
  PortTaken,
  Refusal,
  SettingsError,
]

/** What the operator is told: one sentence for what they can correct, the whole error for a bug. */
export const explainFailure = (error: unknown): string =>
  error instanceof Error && EXPECTED.some((kind) => error instanceof kind)
    ? error.message
    : inspect(error)
