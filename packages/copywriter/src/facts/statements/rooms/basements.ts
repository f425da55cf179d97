import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../../figures/measures.ts'
import { series } from '../../figures/numerals.ts'
import { listed, lower, subjectOf, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { condition, outdoorPlace, update } from '../wording/kinds.ts'

const GIVES_BATHS = '((?:(?:full|half|3/4|second|third|fourth|2nd|3rd|4th|extra|future) )*bath)'

/** Basements: finished, roughed in, walking out. */
export const BASEMENTS: SubjectRules = {
  lines: [
    [
      /^(?:the )?(?:basement )?(?:has )?never (?:had|gets?|got|taken on|had any) water$/i,
      () => condition('the basement has never had water'),
    ],
    [
      /^(full|unfinished|walk-?out|daylight|english) (basement|lower level),? (partially|partly|mostly|fully) finished$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `the ${match[1]?.toLowerCase()} ${match[2]?.toLowerCase()} is ${match[3]?.toLowerCase()} finished`,
      }),
    ],
    [
      /^(?:[Bb]asement )?[Ww]aterproofed by (\p{Lu}[\p{L}' ]+?)(?:,? (?:with )?(?:a )?(transferable)(?: warranty)?)?$/u,
      (match) =>
        update(
          `${/^basement/i.test(match[0]) ? 'the basement was' : 'it was'} waterproofed by ${match[1]}${match[2] ? (/warranty/.test(match[0]) ? ', with a transferable warranty' : ', and the work is transferable') : ''}`,
        ),
    ],
    [
      /^(?:finished part of|part of) (?:the )?(lower level|basement|attic|third floor|upstairs)(?: (?:is )?finished)?$|^(?:the )?(lower level|basement|attic) finished in part$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `part of the ${lower(match[1] ?? match[2])} is finished`,
      }),
    ],
    [
      /^((?:lower level|basement|garage|bonus room|attic|loft|patio|deck|laundry room)) (?:is )?(stubbed|plumbed|wired|prewired) for (?:an? |the )?((?:full |half |three-quarter )?(?:bath|bathroom|wet bar|bar|kitchenette|kitchen|hot tub|sink|sauna|EV charger|generator|theater))$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `${subjectOf(lower(match[1]))} is ${lower(match[2])} for ${withArticle((match[3] ?? '').replace(/^(?!EV)\w/, (letter) => letter.toLowerCase()))}`,
      }),
    ],
  ],
  commaLines: [
    [
      /^((?:unfinished|finished|full|partial|walkout|daylight|partially finished)(?: [a-z-]+)? basement)(?:,| is) (roughed[- ]in|plumbed|stubbed) for (?:an? )?((?:full |half )?bath)$/i,
      (match) => ({
        kind: 'room',
        concept: 'basement plumbed for a bath',
        statement: `the ${lower(match[1])} is ${lower(match[2]).replace('-', ' ')} for a ${lower(match[3])}`,
      }),
    ],
    [
      new RegExp(
        `^(?:(basement|lower level|attic|garage|bonus room) )?rough(?:ed)?[- ]in for (?:an? )?${GIVES_BATHS}$`,
        'i',
      ),
      (match) => ({
        kind: 'utilities',
        concept: /^(?:basement|lower level)$/i.test(match[1] ?? '')
          ? 'basement plumbed for a bath'
          : null,
        statement: `${match[1] ? `the ${lower(match[1])}` : 'it'} is roughed in for ${withArticle(measured(lower(match[2])))}`,
      }),
    ],
  ],
  figures: [
    [
      /^(partially|partly|mostly|half) finished ((?:walk-?out |walk out )?(?:basement|lower level|attic)) with (.+)$/i,
      ([, part = '', room = '', rest = '']) => ({
        kind: 'room',
        concept: null,
        statement: `the ${room.toLowerCase()} is ${part.toLowerCase()} finished, with ${series(listed(rest).map((thing) => (/^(?:room|space) for /.test(thing) ? thing : withArticle(thing))))}`,
      }),
    ],
    [
      /^partially finished basement$/i,
      told('room', 'partially finished basement', 'the basement is partially finished'),
    ],
    [
      /^(?:lower level |basement )?walk-?out to (?:the )?(patio|yard|backyard|deck|pool|garden)$/i,
      (match) => outdoorPlace(`it walks out to the ${match[1]?.toLowerCase()}`),
    ],
    [
      /^(?:rough(?:ed)?[- ]in|stubbed|plumbed) (?:for )?(?:a )?(bath|bathroom|half bath|sink|wet bar|kitchen|central vac(?:uum)?|generator|elevator)$/i,
      (match) => ({
        kind: 'utilities',
        concept: /bath/i.test(match[1] ?? '') ? 'basement plumbed for a bath' : null,
        statement: `it is roughed in for ${articleFor(match[1] ?? '')} ${match[1]?.toLowerCase()}`,
      }),
    ],
  ],
}
