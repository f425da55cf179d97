import { articleFor } from '@listwright/reviewer/language'
import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import type { Setting } from '../../concepts/scopes.ts'
import { measured } from '../../figures/measures.ts'
import { hyphenated } from '../../nouns/compounds.ts'
import { be, lower, type Told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, isOne, TO_TEN } from '../wording/counts.ts'
import { building } from '../wording/kinds.ts'
import { RANKS } from '../wording/units.ts'

const SPACE =
  '((?:(?:two|three|four|front|rear|back|upper|lower|main|finished|heated|climate-controlled|mezzanine|fenced|covered|private|open|retail|office|warehouse|showroom|flex|storage|shop|lobby|loading|basement|second-floor|first-floor|production|medical|lab|common|outdoor|paved|gravel) ){0,3}(?:offices?|space|area|showroom|warehouse|storage|mezzanine|yard|lobby|shop|bays?|basement|floor|suite|kitchen|patio|lot|retail|apartment|studio))'

const SIZE = String.raw`(about|approximately|around|roughly) ([\d,]+) square f(?:ee|oo)t`

const spaceOf = (typed: string | undefined, size: string | undefined, setting: Setting): Told => {
  const space = hyphenated(lower(typed)).replace(/\bretail$/, 'retail space')
  const figure = Number((size ?? '').replace(/,/g, '')).toLocaleString('en-US')
  return {
    kind: /\b(?:yard|patio|lot)$/.test(space)
      ? 'outdoor place'
      : setting === 'commercial'
        ? 'building'
        : 'room',
    concept: conceptOfWhole(lower(typed), setting)?.name ?? null,
    statement: `the ${measured(space)} ${be(space)} about ${figure} square feet`,
    name: space,
    tail: `of about ${figure} square feet`,
  }
}

const sizeOf = (space = '', about = '', size = ''): string =>
  `the ${hyphenated(lower(space))} ${be(space)} ${lower(about)}${Number(size.replace(/,/g, '')).toLocaleString('en-US')} square feet`

/** How many square feet a part of a building has. */
export const SIZES: SubjectRules = {
  lines: [
    [
      // 'approx 2,400 sf office, rest whse'
      new RegExp(
        `^(?:${SIZE.replace('square f(?:ee|oo)t', '(?:square f(?:ee|oo)t|sf)')}|([\\d,]+) (?:square f(?:ee|oo)t|sf)) (?:of )?(office|retail|showroom)(?: space)?(?:,| and|;| \\+) (?:the )?(?:rest|balance|remainder) (?:is )?(warehouse|retail|office|storage|shop)(?: space)?$`,
        'i',
      ),
      ([, about, hedged, plain, office = '', rest = '']) =>
        building(
          `there are ${about ? 'about ' : ''}${hedged ?? plain} square feet of ${lower(office)}, and the rest is ${lower(rest)}`,
        ),
    ],
    [
      /^flex (warehouse|industrial|retail)(?:\/| and | \+ )(office|showroom)(?: space| building)?$/i,
      ([, first, second]) => building(`it is flex ${lower(first)} and ${lower(second)} space`),
    ],
    [
      new RegExp(
        `^(${TO_TEN}) dock[- ]hi(?:gh)?(?: doors?)?(?: \\+|,| and| &) (${TO_TEN}) (?:grade[- ]level|drive[- ]in|grade)(?: doors?)? (\\d+) ?(?:x|-by-) ?(\\d+)$`,
        'i',
      ),
      ([whole, docks, doors, wide, high]) =>
        building(
          `there ${isOne(docks) ? 'is' : 'are'} ${count(docks)} dock-high door${isOne(docks) ? '' : 's'} and ${count(doors)} ${wide}-by-${high} ${/drive/i.test(whole) ? 'drive-in' : 'grade-level'} door${isOne(doors) ? '' : 's'}`,
        ),
    ],
    [
      /^([\d,]+) ?a(?:mps?)?,? (?:3|three)[- ]?ph(?:ase)?,? (\d{3}\/\d{3})(?: ?v(?:olts?)?)?(?: power| service)?$/i,
      ([, amps, volts]) => ({
        ...building(`the power is ${amps}-amp, three-phase, ${volts}-volt`),
        kind: 'system',
      }),
    ],
    [
      /^(?:fully )?sprinklered(?: at)? 0?\.(\d\d)\/(\d,?\d{3})$/i,
      ([, density, area]) => ({
        ...building(
          `it is sprinklered, at .${density} over ${(area ?? '').replace(/^(\d)(\d{3})$/, '$1,$2')} square feet`,
        ),
        kind: 'system',
      }),
    ],
    [
      /^phase (I|1|one|II|2)(?: ESA| report| environmental)?,? (?:in |done |from )?((?:19|20)\d\d),? (?:came back |is |was )?clean$/i,
      ([, phase = '', year]) => ({
        kind: 'condition',
        concept: null,
        statement: `the ${year} Phase ${/^(?:II|2)$/.test(phase) ? 'II' : 'I'} report was clean`,
      }),
    ],
    [
      /^(?:tuck|re)-?pointed (?:in )?((?:19|20)\d\d),? (?:on )?(?:the )?(north|south|east|west|front|rear)(?: \+| and| &|,) (north|south|east|west|front|rear)(?: (?:sides?|walls?))?$/i,
      ([whole, year, one, other]) => ({
        kind: 'update',
        concept: null,
        statement: `the ${lower(one)} and ${lower(other)} walls were ${/^re/i.test(whole) ? 'repointed' : 'tuckpointed'} in ${year}`,
        year: Number(year),
        name: '',
      }),
    ],
    [
      /^(?:in (?:the |an? )?)?historic (?:dist(?:rict)?)\.?(?:,| -|;) tax credits? eligible(?: (?:per|according to) (?:the )?(city|county|state))?$/i,
      ([, source]) => ({
        kind: 'location',
        concept: null,
        statement: `it is in a historic district${source ? ` and, according to the ${lower(source)}, eligible` : ' and eligible'} for tax credits`,
      }),
    ],
    [
      /^(?:the )?(1st|2nd|3rd|4th|first|second|third|fourth|upper|lower|top) floor (?:is )?(raw|open|vacant|unfinished)(?: space)?,? (?:and )?zoned for ([a-z ]+?)(?:, bring (?:your )?ideas)?$/i,
      ([, floor = '', state, use]) =>
        building(
          `the ${RANKS[lower(floor)] ?? lower(floor)} floor is ${lower(state)} and zoned for ${lower(use)}`,
        ),
    ],
    [
      // A floor by its use and its size, and to whom it is let.
      /^(retail|office|restaurant|commercial) (?:on )?(?:the )?(1st|2nd|3rd|first|second|third|ground) (?:fl|floor),? ([\d,]+) (?:square feet|sf),? leased to (?:an? |the )?([a-z][a-z ]+?) (?:through|thru|until) ((?:19|20)\d\d) (?:at|@|for) \$([\d,]+)(?: ?\/ ?mo\w*| a month)? ?(NNN|gross|modified gross)?$/i,
      ([, use, floor = '', size, tenant, year, rent, month, net]) => ({
        kind: 'tenancy',
        concept: null,
        statement: `the ${size}-square-foot ${RANKS[lower(floor)] ?? lower(floor)}-floor ${lower(use)} space is leased to ${withArticle(lower(tenant))} through ${year} at $${rent}${month ? ' a month' : ''}${net ? ` ${/NNN/i.test(net) ? 'NNN' : lower(net)}` : ''}`,
        date: year ?? '',
      }),
    ],
    [
      /^([\d,]+) square (?:feet|foot) on ([\d.]+|half an?|an?|one) acres?$/i,
      ([, size, land = '']) =>
        building(
          `there are ${size} square feet on ${/^(?:1|an?|one)$/i.test(land) ? 'one acre' : /^half/i.test(land) ? 'half an acre' : `${land} acres`}`,
        ),
    ],
    [
      /^([\d,]+) square (?:feet|foot) (?:of )?(retail|office|warehouse|restaurant|showroom|shop|storefront)(?: space)?(?: and| \+|,| with) (?:an? )?([\d,]+) square (?:feet|foot) (apartment|residence)((?: (?:above|upstairs|in (?:the )?rear|in back|below))?)$/i,
      ([, size, use, other, room, place]) =>
        building(
          `there are ${size} square feet of ${lower(use)} space and ${articleFor(other ?? '')} ${other}-square-foot ${lower(room)}${lower(place).replace(/ in rear/, ' in the rear')}`,
        ),
    ],
    [
      /^([\d,]+) square feet,? divisible (?:down )?(?:to|from) ([\d,]+)(?: square feet)?$/i,
      ([, whole = '', least = '']) =>
        building(`its ${whole} square feet can be divided into spaces of ${least} and more`),
    ],
    [
      new RegExp(`^(?:the )?${SPACE}(?: is| are|,|:| of| -)? ${SIZE}$`, 'i'),
      (match, setting) => spaceOf(match[1], match[3], setting),
    ],
    [
      new RegExp(
        `^${SPACE} (about )?([\\d,]+) square f(?:ee|oo)t(?:,| and|, and| \\+) ${SPACE} (about )?([\\d,]+) square f(?:ee|oo)t$`,
        'i',
      ),
      (match, setting) => ({
        kind: setting === 'commercial' ? 'building' : 'room',
        concept: null,
        statement: `${sizeOf(match[1], match[2], match[3])}, and ${sizeOf(match[4], match[5], match[6])}`,
      }),
    ],
    [
      new RegExp(`^${SIZE}(?: of)? ${SPACE}$`, 'i'),
      (match, setting) => spaceOf(match[3], match[2], setting),
    ],
  ],
}
