import { readClause } from './clauses.ts'
import type { Setting } from './concept-scopes.ts'
import { readDwelling } from './dwellings.ts'
import type { ItemFeature } from './item-feature.ts'
import { readParking } from './parking.ts'
import { readStatement } from './statements/read-statement.ts'
import { readStyle } from './styles.ts'
import { readThing } from './things.ts'
import { readView } from './views.ts'

/** One of several things of an item. */
export const readOne = (text: string, setting: Setting): ItemFeature =>
  readView(text, setting)?.[0] ??
  readStatement(text, setting)?.[0] ??
  readParking(text, setting)?.[0] ??
  (setting === 'land' ? null : readStyle(text))?.[0] ??
  readDwelling(text, setting)?.[0] ??
  readClause(text, setting)?.[0] ??
  readThing(text, setting)
