import { datedWithin } from '../figures/dated-within.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { isHeadNoun, singular } from '../nouns/head-nouns.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { withArticle } from '../statements/rule.ts'
import { isParticiple } from './sense.ts'

const YEAR = '(?:19|20)\\d\\d'
/** What was done, its year, and what came with it. */
const DEED = new RegExp(
  `^((?:(?:fully|completely|totally|partially|professionally|newly|last) )?([a-z-]+)(?:(?:,? and|,) ([a-z-]+))?)( (?:to|by|from|into|for|after|down|with|on|up|out|through|post)\\b.*?)??,?(?: in)? (${YEAR})( (?:for|to|into|by|after) .+)?(?:,? (?:with|w/) (.+)|,? (.+))?$`,
  'i',
)
/** States that last, and what is told by rules of its own. */
const NO_DEED =
  /^(?:built|established|founded|leased|rented|let|occupied|owned|vacated|zoned|listed|dated|estimated|proposed|planned|approved|attached|detached|projected|assessed|finished|unfinished|fenced|furnished|updated|new|expected|pumped|serviced|cleaned|inspected|tested|certified|replaced|installed|added|swept|stained|purchased|bought|sold|closed|permitted|paved|sealed|drilled|surveyed|deeded)$/i
/** 'Leased through 2027': the year ends a period, and nothing was done in it. */
const IS_SPAN = / (?:through|until|thru|since|to|by|before|after)$/i

/** 'restored 1996 + 2018' */
const DONE_TWICE = new RegExp(
  `^([a-z-]+),? (?:in )?(${YEAR}) ?(?:and|\\+|&|,|/) ?(?:in )?(${YEAR})$`,
  'i',
)

/** 'Renovated 2021' has lines of its own. */
const OF_THE_COPYBOOK = /^(?:renovated|remodeled|rehabbed) \d{4}$/i

/**
 * What was done to the property, with its date, where no verb stands: 'renovated to studs 2017'.
 * @example datedDeed('renovated to studs 2017') // 'it was renovated to the studs in 2017'
 */
export const datedDeed = (typed: string): ItemFeature | null => {
  const { dated, year: ofMonth, date } = datedWithin(typed) ?? {}
  const text =
    dated && ofMonth ? typed.replace(dated, dated.startsWith(' ') ? ` ${ofMonth}` : ofMonth) : typed
  const [, done = '', first = '', second, way = '', year = '', end = '', means, more] =
    DEED.exec(text) ?? []
  if (OF_THE_COPYBOOK.test(typed)) return null
  const [, deed = '', once, again] = DONE_TWICE.exec(typed) ?? []
  if (once && isDeed(deed))
    return itemFeature({
      text: typed,
      kind: 'update',
      statement: `it was ${deed.toLowerCase()} in ${once} and ${again}`,
      year: Number(again),
    })
  if (!done || !isDeed(first) || (second && !isDeed(second)) || IS_SPAN.test(way) || (way && end))
    return null
  if (more && !isPaper(more)) return null
  const when = date && ofMonth === year ? date : year
  const after = means ?? more
  return itemFeature({
    text: typed,
    kind: 'update',
    statement: `it was ${done.toLowerCase()}${toWhat(way || end)} in ${when}${after ? `, with ${withArticle(withArticles(after))}` : ''}`,
    year: Number(year),
  })
}

const isDeed = (word: string): boolean =>
  (isParticiple(word) || /^(?:re)?done$/i.test(word)) && !NO_DEED.test(word)

/** 'to the studs' and 'after a fire'; what is not counted has no article. */
const toWhat = (way: string): string =>
  withArticles(way)
    .replace(/ to the (?=(?:gas|electric|propane|oil|code|sewer)\b)/, ' to ')
    .replace(/ after (?:the )?(?=fire$|flood$)/, ' after a ')
    .replace(/ to (?=studs$)/, ' to the ')

/** What a deed leaves behind it: 'certificate on file', 'new hardware'. */
const isPaper = (text: string): boolean =>
  (/^new [a-z]+(?: [a-z]+)?$/i.test(text) && isHeadNoun(singular(text.split(' ').at(-1) ?? ''))) ||
  /^(?:[a-z]+ )?(?:certificates?|permits?|warranty|receipts?|letter|report|paperwork|hardware)(?: (?:on file|in hand|available))?$/i.test(
    text,
  )
