import { placeWithArticle } from '../distances.ts'
import { kindOfNoun, singular } from '../head-nouns.ts'
import { headOf } from '../noun-phrase.ts'
import { numberOf, numeral } from '../numerals.ts'
import { withArticles } from '../with-articles.ts'
import { be, subjectOf, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** Notes that leave out the verb between a thing and what it does, is used for, or is left with. */
export const HURRIED: SubjectRules = {
  figures: [
    [
      /^((?:[a-z-]+ )*[a-z-]+) shared with (.+)$/i,
      (match) => ({
        kind: kindOfNoun(singular(headOf(match[1] ?? ''))) ?? 'building',
        concept: null,
        statement: `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} shared with ${withArticles(match[2] ?? '')}`,
      }),
    ],
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
      /^(?:it )?(?:could|can|may) (?:be )?split into (\d+|two|three|four|five|six) (.+)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it could be split into ${numeral(numberOf(match[1] ?? '') ?? 2)} ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:the )?septic (?:is )?(?:(\d|two|three|four|five|six)[- ]bed(?:room)?s?,? )?passed title (?:v|5)$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `the ${match[1] ? `${numeral(numberOf(match[1]) ?? 3)}-bedroom ` : ''}septic system passed Title V`,
      }),
    ],
    [
      /^no perc(?: test)?(?: yet)?$/i,
      () => ({
        kind: 'condition',
        concept: null,
        statement: 'it has not been perc tested yet',
      }),
    ],
    [
      /^fenced for ((?:the )?(?:dogs?|horses|goats|sheep|cattle|livestock|pets))$/i,
      (match) => ({
        kind: 'outdoor place',
        concept: null,
        statement: `the yard is fenced for ${(match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^((?:dirt|gravel|county|private|forest|access) road),? (?:with )?(high[- ]clearance|4wd|four-wheel drive|4x4)(?: vehicle)? (?:is )?(recomm?ended|required|needed)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${/high/i.test(match[2] ?? '') ? 'high clearance' : 'four-wheel drive'} is ${(match[3] ?? '').toLowerCase().replace('recomended', 'recommended')} for the ${(match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:golf|golf course) front(?:age)? (?:on |to )?(?:the )?(.+)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on the golf course, ${(match[1] ?? '').replace(/^course (?:no\.?|number|#) ?/i, 'course No. ')}`,
      }),
    ],
    [
      /^(?:a )?(greenbelt|woods|forest|park|preserve|conservation land|green space|golf course|open space|wetlands?|farmland|field|ravine|canyon|bayou|state land|national forest) (?:behind|out back|in back|to the rear)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it backs to ${withArticle((match[1] ?? '').toLowerCase())}`,
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
