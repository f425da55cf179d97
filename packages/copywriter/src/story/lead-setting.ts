import { concatenate, passage, sliced } from '../compose/passage.ts'
import { sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { Sentence } from './sentence.ts'

const GUARDED = /^it is in (an? (?:[\w-]+ )?guard-gated (?:[a-z-]+ )*community)$/
const BUILDING = /^it is in (an? [a-z -]+ building)$/
/** 'This Kansas City condo has'; 'this condo in Kansas City has' is in one place already. */
const UNIT =
  /^This [^,]*\b(?:condo|co-op|apartment|penthouse)(?= (?:has|offers|features|gives you|comes with|looks) )/
/** A first sentence of more words has no room before it. */
const WORDS_MAX = 22

/** The first sentence with where the home is, which would be a stub behind it; `null` where it has no place for that. */
export const withSetting = (sentence: Sentence, feature: Feature): Sentence | null => {
  const statement = feature.statement ?? ''
  const community = GUARDED.exec(statement)?.[1]
  if (community) return afterCommunity(sentence, feature, community)
  const building = BUILDING.exec(statement)?.[1]
  const unit = building && UNIT.exec(sentence.text)?.[0]
  return unit ? withWords(sentence, feature, unit.length, building) : null
}

/** 'In a guard-gated community, the great room of this residence looks out on Pinnacle Peak.' */
const afterCommunity = (
  sentence: Sentence,
  feature: Feature,
  community: string,
): Sentence | null => {
  if (!/^(?:This|The|A) /.test(sentence.text) || sentence.text.split(' ').length > WORDS_MAX)
    return beforeNoun(sentence, feature)
  const first = sentence.text.charAt(0).toLowerCase()
  const { text, spans } = concatenate(
    [
      passage('In '),
      passage(community, sourceOf(feature)),
      passage(`, ${first}`),
      sliced(sentence, 1),
    ],
    '',
  )
  return { ...sentence, text, spans, features: [...sentence.features, feature] }
}

/** 'From the great room of this guard-gated Scottsdale residence, Pinnacle Peak is in view.' */
const beforeNoun = (sentence: Sentence, feature: Feature): Sentence | null => {
  const end = sentence.text.search(/(?<=\bthis) /i)
  if (end === -1) return null
  const { text, spans } = concatenate(
    [
      sliced(sentence, 0, end),
      passage('guard-gated', sourceOf(feature)),
      sliced(sentence, end + 1),
    ],
    ' ',
  )
  return { ...sentence, text, spans, features: [...sentence.features, feature] }
}

/** 'This Kansas City condo in a prewar building has a view of the plaza.' */
const withWords = (sentence: Sentence, feature: Feature, at: number, place: string): Sentence => {
  const { text, spans } = concatenate(
    [
      sliced(sentence, 0, at),
      passage('in'),
      passage(place, sourceOf(feature)),
      sliced(sentence, at + 1),
    ],
    ' ',
  )
  return { ...sentence, text, spans, features: [...sentence.features, feature] }
}
