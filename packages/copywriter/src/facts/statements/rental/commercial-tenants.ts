import { articleFor } from '@listwright/reviewer/language'
import { dateOf, isDate } from '../../figures/dates.ts'
import { measured } from '../../figures/measures.ts'
import { series } from '../../figures/numerals.ts'
import { withMoneyWords } from '../../money/words.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { listed, lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { WHOLE_DOLLARS } from '../wording/amounts.ts'
import { count, TO_TEN } from '../wording/counts.ts'
import { location, tenancy } from '../wording/kinds.ts'

/** 'CPA' is short for its office. */
const businessName = (typed: string | undefined): string =>
  /^[A-Z]{2,4}$/.test(typed ?? '') ? `${typed} office` : lower(typed)

/** Kinds of tenant that are no names: 'leased to dental group' is leased to a dental group. */
const KIND_OF_TENANT =
  /\b(?:group|practice|office|clinic|church|school|daycare|gym|salon|retailer|tenant|restaurant|user|dispensary|company|firm|nonprofit|non-profit|bank|dentist|doctor|franchise|franchisee|operator|brewery|bakery|distributor|manufacturer|contractor|studio|center|store|shop|market|pharmacy|spa|cafe|chiropractor|attorney|insurer|brokerage|agency)$/i

const tenantOf = (typed: string): string => {
  const text = typed.replace(/ \+ /g, ' and ')
  return /^\p{Ll}/u.test(text) && KIND_OF_TENANT.test(text) ? `${articleFor(text)} ${text}` : text
}

/** Tenants of commercial property and farmland. */
export const COMMERCIAL_TENANTS: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^current tenant: ([a-z][a-z' ]+?)(?:, (?:at |pays |@ ?)?${WHOLE_DOLLARS}(\\/mo\\w*| a month)?( gross| NNN| net)?)?$`,
        'i',
      ),
      (match) =>
        tenancy(
          `the current tenant is ${withArticle(lower(match[1]))}${match[2] ? ` at $${match[2]}${match[3] ? ' a month' : ''}${/NNN/i.test(match[4] ?? '') ? ' NNN' : lower(match[4])}` : ''}`,
        ),
    ],
  ],
  firstFigures: [
    [
      /^(?:currently )?leased to (?:a )?(local )?(farmer|rancher|neighbor)(?: for (.+))?$/i,
      ([whole, local = '', who = '', use]) =>
        tenancy(
          `it is ${/^currently/i.test(whole) ? 'currently ' : ''}leased to a ${local.toLowerCase()}${who.toLowerCase()}${use ? ` for ${withArticles(use)}` : ''}`,
        ),
    ],
  ],
  figures: [
    [
      /^(?:tenants?|(?:two|three|four|\d+) tenants?)?(?:[:-] ?|,? )?([a-z]+(?: [a-z]+)?) (?:is )?month to month (?:\+|and|,) ([a-z]+(?: [a-z]+)?) (?:leased )?through ([\w /]+)$/i,
      (match) =>
        isDate(match[3] ?? '')
          ? tenancy(
              `the ${businessName(match[1])} is month to month, and the ${businessName(match[2])} is leased through ${dateOf(match[3] ?? '')}`,
            )
          : null,
    ],
    [
      /^(\d+|one|two|three|four|five|six) tenants?,? (?:all |on |both )?(?:NNN|triple[- ]net)(?: leases?)?$/i,
      (match) =>
        tenancy(
          `${count(match[1])} ${/^(?:1|one)$/i.test(match[1] ?? '') ? 'tenant is on a triple-net lease' : 'tenants are on triple-net leases'}`,
        ),
    ],
    [
      /^(?:currently )?leased to ((?!.*\b(?:through|thru|until|till)\b)(?:.+ )?(?:group|practice|office|clinic|church|school|daycare|gym|salon|retailer|tenant|restaurant|user|dispensary|company|firm|nonprofit|bank|dentist|franchise|operator|brewery|distributor|manufacturer|contractor|store|farmer|rancher|neighbor))(?: (?:through|thru|until) (\S+))?$/i,
      (match) => ({
        kind: 'tenancy',
        concept: 'tenant in place, commercial',
        statement: `it is leased to ${tenantOf(match[1] ?? '')}`,
      }),
    ],
    [
      /^(?:leased?|lease) to (?:a |the |local )?(farmer|rancher|neighbor|tenant farmer)(?: (?:through|thru|until) (\S+))?$/i,
      (match) =>
        tenancy(
          `it is leased to a ${match[1]?.toLowerCase()}${match[2] && isDate(match[2]) ? ` through ${dateOf(match[2])}` : ''}`,
        ),
    ],
    [
      /^(?!NNN)(\p{Lu}[\p{L}&'. -]+?)(?: lease| leased)? (?:through|thru|until) ((?:19|20)\d\d)$/u,
      (match, setting) =>
        setting === 'commercial'
          ? {
              kind: 'tenancy',
              concept: null,
              statement: `it is leased to ${match[1]} through ${match[2]}`,
              date: match[2] ?? '',
            }
          : null,
    ],
    [
      /^anchor(?:ed by|:| tenant)? (\p{Lu}[\p{L}&'. -]+?)(?: (?:through|thru|until) ((?:19|20)\d\d))?$|^(\p{Lu}[\p{L}&'. -]+?) (?:is )?anchor(?:s|ed)?(?: tenant)?$/u,
      (match) =>
        tenancy(
          `${/^anchored/.test(match[0]) ? `it is anchored by ${match[1]}` : `${match[1] ?? match[3]} is the anchor`}${match[2] ? `, through ${match[2]}` : ''}`,
        ),
    ],
    [
      /^(\d+|one|two|three|four|five|six) tenants?,? (?:all )?(?:are |is )?month[- ]to[- ]month$/i,
      (match) =>
        tenancy(
          `${count(match[1])} ${/^(?:1|one)$/i.test(match[1] ?? '') ? 'tenant is' : 'tenants are'} month to month`,
        ),
    ],
    [
      new RegExp(`^(${TO_TEN}) tenants? (NNN|triple net|gross|modified gross)(?: leases?)?$`, 'i'),
      (match) =>
        tenancy(
          `${count(match[1])} ${/^(?:1|one)$/i.test(match[1] ?? '') ? 'tenant is on a' : 'tenants are on'} ${match[2]} ${/^(?:1|one)$/i.test(match[1] ?? '') ? 'lease' : 'leases'}`,
        ),
    ],
  ],
  statements: [
    [
      /^co-?tenants?(?: are| include|:)? (.+)$/i,
      (match) =>
        location(
          `the co-tenants ${/include/i.test(match[0]) ? 'include' : 'are'} ${series(listed(match[1] ?? ''))}`,
        ),
    ],
    [
      /^(storefront|shop|office|building|ground floor|first floor|retail|warehouse|upstairs|suite|restaurant|apartment)(?: is)? leased to (.+)$/i,
      (match, setting) => ({
        kind: 'tenancy',
        concept: setting === 'commercial' ? 'tenant in place, commercial' : 'tenant-occupied',
        statement: `the ${(match[1] ?? '').toLowerCase()} is leased to ${/^(?:\p{Lu}|the |a |an )/u.test(match[2] ?? '') ? '' : 'a '}${withMoneyWords(
          match[2] ?? '',
        )
          .replace(/ (NNN)(?= through)/, ', $1,')
          .replace(/(through \d{4}) (?=\$)/, '$1, at ')}`,
      }),
    ],
    [
      /^single[- ]tenant(?: (?:building|property))?$/i,
      told('tenancy', 'tenant in place, commercial', 'it has a single tenant'),
    ],
    [
      /^(?:currently )?leased to (.+?)(?: (?:through|until|till|to) (.+))?$/i,
      (match) => {
        const date = match[2] && isDate(match[2]) ? dateOf(match[2]) : ''
        return {
          kind: 'tenancy',
          concept: date ? 'lease through date' : 'tenant in place, commercial',
          statement: `it is leased to ${measured(match[1] ?? '')}${date ? ` through ${date}` : match[2] ? ` to ${match[2]}` : ''}`,
          date,
        }
      },
    ],
  ],
}
