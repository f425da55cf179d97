import { isPluralNoun } from '../head-nouns.ts'
import { headOf, nounPhrase } from '../noun-phrase.ts'
import { withArticles } from '../with-articles.ts'
import { be, type Rule, subjectOf, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

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
    phrase.number === 'singular' && !phrase.isName && !/^(?:an?|the|its|each)\b/i.test(typed)
  return isOpen ? `the ${withArticles(typed)}` : withArticles(typed)
}

const rule = (verbs: string, isOfSeveral: boolean): Rule => [
  new RegExp(`^((?:[\\p{L}'-]+ ){0,4}[\\p{L}'-]+) (${verbs}) (.+)$`, 'iu'),
  ([, subject = '', verb = '', object = '']) =>
    isPluralNoun(headOf(subject)) === isOfSeveral &&
    !/^its\b/i.test(subject) &&
    !NO_OBJECT.test(object)
      ? {
          kind: 'character',
          concept: null,
          statement: `${subjectOf(subject)} ${verb.toLowerCase()} ${objectOf(object)}`,
        }
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

/** Notes that have a subject, a verb that agrees with it, and an object: 'covenants allow four horses'. */
export const VERB_NOTES: SubjectRules = {
  firstStatements: [
    rule(singularVerbs, false),
    [
      /^((?:[\p{L}'-]+ ){0,4}[\p{L}'-]+) (currently )?used as (?:an? )?([\p{L} '-]+)$/iu,
      ([, thing = '', now = '', use = '']) => ({
        kind: 'character',
        concept: null,
        statement: `${subjectOf(thing)} ${be(thing)} ${now.toLowerCase()}used as ${withArticle(use)}`,
      }),
    ],
  ],
  statements: [
    rule(LINKING_VERBS, true),
    DONE,
    [
      /^((?:[\p{L}'-]+ ){0,4}[\p{L}'-]+) included in (?:the )?(HOA|HOA dues|dues|rent|fee|condo fee)$/iu,
      ([, thing = '', fee = '']) => ({
        kind: 'fee',
        concept: null,
        statement: `${thing.toLowerCase()} ${be(thing)} included in the ${/^hoa/i.test(fee) ? fee.replace(/hoa/i, 'HOA') : fee.toLowerCase()}`,
      }),
    ],
    [
      /^downtown location(?: near (?:the )?([\p{L} '-]+))?$/iu,
      ([, place]) => ({
        kind: 'location',
        statement: `it is downtown${place ? `, near ${/^\p{Lu}/u.test(place) && /[a-z]$/.test(place) ? `the ${place}` : place}` : ''}`,
      }),
    ],
    [
      /^(long[- ]?term )?tenants? (upstairs|downstairs|in place upstairs|in place downstairs)$/iu,
      ([, long = '', floor = '']) => ({
        kind: 'tenancy',
        concept: null,
        statement: `a ${long ? 'long-term ' : ''}tenant is in place ${floor.replace(/^in place /i, '').toLowerCase()}`,
      }),
    ],
    [
      /^(\p{Lu}[\p{L}']+)(?: ?\/ ?| and )(\p{Lu}[\p{L}']+) area$/u,
      ([, first = '', second = '']) => ({
        kind: 'location',
        concept: null,
        statement: `it is in the ${first}/${second} area`,
      }),
    ],
    [
      /^eligible for ([\p{L} '-]+)$/iu,
      ([, what = '']) => ({
        kind: 'terms',
        concept: null,
        statement: `it is eligible for ${what}`,
      }),
    ],
  ],
}
