import { isParticiple } from '../grammar/sense.ts'
import { happensByItself } from '../grammar/verbs.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { isHeadNoun, kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { isPlural, withArticle } from '../statements/rule.ts'

/** What a thing can be or have been done to, as agents type it behind its noun without a verb. */
const STATE =
  '(?:(?:newly|recently|professionally|fully|partially|mostly) )?(?:[a-z]{3,}ed|paid off|paid|shared|built|done|redone|fed|sold|stolen|broken|frozen|torn|new|tillable|unfinished|vacant|separate|original|month to month|at will)'
const PLACE = '(?:with|by|after|before|to|from|in|on|at|for|through|since|due|under) .+'
const NOTE = new RegExp(
  `^((?:about |some |all |both |one |two |three |four |five |six |\\d+ )?)((?:[a-z-]+ ){0,3}?[a-z-]+) (${STATE}(?: and ${STATE})?)(?: (${PLACE}?|(?:this|last) (?:spring|summer|fall|winter|year|month)))?(?:,? (?:in )?((?:19|20)\\d\\d))?$`,
  'i',
)

/** 'elevated on pilings', 'separately metered for gas' */
const OF_THE_PROPERTY =
  /^(?:(?:[a-z]+ly|precision|well|newly) )?(?:[a-z]{3,}ed|built|set)(?: and [a-z]{3,}ed)?(?: (?:on|for|by|with|in|to|at|from|under|above) .+)?$/i

/**
 * A thing and its state, typed without a verb, as a clause: 'driveway shared with next door' is 'the driveway is shared with
 * next door', and 'roof replaced after hail 2022' is 'the roof was replaced in 2022 after hail'.
 */
export const stateClause = (text: string): ItemFeature | null => {
  const [first = ''] = text
    .toLowerCase()
    .replace(/^(?:[a-z]+ly|precision|well) /, '')
    .split(' ')
  if (OF_THE_PROPERTY.test(text) && text.includes(' ') && isParticiple(first))
    return itemFeature({ text, kind: 'condition', statement: `it is ${lowerFirst(text)}` })
  const [, count = '', noun = '', state = '', place = '', year] = NOTE.exec(text) ?? []
  const head = singular(headOf(noun.toLowerCase()))
  if (!isHeadNoun(head) || /\b(?:no|not|needs?|for|in|on|with|and|of)\b/i.test(noun)) return null
  const isMany = isPlural(noun) && !/^(?:one|1) /i.test(count)
  // 'original 1998' does not say that it was original in that year.
  if (year && !/(?:ed|paid|built|done|redone|new)$/i.test(state)) return null
  const isGone = /^stolen$/i.test(state)
  const now = isGone ? (isMany ? 'have been' : 'has been') : isMany ? 'are' : 'is'
  const isActive = happensByItself(state)
  const verb = year
    ? isActive
      ? ''
      : isMany
        ? 'were '
        : 'was '
    : `${isActive ? (isMany ? 'have' : 'has') : now} `
  const subject = count ? `${count.toLowerCase()}${noun}` : `the ${noun}`
  const when = year ? ` in ${year}` : ''
  // 'to the studs in 2019', but 'in 2022 after hail'.
  const becomes = /^(?:converted|turned|changed|made)$/i.test(state)
  const isNear = year !== undefined && /^(?:to|into|by|from|with|on) /i.test(place)
  return itemFeature({
    text,
    kind: kindOfNoun(head) === 'fee' ? 'condition' : (kindOfNoun(head) ?? 'condition'),
    statement: `${subject} ${verb}${state.toLowerCase()}${isNear ? ` ${becomes ? place.replace(/^(to|into) (.+)$/i, (_, word: string, role: string) => `${word} ${withArticle(role)}`) : withArticles(place)}${when}` : `${when}${place && ` ${place}`}`}`,
    year: year ? Number(year) : null,
  })
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
