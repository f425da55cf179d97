import { measured } from '../../figures/measures.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, character } from '../wording/kinds.ts'

/** What it once was, and its place in a register. */
export const HISTORY: SubjectRules = {
  lines: [
    [
      /^(?:main |original )?(house|home|building|barn) (?:is |from |built |dates (?:from|to) )*((?:1[78]\d\d|19\d\d)),? (?:with (?:an? )?)?(addition|wing|ell|kitchen)(?: (?:is|from|added|built))?(?: in)? ((?:19|20)\d\d)$/i,
      ([, house, built, part = '', year]) =>
        building(
          `the ${lower(house)} dates from ${built}, with ${withArticle(lower(part))} from ${year}`,
        ),
    ],
    [
      /^(?:the )?(building|house|home|barn|church|school) was (?:once |originally |formerly )?(?:an? )?([a-z][a-z ]+?),? \(?((?:1[6-9])\d\d)\)?$/i,
      ([, house, use = '', year]) =>
        building(`the ${lower(house)} was ${withArticle(lower(use))}, built in ${year}`),
    ],
    [
      /^(?:previously|formerly) (?:an? )?([a-z][a-z ]*?)(?:(?:,| with|, with) ([a-z]+) in place)?$/i,
      (match, setting) =>
        setting === 'commercial'
          ? building(
              `it was previously ${withArticle(lower(match[1]))}${match[2] ? `, with ${withArticle(lower(match[2]))} in place` : ''}`,
            )
          : null,
    ],
    [
      /^former (auto|car|tire|bike|shoe|watch|appliance) repair(?: shop)?$/i,
      (match) => building(`it is a former ${lower(match[1])} repair shop`),
    ],
    [
      /^former ([a-z][a-z ]*) on (?:the )?(ground|first|second|main|lower|upper) (floor|level)$/i,
      (match) =>
        building(
          `there is a former ${lower(match[1])} on the ${lower(match[2])} ${lower(match[3])}`,
        ),
    ],
  ],
  figures: [
    [
      /^(?:attributed to |attrib(?:uted|ution)?\.? (?:to )?)(\p{Lu}[\p{L}. ]+)$|^(\p{Lu}[\p{L}. ]+?),? attrib(?:uted|ution)?$/u,
      (match) => character(`it is attributed to ${(match[1] ?? match[2] ?? '').trim()}`),
    ],
    [
      /^former ([a-z' -]+?),?(?: with)? (\d+ .+)$/i,
      (match) =>
        building(
          `it is a former ${match[1]?.toLowerCase()} with ${measured(withArticles(match[2] ?? '')).replace(/\bops\b/, 'operatories')}`,
        ),
    ],
    [
      /^contributing(?: (?:property|building|structure))? (?:in|to) (?:the |an? )?(.+)$/i,
      (match) =>
        building(
          `it is a contributing property in ${withArticle(match[1] ?? '').replace(/^(?=National Register)/, 'a ')}`,
        ),
    ],
  ],
  statements: [
    [/^former (.+)$/i, (match) => ({ kind: 'building', statement: `it is a former ${match[1]}` })],
    [
      /^(?:on (?:the )?(national |state |local )?(?:historic )?register(?: of historic places)?|(?:listed on (?:the )?)?(national )register(?: of historic places)?)$/i,
      (match) => ({
        kind: 'character',
        concept: 'historic designation',
        statement: `it is on the ${/national/i.test(match[0]) ? 'National Register of Historic Places' : `${(match[1] ?? '').toLowerCase()}historic register`}`,
      }),
    ],
    [
      /^(?:designated |registered )?(?:historic |city |local |national )?landmark(?:ed)?$|^registered historic home$/i,
      (match) => ({
        kind: 'character',
        concept: 'historic designation',
        statement: /landmarked/i.test(match[0])
          ? 'it is landmarked'
          : 'it is a designated landmark',
      }),
    ],
  ],
}
