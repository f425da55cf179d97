import { group } from '@listwright/reviewer/language'
import { measured } from '../../figures/measures.ts'
import { measureNumeral, numberOf } from '../../figures/numerals.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { amenity, character, condition, land, location, update } from '../wording/kinds.ts'

const LAKE =
  '((?:(?:spring[- ]fed|no[- ]wake|ski|electric[- ](?:motor )?only|non-?motorized|full[- ]rec(?:reation(?:al)?)?|sandy[- ]bottom|crystal clear|clear|quiet),? (?:and )?)+)'

const hyphenatedLake = (typed: string | undefined): string =>
  lower(typed)
    .trim()
    .replace(/,$/, '')
    .replace(/\b(spring|no|full|sandy|electric|crystal) (?=fed|wake|rec|bottom|only|clear)/g, '$1-')
    .replace(/full-rec$/, 'full-recreation')
    .replace('electric motor only', 'electric-motor-only')

/** Docks, lifts and slips, and the water they stand in. */
export const DOCKS: SubjectRules = {
  lines: [
    // '6 feet MLW at the dock, two lifts': the lifts are the dock's.
    [
      /^(\d{1,2}|[a-z]+) (?:foot|feet|ft) (?:(?:of water )?(?:at )?(MLW|mean low water|low tide) )?at (?:the )?(dock|pier)(?:, | with |, with | and )((?:one|two|three|four|\d|an?) (?:boat |jet ski )?lifts?)$/i,
      ([, depth, tide, dock, lifts]) => {
        const feet = numberOf(lower(depth))
        return feet === null
          ? null
          : land(
              `the ${lower(dock)} has ${lower(lifts).replace(/^\d/, (digit) => measureNumeral(Number(digit)))}, and the water there is ${measureNumeral(feet)} feet deep${tide ? ` at ${/tide/i.test(tide) ? 'low tide' : 'mean low water'}` : ''}`,
            )
      },
    ],
    // 'rip-rap rebuilt 2019'
    [
      /^((?:stone |rock )?)rip-?rap (?:was )?(rebuilt|replaced|added|installed|repaired)(?: in)? ((?:19|20)\d\d)$/i,
      ([, stone, done, year]) => ({
        ...update(`the ${lower(stone)}riprap was ${lower(done)} in ${year}`),
        year: Number(year),
      }),
    ],
    // 'waterfowl impoundment and duck blind'
    [
      /^(?:an? )?((?:waterfowl |duck |flooded )?impoundment) and (?:an? )?(duck blind|goose blind|blind|goose pit)$/i,
      ([, one, other]) =>
        land(`there is ${withArticle(lower(one))} and ${withArticle(lower(other))}`),
    ],
    [
      /^(?:an? )?((?:waterfowl |duck |flooded )?impoundments?)$/i,
      ([, one = '']) => ({
        ...land(`there ${/s$/i.test(one) ? 'are' : 'is'} ${withArticle(lower(one))}`),
        name: lower(one),
      }),
    ],
    [
      /^(?:boat )?slip wait(?:ing|-)? ?list$/i,
      () => condition('there is a waiting list for slips'),
    ],
    [
      /^(direct|easy|quick|deep[- ]water) ((?:sailboat|gulf|ocean|bay|boating|intracoastal|river|lake) access),? (?:with )?no (fixed )?bridges$/i,
      (match) =>
        location(
          `there is ${lower(match[1])} ${lower(match[2]).replace('gulf', 'Gulf').replace('intra', 'Intra')} with no ${lower(match[3])}bridges`,
        ),
    ],
    [
      new RegExp(`^(?:on (?:an? )?)?${LAKE}(?:chain of )?lake$`, 'i'),
      (match, setting) => {
        const kind = hyphenatedLake(match[1])
        return setting === 'land' && /spring/.test(kind)
          ? null
          : location(`it is on ${withArticle(`${kind} lake`)}`)
      },
    ],
    [
      /^((?:covered |electric |new |aluminum |elevator |cradle |jet ski |boat )*(?:lift|hoist)),? (?:rated |good |for )*(?:up to )?([\d,]+) ?(?:lbs?\.?|pounds?|#)(?: capacity| cap)?$/i,
      (match) => {
        const weight = Number((match[2] ?? '').replace(/,/g, ''))
        const name = `${group(weight)}-pound ${lower(match[1])}`
        return {
          kind: 'amenity',
          concept: null,
          statement: `there is ${withArticle(name)}`,
          name,
        }
      },
    ],
    [
      /^(?:private |covered )?(dock|loading dock|driveway|well|seawall|boathouse|boat ramp|lift) (?:is )?shared with (?:the |a |one )?(neighbors?|two neighbors|adjoining owner|(?:next|adjoining|adjacent) (?:unit|suite|building))$|^shared (dock|loading dock|driveway|well|seawall|boathouse|boat ramp|lift) with (?:the |a |one )?(neighbors?|two neighbors|adjoining owner|(?:next|adjoining|adjacent) (?:unit|suite|building))$/i,
      (match) => {
        const thing = lower(match[1] ?? match[3])
        const owner = lower(match[2] ?? match[4])
        return {
          kind: /drive/.test(thing)
            ? 'parking'
            : /well/.test(thing)
              ? 'utilities'
              : /loading/.test(thing)
                ? 'building'
                : 'amenity',
          concept: null,
          statement: `the ${thing} is shared with ${/s$/.test(owner) ? owner : /^(?:next|adj\S+) [usb]/.test(owner) ? `the ${owner}` : withArticle(owner)}`,
        }
      },
    ],
    [
      /^(?:(?:deep[- ]?water|water depth|depth|water)(?: is)? )?at (?:the )?(?:end of (?:the )?)?(dock|pier|lift|seawall|slip)(?:,| is)? (ten|\d+(?:\.\d)?) ?(?:ft|feet|foot)(?: (?:at )?(MLW|mean low water|low tide|low water))?$/i,
      (match) =>
        land(
          `the water is ${measureNumeral(numberOf(lower(match[2])) ?? 0)} feet deep at the ${lower(match[1])}${match[3] ? ` at ${/tide/i.test(match[3]) ? 'low tide' : 'mean low water'}` : ''}`,
        ),
    ],
    [
      /^(?:great |good |excellent )?(cove protection)$|^(?:well )?protected cove(?: location)?$/i,
      (match) => location(match[1] ? 'it has cove protection' : 'it is in a protected cove'),
    ],
    [
      /^(?:easy |gradual |shallow |slow )(?:entry|slope),? (?:and )?(sandy|hard|firm|rocky|gravel|clean)[- ](?:bottom|lake ?bottom)$/i,
      (match) =>
        land(
          `the ${lower(match[1])} bottom has ${withArticle(lower(match[0]).replace(/^(\w+ (?:entry|slope)).*$/, '$1'))}`,
        ),
    ],
    [
      /^(north|south|east|west)(?:ern)?[- ](?:facing|exposure) (?:for|with) ((?:great |amazing |beautiful |daily )?(?:sunsets?|sunrises?|morning sun|afternoon sun))$/i,
      (match) =>
        character(
          `it faces ${lower(match[1])} for ${lower(match[2])
            .replace(/^(?:great|amazing|beautiful|daily) /, '')
            .replace(/^(sunset|sunrise)$/, '$1s')}`,
        ),
    ],
    [
      /^(\d+(?:\.\d)?)[- ](?:foot|feet|ft) (?:wide )?(slip|boat slip),? (deeded|leased|rented|assigned)$/i,
      (match) =>
        amenity(`the ${measured(`${match[1]} foot ${lower(match[2])}`)} is ${lower(match[3])}`),
    ],
  ],
}
