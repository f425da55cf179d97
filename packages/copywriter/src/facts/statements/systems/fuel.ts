import { isPluralNoun } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { utilities } from '../wording/kinds.ts'

const withArticlesOf = (fuel: string): string => (/^heat pump$/.test(fuel) ? 'a heat pump' : fuel)

const papersOf = (typed: string | undefined): string => {
  if (!typed) return ''
  return `, with ${withArticle(lower(typed))}${/certificate/i.test(typed) ? '' : ' available'}`
}

/** Fuel and its tanks. */
export const FUEL: SubjectRules = {
  lines: [
    [/^total[- ]electric(?: home| house)?$/i, told('utilities', null, 'it is all-electric')],
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
      /^(propane|oil|water|storage)(?: tank)?,? (?:tank )?(\d[\d,]*)[- ]gal(?:lon)?s?(?: tank)?,? (?:is )?(owned|leased|rented|above ground|buried)$/i,
      (match) => utilities(`the ${match[2]}-gallon ${lower(match[1])} tank is ${lower(match[3])}`),
    ],
  ],
  commaLines: [
    [
      /^((?:[a-z-]+ )?(?:oil |fuel |underground |heating oil |buried )*tank) (?:was |has been |is )?(decommissioned|removed|abandoned(?: in place)?|filled|pumped and filled)(?:,?(?: in)? ((?:19|20)\d\d))?(?:,? with (paperwork|documentation|permits?|(?:a )?certificate)(?: available)?)?$/i,
      ([, tank, done, year, papers]) => ({
        kind: 'update',
        concept: null,
        statement: `the ${lower(tank)} ${year ? 'was' : 'has been'} ${lower(done)}${year ? ` in ${year}` : ''}${papersOf(papers)}`,
        year: year ? Number(year) : null,
      }),
    ],
  ],
  figures: [
    [
      /^all[- ]electric(?: (home|house|building|duplex))?$/i,
      (match) =>
        utilities(
          match[1] ? `it is an all-electric ${match[1].toLowerCase()}` : 'it is all-electric',
        ),
    ],
    [
      /^converted to (gas|natural gas|propane|electric|public sewer|city water|city sewer)(?:,? (?:in )?((?:19|20)\d\d))?$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `it ${match[2] ? 'was' : 'has been'} converted to ${lower(match[1])}${match[2] ? ` in ${match[2]}` : ''}`,
        year: match[2] ? Number(match[2]) : null,
      }),
    ],
  ],
}
