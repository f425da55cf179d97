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
  ],
}
