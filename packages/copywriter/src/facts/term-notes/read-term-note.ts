import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { unknownWord } from '../refusals/unknown-words.ts'
import { availableClause } from './available-clause.ts'
import { capClause } from './cap-clause.ts'
import { chargeClause, furtherCharge } from './charge-clause.ts'
import { doorsClause } from './doors-clause.ts'
import { financingClause } from './financing-clause.ts'
import { leasebackClause } from './leaseback-clause.ts'
import { letClause } from './let-clause.ts'
import { noteWords } from './note-words.ts'
import { offerClause } from './offer-clause.ts'
import { partyClause } from './party-clause.ts'
import { payerClause } from './payer-clause.ts'
import { petClause } from './pet-clause.ts'
import { responsibilityClause } from './responsibility-clause.ts'
import { ruleClause } from './rule-clause.ts'
import { tenantClause } from './tenant-clause.ts'
import type { TermClause } from './term-clause.ts'
import { thingFirstClause } from './thing-first-clause.ts'
import { useClause } from './use-clause.ts'

type Grammar = (text: string) => TermClause | null

/** Grammars that know each of their words: what they read in a note is what it says. */
const CLOSED: readonly Grammar[] = [
  petClause,
  useClause,
  financingClause,
  leasebackClause,
  thingFirstClause,
  capClause,
  availableClause,
  payerClause,
  responsibilityClause,
  tenantClause,
  letClause,
  ruleClause,
]

/** The grammars of single clauses, in the order in which they are tried. */
const CLAUSES: readonly Grammar[] = [...CLOSED, doorsClause, chargeClause, partyClause, offerClause]

/** A note of one clause, by the grammars that are better than a guess. */
export const readClosedNote = (typed: string, readOther: OtherReader): ItemFeature[] | null => {
  const text = noteWords(typed)
  for (const read of CLOSED) {
    const clause = read(text)
    if (clause) return [itemFeature({ text, ...clause })]
  }
  return partedAtParty(text, readOther)
}

/** What a part of an entry says that is no term; `null` where it was not understood. */
export type OtherReader = (text: string) => readonly ItemFeature[] | null

/**
 * Reads an entry about money, tenants or terms as a whole, clause by clause. `null` where a part of it was not understood.
 * @example readTermNote('HOA transfer fee $500 paid by buyer', readOther) // 'the HOA transfer fee is $500, paid by the buyer'
 */
export const readTermNote = (typed: string, readOther: OtherReader): ItemFeature[] | null => {
  // Two capitals may begin a name, which the grammars do not know.
  if (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(typed)) return null
  const segments = noteWords(typed).split(/(?:,(?!\d{3}\b)|;| but(?= (?:\d|no ))) */)
  const features: ItemFeature[] = []
  let isTerm = false
  for (let at = 0; at < segments.length; ) {
    const read = longestFrom(segments.slice(at))
    if (read) {
      addClause(features, read.feature)
      isTerm = true
      at += read.length
      continue
    }
    const parted = partedAtParty(segments[at] ?? '', readOther)
    if (parted) {
      features.push(...parted)
      isTerm = true
      at += 1
      continue
    }
    const other = readOther(segments[at] ?? '')
    if (!other) return null
    features.push(...other)
    at += 1
  }
  return isTerm && !unknownWord(features) ? features : null
}

/** 'boiler 2017 landlord pays heat': what somebody pays begins a note of its own. */
const PARTY_CLAUSE =
  /^(.{4,}?) ((?:the )?(?:landlord|owner|seller|tenants?|buyer|HOA) (?:pays?|to pay|will pay|to credit|will credit|offering|offers|giving|gives) .+)$/i

const partedAtParty = (segment: string, readOther: OtherReader): ItemFeature[] | null => {
  const [, first = '', second = ''] = PARTY_CLAUSE.exec(segment) ?? []
  const clause = second ? clauseOf(second) : null
  const other = clause ? readOther(first) : null
  return clause && other ? [...other, itemFeature({ text: second, ...clause })] : null
}

/** A limit, or a second sum of the same kind, joins the clause to which it belongs. */
const addClause = (features: ItemFeature[], clause: ItemFeature): void => {
  const last = features.at(-1)
  const statement = clause.statement ?? ''
  const [, least] = /^the (minimum is .+ acres?)$/.exec(statement) ?? []
  if (least && last?.statement) {
    const limit = least.replace(/^minimum is/, 'a minimum of')
    features[features.length - 1] = { ...last, statement: `${last.statement}, with ${limit}` }
    return
  }
  const noun = last?.name?.head
  features.push(
    noun ? { ...clause, statement: statement.replace(/^(an? \S+) one /, `$1 ${noun} `) } : clause,
  )
}

/** The longest beginning that one grammar reads. */
const longestFrom = (
  segments: readonly string[],
): { feature: ItemFeature; length: number } | null => {
  for (let length = segments.length; length > 0; length--) {
    const text = segments.slice(0, length).join(', ')
    const clause = clauseOf(text)
    if (clause)
      return {
        feature: itemFeature({ text, kind: clause.kind, statement: clause.statement }),
        length,
      }
  }
  return null
}

/** 'utilities', paid besides a rent */
const furtherService = (text: string): string | null =>
  /^(?:utilities|electric|gas|water|NNN|CAM|tax|heat)(?: and (?:utilities|electric|gas|water|NNN|CAM|tax|heat))?$/i.test(
    text,
  )
    ? text.replace(/\belectric\b/i, 'electricity')
    : null

const clauseOf = (text: string): TermClause | null => {
  const [, first = '', further = ''] =
    /^(.+?),? (?:plus|\+|and(?= (?:an? )?(?:master|sub|\$))) (?:an? )?(.+)$/i.exec(text) ?? []
  const charge = further ? (furtherCharge(further) ?? furtherService(further)) : null
  const clause = charge ? chargeClause(first) : null
  if (charge && clause) return { ...clause, statement: `${clause.statement}, plus ${charge}` }
  for (const read of CLAUSES) {
    const found = read(text)
    if (found) return found
  }
  return null
}
