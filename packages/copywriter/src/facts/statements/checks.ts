import { hyphenated } from '../compounds.ts'
import { dateOf } from '../dates.ts'
import { isPluralNoun, kindOfNoun, singular } from '../head-nouns.ts'
import { headOf } from '../noun-phrase.ts'
import { numberOf, numeral } from '../numerals.ts'
import { withArticles } from '../with-articles.ts'
import { be, isPlural, lower, subjectOf, type Told, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { isThing } from './thing-name.ts'
import { MONTH, whenOf, YEAR } from './wording/dates.ts'
import { conditionAlone } from './wording/kinds.ts'

/** A date that is no year alone: 'last year', '8 years ago', 'Oct', 'May 2024', '3/24'. */
const WHEN = `((?:last|this) (?:year|fall|spring|summer|winter|month|week)|(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|a few|couple) (?:years?|months?|weeks?) ago|${MONTH}(?: ${YEAR})?|\\d{1,2}\\/(?:${YEAR}|\\d\\d))`

const DONE =
  'inspected|serviced|painted|repainted|pumped|cleaned|swept|tuned|tuned up|sealed|resealed|stained|resurfaced|regraded|treated|cut|logged|harvested|thinned|refinished|replaced|installed|tested|certified|recertified|scoped|updated|remodeled|renovated|surveyed|repaved|restained|reglazed'

const was = (subject: string): string => (isPlural(subject) ? 'were' : 'was')

const ofThing = (thing: string, statement: string): Told => ({
  kind: kindOfNoun(singular(headOf(thing).toLowerCase())) ?? 'condition',
  concept: null,
  statement,
})

const SEPTIC_CHECK = 'septic inspection passed'

const withArticlesOf = (fuel: string): string => (/^heat pump$/.test(fuel) ? 'a heat pump' : fuel)

const PAPER =
  "((?:[a-z'-]+ ){0,3}(?:certificate(?: of (?:occupancy|compliance))?|permit|inspection|approval|license|registration|variance|survey|appraisal|application|perc test|site plan|rezoning|report))"

const TO_BE =
  'supplied|provided|obtained|delivered|paid|paid off|completed|removed|replaced|repaired|transferred|installed|verified|assumed|disclosed|fixed|cleaned|painted|finished|determined|done|ordered|vacated'

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
      new RegExp(`^([a-z\\d][a-z\\d' -]*?) (?:was |were )?(${DONE})(?:,| in)? ${WHEN}$`, 'i'),
      (match) => {
        const [, thing = '', done = ''] = match
        if (!isThing(thing)) return null
        const subject = subjectOf(hyphenated(thing))
        return {
          kind: 'update',
          concept: null,
          statement: `${subject} ${was(subject)} ${lower(done)} ${whenOf(match[3])}`,
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
      /^(?:the )?roof is (metal|slate|tile|shingle|asphalt|rubber|cedar|standing seam),? (?:from |installed |done |replaced )?(?:in )?((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'update',
        concept: 'new roof',
        statement: `the ${lower(match[1]).replace('standing seam', 'standing-seam')} roof dates from ${match[2]}`,
        year: Number(match[2]),
      }),
    ],
    [
      /^(one|two|three|both|all) (sides?|units?|floors?|levels|halves|baths|bathrooms) (?:was |were )?(renovated|remodeled|updated|redone|rehabbed|gutted) (?:in )?((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${lower(match[1])} ${lower(match[2])} ${/^one/i.test(match[1] ?? '') ? 'was' : 'were'} ${lower(match[3])} in ${match[4]}`,
        year: Number(match[4]),
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
      /^(?:[Bb]asement )?[Ww]aterproofed by (\p{Lu}[\p{L}' ]+?)(?:,? (?:with )?(?:a )?(transferable)(?: warranty)?)?$/u,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${/^basement/i.test(match[0]) ? 'the basement was' : 'it was'} waterproofed by ${match[1]}${match[2] ? (/warranty/.test(match[0]) ? ', with a transferable warranty' : ', and the work is transferable') : ''}`,
      }),
    ],
    [
      new RegExp(
        `^(?:the |an? )?${PAPER} (?:is )?(pending|in process|in progress|under way|applied for|ordered)$`,
        'i',
      ),
      (match) => {
        const paper = lower(match[1])
          .replace(/\blead safe\b/, 'lead-safe')
          .replace(/\blead free\b/, 'lead-free')
        return conditionAlone(
          `${withArticle(paper)} ${/applied|ordered/i.test(match[2] ?? '') ? 'has been' : 'is'} ${lower(match[2])}`,
        )
      },
    ],
    [
      new RegExp(
        `^((?:city |county |town |state )?(?:rental|business|short-term rental|vacation rental|liquor|occupancy) (?:license|permit|registration|certificate)|certificate of (?:occupancy|compliance))(?: is)?(?: good| valid| current)?,? (?:through|until|till|to|expires(?: in)?) (${YEAR}|${MONTH}(?: ${YEAR})?|\\d{1,2}\\/${YEAR})$`,
        'i',
      ),
      (match) =>
        conditionAlone(
          `the ${lower(match[1])} ${/expires/i.test(match[0]) ? 'expires in' : 'is good through'} ${dateOf(match[2] ?? '')}`,
        ),
    ],
    [
      new RegExp(`^(?:the |an? )?${PAPER} (?:is |has )?expired$`, 'i'),
      (match) => conditionAlone(`the ${lower(match[1])} has expired`),
    ],
    [
      /^(resale|condo|HOA|title|survey|disclosure) ?(documents|package|certificate|papers)? (?:have been |were |was )?ordered (?:on )?(\d{1,2}\/\d{1,2})$/i,
      (match) => {
        const papers = `${/hoa/i.test(match[1] ?? '') ? 'HOA' : lower(match[1])} ${lower(match[2]) || 'documents'}`
        return conditionAlone(
          `the ${papers} ${isPluralNoun(headOf(papers)) ? 'were' : 'was'} ordered on ${dateOf(match[3] ?? '')}`,
        )
      },
    ],
    [
      new RegExp(
        `^(?:(\\d|one|two|three|four|five|six)[- ]bed(?:room)? )?(perc(?: test| approval)?|septic (?:design|permit|approval|plan))(?: is)? (?:on file|approved)(?:,| and)? (?:expires|good through|valid through)(?: in)? (${YEAR})$`,
        'i',
      ),
      (match) =>
        conditionAlone(
          `a ${match[1] ? `${numeral(numberOf(match[1]) ?? 3)}-bedroom ` : ''}${lower(match[2])} is ${/approved/i.test(match[0]) && !/on file/i.test(match[0]) ? 'approved' : 'on file'} and ${/expires/i.test(match[0]) ? 'expires in' : 'is good through'} ${match[3]}`,
        ),
    ],
    [
      /^((?:[a-z-]+ ){0,3}[a-z]+) (?:is |are )?on file with (?:the )?(\p{Lu}[\p{L} ]*|town|city|county|state|building department)$/iu,
      (match) => {
        const paper = lower(match[1])
        const place = /^\p{Lu}/u.test(match[2] ?? '') ? match[2] : `the ${lower(match[2])}`
        return conditionAlone(`${subjectOf(paper)} ${be(paper)} on file with ${place}`)
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
    [
      /^((?:[a-z\d]+ )*(?:permits?|plans|survey|certificate|report)) in file$/i,
      (match) =>
        conditionAlone(
          `${withArticle((match[1] ?? '').replace(/^act (?=\d)/, 'Act '))} ${be(match[1] ?? '')} on file`,
        ),
    ],
    [
      new RegExp(
        `^((?!buyers?|sellers?|owners?)[\\p{L}\\d][\\p{L}\\d' -]*?),? to be (${TO_BE})((?: (?:by|at|before|prior to|upon|after|in|within) [\\p{L}\\d -]+)?)$`,
        'iu',
      ),
      (match) => {
        const [, thing = '', done = '', rest = ''] = match
        if (/\b(?:is|are|with|and|sold)\b/.test(thing)) return null
        const subject = subjectOf(hyphenated(thing))
        return conditionAlone(`${subject} will be ${lower(done)}${withArticles(lower(rest))}`)
      },
    ],
    [
      /^((?:security )?deposits?|leases?|(?:\d+ |two |three )?tenants?|rents?|warranty|warranties|permits?|plans|contracts?|termite bond) (?:to|will|shall) (transfer|convey|be transferred|stay)((?: (?:at|to|with) [a-z ]+)?)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `${subjectOf(lower(match[1]))} will ${lower(match[2])}${withArticles(lower(match[3]))}`,
      }),
    ],
    [
      /^([a-z][a-z' -]*?) (?:is |are )?(?:currently )?being ((?:re)?(?:done|placed|modeled|novated|painted|finished|built|paired|surfaced|stored|constructed)|installed|updated|upgraded|added|converted|cleaned|repaved|renovated|completed)((?: (?:by|before|prior to|in|this|for|with) .+)?)$/i,
      (match) => {
        const [, thing = '', done = '', rest = ''] = match
        if (/\b(?:and|with|no|not)\b/.test(thing)) return null
        const subject = subjectOf(thing)
        return ofThing(
          thing,
          `${subject} ${be(thing)} being ${lower(done)}${withArticles(lower(rest)).replace(/(?<=before |prior to )(?:the )?move in$/, 'move-in')}`,
        )
      },
    ],
  ],
}
