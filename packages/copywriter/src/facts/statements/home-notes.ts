import { lower, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { inWords } from './wording/counts.ts'

/** Notes on the house itself that leave out their verb or their preposition. */
export const HOME_NOTES: SubjectRules = {
  lines: [
    [
      /^((?:brick |historic |renovated |raised )?(?:shotgun double|double shotgun|shotgun single|shotgun|camelback|creole cottage|center hall cottage|dogtrot))(?:(?:,| in) (the )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*))?$/iu,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is a ${lower(match[1]).replace('creole', 'Creole')}${match[3] ? ` in ${match[2] || / (?:Channel|District|Quarter|Triangle)$/.test(match[3]) ? 'the ' : ''}${match[3]}` : ''}`,
      }),
    ],
    [
      /^(three|four|five|3|4|5)[- ]level split$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is a ${inWords(match[1])}-level split`,
      }),
    ],
    [
      /^raised (?:on piers )?(?:about )?(\d+) ?(?:'|ft|feet|foot)(?: on piers)?$|^raised on piers,? (?:about )?(\d+) ?(?:'|ft|feet|foot)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is raised ${inWords(match[1] ?? match[2])} feet on piers`,
      }),
    ],
    [
      /^well[- ](maintained|kept|cared for) by (?:the )?(second|2nd|original|first|third|current|same|one) owner$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `it has been well ${lower(match[1])} by ${lower(match[2]) === 'one' ? 'one' : `the ${lower(match[2]).replace('2nd', 'second')}`} owner`,
      }),
    ],
    [
      /^(spray[- ]foam|foam|fully|well|blown[- ]in)[- ]insulated$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: /^(?:fully|well)/i.test(match[1] ?? '')
          ? `it is ${lower(match[1])} insulated`
          : `it has ${lower(match[1]).replace('-', ' ')} insulation`,
      }),
    ],
    [
      /^(?:previously|formerly) (?:an? )?([a-z][a-z ]*?)(?:(?:,| with|, with) ([a-z]+) in place)?$/i,
      (match, setting) =>
        setting === 'commercial'
          ? {
              kind: 'building',
              concept: null,
              statement: `it was previously ${withArticle(lower(match[1]))}${match[2] ? `, with ${withArticle(lower(match[2]))} in place` : ''}`,
            }
          : null,
    ],
    [
      /^flex space,? (?:approx\w*\.?|about) (\d+) ?(?:%|percent) office$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is flex space, about ${match[1]} percent office`,
      }),
    ],
    [
      /^(?:a )?school bus (stops?|stop is|pickup|picks up) (?:is )?(?:at|by|near) (?:the )?(entrance|corner|driveway|gate|end of (?:the )?(?:street|road|drive))$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `the school bus stops at the ${lower(match[2]).replace(/of (?!the)/, 'of the ')}`,
      }),
    ],
    [
      /^(?:guard|man)[- ]gated (resort|community|neighborhood|subdivision)$/i,
      (match) => ({
        kind: 'community',
        concept: null,
        statement: `it is in a guard-gated ${lower(match[1])}`,
      }),
    ],
    [
      /^(?:doublewide|double-wide|singlewide|single-wide|manufactured home|mobile home)(?: is)? on (?:a )?permanent foundation(?:,? (?:and )?(detitled|de-titled))?$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a ${lower(/^[a-z -]+?(?= (?:is )?on)/i.exec(match[0])?.[0]).replace(/^(double|single)wide/, '$1-wide')} on a permanent foundation${match[1] ? ' and has been detitled' : ''}`,
      }),
    ],
    [
      /^(?:outside |exterior )?(limestone|brick|stone|stucco|cedar|hardie|log|rock|cypress)(?: (?:and|&) )(limestone|cedar|stone|stucco|rock|metal|hardie|cypress|timber)(?: exterior)?$/i,
      (match, setting) =>
        setting === 'home'
          ? {
              kind: 'finish',
              concept: null,
              statement: `it has a ${lower(match[1])} and ${lower(match[2])} exterior`.replace(
                /\bhardie\b/g,
                'Hardie',
              ),
            }
          : null,
    ],
  ],
}
