import { measured } from '../../figures/measures.ts'
import { numberOf, ordinal } from '../../figures/numerals.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { be, lower, subjectOf, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { thousands } from '../wording/amounts.ts'
import { count } from '../wording/counts.ts'
import { dateOrTyped } from '../wording/dates.ts'
import { tenancy } from '../wording/kinds.ts'
import { UNIT, unitOf } from '../wording/units.ts'

/** 'the first-floor owner's unit', 'the second floor', 'unit B' */
const deliveredUnit = (typed: string | undefined): string => {
  const unit = (typed ?? '').replace(/^(1st|2nd|3rd)/i, (rank) => ordinal(rank.toLowerCase()))
  return /^(?:unit|apartment) /i.test(unit) || /^(?:upper|lower)$|floor$/i.test(unit)
    ? unitOf(unit)
    : `the ${lower(unit).replace(/^(\w+) floor /, '$1-floor ')}`
}

/** What is vacant, or will be delivered vacant. */
export const VACANCIES: SubjectRules = {
  lines: [
    [
      /^(?:to be |will be )?(delivered|sold|conveyed) (with (?:the )?(?:tenants?|leases?)(?: and (?:tenants?|leases?))?(?: in place)?|subject to (?:the )?(?:existing )?(?:leases?|tenan\w+))$/i,
      (match) => tenancy(`it will be ${lower(match[1])} ${lower(match[2])}`),
    ],
    [
      new RegExp(`^${UNIT} (?:is )?vacant(?:,| and) needs ([a-z][a-z ]+)$`, 'i'),
      (match) => tenancy(`${unitOf(match[1])} is vacant and needs ${lower(match[2])}`),
    ],
    [
      /^((?:(?:1st|2nd|3rd|first|second|third|top|garden|ground)[- ]floor |upper |lower |rear |front |garden )?(?:owner's )?(?:unit|apartment|flat|suite)|(?:first|second|third|1st|2nd|3rd)[- ]floor|upper|lower|(?:unit|apartment) (?:[A-Z]|\d{1,3}))(?:,| to be| will be| is)? delivered vacant( at closing)?$/i,
      (match) => tenancy(`${deliveredUnit(match[1])} will be delivered vacant${lower(match[2])}`),
    ],
    [
      /^(?:the )?((?:upper|lower|rear|front|first[- ]floor|second[- ]floor)(?: unit)?|house|unit [A-Z\d]) (?:is )?vacant(?:,| and(?= ready)) (ready to (?:occupy|rent|lease|move in)|(?:freshly )?(?:re)?painted(?: inside)?|updated|renovated)$/i,
      (match) => {
        const unit = /^house$/i.test(match[1] ?? '') ? 'the house' : unitOf(match[1])
        const state = lower(match[2])
        return tenancy(
          `${unit} is vacant and ${/^ready/.test(state) ? state : `has been ${state}`}`,
        )
      },
    ],
  ],
  figures: [
    [
      /^(?:delivered|del\.?) (?:vacant )?(?:on|at) (title|closing)(?: vacant)?$/i,
      (match) =>
        tenancy(`it will be delivered vacant at ${lower(match[1]).replace('title', 'closing')}`),
    ],
    [
      /^(one|two|three|\d) units? (?:is |are )?vacant for (?:an? )?owner.*$/i,
      (match) =>
        tenancy(
          `${count(match[1])} ${numberOf(match[1] ?? '') === 1 ? 'unit is' : 'units are'} vacant, ready for an owner`,
        ),
    ],
    [
      /^(retail|office|store|shop|apartment|unit|studio|restaurant|commercial|space) (?:space )?(down|downstairs|below|up|upstairs|above)(?: is)?(?: currently| now)? (leased|rented|vacant|occupied|available)((?: (?:to|by|through|until|at|since|month) .+)?)$/i,
      (match) => {
        const noun = (match[1] ?? '').toLowerCase()
        const where = /^(?:down|below)/i.test(match[2] ?? '') ? 'downstairs' : 'upstairs'
        return {
          kind: match[3]?.toLowerCase() === 'available' ? 'availability' : 'tenancy',
          concept: null,
          statement: `the ${noun}${/^(?:retail|office|commercial)$/.test(noun) ? ' space' : ''} ${where} is ${match[3]?.toLowerCase()}${(match[4] ?? '').replace(/\b(through|until) (\S+)$/, (_, word: string, date: string) => `${word} ${dateOrTyped(date)}`)}`,
        }
      },
    ],
    [
      /^(upper|lower|first floor|second floor|third floor|1st floor|2nd floor|3rd floor|garden|front|rear|unit \w{1,3})(?: unit| apartment)?(?: (?:is|will be|to be|delivered))* vacant (?:at|on|by|upon|before) (closing|close|settlement|delivery|possession|[\w/ ]+)$/i,
      (match) => {
        const unit = measured((match[1] ?? '').toLowerCase())
        return tenancy(
          `${/^unit/.test(unit) ? unit.replace(/ (\w)$/, (letter) => letter.toUpperCase()) : `the ${unit}${/floor$/.test(unit) ? '' : ' unit'}`} will be vacant ${/^(?:closing|close)$/i.test(match[2] ?? '') ? 'at closing' : `by ${dateOrTyped(match[2] ?? '')}`}`,
        )
      },
    ],
    [
      /^owner'?s? (?:unit|apartment),? (?:to be |will be |is )?(?:delivered )vacant$/i,
      () => ({
        kind: 'tenancy',
        concept: 'one unit vacant',
        statement: "the owner's unit will be delivered vacant",
      }),
    ],
    [
      /^(\d+|one|two|three) (?:(?:unit|space|suite|bay)s? )?vacant,? ([\d,]+) (?:square f(?:ee|oo)t|sf)$/i,
      (match) =>
        tenancy(
          `${count(match[1])} ${/^(?:1|one)$/i.test(match[1] ?? '') ? 'space' : 'spaces'} of ${thousands(match[2], undefined)} square feet ${/^(?:1|one)$/i.test(match[1] ?? '') ? 'is' : 'are'} vacant`,
        ),
    ],
    [
      /^vacant (first|second|third|upper|lower|ground|\d(?:st|nd|rd|th)) floor$/i,
      (match) =>
        tenancy(
          `the ${(match[1] ?? '').toLowerCase().replace('2nd', 'second').replace('1st', 'first').replace('3rd', 'third')} floor is vacant`,
        ),
    ],
    [
      /^((?!no |not |(?:lower|upper|garden) )[a-z\d][\w' -]*?) (vacant|occupied|empty|leased|rented)(?:,| and| &)? ((?:roughed in|remodeled|renovated|updated|gutted|finished|ready)(?: .+)?)$/i,
      (match) =>
        tenancy(
          `${subjectOf(measured(match[1] ?? ''))} ${be(match[1] ?? '')} ${match[2]?.toLowerCase()} and ${withArticles(match[3] ?? '')}`,
        ),
    ],
    [
      /^((?!no |not |.* (?:can|could|may|must) be )[a-z\d][\w' -]*?) (?:to be |will be )?delivered (vacant|empty|furnished)$/i,
      (match) =>
        tenancy(
          `${subjectOf(measured(match[1] ?? ''))} will be delivered ${match[2]?.toLowerCase()}`,
        ),
    ],
  ],
  statements: [
    [
      /^(?:delivered )?vacant or with tenants$|^delivered vacant or with tenants$/i,
      told('tenancy', null, 'it can be delivered vacant or with tenants'),
    ],
    [
      /^(\d+|one|two|three|four|five|six) vacant$/i,
      (match, setting) =>
        setting === 'multi' || setting === 'commercial'
          ? tenancy(
              `${count(match[1])} ${/^(?:1|one)$/i.test(match[1] ?? '') ? 'unit is' : 'units are'} vacant`,
            )
          : null,
    ],
    [
      /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten) of (?:the )?(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: units)? turned$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `${count(match[1])} of the ${count(match[2])} units have been turned`,
        count: numberOf(match[1] ?? ''),
      }),
    ],
    [
      /^(?:absolutely|absolute|completely|totally) vacant$/i,
      (_, setting) => ({
        kind: setting === 'commercial' ? 'availability' : 'tenancy',
        concept: setting === 'commercial' ? 'vacant, commercial' : 'vacant',
        statement: 'it is vacant',
      }),
    ],
    [
      /^(.+?) (?:is )?owner[- ]occupied,?(?: and)? (?:will be )?(?:delivered )?vacant at clos(?:e|ing)$/i,
      (match) => ({
        kind: 'tenancy',
        statement: `${subjectOf(measured(match[1] ?? ''))} is owner-occupied and will be vacant at closing`,
      }),
    ],
    [
      /^(upper|lower|garden|front|rear|first floor|second floor|third floor|1st floor|2nd floor|3rd floor)(?: unit| apartment| flat)? (?:is )?(vacant|updated|renovated|remodeled|occupied|leased)(?:,? and (vacant|updated|renovated|remodeled))?$/i,
      (match) => ({
        kind: 'tenancy',
        concept: /vacant/i.test(match[0]) ? 'one unit vacant' : null,
        statement: `the ${measured((match[1] ?? '').toLowerCase())} unit is ${(match[2] ?? '').toLowerCase()}${match[3] ? ` and ${match[3].toLowerCase()}` : ''}`,
      }),
    ],
    [
      /^(?:will be |to be )?(?:delivered )?vacant(?: at closing| on delivery)?$|^unoccupied$|^no tenants$|^tenant free$/i,
      (match, setting) => ({
        kind: setting === 'commercial' ? 'availability' : 'tenancy',
        concept: setting === 'commercial' ? 'vacant, commercial' : 'vacant',
        statement: /deliver|closing/i.test(match[0])
          ? 'it will be delivered vacant'
          : /tenant/i.test(match[0])
            ? 'there are no tenants'
            : /unocc/i.test(match[0])
              ? 'it is unoccupied'
              : 'it is vacant',
      }),
    ],
    [
      /^(?:one|1) (?:vacant )?unit (?:is )?(?:vacant|available)?$|^owner'?s? unit (?:is )?(vacant|available)$/i,
      (match) => ({
        kind: 'tenancy',
        concept: 'one unit vacant',
        statement: /owner/i.test(match[0])
          ? `the owner's unit is ${(match[1] ?? 'vacant').toLowerCase()}`
          : 'one unit is vacant',
      }),
    ],
  ],
}
