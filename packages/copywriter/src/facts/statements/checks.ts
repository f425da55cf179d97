import { isPluralNoun } from '../head-nouns.ts'
import { headOf } from '../noun-phrase.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { MONTH, whenOf, YEAR } from './wording/dates.ts'

const SEPTIC_CHECK = 'septic inspection passed'

const withArticlesOf = (fuel: string): string => (/^heat pump$/.test(fuel) ? 'a heat pump' : fuel)

/** Inspections, papers and work: when they were done, until when they hold, and what is still under way. */
export const CHECKS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^(?:(?:passing|passed|current|new|valid) )?title (?:v|5|five)(?: inspection| report| septic inspection)?(?: has| is)?(?: (?:passed|passing report|passing|in hand|complete|on file|certificate in hand))?,?(?: (?:in )?(${YEAR}|${MONTH}(?: ${YEAR})?|\\d{1,2}\\/(?:${YEAR}|\\d\\d)))?$`,
        'i',
      ),
      (match) => {
        if (!/pass/i.test(match[0])) return null
        return {
          kind: 'condition',
          concept: SEPTIC_CHECK,
          statement: match[1]
            ? `the septic system passed inspection ${/^\d{4}$/.test(match[1]) ? `in ${match[1]}` : whenOf(match[1])}`
            : 'the septic system has passed inspection',
        }
      },
    ],
    [
      /^(?:converted )?(?:from )?(oil|electric|gas|propane|well|septic) to (propane|gas|natural gas|heat pumps?|electric|city water|town water|public sewer|city sewer|town sewer)(?: conversion)?,? (?:in )?((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `it was converted from ${lower(match[1])} to ${withArticlesOf(lower(match[2]))} in ${match[3]}`,
        year: Number(match[3]),
      }),
    ],
    [
      /^(USTs?|(?:underground|buried)(?: storage| oil)? tanks?) (?:was |were )?(removed|closed|decommissioned|abandoned)(?: in)?(?: ((?:19|20)\d\d))?,?(?: with)?(?: an?)?(?: ([A-Z]{2,5} letter|closure letter|letter|NFA|paperwork))?$/i,
      (match) => {
        if (!match[3] && !match[4]) return null
        const tank = /^UST/i.test(match[1] ?? '')
          ? `underground storage tank${/s$/.test(match[1] ?? '') ? 's' : ''}`
          : lower(match[1])
        const verb = match[3]
          ? isPluralNoun(headOf(tank))
            ? 'were'
            : 'was'
          : isPluralNoun(headOf(tank))
            ? 'have been'
            : 'has been'
        const paper = match[4]
          ? `, with ${/^(?:paperwork)$/i.test(match[4]) ? 'paperwork' : `a${/^N/.test(match[4]) ? 'n' : ''} ${/^[A-Z]{2}/.test(match[4]) ? match[4] : lower(match[4])}${match[4] === 'NFA' ? ' letter' : ''}`}`
          : ''
        return {
          kind: 'update',
          concept: null,
          statement: `the ${tank} ${verb} ${lower(match[2])}${match[3] ? ` in ${match[3]}` : ''}${paper}`,
          year: match[3] ? Number(match[3]) : null,
        }
      },
    ],
    [
      /^(?:home )?energy score(?: of| is|:)? (\d{1,2})$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `the home energy score is ${match[1]}`,
      }),
    ],
  ],
}
