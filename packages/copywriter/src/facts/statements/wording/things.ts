import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../../figures/measures.ts'
import { hyphenated } from '../../nouns/compounds.ts'
import { kindOfNoun, singular } from '../../nouns/head-nouns.ts'
import { headOf } from '../../nouns/noun-phrase.ts'
import { placed } from '../../nouns/tails.ts'
import { listed, lower, subjectOf, withArticle } from '../rule.ts'

/** A thing before its comma, as a group: no verb, no sum. */
export const THING = String.raw`((?!no |not |all |it |pets? |near |close )[a-z\d][a-z\d' /-]*?)`
/** Up to four words before a verb, as a group. */
export const FEW_WORDS = String.raw`((?:[\p{L}\d'-]+ ){0,3}[\p{L}'-]+)`

export const OFTEN =
  '(annually|yearly|monthly|quarterly|weekly|regularly|twice a year|each (?:fall|spring|year|month)|every (?:year|other year|fall|spring|month|\\d+ years))'

/** 'the casita with a bath' */
export const thingWithPart = (typed: string | undefined): string => {
  const [thing = '', part] = (typed ?? '').split(/ with /i)
  return `${subjectOf(thing)}${part ? ` with ${withArticle(part)}` : ''}`
}

export const kindOfThing = (thing: string | undefined) =>
  kindOfNoun(singular(headOf(placed(lower(thing).replace(/ with .*$/, '')).core))) ?? 'condition'

/** 'it is an old mill' */
export const isA = (noun: string): string => `it is ${articleFor(noun)} ${noun}`

/** The same with its measures and hyphens written out: 'it is a two-story house'. */
export const isMeasured = (typed: string): string => isA(hyphenated(measured(typed)))

export const namesIn = (typed: string | undefined): string[] => listed(lower(typed))
