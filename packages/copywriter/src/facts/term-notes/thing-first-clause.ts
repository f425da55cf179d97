import { partyClause } from './party-clause.ts'
import type { TermClause } from './term-clause.ts'

const NOTE =
  /^(?:the )?((?:(?!no |not |new )[\p{L}\d-]+ ){1,4}?)(HOA|association|seller|owner|landlord|builder|estate) ((?:to|will) (?:replace|repair|paint|fix|remove|complete|finish|install|treat))(?: (?:in )?((?:19|20)\d\d)|( (?:before|at|after|by|prior to) .+))?$/iu

/** Who will do something to a thing that is named first: 'the HOA will replace the siding in 2025'. */
export const thingFirstClause = (text: string): TermClause | null => {
  const [, thing = '', party = '', deed = '', year, when = ''] = NOTE.exec(text) ?? []
  return thing
    ? partyClause(`${party} ${deed} the ${thing.trim()}${year ? ` in ${year}` : when}`)
    : null
}
