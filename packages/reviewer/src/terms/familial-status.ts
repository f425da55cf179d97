import type { Term } from '../term.ts'
import { linesAbout } from './fair-housing-lines.ts'
import { SUITS_A_BUYER, SUITS_A_HOUSEHOLD } from './people.ts'
import { describesPeople, limitsPeople, prefersPeople } from './reasons.ts'

const { advice, caution, prohibited } = linesAbout('family')

const CHILDREN = '(kids|children|minors|infants|babies|toddlers|teens|teenagers)'
const assumes = 'Assumes a household.'
const older = 'Only housing that qualifies as housing for older persons may say this.'

export const familialStatus: readonly Term[] = [
  ...prohibited(limitsPeople, 'drop clause')`
    no-children: (no|without|not suitable for|not for) (any |young |small )?${CHILDREN}(?!')
    no-minors: (neither|none|nobody|no one)( of (them|you))?( is| are)? (under|below|younger than) (the age of )?(18|21|eighteen|twenty-one)
    number-of-children: (max(imum)?( of)?|limit(ed)?( of| to)?|up to|only|no more than|at most) (\d+|one|two|three) (children|kids|child|kid|infants?|bab(y|ies)|toddlers?|teens?)|one (child|kid)(?! ?-)
    adult-community: adult <community|living|building|park|complex|atmosphere|environment|setting>(?! (education|college|center|school|quarters|theater|foster)) => $1
    adult-oriented: adult[- ](oriented|focused)
    child-free: child(ren)?[- ]?free => drop word or clause
  `,
  ...prohibited(prefersPeople, 'drop clause')`
    suits-household: ${SUITS_A_HOUSEHOLD} => worth seeing in person
    raise-a-family: raising ((a|your|the) )?(family|kids|children)( in)? => settling in
    raise-a-family: raise ((a|your|the) )?(family|kids|children)( in)? => settle in
    growing-family: (a |an |the |your )?(growing|young|expanding) famil(y|ies)(?! (business|farm|winery|brewery|bakery|company|of (?!\d|two|three|four|five|six))) => everyone
    empty-nesters: (an |the )?empty[- ]?nesters? => everyone
    newlyweds: (the )?newly ?weds? => everyone
    young-people: (a |the )?young (professionals?|people|couples?|buyers?|executives?) => everyone
  `,
  ...caution(describesPeople)`
    suits-buyer: ${SUITS_A_BUYER} => worth seeing in person
    family-friendly: (family|kid|child)[- ]friendly => welcoming
    family-oriented: family[- ]oriented => welcoming
    family-neighborhood: family <neighborhood|community|area|street|suburb|town> => residential $1
    family-home: family <home|house|residence> => $1
    starter-home: starter <home|house|condo> => $1
    first-time-buyers: first[- ]time (home ?)?<buyers?>(?! (may|can|should|programs?|grants?|loans?|credits?|assistance|incentives?)) => $1
    people-will-love: ((the|your|little|young|both) ){0,3}(kids|children|little ones|teens|grandkids|mom|dad|wife|husband|hubby) (will|would|can) (love|enjoy|adore) => everyone can enjoy
    granny-flat: granny (flat|unit|pod) => accessory dwelling unit
  `,
  ...caution(assumes)`
    family-life: family <gatherings?|dinners?|meals?|memories|celebrations?|game nights?|movie nights?|time|fun> => $1
    whole-family: (the )?(whole|entire) family => everyone
    your-family: your ((growing|expanding|whole|entire|busy) )?(family|brood|clan|kids|children|wife|husband|grandkids|grandchildren|little ones|mother[- ]in[- ]law)(?!'| of (hens|chickens|birds)) => everyone
    nursery: (perfect|ideal|sweet|future|baby's|baby) nursery => flexible room
  `,
  ...caution(prefersPeople, 'drop clause')`
    for-children: for (the |your |all )?(kids|children|little ones|teens|grandkids|grandchildren)(?!') => for everyone
    retirees: retirees?|retired (couple|person|people|folk|buyer)s? => everyone
    students: (?<!near )student housing(?! (permit|license|overlay|zone|zoning|district)) => housing
  `,
  ...caution(older, 'drop clause')`
    retirement-community: (retirement|senior|seniors|active[- ]adult|older persons?) <community|living|building|housing|home|village>(?! (developer|center|programs?)) => $1
  `,
  ...advice('Fine when the community qualifies under HOPA. Please confirm that it does.')`
    hopa: (55|62) ?\+|(55|62) (and|or) (over|older|up|better)|age[- ]restricted|active[- ]adult|over[- ]55(?!,\d)
  `,
]
