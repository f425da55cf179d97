import type { Lookup } from '../compose/fill.ts'
import type { Line } from '../copybook/line.ts'
import type { Feature } from '../facts/feature.ts'
import type { Role } from './sentence.ts'

/** A line that might be said next. */
export interface Candidate {
  line: Line
  lookup: Lookup
  /** What it tells. */
  features: readonly Feature[]
  /** The feature that its conditions ask about. */
  subject: Feature | null
  /** Whether the line is about the subject itself, or a frame line that touches it. */
  isTelling: boolean
  role: Role
  /** Added to the cost of the sentence: lower is preferred. */
  bias?: number
  /** Slots that features fill, not the property: they use up no fact of the form. */
  featureSlots?: ReadonlyMap<string, Feature>
}

const BRIGHT_ROLES: ReadonlySet<Role> = new Set(['lead', 'telling', 'closing'])

/** Figures and plain groups are never witty, whatever words they use. */
export const isBright = ({ line, role }: Candidate): boolean =>
  line.wit > 0 && BRIGHT_ROLES.has(role)
