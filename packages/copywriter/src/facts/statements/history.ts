import { measured } from '../measures.ts'
import { withArticles } from '../with-articles.ts'
import { told } from './rule.ts'
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
      /^(\d+|two|three|four) (?:min|minutes?) (?:walk|stroll) to (?:the )?(.+?),? (\d+|two|three|four) (?:to (?:the )?)(.+)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is a ${measured(match[1] ?? '')}-minute walk to ${withArticles(`to ${match[2]}`).slice(3)} and ${count(match[3])} minutes to ${withArticles(`to ${match[4]}`).slice(3)}`,
      }),
    ],
  ],
}
