import type { FeatureKind } from '../../copybook/concept.ts'

/** What a note about money or terms says, as a clause without its full stop. */
export interface TermClause {
  statement: string
  kind: FeatureKind
}

/** 'is $88 a month and ends in December 2026' */
export const joinedVerbs = (verbs: readonly string[]): string =>
  verbs.length > 2 ? `${verbs.slice(0, -1).join(', ')}, and ${verbs.at(-1)}` : verbs.join(' and ')
