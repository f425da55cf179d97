import { articleFor, group } from '@listwright/reviewer/language'
import { isDate } from '../dates.ts'
import { numberOf, series } from '../numerals.ts'
import type { Told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { dollars } from './wording/amounts.ts'
import { count, TO_TWELVE } from './wording/counts.ts'
import { leaseEnd } from './wording/dates.ts'
import { bedsOf, RANKS } from './wording/units.ts'

/** The unit a note is about: 'unit 2', 'apartment B', 'second floor', 'upper'. */
const SUBJECT =
  /^(?:(unit|apartment|suite|bay|flat) #?([A-Z]|\d{1,3}[A-Z]?)|(\d(?:st|nd|rd|th)|first|second|third|fourth|top|ground|garden) floor(?: unit| apartment)?|(upper|lower|front|rear|basement|owner's|owner)(?: unit| apartment)?)(?::| -|,)? /i

interface UnitNote {
  size: string
  rent: string
  state: string
  work: string
  term: string
}

const EMPTY: UnitNote = { size: '', rent: '', state: '', work: '', term: '' }

/** What may be said of a unit, in any order. */
const PARTS: readonly [RegExp, (match: RegExpExecArray, note: UnitNote) => UnitNote | null][] = [
  [
    /^(\d) ?(?:bedrooms?|bed|br|bd)s?(?:[ ,/]+(\d(?:\.\d)?) ?(?:baths?|ba))?(?= |$)/i,
    (match, note) => ({ ...note, size: bedsOf(match[1] ?? '', match[2]) }),
  ],
  [
    /^(\d)\/(\d(?:\.\d)?)(?= |$)/,
    (match, note) => ({ ...note, size: bedsOf(match[1] ?? '', match[2]) }),
  ],
  [/^studio(?= |$)/i, (_, note) => ({ ...note, size: 'studio' })],
  [
    /^(?:rents? (?:for |at )?|leased (?:for |at )?|rented (?:for |at )?|at |@ ?)?\$?([\d,]{3,6})(?: ?\/ ?mo(?:nth)?| a month| per month)?(?= |$)/i,
    (match, note) =>
      Number((match[1] ?? '').replace(/,/g, '')) < 300 || /^(?:19|20)\d\d$/.test(match[1] ?? '')
        ? null
        : { ...note, rent: dollars(match[1] ?? '') },
  ],
  [
    /^(?:is )?(vacant|occupied|leased|rented|owner[- ]occ(?:upied)?|delivered vacant|furnished|original)(?= |$)/i,
    (match, note) => ({
      ...note,
      state: (match[1] ?? '')
        .toLowerCase()
        .replace(/^owner.*$/, 'owner-occupied')
        .replace('delivered', 'to be delivered'),
    }),
  ],
  [
    /^(?:was |fully |totally |completely |all )*(renovated|remodeled|updated|redone|rehabbed|gutted|renovation|refinished)(?: in)?(?: ((?:19|20)\d\d))?(?= |$)/i,
    (match, note) => ({
      ...note,
      work: `${(match[1] ?? '').toLowerCase().replace('renovation', 'renovated')}${match[2] ? ` in ${match[2]}` : ''}`,
    }),
  ],
  [/^month[- ]to[- ]month(?= |$)/i, (_, note) => ({ ...note, term: 'month to month' })],
  [/^(?:tenants? )?at will(?= |$)/i, (_, note) => ({ ...note, term: 'to a tenant at will' })],
  [
    /^(?:leased? )?(?:through|thru|until|to|ends|expires) (\S+(?: \d{4})?)(?= |$)/i,
    (match, note) =>
      isDate(match[1] ?? '')
        ? { ...note, term: `leased through ${leaseEnd(match[1] ?? '')}` }
        : null,
  ],
]

const noteOf = (typed: string): UnitNote | null => {
  // 'rents $1,250/mo' is a rent with its unit, read with the money.
  if (/^rent(?:s|ed)? /i.test(typed)) return null
  let rest = typed.trim()
  let note = EMPTY
  let said = 0
  while (rest) {
    let next: UnitNote | null = null
    for (const [pattern, read] of PARTS) {
      const match = pattern.exec(rest)
      next = match && read(match, note)
      if (!match || !next) continue
      rest = rest.slice(match[0].length).replace(/^[\s,;:+-]+/, '')
      break
    }
    if (!next) return null
    note = next
    said += 1
  }
  return said > 1 || note.rent || note.state === 'owner-occupied' ? note : null
}

const subjectOf = (match: RegExpExecArray): string => {
  const [, noun, label, floor, place] = match
  if (noun) return `${noun.toLowerCase()} ${label?.toUpperCase()}`
  if (floor) return `the ${RANKS[floor.toLowerCase()] ?? floor.toLowerCase()} floor`
  return /house|cottage|attic/i.test(place ?? '')
    ? `the ${place?.toLowerCase()}`
    : `the ${(place ?? '').toLowerCase().replace(/^owner$/, "owner's")} unit`
}

const toldUnit = (subject: string, { size, rent, state, work, term }: UnitNote): Told => {
  const about = [size && `${articleFor(size)} ${size}${/studio$/.test(size) ? '' : ' unit'}`, work]
    .filter(Boolean)
    .join(' ')
  // Avoids saying 'unit' twice, as in 'the lower unit, a three-bedroom unit'.
  const named =
    size && !work && !/studio$/.test(size) && / unit$/.test(subject)
      ? subject.replace(/^the /, `the ${size} `)
      : about
        ? `${subject}, ${about},`
        : subject
  const isLet = rent !== '' && !/vacant|owner/.test(state)
  const verb = isLet
    ? `rents for ${rent} a month${term ? `, ${term}` : ''}`
    : state
      ? `is ${state}${term ? ` ${term.replace(/^leased (?=through)/, '')}` : ''}${rent ? ` and has rented for ${rent} a month` : ''}`
      : term
        ? `is ${term}`
        : ''
  const statement = verb
    ? `${named} ${verb}`
    : size && work
      ? `${subject} is ${articleFor(size)} ${size} ${work}`
      : `${subject} is ${about}`
  return {
    kind: isLet ? 'income' : state || term ? 'tenancy' : work ? 'update' : 'building',
    concept: null,
    statement,
  }
}

/** The units of a building, one by one or as a mix, with their rents, state and work. */
export const UNITS: SubjectRules = {
  figures: [
    [
      /^(?:total )?rents?(?: of)? \$?([\d,]+)(?:\/mo(?:nth)?)? total$|^total rents?(?: of)? \$?([\d,]+)$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the rents total ${dollars(match[1] ?? match[2] ?? '')}${/\/mo/i.test(match[0]) ? ' a month' : ''}`,
      }),
    ],
    [
      /^(gas|oil|electric) heat (?:is )?(?:paid )?by (?:the )?(tenants?|owner|landlord)$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the ${match[1]?.toLowerCase()} heat is paid by the ${match[2]?.toLowerCase()}`,
      }),
    ],
    [
      SUBJECT,
      (match, setting) => {
        if (setting === 'land' || setting === 'flat') return null
        const note = noteOf(match.input.slice(match[0].length))
        return note ? toldUnit(subjectOf(match), note) : null
      },
    ],
    [
      /^(\d(?:st|nd|rd|th)) floor \$?([\d,]{3,6})(?:\/mo)?,?(?: and)? (\d(?:st|nd|rd|th)) floor \$?([\d,]{3,6})(?:\/mo)?(?:,?(?: and)? (\d(?:st|nd|rd|th)) floor \$?([\d,]{3,6})(?:\/mo)?)?$/i,
      (match) => {
        const rents = [
          [match[1], match[2]],
          [match[3], match[4]],
          [match[5], match[6]],
        ].flatMap(([floor, rent]) =>
          floor && rent
            ? [`the ${RANKS[floor.toLowerCase()] ?? floor} floor for ${dollars(rent)}`]
            : [],
        )
        return {
          kind: 'income',
          concept: null,
          statement: `${series(rents).replace(' for ', ' rents for ')} a month`,
        }
      },
    ],
    [
      new RegExp(
        String.raw`^(${TO_TWELVE}) (apartments?|lofts?|units?) (up|upstairs|above|over)(?: (?:rents?|rented|leased)(?: for| at)?)?,? \$?([\d,]{3,6})(?:\/mo)? (?:each|a piece|apiece)$`,
        'i',
      ),
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the ${count(match[1])} ${match[2]?.toLowerCase()} ${/^up/i.test(match[3] ?? '') ? 'upstairs' : 'above'} rent for ${dollars(match[4] ?? '')} a month each`,
      }),
    ],
    [
      new RegExp(
        `^(${TO_TWELVE}) (vacant|leased|rented|occupied),? (?:and )?(${TO_TWELVE}) (vacant|leased|rented|occupied)$`,
        'i',
      ),
      (match, setting) => ({
        kind: 'tenancy',
        concept: null,
        statement: `${count(match[1])} ${setting === 'commercial' ? 'space' : 'unit'}${match[1] === '1' ? ' is' : 's are'} ${match[2]?.toLowerCase()}, and ${count(match[3])} ${match[3] === '1' ? 'is' : 'are'} ${match[4]?.toLowerCase()}`,
      }),
    ],
    [
      new RegExp(
        `^(${TO_TWELVE}) (units|suites|spaces|apartments|stores),? (?:and )?(${TO_TWELVE}|all|both) (vacant|leased|rented|occupied)$`,
        'i',
      ),
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: /^(?:all|both)$/i.test(match[3] ?? '')
          ? `all ${count(match[1])} ${match[2]?.toLowerCase()} are ${match[4]?.toLowerCase()}`
          : `${count(match[3])} of the ${count(match[1])} ${match[2]?.toLowerCase()} ${match[3] === '1' ? 'is' : 'are'} ${match[4]?.toLowerCase()}`,
      }),
    ],
    [
      /^(?:legal )?(two|three|four|[2-4])[- ]family,? (\d)\/(\d)(?:\/(\d))?$/i,
      (match) => {
        const rooms = [match[2], match[3], match[4]].filter((each): each is string => Boolean(each))
        const family = count(match[1])
        return {
          kind: 'building',
          concept: null,
          statement: `it is a ${family}-family with ${new Set(rooms).size === 1 ? `${count(rooms[0])} rooms to each unit` : `units of ${series(rooms.map(count))} rooms`}`,
          count: numberOf(family),
        }
      },
    ],
    [
      /^(\d)\/(\d)\/(\d) (?:three|triple)[- ]decker$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a three-decker with ${match[1] === match[2] && match[2] === match[3] ? `${count(match[1])} rooms to each unit` : `units of ${series([match[1], match[2], match[3]].map(count))} rooms`}`,
        count: 3,
      }),
    ],
    [
      /^((?:large |brick |legal |big )*)legal (two|three|four|[2-4])[- ]family(?: house| home)?$|^((?:large |brick |big )+)(two|three|four|[2-4])[- ]family(?: house| home)?$/i,
      (match) => {
        const units = count(match[2] ?? match[4])
        const kind = `${(match[1] ?? match[3] ?? '').toLowerCase().replace('legal ', '')}${match[2] ? 'legal ' : ''}${units}-family`
        return {
          kind: 'building',
          concept: 'units',
          statement: `it is a ${kind}`,
          count: numberOf(units),
          name: `${kind} house`,
        }
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
      /^(?:coin )?laundry income(?: of)? \$?([\d,]+)(?:\/(mo\w*|yr|year))?$|^coin(?:-op)? laundry \$([\d,]+)\/(mo\w*|yr|year)$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the laundry brings in ${dollars(match[1] ?? match[3] ?? '')}${(match[2] ?? match[4]) ? (/^m/i.test(match[2] ?? match[4] ?? '') ? ' a month' : ' a year') : ''}`,
      }),
    ],
    [
      /^gross(?: income| monthly)?(?: of| is)? \$?([\d,.]+)(k)?\/(mo\w*|yr|year)$|^(?:monthly|mo) gross(?: of| is)? \$?([\d,]+)$|^gross income(?: of)? \$?([\d,]+)$/i,
      (match) => {
        const typed = match[1] ?? match[4] ?? match[5] ?? ''
        const sum = match[2] ? `$${group(Number(typed) * 1000)}` : dollars(typed)
        const period = match[5] ? '' : match[3] && !/^m/i.test(match[3]) ? ' a year' : ' a month'
        return {
          kind: 'income',
          concept: 'gross rents',
          statement: `gross ${/income/i.test(match[0]) ? 'income is' : 'rents are'} ${sum}${period}`,
        }
      },
    ],
    [
      /^(?:not|no|never) (?:under )?rent[- ]control(?:led)?$|^not rent[- ](?:stabilized|regulated)$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `it is not ${/stab/i.test(match[0]) ? 'rent-stabilized' : 'under rent control'}`,
      }),
    ],
    [
      /^(?:updated|new|upgraded) (?:electric(?:al)?),? (\d{2,4}) amps? (?:each|per unit|each unit)$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `the electrical system is ${/^new/i.test(match[0]) ? 'new' : 'updated'}, with ${match[1]} amps to each unit`,
      }),
    ],
    [
      /^leases? (?:through|thru|until|to|end|ends|expires?) (\d{1,2}\/(?:2[4-7]))$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `the lease${/^leases/i.test(match[0]) ? 's run' : ' runs'} through ${leaseEnd(match[1] ?? '')}`,
        date: leaseEnd(match[1] ?? ''),
      }),
    ],
    [
      /^tenants? pays? all$/i,
      (match) => ({
        kind: 'income',
        concept: 'tenant pays utilities',
        statement: `the ${/tenants/i.test(match[0]) ? 'tenants pay' : 'tenant pays'} all utilities`,
      }),
    ],
    [
      /^(owner|landlord|tenant)-paid (heat|water|gas|electric(?:ity)?|utilities|trash|hot water)$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the ${match[1]?.toLowerCase()} pays ${(match[2] ?? '').toLowerCase().replace(/^electric$/, 'electricity') === 'utilities' ? 'utilities' : `for ${(match[2] ?? '').toLowerCase().replace(/^electric$/, 'electricity')}`}`,
      }),
    ],
    [
      /^tenants? (?:in place )?since ((?:19|20)\d\d)$|^tenants? in place since ((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'tenancy',
        concept: null,
        statement: `${/tenants/i.test(match[0]) ? 'the tenants have' : 'the tenant has'} been in place since ${match[1] ?? match[2]}`,
      }),
    ],
  ],
}
