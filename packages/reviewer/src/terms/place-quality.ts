import type { Term } from '../term.ts'
import { linesAbout } from './fair-housing-lines.ts'
import { judgesPlace } from './reasons.ts'

const { caution, prohibited } = linesAbout('race')

const PLACE =
  'neighborhoods?|areas?|community|communities|streets?|location|part of town|cul[- ]de[- ]sac|block|subdivision|suburb|city|town|place|spot|haven|environment|setting|enclave|schools?'
const safety = 'A promise of safety cannot be verified and reads as a comment on residents.'

export const placeQuality: readonly Term[] = [
  ...caution(safety, 'drop word or clause')`
    safe-place: (very |extremely )?(safe|safest|low[- ]crime|crime[- ]free)(,| and| &)? <(\w+ )?(${PLACE})> => $1
    safe-place: secure <neighborhood|community|part of town> => $1
    quiet-and-safe: <quiet|clean|friendly|peaceful|walkable|private>(,| and| &) safe => $1
    feel-safe: <feel|feels|feeling|keep everyone|stay> safe( and secure)? => $1 at home
    crime: low[- ]crime|crime[- ]free|crime rates?
  `,
  ...caution(judgesPlace, 'drop word or clause')`
    rough-area: (bad|rough|sketchy|undesirable) <area|neighborhood|part of town>|(changing|transitional) (neighborhood|part of town) => drop clause
    up-and-coming: up[- ]and[- ]coming
    changing: (area|neighborhood|street|block|community) (is |that is |that has |has |that hasn't |has not )?(not )?(in transition|been changing|changing|turned|changed)|melting[- ]pot|(area|neighborhood|street|block|town|county|school|schools) (is |are |has |have )?(been )?(getting|gotten|grown|growing|becoming|become|turning|turned|going|gone) (darker|lighter|blacker|browner|whiter|ethnic|black|brown|white)|inner[- ]city(?! (high|school))
    side-of-town: (good|right|better|wrong|bad) (side|part|end) of (town|the tracks)|from the projects|low[- ]income (housing|area)
  `,
  ...prohibited(judgesPlace, 'drop clause')`
    class-of-people: (good|better|best|right|wrong|certain|higher|finer|same|proper|decent|different) (class|kinds?|sorts?|types?|caliber|quality) of (people|persons?|tenants?|neighbors?|buyers?|residents?|families|folks?|clientele|crowd)|(kind|type|sort) of (people|person|tenant|neighbor)s? (we|you|they) (want|like|don't|do)( \w+)?
    class-of-people: of the (wrong|right|better|proper) (sort|kind|type|class)|(desirable|quality|the right) neighbors|riff-?raff|undesirables|(wrong|urban|criminal|bad|undesirable) elements?|(homogeneous|vanilla|lily[- ]white) (area|community|neighborhood|street)|wasp enclave|(no|none of (the|those|that)|those|that|keeps?( out)? the) (\w+[- ]){0,2}(types|element|crowd|ilk|riff-?raff)(?! of)
    class-of-people: (people|neighbors|families|folks|residents)( here| around here)? (who )?(are )?(just )?like (you|us|yours|yourself)(?= ?([.,;!?\n]|$))|everyone is (just )?like (you|us)
  `,
  ...caution('Schools as an attraction can steer. Name the district only if you entered it.')`
    good-schools: (good|great|top|best|excellent|outstanding|exceptional|award[- ]winning|highly[- ]rated|top[- ]rated|highly regarded|blue[- ]ribbon|desirable|sought[- ]after|prestigious)( rated)? <(public |elementary |local |neighborhood )?schools?> => $1
    private-school: private <schools?> => $1
  `,
]
