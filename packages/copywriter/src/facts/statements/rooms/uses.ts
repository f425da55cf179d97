import { measured } from '../../figures/measures.ts'
import { ordinal, series } from '../../figures/numerals.ts'
import { be, listed, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { character, room } from '../wording/kinds.ts'
import { kindOfThing, THING, thingWithPart } from '../wording/things.ts'

const ROOM =
  '(bonus room|study|office|den|loft|flex room|sunroom|dining room|basement|formal dining room|garage|converted garage|game room)'

/** 'a fourth bedroom'. */
const useOf = (typed: string): string =>
  withArticle(
    lower(typed)
      .replace(
        /^(\d)(?:st|nd|rd|th) (?:br|bed|bedroom)$/,
        (_, rank: string) => `${ordinal(rank)} bedroom`,
      )
      .replace(/^(first|second|third|fourth|fifth|sixth) (?:br|bed)$/, '$1 bedroom'),
  )

/** What a room is used as. */
export const USES: SubjectRules = {
  lines: [
    [
      /^(?:the )?((?:[a-z-]+ ){0,3}(?:room|bedroom|suite|closet|kitchen|office|den|loft)) (?:is )?(big|large) enough for (?:an? )?([a-z][a-z -]*?)(?: (plus|and) (?:an? )?((?!gets?\b|has\b)[a-z -]+?))?(?:,? and gets ([a-z -]+))?$/i,
      ([, place, size, thing = '', link, more, light]) =>
        room(
          `${subjectOf(measured(lower(place)))} is ${lower(size)} enough for ${withArticle(lower(thing))}${more ? ` ${lower(link)} ${withArticle(lower(more))}` : ''}${light ? ` and gets ${lower(light)}` : ''}`,
        ),
    ],
    [
      new RegExp(`^${ROOM} (?:is )?(?:currently )?used as (?:an? |the )?(.+)$`, 'i'),
      (match) =>
        room(
          `the ${lower(match[1])} is ${/currently/i.test(match[0]) ? 'currently ' : ''}used as ${useOf(match[2] ?? '')}`,
        ),
    ],
    [
      /^(safe room|closet|study|loft|den|mudroom|laundry|pantry|office) doubles as (?:an? |the )?(.+)$/i,
      (match) =>
        room(
          `the ${lower(match[1])} doubles as ${/closet|pantry|laundry/i.test(match[2] ?? '') ? `the ${lower(match[2])}` : useOf(match[2] ?? '')}`,
        ),
    ],
    [
      new RegExp(`^${THING}(?:,? (currently|now)|,) used as (?:an? )?(.+)$`, 'i'),
      (match) =>
        kindOfThing(match[1]) === 'condition'
          ? null
          : {
              kind: kindOfThing(match[1]),
              concept: null,
              statement: `${thingWithPart(match[1])} ${be(match[1] ?? '')} ${match[2] ? `${lower(match[2])} ` : ''}used as ${withArticle(match[3] ?? '')}`,
            },
    ],
    [
      /^((?:[a-z-]+ )*(?:carport|garage|bedroom|room|den|loft|porch|sunroom|basement|attic|closet|nook|shed)) as (?:an? )?((?:[a-z-]+ )?(?:workshop|office|gym|studio|den|bedroom|playroom|library|workspace|pantry|study))$/i,
      (match) => room(`${subjectOf(lower(match[1]))} serves as ${withArticle(lower(match[2]))}`),
    ],
  ],
  firstFigures: [
    [
      /^((?:(?:\d\w*|[a-z-]+) )*(?:room|sunroom|bedroom|den|loft|office|basement|porch|garage|dining room|attic|study|shed|barn)) (?:now |currently )?(?:being )?used as (?:an? )?([a-z -]+)$/i,
      (match) =>
        room(
          `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} used as ${withArticle(match[2] ?? '')}`,
        ),
    ],
    [
      /^(?:(?:the )?((?:\d\w*|[a-z]+) (?:bedroom|room|bath))) is ([a-z-]+) \(?(?:currently )?used as (?:an? )?([a-z -]+?)\)?$/i,
      (match) =>
        room(
          `${subjectOf(match[1] ?? '')} is ${(match[2] ?? '').toLowerCase()} and used as ${withArticle(match[3] ?? '')}`,
        ),
    ],
  ],
  firstStatements: [
    [
      /^((?:[\p{L}'-]+ ){0,4}[\p{L}'-]+) (currently )?used as (?:an? )?([\p{L} '-]+)$/iu,
      ([, thing = '', now = '', use = '']) =>
        character(
          `${subjectOf(thing)} ${be(thing)} ${now.toLowerCase()}used as ${withArticle(use)}`,
        ),
    ],
  ],
  figures: [
    [
      /^((?:[a-z]+ )*(?:basement|attic|loft|den|office|room|level|garage|barn)) possible ((?:\d(?:st|nd|rd|th)|fourth|fifth|sixth|third|extra|second|guest) (?:bedroom|suite|bath|unit)|apartment|studio|bedroom|ADU|in-law|office)$/i,
      (match) =>
        room(
          `${subjectOf((match[1] ?? '').toLowerCase())} is a possible ${measured(match[2] ?? '')}`,
        ),
    ],
    [
      /^([a-z ]*(?:level|basement|attic|floor)),?(?: with| has)? plans for (.+)$/i,
      (match) =>
        room(
          `there are plans for ${series(listed(match[2] ?? '').map((thing) => withArticle(thing.replace(/\bbeds\b/i, 'bedrooms'))))} in ${subjectOf((match[1] ?? '').toLowerCase())}`,
        ),
    ],
    [
      /^((?:[a-z-]+ )*(?:den|office|study|loft|room|sunroom))(?: with doors)? (?:could|can) be (?:an? |the )?(second|third|fourth|fifth|sixth)(?: bedroom)?$/i,
      (match) =>
        room(
          `${subjectOf(match[1] ?? '')}${/ with doors/i.test(match[0]) ? ', with doors,' : ''} could be a ${(match[2] ?? '').toLowerCase()} bedroom`,
        ),
    ],
  ],
}
