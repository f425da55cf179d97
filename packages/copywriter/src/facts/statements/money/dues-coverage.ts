import { series } from '../../figures/numerals.ts'
import { includedInFee } from '../../money/included-in-fee.ts'
import { serviceInFull, withArticle } from '../../money/service-name.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { be, listed, lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { DOLLARS, grouped } from '../wording/amounts.ts'

/** What the dues cover. */
export const DUES_COVERAGE: SubjectRules = {
  lines: [
    // 'HOA covers gate + shuttle to lift'
    [
      /^(?:the )?(HOA|POA|association|dues|HOA dues) (covers?|includes?) ((?:gates?|pool|trails|roads?|lake|pond|clubhouse|snow|mowing|mow|trash|water|sewer|exterior|roof|insurance|security|landscaping)(?:,| and| \+| &)) ?((?:[a-z-]+ ){0,2}(?:shuttle|trail|path|pier|beach|road|stairs) to (?:the )?[a-z]+)$/i,
      ([, who = '', does = '', one = '', other = '']) => {
        const owner = /hoa|poa/i.test(who)
          ? who.toUpperCase().replace(' DUES', ' dues')
          : lower(who)
        const first = withArticle(serviceInFull(lower(one).replace(/(?:,| and| \+| &)$/, '')))
        const verb = lower(does).replace(/s$/, '')
        return {
          kind: 'fee',
          concept: null,
          statement: `the ${owner} ${/dues$/i.test(who) ? verb : `${verb}s`} ${first} and the ${withArticles(lower(other))}`,
        }
      },
    ],
    [
      /^(?:the )?(HOA|association) (does|handles|maintains|takes care of|mows|cuts) (?:the |all )?(yards?|lawns?|grass|landscaping|exterior|snow|roads?|mowing|snow removal)((?:(?:,| and| &) (?:the )?(?:yards?|lawns?|grass|landscaping|exterior|snow|roads?|mowing|snow removal))*)$/i,
      (match) => {
        const things = `${match[3]}${match[4] ?? ''}`
          .toLowerCase()
          .split(/,? (?:and|&) |, /)
          .map((thing) => thing.replace(/^the /, ''))
        return {
          kind: 'fee',
          concept: null,
          statement: `the ${/hoa/i.test(match[1] ?? '') ? 'HOA' : 'association'} ${/^(?:handles|maintains)$/i.test(match[2] ?? '') ? lower(match[2]) : 'takes care of'} ${series(things.map((thing) => (/^(?:yard|lawn|grass|exterior|roads?|yards|lawns)$/.test(thing) ? `the ${thing}` : thing)))}`,
        }
      },
    ],
    [
      new RegExp(
        `^(?:mo\\.?|month|monthly) (?:fee|dues|assessment)(?: of| is)? ${DOLLARS}(?::| includes| covers| for) (.+)$`,
        'i',
      ),
      (match) => {
        const included = includedInFee(` includes ${match[2]}`, '')
        return included.length === 0
          ? null
          : {
              kind: 'fee',
              concept: null,
              statement: `the monthly fee is $${match[1]} and includes ${series(included)}`,
              list: included,
            }
      },
    ],
    [
      /^HOA (EQ|earthquake|flood|master|hazard|fire)(?: policy)? ins(?:urance)?\.? (?:is )?included$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `HOA dues include ${lower(match[1]).replace(/^eq$/, 'earthquake')} insurance`,
      }),
    ],
  ],
  figures: [
    [
      /^monthly (?:fee|maintenance|dues) (?:of )?\$?([\d,]+) (?:covers|includes) ((?:heat|hot water|water|gas|electric(?:ity)?|cable|internet|taxes|trash|sewer|insurance)(?:,? (?:and )?(?:heat|hot water|water|gas|electric(?:ity)?|cable|internet|taxes|trash|sewer|insurance))*)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the monthly fee is $${grouped(match[1])} and includes ${series(
          lower(match[2])
            .match(/hot water|[a-z]+/g)
            ?.filter((word) => word !== 'and') ?? [],
        )}`,
      }),
    ],
    [
      /^(HOA|association|condo fee|dues|co-?op) (?:covers?|pays?|includes?|maintains?) (.+)$/i,
      (match) => {
        const list = listed(match[2] ?? '').map((each) =>
          each
            .toLowerCase()
            .replace(/^(?=(?:exterior|roof|lawn|grounds|siding|pool|landscaping)$)/, 'the ')
            .replace(/^the landscaping$/, 'landscaping')
            .replace(/^snow$/, 'snow removal')
            .replace(/^electric$/, 'electricity'),
        )
        const who = /hoa/i.test(match[1] ?? '') ? 'HOA' : (match[1] ?? '').toLowerCase()
        return {
          kind: 'fee',
          concept: null,
          statement: `the ${who} ${/dues/.test(who) ? 'cover' : 'covers'} ${series(list)}`,
          list,
        }
      },
    ],
    [
      /^assessments? (?:covers?|includes?) (.+)$/i,
      (match) => ({
        kind: 'fee',
        concept: null,
        statement: `the assessment includes ${series(listed(match[1] ?? '').map((each) => each.toLowerCase()))}`,
      }),
    ],
    [
      /^(?:the )?(HOA|POA|association|regime|condo fee|dues)(?: fee| dues)? (covers?|includes?) (.+)$/i,
      (match) => {
        const owner = /hoa|poa/i.test(match[1] ?? '')
          ? (match[1] ?? '').toUpperCase()
          : (match[1] ?? '').toLowerCase()
        return {
          kind: 'fee',
          concept: null,
          statement: `the ${owner} ${/^dues$/.test(owner) ? (match[2] ?? '').toLowerCase().replace(/s$/, '') : (match[2] ?? '').toLowerCase().replace(/s?$/, 's')} ${series(listed(match[3] ?? '').map((each) => each.toLowerCase().replace(/^(exterior|roof|lawn)$/, 'the $1')))}`,
        }
      },
    ],
  ],
  statements: [
    [
      /^((?:[\p{L}'-]+ ){0,4}[\p{L}'-]+) included in (?:the )?(HOA|HOA dues|dues|rent|fee|condo fee)$/iu,
      ([, thing = '', fee = '']) => ({
        kind: 'fee',
        concept: null,
        statement: `${thing.toLowerCase()} ${be(thing)} included in the ${/^hoa/i.test(fee) ? fee.replace(/hoa/i, 'HOA') : fee.toLowerCase()}`,
      }),
    ],
  ],
}
