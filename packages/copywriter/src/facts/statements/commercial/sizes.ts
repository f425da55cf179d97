import { articleFor } from '@listwright/reviewer/language'
import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import type { Setting } from '../../concepts/scopes.ts'
import { measured } from '../../figures/measures.ts'
import { hyphenated } from '../../nouns/compounds.ts'
import { be, lower, type Told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building } from '../wording/kinds.ts'

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
