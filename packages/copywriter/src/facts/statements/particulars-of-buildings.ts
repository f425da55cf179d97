import { withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const ORDINARY = String.raw`(\p{Lu}[\p{L}'.]+(?: \p{Lu}[\p{L}'.]+)*)`

/** Idioms of buildings, lots and leases that are neither a thing nor a clause as they are typed. */
export const PARTICULARS_OF_BUILDINGS: SubjectRules = {
  figures: [
    [
      /^((?:[a-z]+-?)+(?: [a-z]+)?) complex$/i,
      (match, setting) =>
        setting === 'flat'
          ? {
              kind: 'building',
              concept: null,
              statement: `it is in ${withArticle(`${match[1]?.toLowerCase()} complex`)}`,
            }
          : null,
    ],
    [
      /^up\/down (double|two-family)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is an up/down ${match[1]?.toLowerCase()}`,
      }),
    ],
    [
      /^(?:at )?(?:the )?end of (?:the )?(building|hall|street|road|lane)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is at the end of the ${match[1]?.toLowerCase()}`,
      }),
    ],
    [
      /^((?:gated |private |lake |golf |golf course |equestrian |lakefront )+community) lot$/i,
      (match, setting) =>
        setting === 'land'
          ? {
              kind: 'community',
              concept: null,
              statement: `it is a lot in ${withArticle((match[1] ?? '').toLowerCase())}`,
            }
          : null,
    ],
    [
      /^no (septic|well|power|water|sewer|electric(?:ity)?|gas|driveway|survey|perc test|house) yet$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `there is no ${match[1]?.toLowerCase().replace(/^septic$/, 'septic system')} yet`,
      }),
    ],
    [
      /^(RV|camping|camper|trailer|tent)(?: (?:stays?|use|living))? (?:is |are )?(?:allowed )?(?:with|by) (?:an? )?permit only$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `${/^RV$/i.test(match[1] ?? '') ? 'RV stays are' : /^camping$/i.test(match[1] ?? '') ? 'camping is' : `${match[1]?.toLowerCase()} stays are`} allowed only with a permit`,
      }),
    ],
    [
      /^(?:about |approximately )?([\d.]+)(?: |-)?(?:GPM|gallons? (?:per|a) minute)$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `the well yields ${match[1]} gallons a minute`,
      }),
    ],
    [
      new RegExp(
        `^${ORDINARY} ((?:Red|Blue|Green|Orange|Gold|Silver|Purple|Yellow|Brown|Pink) Line|light rail)(?: (?:stop|station))?$`,
        'u',
      ),
      (match) => ({
        kind: 'location',
        concept: 'near transit',
        statement: `it is near the ${match[0]}`,
        place: `the ${match[0]}`,
      }),
    ],
    [
      /^(?:the )?#?(\d{1,3})((?: express)?)(?: bus)? (?:stops )?(?:out|in) front$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `the ${match[1]}${match[2]?.toLowerCase()} bus stops out front`,
      }),
    ],
    [
      /^((?:[a-z]+ )*frontage),? (\d+)(?:'|-foot| feet)?[- ](?:x|by)[- ](\d+)(?:'|-foot| feet)?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the lot is ${match[2]} by ${match[3]} feet, with ${match[1]?.toLowerCase()}`,
      }),
    ],
  ],
}
