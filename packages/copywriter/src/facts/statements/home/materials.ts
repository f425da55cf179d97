import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { numberOf, series } from '../../figures/numerals.ts'
import { listed, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, TO_EIGHT } from '../wording/counts.ts'
import { building, character, finish, system } from '../wording/kinds.ts'

/** Of what it is built. */
export const MATERIALS: SubjectRules = {
  lines: [
    [
      /^(spray[- ]foam|foam|fully|well|blown[- ]in)[- ]insulated$/i,
      (match) =>
        system(
          /^(?:fully|well)/i.test(match[1] ?? '')
            ? `it is ${lower(match[1])} insulated`
            : `it has ${lower(match[1]).replace('-', ' ')} insulation`,
        ),
    ],
    [
      /^(?:outside |exterior )?(limestone|brick|stone|stucco|cedar|hardie|log|rock|cypress)(?: (?:and|&) )(limestone|cedar|stone|stucco|rock|metal|hardie|cypress|timber)(?: exterior)?$/i,
      (match, setting) =>
        setting === 'home'
          ? finish(
              `it has a ${lower(match[1])} and ${lower(match[2])} exterior`.replace(
                /\bhardie\b/g,
                'Hardie',
              ),
            )
          : null,
    ],
    [
      /^(brick|stone|vinyl|stucco|wood|cedar|hardie) (?:and|&) (brick|stone|vinyl|stucco|wood|cedar|hardie)$/i,
      (match, setting) =>
        setting === 'home' || setting === 'multi'
          ? finish(`it has a ${match[1]?.toLowerCase()} and ${match[2]?.toLowerCase()} exterior`)
          : null,
    ],
    [
      /^((?:[a-z]+ )*(?:pine|cedar|wood|log|alder|fir|tongue-and-groove|shiplap)) interior$/i,
      (match) => finish(`the interior is ${lower(match[1])}`),
    ],
    [
      /^(?:mid-century(?: modern)?) (brick|stone|block)$/i,
      (match, setting) =>
        setting === 'home' ? building(`it is a mid-century ${lower(match[1])} home`) : null,
    ],
  ],
  figures: [
    [
      /^((?:[a-z]+ and )?(?:brick|stucco|limestone|stone|frame|log|adobe|block|cedar|fieldstone)) (?:one|single)[- ]story(?: home| house)?$/i,
      (match) => character(`it is a one-story house of ${(match[1] ?? '').toLowerCase()}`),
    ],
    [
      new RegExp(
        `^(${TO_EIGHT}|1\\.5|all|both) (one|two|three|four)?[- ]?sides? (brick|stone|stucco)$|^(${TO_EIGHT})[- ]sides?(?:d)?[- ]brick$`,
        'i',
      ),
      (match) => {
        const many = match[1] ?? match[4] ?? ''
        return building(
          `it is ${match[3]?.toLowerCase() ?? 'brick'} on ${numberOf(many) === null ? many.toLowerCase() : count(many)} sides`,
        )
      },
    ],
    [
      /^(stick|site|custom|block|log|steel|amish)[- ]built(?: on (?:an? |the )?(crawl|crawl ?space|slab|basement|full basement|piers|pilings|stilts))?$/i,
      (match) => {
        const base = (match[2] ?? '').toLowerCase().replace(/^crawl(?: space)?$/, 'crawlspace')
        return building(
          `it is ${match[1]?.toLowerCase()}-built${base ? ` on ${/s$/.test(base) ? '' : 'a '}${base}` : ''}`,
        )
      },
    ],
    [
      /^(?:stone|brick|stucco|masonry)(?: on)? (3|three|4|four|all) sides$/i,
      (match) =>
        finish(
          `it is ${match[0].split(' ')[0]?.toLowerCase()} on ${/all/i.test(match[1] ?? '') ? 'all' : count(match[1])} sides`,
        ),
    ],
    [
      /^((?:all )?(?:brick|stone|stucco|log|frame|block|cedar|vinyl) (?:home|house))((?: on .+)?)$/i,
      (match) =>
        character(
          `it is ${withArticle((match[1] ?? '').toLowerCase())}${(match[2] ?? '').replace(/ on (?=acre)/i, ' on an ')}`,
        ),
    ],
  ],
  statements: [
    [
      /^((?:all |full |solid |burnt |slump |four[- ]sided? |mostly )?(?:brick|adobe|stucco|stone|log|masonry|block|concrete block|cedar))(?: and (stone|frame|stucco|cedar|vinyl|siding|hardie|shake))?$/i,
      (match, setting) =>
        setting === 'home' && !/^log$/i.test(match[0])
          ? building(
              `it is ${match[0]
                .toLowerCase()
                .replace(/^(?:4|four)[- ]sided?/, 'brick on all four sides, ')
                .replace(/, brick$/, '')}`,
            )
          : null,
    ],
    [
      /^(?:exposed )?(timber|brick|steel|concrete|stone|block|heavy timber)(?: and | \+ |\/)(timber|brick|steel|concrete|stone|block|glass)$/i,
      (match, setting) =>
        setting === 'flat' || setting === 'commercial' || setting === 'multi'
          ? character(
              `it has ${/exposed/i.test(match[0]) ? 'exposed ' : ''}${series(listed(match[0].replace(/^exposed /i, '').toLowerCase()))}`,
            )
          : null,
    ],
    [
      /^(all|partial|partially|partly|part|mostly|three-sided|4-sided|four-sided)[- ](brick|stone|stucco|masonry|log)(?: exterior| construction)?$/i,
      (match) =>
        building(
          `${/exterior/i.test(match[0]) ? 'the exterior' : 'it'} is ${(match[1] ?? '').toLowerCase().replace(/^part(?:ial(?:ly)?)?$/, 'partly')} ${(match[2] ?? '').toLowerCase()}`,
        ),
    ],
    [
      /^(?:un)?reinforced masonry$|^(?:URM|cast iron|tilt-up|tilt up|pre-engineered metal)(?: (?:building|construction))?$/i,
      (match) =>
        building(
          `the construction is ${match[0]
            .replace(/ (?:building|construction)$/i, '')
            .replace(/^tilt up/i, 'tilt-up')
            .replace(/^URM$/i, 'unreinforced masonry')
            .toLowerCase()}`,
        ),
    ],
    [
      /^(adobe|(?:all |solid )?brick|(?:solid )?masonry|concrete block|log|steel frame|wood frame|timber frame|block|stucco) ?(?:construction|built)?$/i,
      (match, setting) =>
        /construction|built/i.test(match[0]) || /^(?:adobe|all brick|solid brick)$/i.test(match[0])
          ? {
              kind: 'building',
              concept: conceptOfWhole(match[0], setting)?.name ?? null,
              statement: `it is ${/adobe/i.test(match[0]) ? 'adobe' : `of ${match[0].toLowerCase().replace(/ built$/, ' construction')}`}`,
            }
          : null,
    ],
  ],
}
