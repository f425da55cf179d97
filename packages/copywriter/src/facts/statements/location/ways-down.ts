import { articleFor } from '@listwright/reviewer/language'
import { isPlural, lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { land, location, parking } from '../wording/kinds.ts'

const KIND_OF_WAY =
  '(?:(?:private|shared|deeded|gated|paved|gravel|caliche|dirt|stone|brick|wooden|timber|sandy|grass|mown|lit|short|long|winding|tree-lined) )*'
const WAY =
  '(?:lane|path|footpath|pathway|trail|drive|road|boardwalk|stairs|stairway|staircase|steps|walkway|walk|tram|funicular)'
const GROUND =
  '(?:(?:private|sandy|sand|pebble|shared|association|swimming) )?(?:bluff|beach|shore|shoreline|water|waterfront|river|lake|ocean|bay|cove|creek|pond|sound|harbor|marsh|meadow|woods|orchard|barn|dock|pier|boathouse|dunes|point|clearing|homesite|building site|pasture|cabin|ridge|hilltop)'

/** 'a private lane leads to the bluff and the beach' */
const leading = (way: string, grounds: readonly string[]): string => {
  const named = lower(way)
  const where = grounds.map((ground) => `the ${lower(ground)}`).join(' and ')
  return isPlural(named)
    ? `${named} lead to ${where}`
    : `${articleFor(named)} ${named} leads to ${where}`
}

/** What no home has, though it is close to one. */
const OFF_THE_LOT =
  '(?:trailhead|boat launch|boat ramp|bus stop|trolley stop|streetcar stop|(?:public|parking|municipal|city) lot|parking garage|park|playground|dog park|school|library|beach access|ferry landing|marina|golf course)'
const AWAY =
  '(?:at the (?:end|foot|top|bottom|head|corner) of the (?:street|road|lane|block|drive|hill)|at the corner|across the (?:street|road)|down the (?:street|road|block)|(?:with)?in (?:one|two|three|four|five|six|half a|a quarter|a) (?:blocks?|miles?))'

const RUN = '(?:run|lift|gondola|chair|trail|slope|bridge|chairlift|express|quad)'

/** Ways on foot, by car or on skis to what lies near the house. */
export const WAYS_DOWN: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^((?:(?:public|paved|groomed|marked|municipal|county|city|town|state|free) )*?${OFF_THE_LOT})((?: to (?:the )?[\\p{L}'. -]+?)?) (${AWAY})$`,
        'iu',
      ),
      ([, place = '', goal = '', where = '']) => {
        const isLot = /(?:lot|garage)$/i.test(place)
        // How near a place of any other kind is, the rules for distances know.
        if (/^(?:with)?in /i.test(where) && !isLot) return null
        const said = `${articleFor(lower(place))} ${lower(place)}${goal} is ${lower(where).replace(/^in /, 'within ')}`
        return isLot ? parking(said) : location(said)
      },
    ],
    [
      /^((?:(?:public|paved|groomed|marked|gravel|wooded|shaded|lighted) )*(?:bike |walking |hiking |foot)?(?:path|trail|boardwalk|walkway)) to ((?:the )?(?:\p{Lu}[\p{L}'.]+ ?){2,4})$/u,
      ([, way = '', goal = '']) =>
        location(`${articleFor(lower(way))} ${lower(way)} leads to ${goal.trim()}`),
    ],
    [
      new RegExp(
        `^(${KIND_OF_WAY}${WAY}) (?:leading |leads |lead |down |goes |runs )*to (?:the )?(${GROUND}) (?:and|&) (?:the )?(${GROUND})$`,
        'i',
      ),
      ([, way = '', one = '', other = '']) => location(leading(way, [one, other])),
    ],
    [
      new RegExp(
        `^(${KIND_OF_WAY}(?:drive|road|lane)) (?:in |leading |leads |back |up )*to (?:the )?(clearing|homesite|building site|hilltop|ridge|cabin)$`,
        'i',
      ),
      ([, way = '', ground = '']) => land(leading(way, [ground])),
    ],
    [
      new RegExp(
        `^ski[- ](back|out|home|in[-/ ](?:and[- ])?(?:ski[- ])?out) (?:access )?(?:via|by way of|on) (?:the )?(?!an? )(.+?)( ${RUN})?$`,
        'i',
      ),
      ([, way = '', name = '', run = '']) =>
        location(
          `there is ${/^in/i.test(way) ? 'ski-in/ski-out' : `ski-${lower(way)}`} access via ${run || /^\p{Ll}/u.test(name) ? 'the ' : ''}${name}${run}`,
        ),
    ],
  ],
}
