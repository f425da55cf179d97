import { readClause } from '../clauses/read-clause.ts'
import type { Setting } from '../concepts/scopes.ts'
import type { ItemFeature } from '../item-feature.ts'
import { readView } from '../places/views.ts'
import { readStatement } from '../statements/read-statement.ts'
import { readDwelling } from '../things/dwellings.ts'
import { readParking } from '../things/parking.ts'
import { readThing } from '../things/read-thing.ts'
import { readStyle } from '../things/styles.ts'

/** One of several things of an item. */
export const readOne = (text: string, setting: Setting): ItemFeature =>
  readView(text, setting)?.[0] ??
  readStatement(text, setting)?.[0] ??
  readParking(text, setting)?.[0] ??
  (setting === 'land' ? null : readStyle(text))?.[0] ??
  readDwelling(text, setting)?.[0] ??
  readClause(text, setting)?.[0] ??
  readThing(text, setting)
