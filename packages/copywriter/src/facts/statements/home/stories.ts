import { measured } from '../../figures/measures.ts'
import { series } from '../../figures/numerals.ts'
import { listed, lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, inWords } from '../wording/counts.ts'
import { building, character } from '../wording/kinds.ts'
import { isA } from '../wording/things.ts'

/** How many stories it has. */
export const STORIES: SubjectRules = {
  lines: [
    [
      /^(\d|two|three|four) (levels|floors|stories),? (?:with )?(?:an? )?(bedroom|bath|deck|balcony) on (?:each|every)(?: (?:one|level|floor|story))?$/i,
      ([, number, levels = '', thing = '']) =>
        building(
          `there are ${inWords(number)} ${lower(levels)}, each with ${withArticle(lower(thing))}`,
        ),
    ],
    [
      /^(two|three|four|five|six|[2-9])[- ](story|stories|level|levels|floors)(?: building)? (?:with|and) (?:an? |the )?([a-z][a-z -]+?)(?: to all floors)?$/i,
      ([, typed, unit = '', part = ''], setting) =>
        setting === 'home' || setting === 'land'
          ? null
          : building(
              `it has ${series([`${inWords(typed)} ${/^st/i.test(unit) ? 'stories' : lower(unit).replace(/l$/, 'ls')}`, ...listed(part).map(withArticle)])}`,
            ),
    ],
    [
      /^(three|four|five|3|4|5)[- ]level split$/i,
      (match) => character(`it is a ${inWords(match[1])}-level split`),
    ],
    [
      /^(raised|elevated) (on piers )?(?:about )?(\d+) ?(?:'|ft|feet|foot)( on piers)?$/i,
      (match) =>
        building(
          `it is ${lower(match[1])} ${inWords(match[3])} feet${match[2] || match[4] ? ' on piers' : ''}`,
        ),
    ],
    [
      /^(?:a )?story and a half(?: home| house)?$/i,
      told('building', null, 'it is a story and a half'),
    ],
    [
      /^(one|single|two)[- ](?:level|story) (brick|stone|stucco)(?: home| house)?$/i,
      (match, setting) =>
        setting === 'home'
          ? building(
              `it is a ${match[1]?.toLowerCase().replace('single', 'one')}-story ${match[2]?.toLowerCase()} home`,
            )
          : null,
    ],
  ],
  figures: [
    [
      /^((?:(?:North|South|East|West|Upper|Lower|Old|Mid) )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (single[- ]level|one[- ]level|single[- ]story|one[- ]story|two[- ]story)$/u,
      (match) => character(`it is a ${match[2]?.replace(' ', '-')} home in ${match[1]}`),
    ],
    [
      /^(?:1\.5|1 1\/2|one and a half)[- ](?:story|stories|level)$/i,
      told('character', null, 'it is a story and a half'),
    ],
    [
      /^(?:the )?(\d|one|two|three|four)[- ]levels? (townhouse|townhome|condo|house|home)$/i,
      (match) => building(isA(`${count(match[1])}-level ${match[2]?.toLowerCase()}`)),
    ],
    [
      /^(front[/ -](?:and )?(?:to[ -])?back|side[/ -](?:to[ -])?side|atrium|california) split$/i,
      (match) =>
        character(`it is a ${(match[1] ?? '').toLowerCase().replace(/[/ ](?:and )?/g, '-')} split`),
    ],
    [
      /^(two|three|1\.5|2|3)[- ]story$/i,
      (match, setting) =>
        setting === 'home'
          ? character(`it has ${/\./.test(match[1] ?? '') ? match[1] : count(match[1])} stories`)
          : null,
    ],
    [
      /^(traditional|contemporary|transitional|modern|classic) (one|two|three|1\.5|1|2|3)[- ]stor(?:y|ies)(?: (?:home|house))?$/i,
      (match) =>
        character(
          `it is a ${match[1]?.toLowerCase()} ${/\./.test(match[2] ?? '') ? match[2] : count(match[2])}-story house`,
        ),
    ],
  ],
  statements: [
    [
      /^(?:all[- ])?(?:first|main|one|single)[- ](?:floor|level) living$/i,
      (match, setting) =>
        /^(?:first|main)/i.test(match[0]) && setting === 'home'
          ? character(`it offers ${/main/i.test(match[0]) ? 'main-level' : 'first-floor'} living`)
          : null,
    ],
    [
      /^(four|five|[45]) (levels|floors|levels of living)$|^(two|three|four|[2-4]) levels of living$/i,
      (match, setting) =>
        setting === 'land' ? null : character(`it has ${measured(match[0].toLowerCase())}`),
    ],
    [
      /^(?:single|one)[- ](level|story),? (\d|two|three|four|five)[- ]bed(?:room)?,? split(?: plan| floor plan)?$/i,
      (match) =>
        character(
          `it is a single-${(match[1] ?? '').toLowerCase()} ${count(match[2])}-bedroom with a split floor plan`,
        ),
    ],
    [/^(\d+(?:\.\d)?) f(?:oo|ee)t wide$/i, (match) => building(`it is ${match[1]} feet wide`)],
    [
      /^(\d|two|three|four|five)[- ]story ((?:[a-z]+ )?(?:brownstone|townhouse|row house|building|house)),? (\d+) f(?:oo|ee)t wide$|^((?:[a-z]+ )?(?:brownstone|townhouse|row house|building|house)),? (\d|two|three|four|five)[- ]story,? (\d+) f(?:oo|ee)t wide$/i,
      (match) =>
        building(
          `it is a ${count(match[1] ?? match[5])}-story ${(match[2] ?? match[4] ?? '').toLowerCase()}, ${match[3] ?? match[6]} feet wide`,
        ),
    ],
  ],
}
