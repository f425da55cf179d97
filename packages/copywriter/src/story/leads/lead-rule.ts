import type { Random } from '../../compose/random.ts'
import type { Feature } from '../../facts/feature.ts'
import type { Candidate } from '../candidate.ts'
import type { Story } from '../story.ts'
import type { Teller } from '../teller.ts'

/** What a first sentence is made from. */
export interface LeadContext {
  story: Story
  teller: Teller
  /** The features that may lead, the first one before the others. */
  heroes: readonly Feature[]
  /** What the property is, where the agent typed it. */
  identity: readonly Feature[]
  random: Random
  /** Whether a place nearby comes first, where one was typed. */
  placeFirst: boolean
}

/**
 * One way to begin a text with features. `null` leaves it to the next way; an empty list ends the search, so that the text
 * begins with figures.
 */
export type LeadRule = (context: LeadContext) => readonly Candidate[] | null
