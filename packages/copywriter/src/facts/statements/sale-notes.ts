import { measured } from '../measures.ts'
import { lower, told, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** How a property is sold, what comes with it and which papers there are. */
export const SALE_NOTES: SubjectRules = {
  lines: [
    [
      /^sold (?:fully )?furnished (?:except|minus|excluding) (?:for )?(?:the )?(owner'?s closet|artwork|personal items|few items|art|primary bedroom)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `it is sold ${/fully/i.test(match[0]) ? 'fully ' : ''}furnished except for ${/items|art/i.test(match[1] ?? '') ? '' : 'the '}${lower(match[1]).replace('owners', "owner's")}`,
      }),
    ],
    [/^sold turn-?key$/i, told('terms', null, 'it is sold turnkey')],
    [
      /^(?:existing |future )?(bookings|reservations) (?:will )?(transfer|convey)(?: to (?:the )?(?:new )?(buyer|owner))?$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `${lower(match[1])} ${/will/i.test(match[0]) ? 'will ' : ''}transfer to the buyer`,
      }),
    ],
    [
      /^ready for (?:a )?quick clos(?:e|ing)$/i,
      told('terms', null, 'it is ready for a quick closing'),
    ],
    [
      /^(?:conventional or cash|cash or conventional|conv\.? or cash)(?: only| financing)?$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the sale is for cash or conventional financing${/only/i.test(match[0]) ? ' only' : ''}`,
      }),
    ],
    [
      /^(quit ?claim|special warranty|general warranty|limited warranty) deed$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `it is sold by ${lower(match[1]).replace('quit claim', 'quitclaim')} deed`,
      }),
    ],
    [
      /^(?:pre-?)?(?:home )?inspection report (?:is )?(?:in|with) (?:the )?(?:docs|documents|supplements|disclosures)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `${/^pre/i.test(match[0]) ? 'a pre-inspection' : 'an inspection'} report is in the documents`,
      }),
    ],
    [
      /^plans for (.+?) (?:are )?in (?:the )?(?:docs|documents|supplements)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `plans for ${withArticle(measured(lower(match[1])))} are in the documents`,
      }),
    ],
    [
      /^T-?12(?: (?:and|&) rent roll)?(?: (?:available )?(?:with|w\/|upon) (?:a )?(signed NDA|NDA|request))?$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the T-12${/roll/i.test(match[0]) ? ' and rent roll are' : ' is'} available${match[1] ? (/request/i.test(match[1]) ? ' on request' : ` with ${/signed/i.test(match[1]) ? 'a signed' : 'an'} NDA`) : ''}`,
      }),
    ],
  ],
}
