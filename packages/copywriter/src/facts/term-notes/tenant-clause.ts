import { articleFor } from '@listwright/reviewer/language'
import { dateOf } from '../figures/dates.ts'
import { numberOf, numeral } from '../figures/numerals.ts'
import { endOf } from './note-dates.ts'
import { DATE } from './note-parts.ts'
import { joinedVerbs, type TermClause } from './term-clause.ts'

/** A word that makes the words before 'tenant' more than its description. */
const NO_DESCRIPTION =
  'and|or|with|for|in|on|at|to|from|by|of|per|is|are|was|has|have|no|not|all|both|each|one|two|three|four|five|six|until|through|after|rented|leased|occupied|pays?|vacant|subject|new|potential|section|if'
const COUNT = '(?:two|three|four|five|six|seven|eight|\\d{1,2}) '
const SUBJECT = new RegExp(
  String.raw`^(?:the |an? )?((?:${COUNT})?(?:(?!(?:${NO_DESCRIPTION})\b)[a-z][a-z-]* |month to month |long term ){0,3})(tenants?|renters?|occupants?)(?:,|:)?(?: all)? (.+)$`,
  'i',
)
const RENT = String.raw`\$\d+(?:,\d{3})*(?:\.\d\d)?`
const LEASE_FORM =
  '(?:on (?:an? )?)?(NNN|triple[- ]net|modified gross|mod(?:\\.|ified)? gross|gross|full[- ]service)(?: leases?)?'

const leaseForm = (typed: string): string =>
  /^(?:nnn|triple)/i.test(typed)
    ? 'triple-net'
    : /^mod/i.test(typed)
      ? 'modified gross'
      : typed.toLowerCase().replace(' ', '-')

/** What a tenant is or does, in any order. */
const READERS: readonly [pattern: RegExp, tell: (match: RegExpExecArray) => string][] = [
  [
    /^(?:is |are )?(?:in place|in)(?= since|,|$| month| through| until| at \$)(?: since ((?:19|20)\d\d))?/i,
    ([, since]) => (since ? `HAS been in place since ${since}` : 'BE in place'),
  ],
  [
    /^(?:there |here )?since ((?:19|20)\d\d|[A-Z][a-z]+ \d{4})/i,
    ([, since = '']) => `HAS been in place since ${dateOf(since)}`,
  ],
  [
    /^(?:in place )?(?:for )?(\d+\+?|ten|five|six|seven|eight|nine|two|three|four) years?(?: in place)?(?=,| |$)/i,
    ([, years = '']) => `HAS been in place for ${inWords(years)} years`,
  ],
  [
    /^(?:is |are )?(?:on )?(?:a )?month to month(?: lease)?(?: at (\$\d+(?:,\d{3})*)(?: a month)?)?/i,
    ([, rent]) => `RENT month to month${rent ? ` at ${rent}` : ''}`,
  ],
  [/^(?:is |are )?at will/i, () => 'BE at will'],
  [
    /^in (?:the )?(rear|front|upper|lower|back|second|first)(?: (unit|suite|apartment|house|building))?(?= |,|$)/i,
    ([, place = '', kind = 'unit']) => `BE in the ${place.toLowerCase()} ${kind.toLowerCase()}`,
  ],
  [
    /^in (suite|unit|apartment|building) ([A-Z]|\d+)(?= |,|$)/i,
    ([, kind = '', name]) => `BE in ${kind.toLowerCase()} ${name}`,
  ],
  [
    /^(?:is |are )?(?:on )?(?:a )?lease(?:d)?(?: runs)? (?:through|until|to) (\S+(?: \d{4})?)/i,
    ([, end = '']) => `HAS a lease through ${endOf(end, false)}`,
  ],
  [
    new RegExp(`^(?:through|until) (${DATE})(?=,|$| )`, 'i'),
    ([, end = '']) => `THROUGH ${endOf(end, false)}`,
  ],
  [
    new RegExp(`^lease (?:is )?(?:ends|ending|expires|expiring|up)(?: on| in)? (${DATE})`, 'i'),
    ([, end = '']) => `HAS a lease through ${endOf(end, false)}`,
  ],
  [
    new RegExp(`^(?:for )?(?:an? )?gross (?:of )?(${RENT})(?: a month)?(?= |,|$)`, 'i'),
    ([, rent]) => `PAY a gross of ${rent} a month`,
  ],
  [
    new RegExp(
      `^(?:(?:pays|paying|pay|at|rent) )?(${RENT})(?: a month)?(?: ${LEASE_FORM})?(?= |,|$)`,
      'i',
    ),
    ([, rent, form]) => `PAY ${rent} a month${form ? ` on a ${leaseForm(form)} lease` : ''}`,
  ],
  [
    new RegExp(`^(?:is |are )?${LEASE_FORM}(?= |,|$)`, 'i'),
    ([, form = '']) => `HAS a ${leaseForm(form)} lease`,
  ],
  [
    /^with (\d+(?:\.\d+)?) ?(?:%|percent) (?:annual |yearly )?(?:bumps?|increases?|escalat(?:ions?|ors?)|raises)/i,
    ([match, share]) =>
      `WITH ${share} percent ${/annual|yearly/i.test(match) ? 'annual ' : ''}increases`,
  ],
  [
    /^(?:has |with )?(\d|one|two|three|four)[- x]{1,3}(\d{1,2}|five|ten)[- ]?(?:year|yr)s? options?(?: to renew)?/i,
    ([, count = '', years = '']) =>
      `HAS ${inWords(count)} ${inWords(years)}-year option${numberOf(count) === 1 ? '' : 's'}`,
  ],
  [
    /^(?:on )?(?:the )?(first|second|third|top|ground|main) floor(?= |,|$)/i,
    ([, floor = '']) => `BE on the ${floor.toLowerCase()} floor`,
  ],
  [
    /^(?:has |have )?never (?:been )?(?:late|missed(?: a payment)?)/i,
    ([match]) => (/missed/i.test(match) ? 'HAS never missed a payment' : 'HAS never paid late'),
  ],
  [/^(?:always )?pays? on time/i, () => 'PAY on time'],
  [
    /^(?:would like|would love|wants?|hopes?|prefers?|willing|wishes) to stay(?: on| long[- ]term)?(?=,|$)/i,
    ([match]) =>
      /willing/i.test(match)
        ? 'BE willing to stay'
        : `would like to stay${/long/i.test(match) ? ' long term' : ''}`,
  ],
  [
    /^(?:will|can|may|plans? to|able to) (stay|vacate|move out|leave|renew)(?= |,|$)/i,
    ([match, verb]) =>
      /^will|^can|^may/i.test(match)
        ? match.toLowerCase()
        : /^plan/i.test(match)
          ? `PLAN to ${verb}`
          : `BE able to ${verb}`,
  ],
  [
    /^(?:is |are )?(moving out|vacating|leaving)(?: (?:in |by |on |at )?((?:the )?(?:end of )?\S+(?: \d{1,4})?))?(?=,|$)/i,
    ([, verb = '', when]) => `BE ${verb.toLowerCase()}${when ? ` ${endOf(when, true)}` : ''}`,
  ],
]

/** A tenant and what is said of them: 'the tenant pays $1,875 a month and would like to stay'. */
export const tenantClause = (text: string): TermClause | null => {
  const [, typed = '', noun = '', more = ''] = SUBJECT.exec(text) ?? []
  if (!noun) return null
  const isMany = /s$/i.test(noun)
  const verbs: string[] = []
  let rest = more
  while (rest !== '') {
    const found = READERS.map(([pattern, tell]) => {
      const match = pattern.exec(rest)
      return match?.[0] ? { verb: tell(match), length: match[0].length } : null
    }).find((each) => each !== null)
    if (!found) return null
    addVerb(verbs, found.verb, isMany)
    rest = rest.slice(found.length).replace(/^[\s,()]+(?:(?:and|but) )?/, '')
  }
  const kind = typed
    .toLowerCase()
    .replace(/\b(?:good|great|excellent|reliable|paying) /g, '')
    .replace(/^\d+(?= )/, inWords)
    .replace('long term', 'long-term')
    .replace('month to month', 'month-to-month')
  const isFirstSeen = /^(?:is in place|has been)/.test(verbs[0] ?? '') && !isMany
  const subject =
    `${isFirstSeen ? articleFor(`${kind}${noun}`) : isMany && kind === 'long-term ' ? '' : 'the'} ${kind}${noun.toLowerCase()}`.trim()
  return { statement: `${subject} ${joinedVerbs(verbs)}`, kind: 'tenancy' }
}

/** An end belongs to what was said before it. */
const addVerb = (verbs: string[], told: string, isMany: boolean): void => {
  const last = verbs.at(-1)
  const [, end] = /^THROUGH (.+)$/.exec(told) ?? []
  if (last && told.startsWith('WITH ')) verbs[verbs.length - 1] = `${last} with${told.slice(4)}`
  else if (end && last) verbs[verbs.length - 1] = `${last} through ${end}`
  else verbs.push(agreed(end ? `BE in place through ${end}` : told, isMany))
}

const inWords = (typed: string): string => {
  const value = numberOf(typed)
  return value === null ? typed : numeral(value)
}

const agreed = (verb: string, isMany: boolean): string =>
  verb
    .replace(/^BE\b/, isMany ? 'are' : 'is')
    .replace(/^HAS\b/, isMany ? 'have' : 'has')
    .replace(/^(PAY|RENT|PLAN)\b/, (word) => `${word.toLowerCase()}${isMany ? '' : 's'}`)
