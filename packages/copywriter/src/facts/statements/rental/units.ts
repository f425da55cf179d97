import { articleFor } from '@listwright/reviewer/language'
import { isDate } from '../../figures/dates.ts'
import type { Told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { dollars } from '../wording/amounts.ts'
import { leaseEnd } from '../wording/dates.ts'
import { bedsOf, RANKS } from '../wording/units.ts'

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

/** A unit with its size, rent, state and term in one note: 'unit 2 3br $1,950 thru 5/26'. */
export const UNITS: SubjectRules = {
  figures: [
    [
      SUBJECT,
      (match, setting) => {
        if (setting === 'land' || setting === 'flat') return null
        const note = noteOf(match.input.slice(match[0].length))
        return note ? toldUnit(subjectOf(match), note) : null
      },
    ],
  ],
}
