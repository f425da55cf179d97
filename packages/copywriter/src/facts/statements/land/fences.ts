import { numberOf } from '../../figures/numerals.ts'
import { be, lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, inWords, isOne, TO_TEN } from '../wording/counts.ts'
import { land, outdoorPlace } from '../wording/kinds.ts'
import { thingWithPart } from '../wording/things.ts'

/** What is fenced, and how. */
export const FENCES: SubjectRules = {
  lines: [
    [
      /^(?:horse[- ]fenced|fenced for horses)(?: on (\d+) acres?)?$/i,
      (match) => land(`it is fenced for horses${match[1] ? ` on ${count(match[1])} acres` : ''}`),
    ],
    [
      /^(?:the )?(?:entire )?perimeter (?:is )?((?:fully |all )?fenced)$/i,
      (match) => land(`the perimeter is ${lower(match[1]).replace('all ', 'fully ')}`),
    ],
    [
      /^(\d|four|five|six)[- ]strand barbed[- ]?wire(?: fenc(?:e|ing))?(?: on (\d|two|three|four|all) sides)?$/i,
      (match) =>
        land(
          `there is a ${inWords(match[1])}-strand barbed-wire fence${match[2] ? ` on ${inWords(match[2])} sides` : ''}`,
        ),
    ],
    [
      /^((?:high|low|new|privacy|barbed wire|chain[- ]link|game|deer|wood|split[- ]rail) fence) (?:on )?(one|two|three|four|1|2|3|4|all) sides?$/i,
      (match) =>
        land(
          `there is a ${lower(match[1])} on ${inWords(match[2])} side${inWords(match[2]) === 'one' ? '' : 's'}`,
        ),
    ],
    [
      /^privacy[- ]fenced (back|backyard|back yard|rear|yard|rear yard)(?:(?:,| with|, with| \+) (?:an? )?((?:double|drive|wide|RV|single) gate))?$/i,
      (match) =>
        outdoorPlace(
          `the ${/^(?:back|rear)$/i.test(match[1] ?? '') ? 'backyard' : lower(match[1]).replace('back yard', 'backyard')} is privacy fenced${match[2] ? `, with ${withArticle(lower(match[2]).replace('rv', 'RV'))}` : ''}`,
        ),
    ],
    [
      /^((?:stone|rock|turf|gravel|paver|pebble|artificial turf|xeriscaped) (?:yard|lawn|backyard|front yard|landscaping)|exterior|siding|deck),? no (?:yard )?maint(?:enance)?$/i,
      (match) => outdoorPlace(`the ${lower(match[1])} needs no maintenance`),
    ],
    [
      /^((?:[a-z-]+ )*(?:garden|garden area|orchard|yard|fence|fencing)), (?:is )?(deer|dog|rabbit|elk)[- ]proof$/i,
      (match) =>
        outdoorPlace(`${thingWithPart(match[1])} ${be(match[1] ?? '')} ${lower(match[2])}-proof`),
    ],
  ],
  figures: [
    [
      /^fenced for ((?:the )?(?:dogs?|horses|goats|sheep|cattle|livestock|pets))$/i,
      (match, setting) => ({
        kind: setting === 'land' ? 'land' : 'outdoor place',
        concept: null,
        statement: `${setting === 'land' ? 'it' : 'the yard'} is fenced for ${(match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^((?:game|high|deer|hog|horse)[- ])fenced (?:on )?(one|two|three|four|all|\d) sides?$/i,
      (match) => {
        const many = (match[2] ?? '').toLowerCase()
        return land(
          `there is ${(match[1] ?? '').trim().toLowerCase()} fence on ${numberOf(many) === null ? many : count(many)} ${isOne(many) ? 'side' : 'sides'}`,
        )
      },
    ],
    [
      /^(barbed[- ]wire|board|wood|chain[- ]link|pipe|wire|split[- ]rail|vinyl|woven[- ]wire|hog[- ]wire|field|high[- ]tensile|block|privacy)[- ]?fenc(?:ed|e|ing)(?: on)? (\d|one|two|three|four|all|all four|both) sides?$/i,
      (match) => {
        const side = (match[2] ?? '').toLowerCase()
        return land(
          `${/^(?:barbed|woven|hog|chain|high)|wire$/i.test(match[1] ?? '') ? `it is fenced with ${match[1]?.toLowerCase()} fence`.replace(/(wire) fence$/, '$1') : `there is ${match[1]?.toLowerCase()} fencing`} on ${numberOf(side) === null ? side : count(side)} ${numberOf(side) === 1 ? 'side' : 'sides'}`,
        )
      },
    ],
    [
      /^(?:fully |perimeter |all )?fenced,? (?:with |in )?(?:a )?(\d|four|five)[- ]strand (barbed|smooth|electric|high[- ]tensile)(?:[- ]wire)?$/i,
      (match) => land(`it is fenced with ${count(match[1])}-strand ${lower(match[2])} wire`),
    ],
    [
      /^fenced,? (?:with )?(\d|four|five)[- ]strand(?: (?:barbed )?wire)?$|^(\d|four|five)[- ]strand (?:barbed[- ]wire )?fenc(?:e|ing)$/i,
      (match) => land(`it has ${count(match[1] ?? match[2])}-strand fencing`),
    ],
    [
      /^(fenced|cleared|wooded|surveyed|staked|perimeter[- ]fenced),? (?:and|\+|&) (cross-fenced|wooded|cleared|staked|fenced)$/i,
      (match) => ({
        kind: 'land',
        concept: /survey|stak/i.test(match[0]) ? undefined : null,
        statement: /survey|stak/i.test(match[0])
          ? 'it has been surveyed and staked'
          : `it is ${match[1]?.toLowerCase()} and ${match[2]?.toLowerCase()}`,
      }),
    ],
    [/^cross-fenced$/i, told('land', null, 'it is cross-fenced')],
    [
      new RegExp(`^((?:perimeter )?[a-z]+ed)(?: on)? (${TO_TEN}|both|all) sides?$`, 'i'),
      (match) =>
        land(
          `it is ${match[1]?.toLowerCase()} on ${/^[\d]|^[a-z]+$/i.test(match[2] ?? '') && numberOf(match[2] ?? '') !== null ? count(match[2]) : match[2]?.toLowerCase()} sides`,
        ),
    ],
    [
      /^([a-z]+ed) (front and (?:back|rear)|front|back)$/i,
      (match) =>
        /^(?:xeriscaped|landscaped|fenced|irrigated|sodded|paved)$/i.test(match[1] ?? '')
          ? outdoorPlace(
              `it is ${match[1]?.toLowerCase()} ${/ and /.test(match[2] ?? '') ? '' : 'in '}${match[2]?.toLowerCase()}`,
            )
          : null,
    ],
  ],
  statements: [
    [
      /^(fenced|landscaped|fenced and landscaped|landscaped and fenced|irrigated|xeriscaped|paved) (front|back|yard|front yard|back ?yard|rear)$/i,
      (match) =>
        /^fenced (?:back ?)?yard$/i.test(match[0])
          ? null
          : {
              kind: 'outdoor place',
              concept: / and |\+/.test(match[1] ?? '') ? null : undefined,
              statement: `the ${(match[2] ?? '').toLowerCase()} is ${(match[1] ?? '').toLowerCase()}`,
            },
    ],
    [
      /^((?:fully |partially )?)fenced(?: in)?$/i,
      (match, setting) =>
        setting === 'land' || setting === 'commercial'
          ? null
          : {
              kind: 'outdoor place',
              concept: 'fenced yard',
              statement: `the yard is ${(match[1] ?? '').toLowerCase()}fenced`,
            },
    ],
  ],
}
