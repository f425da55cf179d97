import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { lower, type Told, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, countOrOne, countOrTyped, GROUP_TO_SIX, inWords } from '../wording/counts.ts'
import { parking } from '../wording/kinds.ts'
import { spotOf } from '../wording/places.ts'
import { thingWithPart } from '../wording/things.ts'

const SPACE = '(stall|space|spot|carport|garage)s?'

const OPEN = '(open|uncovered|outside|outdoors|covered|tandem|surface|unassigned|in the driveway)'

/** 'one open stall', but 'one in tandem' and 'one outside'. */
const sortOf = (typed: string | undefined, space: string): string => {
  const sort = lower(typed)
  if (sort === 'tandem') return 'in tandem'
  return /^(?:outside|outdoors|in )/.test(sort) ? sort : `${sort} ${space}`
}

const SPACES_WITH_PLACES = new RegExp(
  `^${GROUP_TO_SIX} ((?:[a-z-]+ )?)(?:(?:parking )?(?:spaces|spots|stalls)|car parking),? (?:with )?${GROUP_TO_SIX} ((?:in |on |is |of them )?[a-z][a-z -]*?)(?:(?:,| and|, and) ${GROUP_TO_SIX} ((?:in |on |is )?[a-z][a-z -]*?))?$`,
  'i',
)

const WHERE_PARKED =
  /^(?:(?:in|on) )?(?:an? |the )?(?:(?:gated|secured?|underground|attached|detached|heated|shared|covered|parking|rear|side) )*(?:garage|carport|driveway|lot|street)$|^(?:covered|uncovered|open|assigned|deeded|reserved|gated|gated garage|guest|tandem|unassigned)$/i

const bare = (where: string): string => where.replace(/^(?:is|of them) /i, '')

/** @example parkedIn('in gated garage') // 'in a gated garage' */
const parkedIn = (typed: string): string => {
  const where = lower(bare(typed))
  const [, place] =
    /^(?:(?:in|on) )?(?:an? |the )?((?:[a-z]+ )*(?:garage|carport|driveway|lot|street))$/.exec(
      where,
    ) ?? []
  if (!place) return where
  return /(?:driveway|street)$/.test(place)
    ? `${/^in /.test(where) ? 'in' : 'on'} the ${place}`
    : `${/lot$/.test(place) && !/^in /.test(where) ? 'on' : 'in'} ${articleFor(place)} ${place}`
}

const parkingSpaces = (match: RegExpExecArray): Told | null => {
  const [, all = '', kind = '', one, where = '', other, elsewhere] = match
  if (![where, elsewhere ?? where].every((place) => WHERE_PARKED.test(bare(place)))) return null
  const each = [`${countOrOne(one)}${elsewhere ? '' : ' of them'} ${parkedIn(where)}`]
  if (elsewhere) each.push(`${countOrOne(other)} ${parkedIn(elsewhere)}`)
  const adjective = lower(kind).replace(/^parking $/, '')
  return {
    kind: 'parking',
    concept: null,
    count: numberOf(all),
    statement: `there are ${countOrOne(all)} ${adjective}parking spaces, ${series(each)}`,
  }
}

/** Parking spaces: how many there are, and where. */
export const SPACES: SubjectRules = {
  lines: [
    // 'two heated stalls side by side': where only cars are parked, a stall is for them.
    [
      /^(two|three|2|3) ((?:heated |covered |indoor |underground )*stalls) side[- ]by[- ]side$/i,
      ([, many, stalls = ''], setting) => {
        if (setting !== 'flat') return null
        const name = `${count(lower(many))} ${lower(stalls).replace(/(?=stalls$)/, 'parking ')}`
        return { ...parking(`there are ${name} side by side`), name, tail: 'side by side' }
      },
    ],
    [
      /^(\d|one|two|three) (unassigned|assigned|deeded|covered|open|off[- ]street|off[- ]lane|off[- ]alley|off the (?:lane|alley))(?: parking)? (?:parking )?(spaces?|spots?)(?:,| \(|) ?(gated|in gated (?:lot|garage))?\)?$/i,
      ([, many, sort = '', noun = '', gated]) => {
        const off = /off[- ](?:the )?(lane|alley)/i.exec(sort)?.[1]
        if (!gated && !off) return null
        const spaces = `parking ${lower(noun).replace(/s?$/, count(many) === 'one' ? '' : 's')}`
        const are = count(many) === 'one' ? 'is one' : `are ${count(many)}`
        return parking(
          `there ${are} ${off ? '' : `${lower(sort)} `}${spaces}${off ? ` off the ${lower(off)}` : ''}${gated ? ` in a gated ${/garage/i.test(gated) ? 'garage' : 'lot'}` : ''}`,
        )
      },
    ],
    [
      /^(?:one|1) (assigned|deeded|covered|reserved)(?: space| spot)?(?:,| and| \+| &) (?:one|1) (visitor|guest|uncovered|unassigned)(?: parking)? (space|spot)$/i,
      (match) =>
        parking(
          `there is one ${match[1]?.toLowerCase()} and one ${match[2]?.toLowerCase()} ${match[3]?.toLowerCase()}`,
        ),
    ],
    [
      /^(?:shared|joint|common) (driveway|drive|well|road|dock|fence)(?: is)? (?:with|by) (?:the |a |one |1 )?(?:next[- ]door )?(neighbou?rs?|property next door|adjoining (?:lot|property))$/i,
      (match) => ({
        kind: /^d(?:riveway|rive)$/i.test(match[1] ?? '') ? 'parking' : 'land',
        concept: null,
        statement:
          `the ${match[1]?.toLowerCase()} is shared with ${/s$/i.test(match[2] ?? '') ? 'the ' : 'a '}${match[2]?.toLowerCase().replace(/^(?=property|adjoining)/, '')}`.replace(
            /with a (?=property|adjoining)/,
            'with the ',
          ),
      }),
    ],
    [
      /^off[- ]street (?:parking )?for (\d+|two|three|four|five|six) (cars|vehicles)$/i,
      (match) => parking(`there is off-street parking for ${inWords(match[1])} ${lower(match[2])}`),
    ],
    [
      /^street permit parking$|^permit street parking$/i,
      told('parking', null, 'parking is by street permit'),
    ],
    [
      /^(one|1|two|2|three|3)(?: car)? (parking (?:space|spot|stall)s?|garage (?:space|spot|stall)s?|carports?|storage (?:unit|locker)s?) (?:is |are )?(assigned|deeded|reserved|included)$/i,
      (match) => {
        const count = numberOf(match[1] ?? '') ?? 1
        return {
          kind: /storage/i.test(match[2] ?? '') ? 'storage' : 'parking',
          concept: null,
          statement: `${numeral(count)} ${lower(match[2])} ${count > 1 ? 'are' : 'is'} ${lower(match[3])}`,
        }
      },
    ],
    [
      /^(guest|visitor|street|off-street|surface) parking,? (?:is )?(plenty|ample|plentiful|available)$/i,
      (match) =>
        parking(
          `there is ${/^av/i.test(match[2] ?? '') ? '' : 'plenty of '}${lower(match[1])} parking`,
        ),
    ],
    [
      /^((?:municipal|public|city|town|county)(?: parking)? (?:lot|garage)) (?:is )?(behind|next door|across (?:the )?street|adjacent|nearby|in (?:the )?(?:rear|back))(?: (?:the )?building)?$/i,
      (match) =>
        parking(
          `${articleFor(lower(match[1]))} ${lower(match[1])} is ${spotOf(match[2]).replace(/^behind$/, 'behind the building')}`,
        ),
    ],
    [
      /^(\d|one|two|three) garage(?: space| spot)?s?(?: \+|,| and|,? plus) (\d|one|two) surface (permit|space|spot)s?$/i,
      (match) => {
        const [garage, surface] = [numberOf(match[1] ?? '') ?? 1, numberOf(match[2] ?? '') ?? 1]
        return parking(
          `parking is ${numeral(garage)} garage space${garage > 1 ? 's' : ''} and ${numeral(surface)} surface ${lower(match[3])}${surface > 1 ? 's' : ''}`,
        )
      },
    ],
    [
      /^((?:[a-z-]+ )*(?:garage|carport|driveway|shop|barn|bay)), fits (?:up to )?(.+)$/i,
      (match) => parking(`${thingWithPart(match[1])} fits ${withArticle(lower(match[2]))}`),
    ],
    [
      new RegExp(
        `^(?:one|1) ((?:[a-z]+ )?(?:covered|garage|heated|indoor|underground|assigned|deeded|reserved|carport))(?: parking)? ${SPACE}?(?:,| and|,? \\+) (?:one|1) ${OPEN}$`,
        'i',
      ),
      (match) =>
        parking(
          `there is one ${lower(match[1])} ${lower(match[2]) || 'space'} and one ${sortOf(match[3], lower(match[2]) || 'space')}`,
        ),
    ],
    [
      /^(?:one|1) ((?:[a-z]+ )*(?:stall|space|spot)),? (?:a )?(?:2nd|second) (?:one |space )?(?:is )?(leased|rented|available)$/i,
      (match) => parking(`there is one ${lower(match[1])}, and another is ${lower(match[2])}`),
    ],
    [
      /^(one|two|three|\d) ((?:[a-z]+ )*?)(?:parking )?(stalls?|spaces?|spots?|parking),? not tandem$/i,
      (match) => {
        const several = countOrOne(match[1]) !== 'one'
        const place = /^(?:parking|space)/i.test(match[3] ?? '') ? 'parking space' : lower(match[3])
        return parking(
          `there ${several ? 'are' : 'is'} ${countOrOne(match[1])} ${lower(match[2])}${place.replace(/s$/, '')}${several ? 's' : ''}, not tandem`,
        )
      },
    ],
    [
      /^((?:garage|deeded|indoor|heated|underground|covered|assigned) )?(parking|space|stall)(?: space| spot)?(?: is)? available(?: for| at)? \$([\d,.]+)(k?)(\/mo\w*| a month)?,? (?:is )?not included$/i,
      (match) =>
        parking(
          `${/^parking$/i.test(match[2] ?? '') ? '' : 'a '}${lower(match[1])}${lower(match[2])} is available for $${match[3]}${match[4] ? ',000' : ''}${match[5] ? ' a month' : ''} and is not included`,
        ),
    ],
    [
      /^(?:permit street parking|street permit parking|permit parking),? (?:in )?zone (\w{1,4})$/i,
      (match) => parking(`parking is by street permit in Zone ${match[1]}`),
    ],
  ],
  commaLines: [[SPACES_WITH_PLACES, (match) => parkingSpaces(match)]],
  figures: [
    [
      /^((?:one |two |\d )?[a-z ]*(?:space|spot|stall|garage|carport|parking)) (?:is )?incl(?:uded|uding)?\.?, (?:a )?(?:2nd|second|additional|extra|another) \$?([\d,]+)(?:\/mo(?:nth)?)?$/i,
      (match) =>
        parking(
          `${withArticle((match[1] ?? '').toLowerCase().replace(/^(?:one|1) /, ''))} is included, and a second space is $${match[2]} a month`,
        ),
    ],
    [
      /^(?:paved |lit |shared |surface |gravel )?parking(?: for)? (\d+)\+(?: cars| vehicles)?$/i,
      (match) => parking(`there is parking for ${match[1]} or more cars`),
    ],
  ],
  statements: [
    [
      /^((?:heated |covered |underground |indoor )*(?:garage|carport|lot)),? (\d|one|two) (space|spot|stall)s? (?:is |are )?(included|deeded|assigned)$/i,
      (match) =>
        parking(
          `${countOrTyped(match[2] ?? '')} ${match[3]?.toLowerCase()}${/^(?:1|one)$/.test(match[2] ?? '') ? '' : 's'} in the ${(match[1] ?? '').toLowerCase()} ${/^(?:1|one)$/.test(match[2] ?? '') ? 'is' : 'are'} ${(match[4] ?? '').toLowerCase()}`,
        ),
    ],
  ],
  sums: [
    [
      /^(\d(?:\.\d)?)(?:\/| per )1,?000(?: (?:square feet|parking|spaces?|ratio))*$|^parking(?: ratio)? (\d(?:\.\d)?)(?:\/| per )1,?000$/i,
      (match) =>
        parking(
          `the parking ratio is ${numeral(numberOf(match[1] ?? match[2] ?? '') ?? 0)} spaces per 1,000 square feet`,
        ),
    ],
  ],
}
