import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../measures.ts'
import { isPlural, subjectOf, told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const WARRANTY = String.raw`((?:(?:fully|lifetime|limited|transferable|\d+[- ]year|manufacturer'?s?) )+warranty)`

const DONE =
  'repaired|replaced|installed|done|redone|leveled|stabilized|encapsulated|waterproofed|sealed|added|rebuilt|completed|repiped|relined'

const warrantyOf = (typed: string): string => {
  const warranty = measured(typed).toLowerCase()
  return `${articleFor(warranty)} ${warranty}`
}

const done = (typed: string, verb: string, year: string | undefined): string => {
  const subject = subjectOf(typed)
  const aux = year ? (isPlural(typed) ? 'were' : 'was') : isPlural(typed) ? 'have been' : 'has been'
  return `${subject} ${aux} ${verb.toLowerCase()}${year ? ` in ${year}` : ''}`
}

/** Warranties, clearances, work that makes a building safer, and records that speak for a property. */
export const ASSURANCES: SubjectRules = {
  figures: [
    [
      new RegExp(
        `^(.+?) (${DONE})(?: in)?(?: ((?:19|20)\\d\\d))?,? (?:with |and |has |comes with )?(?:a |an )?${WARRANTY}$`,
        'i',
      ),
      ([, thing = '', verb = '', year, warranty = '']) => ({
        kind: 'update',
        concept: null,
        statement: `${done(thing, verb, year)}, with ${warrantyOf(warranty)}`,
      }),
    ],
    [
      new RegExp(
        `^(?:new )?(.+?)(?: in)? ((?:19|20)\\d\\d),? (?:with |and )?(?:a )?${WARRANTY}$`,
        'i',
      ),
      ([whole, thing = '', year = '', warranty = '']) => ({
        kind: 'update',
        concept: null,
        statement: `${subjectOf(thing)} ${isPlural(thing) ? 'were' : 'was'} ${/^new /i.test(whole) ? 'new in' : 'done in'} ${year}, with ${warrantyOf(warranty)}`,
      }),
    ],
    [
      new RegExp(`^(?!seller|builder|owner)([a-z][a-z -]+?),? with (?:a )?${WARRANTY}$`, 'i'),
      ([, thing = '', warranty = '']) => ({
        kind: 'terms',
        concept: null,
        statement: `${subjectOf(thing)} ${isPlural(thing) ? 'carry' : 'carries'} ${warrantyOf(warranty)}`,
      }),
    ],
    [
      /^(?:the )?(?:remainder|balance|rest) of (?:the )?((?:\d+[- ]year )?(?:builder'?s?|structural|home|manufacturer'?s?|new home) warranty)$|^(?:remaining )?((?:\d+[- ]year )?(?:builder'?s?|structural|new home|manufacturer'?s?) warranty) (?:remaining|remains|still (?:in effect|active|applies))$|^remaining ((?:builder'?s?|structural) warranty)$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `part of the ${measured((match[1] ?? match[2] ?? match[3] ?? '').toLowerCase())} remains`,
      }),
    ],
    [
      /^(strong|solid|proven|established|consistent|long)? ?(rental|occupancy|income) history$/i,
      ([, quality, kind = '']) => {
        const history = `${quality ? `${quality.toLowerCase()} ` : ''}${kind.toLowerCase()} history`
        return {
          kind: 'income',
          concept: null,
          statement: `it has ${articleFor(history)} ${history}`,
        }
      },
    ],
    [
      /^transferable ((?:[a-z]+ ){0,3}membership)s?$/i,
      ([, membership = '']) => ({
        kind: 'terms',
        concept: null,
        statement: `the ${membership.toLowerCase()} is transferable`,
      }),
    ],
    [/^low (?:property )?tax rate$/i, told('fee', null, 'the tax rate is low')],
    [
      /^(?:sold |comes )(mostly|partly|half) furnished$/i,
      ([whole, part = '']) => ({
        kind: 'terms',
        concept: null,
        statement: `it ${/^comes/i.test(whole) ? 'comes' : 'is sold'} ${part.toLowerCase()} furnished`,
      }),
    ],
    [
      /^flexible (?:on |with )?(?:the )?(settlement|closing|possession)(?: date)?$/i,
      ([, what = '']) => ({
        kind: 'terms',
        concept: null,
        statement: `${what.toLowerCase()} is flexible`,
      }),
    ],
  ],
}
