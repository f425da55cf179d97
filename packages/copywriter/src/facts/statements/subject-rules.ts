import type { Rule } from './rule.ts'

/**
 * The rules about one subject, by the moment at which they are tried. Other readers (ties, fees, distances, views) come
 * between these moments and take notes of their own, so that a rule cannot simply be tried at another moment.
 */
export interface SubjectRules {
  /** Before all other readers, which would take the line apart. */
  lines?: readonly Rule[]
  /** Before all other statements; what they fit may have a comma in it and is not divided there. */
  commaLines?: readonly Rule[]
  /** Before the fees if the note has a figure in it, otherwise among the statements. */
  figures?: readonly Rule[]
  /** Before the figures of all subjects. */
  firstFigures?: readonly Rule[]
  /** Sums and figures that are no fee: before the fees, never among the statements. */
  sums?: readonly Rule[]
  /** After the sums of all subjects. */
  lastSums?: readonly Rule[]
  /** After the figures, when no other reader knew what to do with the note. */
  statements?: readonly Rule[]
  /** Among the statements, but before the figures. */
  firstStatements?: readonly Rule[]
  /** Rules that fit almost anything: after the statements of all subjects. */
  lastStatements?: readonly Rule[]
}
