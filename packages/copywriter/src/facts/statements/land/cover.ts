import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { measured } from '../../figures/measures.ts'
import { series } from '../../figures/numerals.ts'
import { singular } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { listed, lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { countOrTyped } from '../wording/counts.ts'
import { land } from '../wording/kinds.ts'

const ground = (typed: string | undefined): string =>
  lower(typed)
    .replace(/^timber$/, 'in timber')
    .replace(/^woods$/, 'wooded')
    .replace(/^pasture$/, 'in pasture')

/** 'tillable acres', 'acres of hay' */
const acres = (typed: string | undefined): string =>
  /^(?:tillable|irrigated)$/i.test(typed ?? '')
    ? `${lower(typed)} acres`
    : `acres of ${lower(typed)}`

const FRACTIONS: Record<string, string> = {
  '3/4': 'three-quarters',
  '1/2': 'half',
  half: 'half',
  '1/3': 'one-third',
  '2/3': 'two-thirds',
  '1/4': 'one-quarter',
}

/** What part of the land is wooded, cleared or open. */
export const COVER: SubjectRules = {
  lines: [
    // 'mostly spruce with a cleared knoll'
    [
      /^(mostly|mainly|primarily) ((?:mature |young |mixed )?(?:spruce|pine|pines|oak|oaks|fir|firs|cedar|cedars|hardwoods?|birch|maple|maples|aspen|juniper|mesquite|hemlock|wooded|open|cleared|pasture|woods|timber))(?:,? with ((?:an? |some |several |two |three )(?:[a-z-]+ )?(?:knoll|clearing|clearings|meadow|meadows|opening|openings|pond|ridge|homesite|building site|hilltop)))?$/i,
      ([, most, what, rest], setting) =>
        setting === 'land'
          ? land(`the land is ${lower(most)} ${ground(what)}${rest ? `, with ${lower(rest)}` : ''}`)
          : null,
    ],
    [
      /^(?:some|a few|most) ([a-z]+(?:(?:,| and|, and) [a-z]+)*) (?:has been |have been )?(cleared|thinned|cut|removed)$/i,
      (match, setting) =>
        setting === 'land'
          ? land(
              `${lower(match[0].split(' ')[0])} ${lower(match[1])} ${/ and |,|s$/.test(lower(match[1])) ? 'have' : 'has'} been ${lower(match[2])}`,
            )
          : null,
    ],
    [
      /^(?:it is |the land is |the lot is )?((?:mostly |partially |partly |fully |gently )?(?:cleared|level|wooded|sloping|steep|rolling|flat|open|fenced))(?: (and|but) )((?:mostly |partially |partly |fully |gently )?(?:level|wooded|sloping|rolling|flat|open|fenced|buildable|usable|dry|private|cleared|graded))(?:, (driveway|road|well|septic|power|pad) (?:is )?(cut|in|in place|installed|cleared|graded))?$/i,
      (match, setting) =>
        setting === 'land' || / but /.test(match[0])
          ? land(
              `the land is ${lower(match[1])} ${lower(match[2])} ${lower(match[3])}${match[4] ? `, with the ${lower(match[4])} ${lower(match[5])}` : ''}`,
            )
          : null,
    ],
    [
      /^defensible space (cleared|maintained)(?: (annually|yearly|each year|each spring))?$/i,
      (match) =>
        land(
          `the defensible space ${match[2] ? 'is' : 'has been'} ${lower(match[1])}${match[2] ? ` ${lower(match[2])}` : ''}`,
        ),
    ],
    [
      /^(?:(?:approx(?:imately|\.)?|about|roughly) )?half (open|open meadow|open field|meadow|pasture|cleared|tillable|wooded|woods|timber),? (?:and )?half (open|meadow|pasture|cleared|tillable|wooded|timber|woods|field)$/i,
      (match) =>
        land(
          `${/^half/i.test(match[0]) ? '' : 'about '}half the land is ${ground(match[1])}, and half is ${ground(match[2])}`,
        ),
    ],
    [
      /^(about |roughly |over |more than )?half (open|open meadow|open field|meadow|pasture|cleared|tillable|wooded|woods|timber)$/i,
      (match) => land(`${lower(match[1]) || 'about '}half the land is ${ground(match[2])}`),
    ],
    [
      /^([\d.]+|two|three|four|five|six|seven|eight|nine|ten) ?acres? (tillable|pasture|hay|crop(?:land)?|irrigated),? (?:is |are )?(rented|leased)(?: (?:on|by) (?:a )?(handshake)| to (?:a |the )?(neighbor|local farmer|farmer))?$/i,
      (match) =>
        land(
          `${measured(`${match[1]} ${acres(match[2])}`)} are ${lower(match[3])}${match[4] ? ' on a handshake' : ''}${match[5] ? ` to a ${lower(match[5])}` : ''}`,
        ),
    ],
  ],
  figures: [
    [
      /^(?:a )?(?:nice |good )?mix of (open (?:meadow|pasture|fields?)|open|cleared|pasture|tillable|fields?|meadow|level|woods|hardwoods?|field) (?:(?:land|ground|fields?) )?and (wooded|woods|timber|open|rolling|pasture|hardwoods?|pines?|brush|pi[nñ]on|juniper|aspens?|oaks?|cedars?|ponderosas?|spruces?|firs?|cottonwoods?|mesquite|sage(?:brush)?)(?: (?:land|acreage|ground))?$/i,
      ([, first = '', second = '']) => {
        const isPair =
          /^(?:open|cleared|tillable|level)$/i.test(first) && /ed$|ing$|^open$/i.test(second)
        return land(
          `the land is a mix of ${first.toLowerCase()} and ${second.toLowerCase()}${isPair ? ' ground' : ''}`,
        )
      },
    ],
    [
      /^(pines?|timber|meadow|pasture|woods|prairie|aspens?|sagebrush|grassland|hardwoods)(?: and|,) (pines?|timber|meadow|pasture|woods|prairie|aspens?|sagebrush|grassland|hardwoods)$/i,
      (match, setting) =>
        setting === 'land'
          ? land(`the land is ${match[1]?.toLowerCase()} and ${match[2]?.toLowerCase()}`)
          : null,
    ],
    [
      /^(wooded|treed|open|cleared|level|sloping|sloped|flat|rolling|fenced) (?:in )?(?:the )?(back|front|rear)$/i,
      (match, setting) =>
        setting === 'land' || singular(headOf(match[0])) === 'back'
          ? land(
              `it is ${match[1]?.toLowerCase()} in ${/^rear$/i.test(match[2] ?? '') ? 'the rear' : match[2]?.toLowerCase()}`,
            )
          : null,
    ],
    [
      /^([\d.,]+) acres?(,? more or less)?,? ((?:mostly|partly|all|half|heavily|fully|gently) )(wooded|cleared|open|fenced|pasture|timber|tillable|rolling|level|flat)$/i,
      (match) =>
        land(
          `the land, ${match[2] ? 'about ' : ''}${measured(match[1] ?? '')} acres, is ${match[3]?.toLowerCase()}${match[4]?.toLowerCase()}`,
        ),
    ],
    [
      /^(3\/4|1\/2|half|1\/3|2\/3|1\/4|\d{2}%)(?: of it)? (cleared|wooded|fenced|open|finished|tillable|pasture|irrigated|planted)$/i,
      (match) =>
        land(
          `it is ${FRACTIONS[(match[1] ?? '').toLowerCase()] ?? (match[1] ?? '').replace('%', ' percent')} ${match[2]?.toLowerCase()}`,
        ),
    ],
    [
      /^([\d.]+) acres?,? ([\d.]+)(?: acres?)? (tillable|wooded|fenced|irrigated|cleared|open)$/i,
      (match) => land(`${match[2]} of the ${match[1]} acres are ${match[3]?.toLowerCase()}`),
    ],
    [/^(?:has )?timber value$/i, told('land', null, 'the timber has value')],
    [
      /^(\d{1,2}) ?% (wooded|pasture|open|tillable|timber|cleared),? (?:and )?(\d{1,2}) ?% (wooded|pasture|open|tillable|timber|cleared)$/i,
      (match) =>
        land(
          `it is ${match[1]} percent ${match[2]?.toLowerCase()} and ${match[3]} percent ${match[4]?.toLowerCase()}`,
        ),
    ],
    [
      /^(?:1\/2|half|0\.5) (?:an )?acres? (fenced|wooded|cleared|level)$|^(fenced|wooded) (?:1\/2|half) acre$/i,
      (match, setting) => ({
        kind: setting === 'land' ? 'land' : 'outdoor place',
        concept: null,
        statement: `half an acre is ${(match[1] ?? match[2] ?? '').toLowerCase()}`,
      }),
    ],
  ],
  statements: [
    [
      /^([\d.,]+|one|two|three|four|five|six|seven|eight|nine|ten) acres? (?:is |are )?((?:fenced|cross[- ]fenced|paved|irrigated|wooded|cleared|planted|tiled|lit|gated)(?:(?:,| and| \+| &) (?:fenced|cross[- ]fenced|paved|irrigated|wooded|cleared|planted|lit|gated))+)$/i,
      (match) =>
        land(
          `${countOrTyped(match[1] ?? '')} acres are ${series(listed((match[2] ?? '').toLowerCase().replace(/cross fenced/, 'cross-fenced')))}`,
        ),
    ],
    [
      /^(\d\d)\/(\d\d) (wooded|open|timber|pasture|tillable|cleared)\/(wooded|open|timber|pasture|tillable|cleared)$/i,
      (match) =>
        land(
          `it is ${match[1]} percent ${(match[3] ?? '').toLowerCase()} and ${match[2]} percent ${(match[4] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^([13]\/[248]|half) ([a-z]+)(?:,| and)? ([13]\/[248]|half) ([a-z]+)$/i,
      (match) => {
        const part = (typed: string | undefined) =>
          ({
            '1/2': 'half',
            '1/4': 'one-quarter',
            '3/4': 'three-quarters',
            '1/8': 'one-eighth',
            '3/8': 'three-eighths',
          })[typed ?? ''] ?? 'half'
        return land(
          `it is ${part(match[1])} ${match[2]?.toLowerCase()} and ${part(match[3])} ${match[4]?.toLowerCase()}`,
        )
      },
    ],
    [
      /^((?:heavily|partly|partially|mostly|gently|slightly) )?(wooded|treed|rolling|sloped|sloping|hilly|level|flat|usable|cleared|open|timbered)(?: and (wooded|open|cleared|rolling|level|usable))?(?: (?:lot|land|terrain|topography|acreage))?$/i,
      (match, setting) => {
        if (setting !== 'land' && !match[1] && /lot|land|acreage$/i.test(match[0])) return null
        const words = match[0]
          .toLowerCase()
          .replace(/ (?:lot|land|terrain|topography|acreage)$/, '')
        const whole = conceptOfWhole(match[0], setting) ?? conceptOfWhole(words, setting)
        return {
          kind: 'land',
          concept: whole?.name ?? null,
          statement: `the ${setting === 'land' ? 'land' : 'lot'} is ${words}`,
        }
      },
    ],
  ],
}
