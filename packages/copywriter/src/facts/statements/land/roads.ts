import { articleFor } from '@listwright/reviewer/language'
import { dateOf } from '../../figures/dates.ts'
import { measured } from '../../figures/measures.ts'
import { DIRECTIONS } from '../../vocabulary/directions.ts'
import { be, lower, subjectOf, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { countOrTyped } from '../wording/counts.ts'
import { building, community, land, location, parking } from '../wording/kinds.ts'

const mile = (typed: string | undefined): string => {
  const parts: Readonly<Record<string, string>> = {
    '1/4': 'a quarter mile',
    'a quarter': 'a quarter mile',
    '1/2': 'half a mile',
    'a half': 'half a mile',
    '3/4': 'three-quarters of a mile',
  }
  return parts[lower(typed)] ?? measured(`${typed} miles`)
}

const COUNTY_ROAD =
  /^((?:year[- ]round |seasonal |paved |gravel |quiet )*)(county|city|borough|township|town|state|publicly|privately)[- ]?(maintained )?((?:paved |gravel |dirt )?road)$/i

const PLOWED_BY =
  '(?:the )?(road service area|road district|service area|RSA|city|town|township|village|county|borough|state|HOA|POA|association|road association|neighbor|neighborhood)'

/** Roads and driveways: their surface, who maintains them, how they are in winter. */
export const ROADS: SubjectRules = {
  lines: [
    [
      /^(culvert|well|septic|power) (?:and|\+|&) ((?:gravel |paved |dirt )?(?:drive|driveway|road|culvert|septic|power)) (?:are )?(?:already )?in$/i,
      ([, one, other]) => land(`the ${lower(one)} and ${lower(other)} are in`),
    ],
    [
      /^((?:gated |gravel |private |paved |long )*(?:drive|driveway|lane)) (?:is )?(1\/4|1\/2|3\/4|a quarter|a half|[\d.]+) ?(?:mi|miles?)(?: long)?$/i,
      ([, road, far]) => land(`the ${lower(road)} is ${mile(far)} long`),
    ],
    [
      /^(?:on (?:an? )?)?(seasonal|dirt|unpaved|one-lane|year-round) road$/i,
      (match) => location(`it is on ${articleFor(lower(match[1]))} ${lower(match[1])} road`),
    ],
    [
      /^(asphalt|paved|gravel|county|public) road (?:is |runs |goes )?to (?:the )?(lot line|property line|lot|property|gate|door)$|^road (?:is )?(asphalt|paved|gravel) to (?:the )?(lot line|property line|lot|property|gate|door)$/i,
      (match) =>
        land(`the road is ${lower(match[1] ?? match[3])} to the ${lower(match[2] ?? match[4])}`),
    ],
    [
      /^(county|city|state|privately|town|township)[- ]?maintained (gravel|paved|dirt|asphalt)(?: road)?$/i,
      (match) => location(`it is on a ${lower(match[1])}-maintained ${lower(match[2])} road`),
    ],
    [
      /^(existing )?curb cut(?: (?:with|w\/) (?:a )?turn lane)?$/i,
      (match) =>
        building(
          `${match[1] ? 'an existing' : 'a'} curb cut is in place${/lane/i.test(match[0]) ? ', with a turn lane' : ''}`,
        ),
    ],
    [
      /^(?:4WD|AWD|four[- ]wheel drive|all[- ]wheel drive) (?:is )?not (needed|required|necessary)$/i,
      (match) =>
        land(
          `${/^(?:4|f)/i.test(match[0]) ? 'four' : 'all'}-wheel drive is not ${lower(match[1])}`,
        ),
    ],
    [
      /^(?:the )?(class (?:\d|[IVX]+)|gravel|dirt|private|unmaintained|seasonal|paved|one-lane|unpaved) road (beyond|past|after) (?:the )?(driveway|gate|house|bridge|lot|property|farm|barn)$/i,
      (match) =>
        location(
          `the road is ${lower(match[1]).replace(/^class (.+)$/, (_, kind: string) => `Class ${kind.toUpperCase()}`)} ${lower(match[2])} the ${lower(match[3])}`,
        ),
    ],
    [
      /^paved to within (1\/4|1\/2|3\/4|[\d.]+|a quarter|a half) ?(?:mi|mile|miles)(?: of (?:the )?(?:lot|property|land))?$/i,
      (match) => location(`the road is paved to within ${mile(match[1])}`),
    ],
    [
      /^no (?:winter )?(?:snow )?plow(?:ing)? on (?:the )?last ([\d,]+) (?:ft|foot|feet)$/i,
      (match) =>
        location(
          `the last ${match[1]} feet are not plowed${/winter/i.test(match[0]) ? ' in winter' : ''}`,
        ),
    ],
    [
      /^(driveway|road|drive) (roughed|roughed in|cut) to (?:the )?(building site|homesite|site|pad)$/i,
      (match) =>
        land(
          `the ${lower(match[1])} has been ${lower(match[2]).replace(/^roughed$/, 'roughed in')} to the ${lower(match[3])}`,
        ),
    ],
  ],
  commaLines: [
    [
      COUNTY_ROAD,
      (match) =>
        location(
          `it is on a ${lower(match[1]).replace(/year round/, 'year-round')}${lower(match[2])}${match[3] ? '-maintained' : ''} ${lower(match[4])}`,
        ),
    ],
    [
      /^(city|town|county|borough|state|township|HOA|village)[- ](plow(?:s|ed)|(?:maintains and plows|maintained and plowed))(?: (?:the )?((?:private |gravel |paved )?(?:road|roads|street|driveway|lane)))?$/i,
      (match) => {
        const who = /^hoa$/i.test(match[1] ?? '') ? 'HOA' : lower(match[1])
        const road = lower(match[3])
        if (!road && !/^maintained/i.test(match[2] ?? '')) return null
        const isOn = /ed$/i.test(match[2] ?? '') && road !== ''
        return {
          kind: isOn ? 'location' : 'community',
          concept: null,
          statement: isOn
            ? `it is on ${articleFor(who)} ${who}-${lower(match[2])} ${road}`
            : road
              ? `the ${who} ${lower(match[2])} the ${road}`
              : `the road is ${lower(match[2])} by the ${who}`,
        }
      },
    ],
    [
      /^(?:(?:the )?(road|street|driveway) )?(?:is )?plowed (?:all )?year[- ]round$/i,
      (match) => community(`the ${lower(match[1]) || 'road'} is plowed year-round`),
    ],
    [
      /^(?:the )?(parking(?: lot| area)?|lot|driveway|yard) (?:is |are )?(paved,?(?: and)? (?:striped|lighted|lit|fenced|curbed))$/i,
      (match) => parking(`the ${lower(match[1])} is ${lower(match[2])}`),
    ],
    [
      new RegExp(
        `^(?:(?:the )?((?:[a-z]+ )?(?:roads?|streets?|driveway|lane|drive)) (?:is |are )?((?:maintained|graded) and )?(?:snow )?plowed|(?:snow )?(?:plowed|plowing|snow removal)(?: is)?(?: done)?) by ${PLOWED_BY}$`,
        'i',
      ),
      (match) => {
        const by = /^[A-Z]+$/.test(match[3] ?? '') ? match[3] : lower(match[3])
        const road = lower(match[1])
        if (!road && /^(?:HOA|POA|association|neighbor)/i.test(match[3] ?? '')) return null
        return community(
          road
            ? `the ${road} ${be(road)} ${lower(match[2])}plowed by the ${by}`
            : `plowing is done by the ${by}`,
        )
      },
    ],
  ],
  figures: [
    [
      /^(?:4WD|AWD|four[- ]wheel drive|all[- ]wheel drive) (recommended|required|needed)(?: in winter)?(?: ([a-z]{3,9}) ?(?:-|to|through) ?([a-z]{3,9}))?$/i,
      (match) =>
        land(
          `${/^(?:4|f)/i.test(match[0]) ? 'four' : 'all'}-wheel drive is ${match[1]?.toLowerCase()}${/in winter/i.test(match[0]) ? ' in winter' : ''}${match[2] && match[3] ? ` from ${dateOf(match[2])} to ${dateOf(match[3])}` : ''}`,
        ),
    ],
    [
      /^((?:dirt|gravel|county|private|forest|access) road),? (?:with )?(high[- ]clearance|4wd|four-wheel drive|4x4)(?: vehicle)? (?:is )?(recomm?ended|required|needed)$/i,
      (match) =>
        land(
          `${/high/i.test(match[2] ?? '') ? 'high clearance' : 'four-wheel drive'} is ${(match[3] ?? '').toLowerCase().replace('recomended', 'recommended')} for the ${(match[1] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^((?:gravel |private |access )?(?:driveway|drive|road|trails?|culvert|pad|foundation|slab|footings|lane|two-track|building pad)) (?:is |are )?(?:already )?(cut in|cut|poured|graded|staked|in place)$/i,
      (match) =>
        land(`${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} ${match[2]?.toLowerCase()}`),
    ],
    [
      /^((?:gravel |paved |dirt |private )*road) (?:is )?(?:maintenance|maintained) by (?:the )?(county|town|HOA|state|association|owners)$/i,
      (match) => land(`the ${match[1]?.toLowerCase()} is maintained by the ${match[2]}`),
    ],
    [/^land[- ]?locked$/i, told('land', null, 'it is landlocked')],
    [
      /^(?:all )?paved access(?: (?:all the way|year[- ]round))?$/i,
      told('land', null, 'access is paved all the way'),
    ],
    [
      /^(gravel |paved |dirt )(drive|driveway|road|culvert) (?:is )?(?:already )?in$/i,
      (match) => land(`the ${(match[1] ?? '').toLowerCase()}${match[2]?.toLowerCase()} is in`),
    ],
  ],
  statements: [
    [
      /^(?:4wd|4x4|four[- ]wheel drive)(?: (?:access|needed|required|recommended|only))? in (?:the )?(winter|spring|snow|wet weather)$/i,
      (match) => land(`access is by four-wheel drive in ${(match[1] ?? '').toLowerCase()}`),
    ],
    [
      /^(paved|blacktop|gravel)(?: road)? to (?:the )?(door|gate|property|house)$/i,
      (match) =>
        land(
          `the road is ${(match[1] ?? '').toLowerCase()} to the ${(match[2] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^(.*\b(?:road|drive|driveway|lane|street)) (?:is )?(plowed|maintained|graded)((?: (?:year-round|year round|in winter|by (?:the )?\w+))?)$/i,
      (match) =>
        land(`${subjectOf(match[1] ?? '')} is ${(match[2] ?? '').toLowerCase()}${match[3] ?? ''}`),
    ],
    [
      /^(gravel|paved|blacktop|hard[- ]surface|dirt|public)(?: roads?| frontage| road frontage)? (?:on )?(\d|two|three|four|all|both) sides$/i,
      (match) =>
        land(
          `${(match[1] ?? '').toLowerCase()} roads run on ${countOrTyped(match[2] ?? '').toLowerCase()} sides`,
        ),
    ],
    [
      /^(?:a )?((?:section|county|gravel|paved|dirt|public) road) (?:on )?(?:the )?(n|s|e|w|north|south|east|west) side$/i,
      (match) => {
        const side = (match[2] ?? '').toLowerCase()
        return land(
          `a ${(match[1] ?? '').toLowerCase()} runs on the ${DIRECTIONS[side] ?? side} side`,
        )
      },
    ],
    [
      /^((?:gravel |paved |dirt |shared )?(?:drive|driveway|road|culvert|entrance)) (?:is )?in$/i,
      (match) => ({
        kind: 'land',
        statement: `the ${(match[1] ?? '').toLowerCase()} is in`,
      }),
    ],
  ],
}
