import { articleFor, group } from '@listwright/reviewer/language'
import { dateOf, isDate } from '../dates.ts'
import { singular } from '../head-nouns.ts'
import { measured } from '../measures.ts'
import { headOf } from '../noun-phrase.ts'
import { numberOf, series } from '../numerals.ts'
import { be, isPlural, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { dollars } from './wording/amounts.ts'
import { count, isOne, TO_EIGHT } from './wording/counts.ts'

const STATE =
  'leased|rented|occupied|vacant|renovated|remodeled|updated|being rehabbed|being renovated|under renovation|gutted|unfinished|month to month|owner-occupied|down to studs|empty|available'

/** Some of several: which units are let, what still stands there, and what may be done with a part. */
export const PORTIONS: SubjectRules = {
  figures: [
    [
      /^(?:optional )?(swim|tennis|golf|pool|club)(?: ?\/ ?| and | & )?(tennis|swim|golf|racquet)?(?: club)?(?: membership)?(?: is| are)? (optional|available)$/i,
      (match) => {
        const club = [match[1], match[2]].filter(Boolean).join(' and ').toLowerCase()
        return {
          kind: 'community',
          concept: null,
          statement: `${club} membership is ${match[3]?.toLowerCase()}`,
        }
      },
    ],
    [
      new RegExp(
        `^(all|every(?:thing)?)(?: units?)? but (${TO_EIGHT}) (?:is |are )?(${STATE})$`,
        'i',
      ),
      (match, setting) => ({
        kind: 'tenancy',
        concept: null,
        statement: `all but ${count(match[2])} of the ${setting === 'commercial' ? 'spaces' : 'units'} are ${match[3]?.toLowerCase()}`,
      }),
    ],
    [
      new RegExp(
        `^(${TO_EIGHT})(?: units?)? (?:is |are )?(${STATE}),? (?:and )?(${TO_EIGHT})(?: units?)? (?:is |are )?(${STATE})$`,
        'i',
      ),
      (match, setting) => {
        const noun = setting === 'commercial' ? 'space' : 'unit'
        return {
          kind: 'tenancy',
          concept: null,
          statement: `${count(match[1])} ${noun}${isOne(match[1]) ? ' is' : 's are'} ${match[2]?.toLowerCase()}, and ${count(match[3])} ${isOne(match[3]) ? 'is' : 'are'} ${match[4]?.toLowerCase()}`,
        }
      },
    ],
    [
      /^both(?: units)?(?: are)? (?:leased|rented)(?: at| for)? \$?(\d[\d,]*)(?:\/mo\w*)?(?:,? and|,| \+|\/) ?\$?(\d[\d,]*)(?:\/mo\w*)?$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the two units rent for ${dollars(match[1])} and ${dollars(match[2])} a month`,
      }),
    ],
    [
      /^(?:currently )?(?:leased|rented) to (\S+(?: \d{4})?)$/i,
      (match, setting) =>
        isDate(match[1] ?? '')
          ? {
              kind: 'tenancy',
              concept: null,
              statement: `${setting === 'multi' ? 'the leases run' : 'it is leased'} through ${dateOf(match[1] ?? '')}`,
            }
          : null,
    ],
    [
      new RegExp(
        `^(${TO_EIGHT}) (offices|suites|apartments|stores|units|rooms|bedrooms|studios) (?:on (?:the )?)?(first|second|third|fourth|ground|top|lower|upper|1st|2nd|3rd)[- ](floor|level)(?:,? (?:all |both )?(${STATE}))?$`,
        'i',
      ),
      (match) => ({
        kind: match[5] ? 'tenancy' : 'building',
        concept: null,
        statement: match[5]
          ? `the ${count(match[1])} ${match[2]?.toLowerCase()} on the ${measured((match[3] ?? '').toLowerCase())} ${match[4]?.toLowerCase()} are ${match[5].toLowerCase()}`
          : `there are ${count(match[1])} ${match[2]?.toLowerCase()} on the ${measured((match[3] ?? '').toLowerCase())} ${match[4]?.toLowerCase()}`,
      }),
    ],
    [
      new RegExp(
        `^(${TO_EIGHT}|1\\.5|all|both) (one|two|three|four)?[- ]?sides? (brick|stone|stucco)$|^(${TO_EIGHT})[- ]sides?(?:d)?[- ]brick$`,
        'i',
      ),
      (match) => {
        const many = match[1] ?? match[4] ?? ''
        return {
          kind: 'building',
          concept: null,
          statement: `it is ${match[3]?.toLowerCase() ?? 'brick'} on ${numberOf(many) === null ? many.toLowerCase() : count(many)} sides`,
        }
      },
    ],
    [
      /^((?:game|high|deer|hog|horse)[- ])fenced (?:on )?(one|two|three|four|all|\d) sides?$/i,
      (match) => {
        const many = (match[2] ?? '').toLowerCase()
        return {
          kind: 'land',
          concept: null,
          statement: `there is ${(match[1] ?? '').trim().toLowerCase()} fence on ${numberOf(many) === null ? many : count(many)} ${isOne(many) ? 'side' : 'sides'}`,
        }
      },
    ],
    [
      /^(?:in )?(?:the )?(village|town|city|historic|neighborhood) (center|centre|core)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is in the ${match[1]?.toLowerCase()} center`,
      }),
    ],
    [/^mixed[- ]use$/i, () => ({ kind: 'building', concept: null, statement: 'it is mixed-use' })],
    [
      /^(?:optional )?((?:\p{Lu}\p{L}+ )*(?:pool|club|golf|beach club|swim club|tennis|marina|country club|lake))(?: club)? (?:optional )?memberships?(?: (?:is |are )?(?:optional|available))?$/iu,
      (match) =>
        /optional|available/i.test(match[0])
          ? {
              kind: 'community',
              concept: null,
              statement: `${/^\p{Lu}/u.test(match[1] ?? '') ? `membership of the ${match[1]}` : withArticle(`${match[1]} membership`)} is ${/optional/i.test(match[0]) ? 'optional' : 'available'}`,
            }
          : null,
    ],
    [
      /^restricted to (site[- ]built|stick[- ]built|residential|single[- ]family|modular)(?: (?:homes?|houses?|use))?$/i,
      (match) => {
        const kind = (match[1] ?? '').toLowerCase().replace(' ', '-')
        return {
          kind: 'restriction',
          concept: null,
          statement: `it is restricted to ${kind === 'residential' ? 'residential use' : `${kind} homes`}`,
        }
      },
    ],
    [
      /^((?:[a-z-]+ )*fireplace),? (floor[- ]to[- ]ceiling|two[- ]sided|see[- ]through)$/i,
      (match) => {
        const kind = (match[2] ?? '').toLowerCase().replace(/ /g, '-')
        return {
          kind: 'amenity',
          concept: null,
          statement: `there is ${articleFor(kind)} ${kind} ${match[1]?.toLowerCase()}`,
        }
      },
    ],
    [
      /^horses? (?:ok|okay|allowed|permitted|welcome)$/i,
      () => ({ kind: 'pets', concept: 'horse property', statement: 'horses are allowed' }),
    ],
    [
      /^(\d[\d,]*) (office|warehouse|retail|showroom|mezzanine)(?: space)?$/i,
      (match, setting) =>
        setting === 'commercial' && Number((match[1] ?? '').replace(/,/g, '')) >= 100
          ? {
              kind: 'room',
              concept: null,
              statement: `there are ${group(Number((match[1] ?? '').replace(/,/g, '')))} square feet of ${match[2]?.toLowerCase()} space`,
            }
          : null,
    ],
    [
      /^((?:[a-z-]+ )*(?:fruit|shade|citrus|mature|pecan|nut) trees|(?:[a-z-]+ )*gardens?) \(([a-z ,/&+]+)\)$/i,
      (match) => {
        const kinds = (match[2] ?? '').split(/\s*[,/&+]\s*| and | /).filter(Boolean)
        return {
          kind: 'land',
          concept: null,
          statement: `there ${be(match[1] ?? '')} ${isPlural(match[1] ?? '') ? match[1] : withArticle(match[1] ?? '')}: ${series(kinds.map((each) => (each === 'avo' ? 'avocado' : each)))}`,
        }
      },
    ],
    [
      /^(wooded|treed|open|cleared|level|sloping|sloped|flat|rolling|fenced) (?:in )?(?:the )?(back|front|rear)$/i,
      (match, setting) =>
        setting === 'land' || singular(headOf(match[0])) === 'back'
          ? {
              kind: 'land',
              concept: null,
              statement: `it is ${match[1]?.toLowerCase()} in ${/^rear$/i.test(match[2] ?? '') ? 'the rear' : match[2]?.toLowerCase()}`,
            }
          : null,
    ],
    [
      /^(?:deeded |private |community )?(dock|slip|pier|mooring|lift) (?:for )?(?:an? |boats? )?(?:boat )?(?:of )?up to (\d+)[- ](?:foot|feet)(?: boat)?$/i,
      (match) => ({
        kind: 'amenity',
        concept: null,
        statement: `the ${(/^(?:deeded|private|community) /i.exec(match[0])?.[0] ?? '').toLowerCase()}${match[1]?.toLowerCase()} takes a boat of up to ${match[2]} feet`,
      }),
    ],
  ],
}
