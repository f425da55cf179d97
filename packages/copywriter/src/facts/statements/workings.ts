import { numberOf, numeral } from '../numerals.ts'
import { lower, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { grouped } from './wording/amounts.ts'

/** How a part of the property works, wears or is fitted, in notes without a verb. */
export const WORKINGS: SubjectRules = {
  figures: [
    [
      /^(?:a )?spring on (?:the )?property$/i,
      () => ({ kind: 'land', concept: null, statement: 'there is a spring on the property' }),
    ],
    [
      /^((?:building |house |concrete )?pad|(?:building |home |house )?site|slab) (?:is )?ready$/i,
      (match) => ({ kind: 'land', concept: null, statement: `the ${lower(match[1])} is ready` }),
    ],
    [
      /^(pond|lake|creek|tank|river) (?:is )?stocked with ([a-z ,]+)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the ${lower(match[1])} is stocked with ${lower(match[2])}`,
      }),
    ],
    [
      /^no (?:2|two)[- ]stor(?:y|ies)(?: homes?| houses?)? behind$/i,
      () => ({
        kind: 'location',
        concept: null,
        statement: 'there are no two-story homes behind it',
      }),
    ],
    [
      /^partly (flood ?plain|wetlands?)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it is partly ${/^flood/i.test(match[1] ?? '') ? 'in a floodplain' : 'wetland'}`,
      }),
    ],
    [
      /^peek[- ]?a[- ]?boo ((?:[\p{L}'-]+ ){0,3}[\p{L}'-]+?)(?: views?)?(?: from (?:the )?([a-z ]+))?$/iu,
      (match) => ({
        kind: 'view',
        concept: null,
        statement: `${/^\p{Lu}/u.test(match[1] ?? '') ? (match[1] ?? '') : `the ${match[1] ?? ''}`} can be glimpsed${match[2] ? ` from the ${lower(match[2])}` : ''}`,
      }),
    ],
    [
      /^well,? ([\d.]+) ?gpm (?:with|and|\+) ([\d,]+)[- ]gallons? (storage|tank|storage tank|cistern)$/i,
      (match) => ({
        kind: 'utilities',
        concept: 'private well',
        statement: `the well yields ${numeral(Number(match[1]))} gallons a minute, with ${/^storage$/i.test(match[3] ?? '') ? `${grouped(match[2])} gallons of storage` : `a ${grouped(match[2])}-gallon ${lower(match[3])}`}`,
      }),
    ],
    [
      /^(?:the )?well (?:is )?(?:drilled )?to ([\d,]+)(?:-| )f(?:ee|oo)t,? (?:producing|yielding|with) ([\d.]+) (?:gallons (?:per|a) minute|gpm)$/i,
      (match) => ({
        kind: 'utilities',
        concept: 'private well',
        statement: `the well, drilled to ${match[1]} feet, produces ${numeral(Number(match[2]))} gallons a minute`,
      }),
    ],
    [
      /^(?:buses? )?([A-Z]{1,2}\d{1,3})(?: bus)? ?(?:\/|and|&|\+) ?(?:exp|express) bus(?:es)?$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `the ${match[1]?.toUpperCase()} and express buses stop nearby`,
      }),
    ],
    [
      /^((?:horse |equestrian )?facilities),? (?:with )?(\d+|[a-z]+) stalls(?: (?:\+|and|with) (.+))?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `the ${lower(match[1])} have ${numeral(numberOf(match[2] ?? '') ?? 2)} stalls${match[3] ? ` and ${withArticle(lower(match[3]))}` : ''}`,
      }),
    ],
  ],
}
