import { lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { building, condition, fee, terms } from '../wording/kinds.ts'

const LOAN =
  '(?:cash|portfolio lender|portfolio loan|conventional|hard money|private lender|rehab loan|construction loan)'

/** What is sold, how it is delivered and paid for, and who is to be asked. */
export const SALE_NOTES: SubjectRules = {
  lines: [
    // 'furn neg, few exclusions'
    [
      /^(?:all )?(?:the )?(?:furnishings|furniture) (?:are |is )?negotiable(?:,| -|;| with)? (?:with )?(few|some|minor|a few) (exclusions|exceptions)$/i,
      ([, few = '', what = '']) =>
        terms(`the furnishings are negotiable, with ${lower(few)} ${lower(what)}`),
    ],
    // 'turnkey furnished minus owners closet'
    [
      /^turn-?key,? (?:and )?furnished,? (?:minus|less|except(?: for)?|excluding) (?:the )?(owner'?s'? closet|artwork|art|owner'?s'? (?:items|storage)|personal items|primary bedroom)$/i,
      ([, what = '']) =>
        terms(
          `it comes turnkey and furnished, except for ${/items|art/i.test(what) ? '' : 'the '}${lower(what).replace(/owners?'?s?'? /, "owner's ")}`,
        ),
    ],
    [
      /^taxes (?:are |will be )?prorated(?: at)? (\d{2,3}) ?(?:%|percent)$/i,
      ([, share]) => fee(`taxes are prorated at ${share} percent`),
    ],
    [
      /^(?:quick|early|fast|immediate) possession (?:is )?(?:ok|okay|possible|available)$/i,
      ([typed]) =>
        terms(
          `${lower(typed.split(' ')[0])} possession is ${/available$/i.test(typed) ? 'available' : 'possible'}`,
        ),
    ],
    // 'STR permit in place, check w/ city re transfer'
    [
      /^(?:an? |the )?((?:short-term |vacation )?rental (?:permit|license)|permit|license|variance) (?:is )?in place(?:,|;| -|\.) ?(?:check|confirm|verify) with (?:the )?(city|county|town|state|village|HOA|township) (?:re|about|on|for|regarding) (?:the )?transfer(?:ability)?$/i,
      ([, paper = '', who = '']) =>
        terms(
          `${withArticle(lower(paper))} is in place, with its transfer to be confirmed with the ${/^hoa$/i.test(who) ? 'HOA' : lower(who)}`,
        ),
    ],
    // 'owner carry w/ 40% down, 5 yr'
    [
      /^(?:owner|seller) (?:financing|carry|will carry)(?: is)?(?: available)? with (\d{1,2}) ?(?:%|percent)(?: down)?,? (?:an? )?(\d{1,2})[- ](?:yr|year)s?(?: (term|note|balloon))?$/i,
      ([, down, years, what = '']) =>
        terms(
          `owner financing is available with ${down} percent down and a ${count(years)}-year ${lower(what) || 'term'}`.replace(
            /\ba (?=eight-|11-|18-)/,
            'an ',
          ),
        ),
    ],
    // 'cash or portfolio lender only, no FHA/VA'
    [
      new RegExp(
        `^(${LOAN}(?: (?:or|and|/) ${LOAN})?) only(?:,|;| -)? no (FHA(?:(?:/| or | and |, )VA)?|VA(?:(?:/| or | and )FHA)?|conventional)(?: loans?| financing)?$`,
        'i',
      ),
      ([, loans = '', not = '']) =>
        terms(
          `only ${payers(loans)} is accepted, and ${not.replace(/(?:\/| or |, )/, ' and ')} loans are not`,
        ),
    ],
    [
      /^(?:to be |will be )?delivered vacant(?: at)? (?:COE|close of escrow|closing|close)$/i,
      ([typed]) =>
        terms(
          `it will be delivered vacant at ${/closing$/i.test(typed) ? 'closing' : 'close of escrow'}`,
        ),
    ],
    // 'facade grant $ may be avail thru city'
    [
      /^(?:an? )?((?:[a-z]+ ){0,2}grants?|(?:[a-z]+ )?tax credits?|rebates?|incentives?)(?: \$| money| funds)? (may be|might be|is|are) available (?:through|from|via) (?:the )?(city|county|state|town|main street program|utility)$/i,
      ([, what = '', be = '', who = '']) =>
        terms(`${withArticle(lower(what))} ${lower(be)} available through the ${lower(who)}`),
    ],
    // 'Restaurant bldg + equip'
    [
      /^(restaurant|bar|bakery|salon|church|dental|laundromat|car wash|brewery|cafe|store|shop) (?:building|bldg) ?(?:\+|and|with|&) ?(?:all |the |its )?(equipment|fixtures|inventory|furniture)$/i,
      ([, use = '', what = ''], setting) =>
        setting === 'commercial'
          ? building(`it is ${withArticle(`${lower(use)} building`)} with its ${lower(what)}`)
          : null,
    ],
    // 'POS violations corrected by seller prior to closing'
    [
      /^(?:the )?((?!no )(?!.*\b(?:is|are|was|were|has|have|had|been|being|not|never)\b)[a-z][a-z -]*?)(?: (?:will|to) be)? (corrected|repaired|replaced|removed|fixed|completed|cleared|pumped|remediated|repainted) by (?:the )?(seller|owner|builder|landlord) (?:prior to|before|by|at) (closing|close|settlement|transfer|possession)$/i,
      ([typed, thing = '', done = '', who = '', when = '']) =>
        condition(
          `the ${lower(thing).replace(/^pos\b/, 'point-of-sale')} will be ${lower(done)} by the ${lower(who)} ${/ at \w+$/i.test(typed) ? 'at' : 'before'} ${lower(when).replace(/^close$/, 'closing')}`,
        ),
    ],
    // 'smoke cert by seller at closing'
    [
      /^(?:the )?((?:smoke|occupancy|well|septic|termite|pest|fire|radon|title v)(?: and [a-z]+)? (?:certificate|cert|inspection|letter|report|test))(?: (?:is )?provided)? by (?:the )?(seller|owner|builder) (?:at|before|prior to) (closing|close|settlement)$/i,
      ([typed, paper = '', who = '', when = '']) =>
        terms(
          `the ${lower(who)} will provide the ${lower(paper).replace(/cert$/, 'certificate').replace('title v', 'Title V')} ${/ at \w+$/i.test(typed) ? 'at' : 'before'} ${lower(when).replace(/^close$/, 'closing')}`,
        ),
    ],
    // 'golf club membership avail separately'
    [
      /^(?:an? |the )?((?:[a-z]+ ){0,2}(?:membership|furniture|furnishings|slip|equipment|lot|golf cart|boat|trailer|storage unit|parking)) (?:is |are )?(?:available|sold|offered) separately$/i,
      ([typed, what = '']) =>
        terms(
          `${withArticle(lower(what))} ${/furniture|equipment/i.test(what) || !/s$/i.test(what) ? 'is' : 'are'} ${/available|offered|sold/i.exec(typed)?.[0].toLowerCase()} separately`,
        ),
    ],
    // 'no HOA, light covenants (no mobile homes)'
    [
      /^no HOA(?:,|;| but| and)? (?:there are )?(light|few|minimal|some|recorded)? ?(covenants|restrictions|deed restrictions|CC&Rs)(?: \(|,| -|:) ?(no [a-z][a-z -]+?)\)?$/i,
      ([, sort = '', what = '', not = '']) =>
        terms(
          `there is no HOA, but ${sort ? `${lower(sort)} ` : 'the '}${/^CC/.test(what) ? what : lower(what)} allow ${lower(not)}`,
        ),
    ],
  ],
}

const payers = (typed: string): string =>
  lower(typed)
    .split(/ (?:or|and|\/) /)
    .map((each) =>
      /lender|loan/.test(each)
        ? withArticle(each)
        : each.replace(/^conventional$/, 'conventional financing'),
    )
    .join(' or ')
