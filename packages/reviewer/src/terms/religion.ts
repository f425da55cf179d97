import type { Term } from '../term.ts'
import { linesAbout } from './fair-housing-lines.ts'

const { caution, prohibited } = linesAbout('religion')

const FAITH =
  '(christian|catholic|protestant|jewish|muslim|islamic|mormon|hindu|buddhist|evangelical|lds)'
const FACILITY =
  '(\\w+ ){0,2}(school|academy|university|college|hospital|community center|center|preschool)'
const NEAR =
  '<near|close to|steps from|steps to|walk to|walking distance to|minutes from|minutes to|next to|by|across from|blocks? from>'
const names = 'Names a religion. Describe the property only.'
const signals = 'Can signal a preferred religion; name it only where it is a plain fact.'

export const religion: readonly Term[] = [
  ...caution(signals, 'drop word or clause')`
    faith-facility: ${FAITH} <${FACILITY}> => $1
    near-worship: ${NEAR} ((the|a|an|your|local|historic|st\.?|\w+'s|baptist|methodist|lutheran|presbyterian|hindu|buddhist|sikh|jain|greek|orthodox|reform|${FAITH}) ){0,4}(church|churches|synagogues?|temples?|mosques?|cathedral|parish|shrine|chapel)(?! (brothers|sisters|family|street|st|hill|ave|avenue|road|rd|lane|creek|farm)\b) => $1 local landmarks
    worship: (st\.?|saint|our lady of|first) [a-z]{2,20}('s)? ([a-z]{4,20} )?church => local landmarks
    worship: (?<!former )(?<!old )(?<!converted )(?<!from (a|an|the) )(baptist|methodist|lutheran|presbyterian|${FAITH}) (church|temple|mosque|synagogue|chapel|cathedral|shrine)(?!('s)? (until|rents|leases|holds|owns|occupies|has|built|lot|parking|steeple|spires?|dome|bells?|tower|hall|windows?|pews?|on|is|was|building)) => drop clause
    sabbath: sabbath|shabbat => programmable
    kosher: kosher (home|household)s?|(keep|keeps|keeping) kosher
    near-worship: (inside|within|near|steps to|steps from|walk to|in) (the |an? )?(eruv|shul|mikvah)|eruv|walk to mass => drop clause
  `,
  ...prohibited(names, 'drop word or clause')`
    members: (for|to|only|prefer) (the )?members of (the |our |a )?(local )?(kingdom hall|church|congregation|parish|temple|mosque|synagogue|faith)
    members: hermanos en (la fe|cristo)|(hogar|casa|familia|ambiente) cristian[oa]
    faith: ${FAITH}(?! (${FACILITY}|cemetery|pioneer|bookstore|meetinghouse|restaurant|deli|bakery|market|museum|consulate|weddings?|festivals?|hymns?|icons?|missions?|church|temple|mosque|synagogue|chapel|cathedral|shrine))
    faith: faith[- ]based => drop clause
  `,
]
