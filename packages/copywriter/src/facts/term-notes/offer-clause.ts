import { articleFor } from '@listwright/reviewer/language'
import { dateOf } from '../figures/dates.ts'
import { hyphenated } from '../nouns/compounds.ts'
import { nounPhrase } from '../nouns/noun-phrase.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { isPlural, withArticle } from '../statements/rule.ts'
import type { TermClause } from './term-clause.ts'

const ASKED =
  'considered|possible|available|offered|requested|required|needed|preferred|desired|accepted|welcome|allowed|permitted|prohibited|encouraged|free'
const SETTLED =
  'negotiable|included|excluded|grandfathered|waived|in place|on file|transferable|not transferable|non-transferable|assumable|optional'
const NOTE = new RegExp(
  String.raw`^(?!no |not )((?:[\p{L}\d'/%-]+ ){0,5}?[\p{L}\d'/-]+?)((?: also| not| may be| is| are)*) (${ASKED}|${SETTLED})((?: (?:with|for|at|on|after|before|until|through|from|in|per|by|if|while|only|to|under) .+)?)$`,
  'iu',
)
/** Words that are no thing of terms: other grammars read them. */
const NO_THING =
  /\b(?:and|or|with|for|in|on|at|to|is|are|was|has|have|no|not|pets?|dogs?|cats?|pays?|paid|will|section|vouchers?)\b|^(?:all|also|about|some|additional)\b|^[\d,]{3,}|ed$/i

/** 'interest rate buydown with list-price offer' */
const WITH_OFFER =
  /^(?!no |not )((?:[a-z-]+ ){0,3}[a-z-]+) with (?:an? )?((?:full|list|asking)-price offer)$/i

/** A term and how it stands: 'a 60-day post-occupancy is requested', 'short-term rentals are allowed with a permit'. */
export const offerClause = (typed: string): TermClause | null => {
  // 'storage if needed' is there for whoever needs it.
  const text = typed.replace(
    /^(.+?),? (?=if (?:wanted|needed|desired|requested|required)$)/i,
    '$1 available ',
  )
  const [, given = '', offer = ''] = WITH_OFFER.exec(text) ?? []
  if (given && !NO_THING.test(given))
    return {
      statement: `${withArticle(given)} ${isPlural(given) ? 'are' : 'is'} offered with a ${offer.toLowerCase()}`,
      kind: 'terms',
    }
  const [, thing = '', between = '', state = '', rest = ''] = NOTE.exec(text) ?? []
  if (!thing || NO_THING.test(thing.replace('month-to-month', '')) || /,/.test(rest)) return null
  const isMany = isPlural(thing)
  const isMonths = /^(?:one|a|two|three|\d) months?$/i.test(thing)
  const dated = thing.replace(
    /\b(through|until) (\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)$/,
    (_, word: string, date: string) => `${word} ${dateOf(date)}`,
  )
  const phrase = isMonths ? thing.toLowerCase() : hyphenated(nounPhrase(dated).phrase.text)
  const number = nounPhrase(thing).phrase.number
  const isAsked = new RegExp(`^(?:${ASKED})$`, 'i').test(state)
  const isBare =
    isMany ||
    isMonths ||
    number === 'mass' ||
    nounPhrase(thing).phrase.isCounted ||
    /(?:financing|possession|approval|post-occupancy|occupancy|leaseback|rent-?back|gifting|subletting|furniture|smoking)$/i.test(
      phrase,
    )
  const subject = isAsked
    ? isBare && !/^\d|post-occupancy|rent-?back/.test(phrase)
      ? phrase
      : `${articleFor(phrase)} ${phrase}`
    : `the ${phrase}`
  const middle = `${/also/i.test(between) ? 'also ' : ''}${/not/i.test(between) ? 'not ' : ''}`
  return {
    statement: `${subject} ${isMany ? 'are' : 'is'} ${middle}${state.toLowerCase()}${conditionOf(rest)}`,
    kind: /allowed|permitted|prohibited/i.test(state) ? 'restriction' : 'terms',
  }
}

const ANY =
  /\b(with|on|by|per|to) (?=(?:[\w-]+ ){0,3}(?:permit|offer|bill of sale|contract|deposit|approval|lender|lease)\b)(?!an? |the )/i

const conditionOf = (typed: string): string => {
  const text = typed.replace(ANY, (word, preposition: string) =>
    /preferred lender/i.test(typed) ? `${preposition} the ` : `${word}a `,
  )
  return withArticles(text)
    .replace(/\b(after|before|for|until) (?=first |second )/i, '$1 the ')
    .replace(/\bfull price offer\b/i, 'full-price offer')
    .replace(/\bhoa\b/gi, 'HOA')
    .replace(/\ba (?=[aeiou])/g, 'an ')
}
