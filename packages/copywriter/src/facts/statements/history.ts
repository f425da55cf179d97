import { measured } from '../measures.ts'
import { withArticles } from '../with-articles.ts'
import { be, listed, subjectOf, told, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { count } from './wording/counts.ts'
import { YEAR } from './wording/dates.ts'

/** How it was built, who has had it, what was done to it and what the parties will do. */
export const HISTORY: SubjectRules = {
  figures: [
    [
      /^(stick|site|custom|block|log|steel|amish)[- ]built(?: on (?:an? |the )?(crawl|crawl ?space|slab|basement|full basement|piers|pilings|stilts))?$/i,
      (match) => {
        const base = (match[2] ?? '').toLowerCase().replace(/^crawl(?: space)?$/, 'crawlspace')
        return {
          kind: 'building',
          concept: null,
          statement: `it is ${match[1]?.toLowerCase()}-built${base ? ` on ${/s$/.test(base) ? '' : 'a '}${base}` : ''}`,
        }
      },
    ],
    [
      /^on (?:(city|public|town|municipal|natural|propane|well) )?(sewer|septic|well|water|gas|water and sewer|well and septic)$/i,
      (match) => {
        const words = `${match[1] ? `${match[1]} ` : ''}${match[2]}`.toLowerCase()
        return {
          kind: 'utilities',
          concept: null,
          statement: `it is on ${words
            .replace(/^(?=sewer|water)/, 'public ')
            .replace(/^well and septic$/, 'well and septic')
            .replace(/^(septic)$/, 'a septic system')
            .replace(/^well$/, 'a well')}`,
        }
      },
    ],
    [
      /^((?!no |not |sold |estate |probate |trust )[a-z][\w' &,-]*?),? (?:(?:is |are )?(included|conveys?|stays?|sold) )?as[- ]is$/i,
      (match) => {
        const things = listed((match[1] ?? '').replace('washer and dryer', 'washer, dryer'))
        if (/^(?:selling|property|home|house|all|being|buy|it)$/i.test(match[1] ?? '')) return null
        const verb = /^sold$/i.test(match[2] ?? '') || !match[2] ? 'sold' : 'included'
        const names = things.map((each) => subjectOf(each))
        const list =
          names.length > 1
            ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
            : (names[0] ?? '')
        return {
          kind: 'terms',
          concept: null,
          statement: `${list} ${names.length > 1 ? 'are' : be(match[1] ?? '')} ${verb} as is`,
        }
      },
    ],
    [/^original owners$/i, told('condition', null, 'it has had one owner')],
    [
      new RegExp(
        `^(?:same|one) (?:owner|family)(?: for| since)? (?:(${YEAR})|(\\d+)\\+? (?:years|yrs)|the \\d{4}s)$`,
        'i',
      ),
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `it has had the same owner ${match[1] ? `since ${match[1]}` : `for ${match[2]} years`}`,
      }),
    ],
    [
      /^(seller|owner|buyer|builder|landlord|tenant|association) (?:to|will) (provide|replace|repair|install|remove|finish|complete|clean|paint|survey|pump|treat|haul|leave|verify|assume|obtain|order|subdivide|clear|grade|mow|maintain) (.+)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `the ${match[1]?.toLowerCase()} will ${match[2]?.toLowerCase()} ${/^(?:replace|repair|remove|finish|complete|clean|paint|pump|treat|leave|clear|mow|maintain)$/i.test(match[2] ?? '') ? subjectOf(match[3] ?? '') : withArticle(match[3] ?? '')}`,
      }),
    ],
    [
      /^tenants? (?:wants?|would like|hopes?|is willing|willing|happy|prefers?) to (stay|renew|remain)$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `the ${/^tenants/i.test(match[0]) ? 'tenants' : 'tenant'} would like to ${match[1]?.toLowerCase()}`,
      }),
    ],
    [
      /^(month[- ]to[- ]month|long[- ]term|section 8|one-year) tenants? (?:in|on|at) (?:the )?(upper|lower|first floor|second floor|third floor|garden|front|rear|basement|back|one side)(?: unit| apartment)?$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `there is a ${match[1]?.toLowerCase().replace(/ /g, '-')} tenant ${/^one side$/i.test(match[2] ?? '') ? 'on one side' : /floor$/i.test(match[2] ?? '') ? `on the ${match[2]?.toLowerCase()}` : `in the ${match[2]?.toLowerCase()} unit`}`,
      }),
    ],
    [
      /^fenced for (dogs|horses|livestock|cattle|goats|sheep|pets)$/i,
      (match) => ({
        kind: 'outdoor place',
        concept: null,
        statement: `it is fenced for ${match[1]?.toLowerCase()}`,
      }),
    ],
    [
      /^([a-z][a-z' -]*?) (?:measures|measuring|approximately|approx|about) (\d+-by-\d+)$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `${subjectOf(match[1] ?? '')} measures ${/app|about/i.test(match[0]) ? 'about ' : ''}${(match[2] ?? '').replace('-by-', ' by ')}`,
      }),
    ],
    [
      /^(\d+|two|three|four) (?:min|minutes?) (?:walk|stroll) to (?:the )?(.+?),? (\d+|two|three|four) (?:to (?:the )?)(.+)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is a ${measured(match[1] ?? '')}-minute walk to ${withArticles(`to ${match[2]}`).slice(3)} and ${count(match[3])} minutes to ${withArticles(`to ${match[4]}`).slice(3)}`,
      }),
    ],
  ],
}
