import type { PropertyType } from '@listwright/contracts'
import { withTermNotes } from './term-notes/term-entries.ts'
import { withEllipticPieces } from './whole-notes/elliptic-pieces.ts'
import { withLabels } from './whole-notes/labelled-entries.ts'
import { withNoteClauses } from './whole-notes/note-clauses.ts'
import { withOffers } from './whole-notes/offer-conditions.ts'
import { saidOfThings } from './whole-notes/said-of-things.ts'
import { withTailsOfHeads } from './whole-notes/tails-of-heads.ts'
import { type ReadPiece, toldTogether } from './whole-notes/told-together.ts'
import { wholeEntries } from './whole-notes/whole-entries.ts'
import { withoutGarbled } from './whole-notes/without-garbled.ts'

/** What was typed, with which the pieces are compared. */
interface TypedNotes {
  /** The entries, without the offers on which they depend. */
  typed: readonly unknown[]
  /** The offer on which each entry depends. */
  conditions: readonly (string | null)[]
  propertyType: PropertyType
}

type CompareStep = (pieces: readonly ReadPiece[], notes: TypedNotes) => readonly ReadPiece[]

/** In this order: each step sees what the steps before it joined, read otherwise or left out. */
const STEPS: readonly CompareStep[] = [
  // A tail belongs to the head of its own note, before anything is joined to it.
  withTailsOfHeads,
  // Joins what was cut at a comma while the pieces still stand as they were read.
  (pieces, { typed }) => toldTogether(pieces, typed),
  // What is lost or not understood of an entry is told in its author's words.
  wholeEntries,
  // A piece that names nothing speaks of the thing before it.
  saidOfThings,
  // Money and terms have a grammar of their own, which knows more of them than that of notes in general.
  (pieces, { typed, propertyType }) => withTermNotes(pieces, typed, propertyType),
  // Any other note that was not understood is read as a clause.
  withNoteClauses,
  // What still says nothing by itself stands in brackets behind its owner.
  withEllipticPieces,
  // A label is compared with all that its entry says now.
  (pieces, { typed, propertyType }) => withLabels(pieces, typed, propertyType),
  // No step after this one reads a note, so what is garbled here would be printed.
  withoutGarbled,
  // The condition of an offer holds for all of its entry, so it stands behind the last piece.
  (pieces, { conditions }) => withOffers(pieces, conditions),
]

/** The pieces of all entries, compared with what was typed, so that no word of it is lost without a report. */
export const comparedWithTyped = (
  pieces: readonly ReadPiece[],
  notes: TypedNotes,
): readonly ReadPiece[] =>
  STEPS.reduce<readonly ReadPiece[]>((compared, step) => step(compared, notes), pieces)
