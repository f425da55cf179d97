import { placeWithArticle } from '../distances.ts'
import { numberOf, numeral } from '../numerals.ts'
import { withArticles } from '../with-articles.ts'
import { be, subjectOf } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Notes that leave out the verb between a thing and what it does, is used for, or is left with. */
export const HURRIED: SubjectRules = {
  figures: [
    [
      /^(?:bike|bicycle) to (?:the )?(\p{Lu}.+)$/u,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `${placeWithArticle(match[1] ?? '', / to the /i.test(match[0]))} is a bike ride away`,
        place: placeWithArticle(match[1] ?? '', / to the /i.test(match[0])),
      }),
    ],
    [
      /^((?:[a-z]+ and )?(?:brick|stucco|limestone|stone|frame|log|adobe|block|cedar|fieldstone)) (?:one|single)[- ]story(?: home| house)?$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is a one-story house of ${(match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(two|three|four|\d)[- ](?:level|story|floor) (unit|condo|apartment|loft|flat)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a ${numeral(numberOf(match[1] ?? '') ?? 2)}-level ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^((?:brick |stone |frame |wood |stucco )?)(federal|georgian|colonial|victorian|tudor|craftsman|mediterranean|italianate|queen anne|prairie|mission|spanish|french country|contemporary|modern|traditional)[- ]style (in|on|near|off) (.+)$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: withArticles(
          `it is a ${(match[1] ?? '').toLowerCase()}${match[2] ?? ''}-style house ${match[3] ?? ''} ${match[4] ?? ''}`,
        ),
      }),
    ],
    [
      /^(?:the )?(.+?) (?:is )?across (?:the )?(water|street|river|bay|lake|road|harbor|canal)$/i,
      (match) =>
        /^(?:no|with|views?|deck|porch|fence)\b/i.test(match[1] ?? '')
          ? null
          : {
              kind: 'location',
              concept: null,
              statement: `${/^\p{Lu}/u.test(match[1] ?? '') ? match[1] : subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} across the ${(match[2] ?? '').toLowerCase()}`,
            },
    ],
    [
      /^(\d|two|three|four)[- ]family (brick|frame|stucco|stone)$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        statement: `it is a ${(match[2] ?? '').toLowerCase()} ${numeral(numberOf(match[1] ?? '') ?? 2)}-family house`,
        count: numberOf(match[1] ?? ''),
      }),
    ],
  ],
}
