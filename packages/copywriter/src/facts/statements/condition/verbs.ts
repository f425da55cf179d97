import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { isPluralNoun } from '../../nouns/head-nouns.ts'
import { headOf, nounPhrase } from '../../nouns/noun-phrase.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { type Rule, subjectOf } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { character } from '../wording/kinds.ts'

/** Verbs that notes use between two things; the plain form is that of a plural. */
const LINKING_VERBS =
  'allow|lower|cross|require|protect|limit|connect to|lead to|open to|open onto|serve|feed|heat|cool|power|supply|follow|shade|frame|separate|hide|store|handle|maintain|manage|provide'

/** 'lowers' for 'lower', 'crosses' for 'cross', 'leads to' for 'lead to'. */
const ofOne = (verb: string): string =>
  verb.replace(/^\w+/, (word) =>
    word
      .replace(/y$/, 'ie')
      .replace(/(ss|sh)$/, '$1e')
      .concat('s'),
  )

const singularVerbs = LINKING_VERBS.split('|').map(ofOne).join('|')

/** What stands after a verb that is really a noun: 'pool covers included'. */
const NO_OBJECT = /^(?:included|convey|stay|remain|new|updated|\d|and|with|w\/|in|on|for|of)\b/i

/** 'the lot', 'four horses', 'taxes'. */
const objectOf = (typed: string): string => {
  const { phrase } = nounPhrase(typed)
  const isOpen =
    phrase.number === 'singular' &&
    !phrase.isName &&
    !/^(?:an?|the|its|each|most|all|some|half|part|both|much|one|another)\b/i.test(typed)
  return isOpen ? `the ${withArticles(typed)}` : withArticles(typed)
}

const rule = (verbs: string, isOfSeveral: boolean): Rule => [
  new RegExp(`^((?:[\\p{L}'-]+ ){0,4}[\\p{L}'-]+) (${verbs}) (.+)$`, 'iu'),
  ([, subject = '', verb = '', object = '']) =>
    isPluralNoun(headOf(subject)) === isOfSeveral &&
    !/^its\b/i.test(subject) &&
    !NO_OBJECT.test(object)
      ? character(`${subjectOf(subject)} ${verb.toLowerCase()} ${objectOf(object)}`)
      : null,
]

const was = (thing: string): string => (isPluralNoun(headOf(thing)) ? 'were' : 'was')

/** 'brick pointed 2018': work that was done, and when. */
const DONE: Rule = [
  /^(?:((?:[\p{L}'-]+ ){0,3}[\p{L}'-]+) )?(pointed|repointed|weatherized|dredged|rezoned|surveyed|subdivided|paid off),? (?:in )?((?:19|20)\d\d)$/iu,
  ([, thing, done = '', year = '']) => ({
    kind: 'update',
    concept: null,
    statement: `${thing ? subjectOf(thing) : 'it'} ${thing ? was(thing) : 'was'} ${done.toLowerCase()} in ${year}`,
    year: Number(year),
  }),
]

/** A subject, a verb and an object: 'covenants allow four horses'. */
export const VERBS: SubjectRules = {
  firstStatements: [rule(singularVerbs, false)],
  statements: [
    rule(LINKING_VERBS, true),
    DONE,
    [
      /^(backs|fronts|sides|borders|adjoins|abuts|faces|overlooks|sits|stands|opens|comes|includes|offers|allows)( (?:to|up to|onto|on|with|at|by|from))? (.+)$/i,
      (match, setting) => {
        const isPublic =
          /^(?:borders|adjoins|abuts|backs)/i.test(match[0]) &&
          /\b(?:national forest|state (?:land|forest|park)|BLM|forest service|public land|USFS)\b/i.test(
            match[0],
          )
        const whole =
          (isPublic ? conceptOfWhole('adjoins blm', setting) : null) ??
          conceptOfWhole(match[0], setting) ??
          conceptOfWhole(
            `${match[1]} to ${(match[3] ?? '').replace(/^.*\b(greenbelt|open space|preserve|park|golf course|woods|farmland|trail|national forest|state land|BLM)\b.*$/i, '$1')}`,
            setting,
          )
        const object = match[3] ?? ''
        const place =
          /^(?:\p{Lu}|the |a |an |open |public |farmland|woods|conservation|national|state|two|three|four|no |\d[\d.,]* acres of )/u.test(
            object,
          )
            ? object
            : `${/s$/.test(object) ? '' : /^(?:greenbelt|golf course|creek|river|park|preserve|trail|lake|pond|walking|bike|hiking|nature|paved|jogging|small|large|private|quiet|wooded|canal|stream|ravine|field|farm|pasture|vineyard|horse|ranch|wash|cornfield|drainage)/.test(object) ? 'a ' : 'the '}${object}`
        return {
          kind: whole?.kind ?? 'location',
          concept: whole?.name ?? null,
          statement:
            `it ${(match[1] ?? '').toLowerCase()}${match[2] ?? ''} ${/ with /.test(place) ? place.replace(/ with (?=[a-z-]+(?: [a-z-]+)*[^s]$)(?!an? )/, ' with a ') : withArticles(place)}`.replace(
              /backs a /,
              'backs to a ',
            ),
        }
      },
    ],
  ],
}
