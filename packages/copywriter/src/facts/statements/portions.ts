import { group } from '@listwright/reviewer/language'
import { singular } from '../head-nouns.ts'
import { headOf } from '../noun-phrase.ts'
import { numberOf, series } from '../numerals.ts'
import { be, isPlural, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { count, isOne, TO_EIGHT } from './wording/counts.ts'

/** Some of several: which units are let, what still stands there, and what may be done with a part. */
export const PORTIONS: SubjectRules = {
  figures: [
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
