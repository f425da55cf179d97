import { fee } from '../rate.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { AMOUNT, PERIOD_OF_CHARGE, per, sum } from '../wording/amounts.ts'
import { condition, restriction } from '../wording/kinds.ts'

/** Reserves, memberships, small dues and what an association must approve. */
export const ASSOCIATION_MONEY: SubjectRules = {
  lines: [
    [
      /^(?:the )?(voluntary|optional) (HOA|POA|association|civic association)(?: dues| fee)?(?: of| is| at)? \$?(\d[\d,]*) ?(?:\/ ?|per |a )?(yr|year|mo|month|annually|yearly|monthly)$/i,
      ([, how = '', who = '', sum = '', period = '']) =>
        fee(
          `the ${who.replace(/^(?!HOA|POA)\w+/i, (word) => word.toLowerCase())} is ${lower(how)}, at $${sum} a ${/^(?:yr|year|annually|yearly)/i.test(period) ? 'year' : 'month'}`,
        ),
    ],
    [
      /^(?:the )?(HOA|association|building|condo)?(?: has| is)? ?(strong|healthy|good|well[- ]funded|solid|full|low) reserves$|^(?:the )?(?:HOA |association |building )?reserves (?:are )?(strong|healthy|good|well[- ]funded|solid|low)$/i,
      (match) =>
        fee(`reserves are ${lower(match[2] ?? match[3]).replace('well-funded', 'well funded')}`),
    ],
    [
      /^(?:the )?(HOA|association|building)?(?:'s)? ?reserves(?: are)?(?: funded)? (?:at )?(\d{1,3}) ?(?:%|percent)(?: funded)?$/i,
      (match) =>
        fee(
          `${match[1] ? `${lower(match[1]).replace('hoa', 'HOA')} ` : ''}reserves are ${/funded/i.test(match[0]) ? `${match[2]} percent funded` : `at ${match[2]} percent`}`,
        ),
    ],
    [
      /^(?:HOA )?(dues|fees?|taxes|rents?|insurance) (went up|increased|rose|raised|reassessed|reset)(?: in)? ((?:19|20)\d\d)$/i,
      (match) => {
        const what = lower(match[1])
        const verb = lower(match[2])
        const isOne = !/s$/.test(what)
        return fee(
          `${/HOA/i.test(match[0]) ? 'HOA ' : isOne && what !== 'insurance' ? 'the ' : ''}${what} ${/^r(?:aised|eassessed|eset)$/.test(verb) ? `${isOne ? 'was' : 'were'} ` : ''}${verb} in ${match[3]}`,
        )
      },
    ],
    [
      new RegExp(
        `^(social|club|golf|country club|beach club|marina|recreation|master|equity)( association)?( membership| club)?(?: is)? (required|mandatory|optional)(?:,| at| for|:)? ${AMOUNT}${PERIOD_OF_CHARGE}$`,
        'i',
      ),
      (match) =>
        fee(
          `${lower(match[1])}${lower(match[2])}${lower(match[3]) || ' membership'} is ${lower(match[4])}, at ${sum(match[5])}${per(match[6])}`,
        ),
    ],
    [
      new RegExp(
        `^((?:irrigation|drainage|fire|water|sewer|levee|lake|road|sanitation|park|hospital|library) district)(?: (fee|dues|tax|assessment))?(?: is| of)? ${AMOUNT}${PERIOD_OF_CHARGE}$`,
        'i',
      ),
      (match) =>
        fee(
          `the ${lower(match[1])} ${lower(match[2]) || 'fee'} ${/dues/i.test(match[2] ?? '') ? 'are' : 'is'} ${sum(match[3])}${per(match[4])}`,
        ),
    ],
    [
      new RegExp(
        `^((?:road|lake|neighborhood|property owners'?|beach|dock|snow|well) association)(?: (?:fee|dues))?(?: is| of)? ${AMOUNT}${PERIOD_OF_CHARGE}(?: for (plowing|maintenance|upkeep|the beach|weed control|road maintenance|snow removal))?$`,
        'i',
      ),
      (match) =>
        fee(
          `${lower(match[1])} dues are ${sum(match[2])}${per(match[3])}${match[4] ? ` for ${lower(match[4])}` : ''}`,
        ),
    ],
    [
      /^(?:the )?(fee|dues|HOA|HOA fee|condo fee|assessment|rent) (?:includes?|covers?) (everything|all|all utilities|all) (?:but|except) (?:the )?(electric|electricity|gas|cable|internet|electric and internet|electric and cable|water)$/i,
      (match) => {
        const what = lower(match[1]).replace('hoa', 'HOA')
        return fee(
          `the ${what} ${/dues/.test(what) ? 'include' : 'includes'} ${lower(match[2]).replace(/^all$/, 'everything')} but ${lower(match[3]).replace(/electric(?!i)/, 'electricity')}`,
        )
      },
    ],
    [
      /^(HOA|board|association|city|county) approval (?:is )?(?:required |needed )?for ((?:all )?(?:fences|sheds|rentals|exterior changes|paint|docks|pools|tenants|buyers|pets|additions|renters|solar|remodels|renovations))$/i,
      (match) =>
        restriction(
          `${/hoa/i.test(match[1] ?? '') ? 'HOA' : lower(match[1])} approval is required for ${lower(match[2])}`,
        ),
    ],
    [
      /^(?:no flood insurance|flood insurance(?: is)? not) required by (?:the )?lenders?$/i,
      () => fee('the lender does not require flood insurance'),
    ],
    [
      /^(?:in )?flood zone ([A-Z]{1,2})(?:,? but| -|;|,) (?:the )?(?:house|home|building|structure) (?:is |sits )?(?:well )?above (?:the )?(?:base flood(?: elevation)?|BFE|flood level)$/i,
      (match) =>
        restriction(
          `it is in flood zone ${match[1]?.toUpperCase()}, but the house is above base flood elevation`,
        ),
    ],
    [
      /^(weekly|monthly|nightly|seasonal|yearly|annual|30[- ]day|60[- ]day|90[- ]day|six[- ]month) min(?:imum)? rentals?$/i,
      (match) =>
        restriction(
          `the minimum rental is ${lower(match[1])
            .replace(/^weekly$/, 'one week')
            .replace(/^monthly$/, 'one month')
            .replace(/^nightly$/, 'one night')
            .replace(/^seasonal$/, 'one season')
            .replace(/^(?:yearly|annual)$/, 'one year')
            .replace(/^(\d+)[- ]day$/, '$1 days')
            .replace(/^six[- ]month$/, 'six months')}`,
        ),
    ],
    [
      /^(?:one |1 |first )?(month|year|quarter) of (HOA|HOA dues|dues|condo fees|taxes) paid by (?:the )?(seller|owner)$/i,
      (match) =>
        fee(
          `the ${lower(match[3])} pays one ${lower(match[1])} of ${lower(match[2]).replace(/^hoa.*$/, 'HOA dues')}`,
        ),
    ],
    [
      /^insurance claim(?: for)?(?: the)? (roof|siding|windows|water damage)(?: replaced)?(?: in)? ((?:19|20)\d\d)$/i,
      (match) =>
        condition(`there was an insurance claim for the ${lower(match[1])} in ${match[2]}`),
    ],
    [
      /^one ((?:small |large )?(?:dog|cat|pet)) (?:is )?(?:allowed|ok|okay|permitted) with ((?:board |HOA |landlord |owner |management )?approval|(?:a )?deposit|(?:pet )?fee)$/i,
      (match) => ({
        kind: 'pets',
        concept: 'pet limits',
        statement: `one ${lower(match[1])} is allowed with ${lower(match[2])
          .replace('hoa', 'HOA')
          .replace(/^(?=deposit|fee|pet)/, 'a ')}`,
        count: 1,
        list: ['one at most'],
      }),
    ],
  ],
}
