import { numberOf, numeral, series } from '../figures/numerals.ts'
import { isHeadNoun, kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { withArticle } from '../statements/rule.ts'
import { terms } from '../statements/wording/kinds.ts'
import { unitOf } from '../statements/wording/units.ts'
import type { TermClause } from './term-clause.ts'

const ACTIVITY =
  'smoking|vaping|grilling|subletting|sublets|short-term rentals|rentals|parties|events|waterbeds|trailers|RVs|boats|mobile homes|single-?wides|livestock|hunting|commercial vehicles|work trucks|pets'
const BANNED = new RegExp(
  `^no (${ACTIVITY})(?:(?:, no | or |, or |, | and | no )(${ACTIVITY}))+$`,
  'i',
)
const LEASE_FORM =
  /^(absolute |modified |industrial |full[- ]service |double |triple )?(gross|net|NNN|full[- ]service)(?: leases?)?$/i
const LEAST =
  /^(?:(?:a )?(minimum|maximum) (\d[\d,]*) (square feet|acres?)((?: heated| living)?)|(\d[\d,]*) (square feet|acres?)((?: heated| living)?) (minimum|maximum))((?: to (?:build|divide|subdivide))?)$/i
const DOCUMENTS =
  /^((?:(?:leases?|rent rolls?|financials|P and L|tax returns|survey|inspection report|reports?|plans|disclosures|books|expenses|offering memorandum|OM|phase I|docs|documents)(?:, | and |, and )?)+) (?:available )?(with|after|upon|on|once) (?:an? )?(signed|accepted|executed)? ?(NDA|offer|contract|CA|confidentiality agreement)$/i

/** Rules, forms of leases, least sizes and papers, which have grammars of a few words each. */
export const ruleClause = (text: string): TermClause | null =>
  banned(text) ??
  leaseForm(text) ??
  leastSize(text) ??
  papers(text) ??
  metered(text) ??
  furnished(text) ??
  partlyNew(text) ??
  subjectTo(text) ??
  newInUnit(text) ??
  noCharge(text) ??
  duty(text)

/** 'smoking and vaping are not allowed' */
const banned = (text: string): TermClause | null => {
  if (!BANNED.test(text)) return null
  const things = text
    .replace(/\bno /gi, '')
    .split(/, or |, | or | and /i)
    .filter(Boolean)
  return { statement: `${series(things.map(inSmall))} are not allowed`, kind: 'restriction' }
}

const inSmall = (text: string): string => (/^RVs/i.test(text) ? 'RVs' : text.toLowerCase())

const leaseForm = (text: string): TermClause | null => {
  const [, kind = '', form = ''] = LEASE_FORM.exec(text) ?? []
  if (!form || (/^(?:net|gross)$/i.test(form) && !kind)) return null
  const name = /nnn/i.test(form) ? 'triple net' : form.toLowerCase()
  return { statement: `the lease is ${kind.toLowerCase()}${name}`.trim(), kind: 'tenancy' }
}

const leastSize = (text: string): TermClause | null => {
  const [
    ,
    before,
    first = '',
    firstUnit = '',
    firstKind = '',
    last = '',
    lastUnit = '',
    lastKind = '',
    after,
    purpose = '',
  ] = LEAST.exec(text) ?? []
  const limit = before ?? after
  if (!limit) return null
  const kind = (firstKind || lastKind).trim().toLowerCase()
  const unit = (firstUnit || lastUnit).toLowerCase()
  const size = first || last
  const value = numberOf(size)
  const figure = value !== null && value <= 10 ? numeral(value) : size
  const subject = /square/.test(unit)
    ? `the ${limit.toLowerCase()} build`
    : `the ${limit.toLowerCase()}${purpose.toLowerCase()}`
  return {
    statement: `${subject} is ${figure} ${kind ? `${kind} ` : ''}${unit}`,
    kind: 'restriction',
  }
}

const papers = (text: string): TermClause | null => {
  const [, list = '', when = '', done = 'signed', paper = ''] = DOCUMENTS.exec(text) ?? []
  if (!paper) return null
  const names = list
    .split(/, and |, | and /i)
    .map((name) => name.trim())
    .filter(Boolean)
  const isMany = names.length > 1 || /s$/i.test(names[0] ?? '')
  const state = /offer|contract/i.test(paper) && done === 'signed' ? 'accepted' : done.toLowerCase()
  const article = /^[aeiou]/.test(state) ? 'an' : 'a'
  const told = /^(?:NDA|CA)$/i.test(paper) ? paper.toUpperCase() : paper.toLowerCase()
  return terms(
    `the ${series(names.map((name) => name.toLowerCase()))} ${isMany ? 'are' : 'is'} available ${/^after/i.test(when) ? 'after' : 'with'} ${article} ${state} ${told}`,
  )
}

const SERVICE = '(?:electric(?:ity)?|gas|water|heat|hot water|utilities)'
const METERED = new RegExp(
  `^(?:(separately|individually)[- ]metered (?:for )?(${SERVICE}(?:(?:, | and |, and )${SERVICE})*)|(${SERVICE}(?:(?:, | and |, and )${SERVICE})*) (?:is |are )?(separately|individually)[- ]metered)$`,
  'i',
)

/** 'electricity and gas are separately metered' */
const metered = (text: string): TermClause | null => {
  const [, before, first = '', last = '', after] = METERED.exec(text) ?? []
  const how = (before ?? after)?.toLowerCase()
  if (!how) return null
  const services = (first || last)
    .toLowerCase()
    .replace(/\belectric\b/, 'electricity')
    .split(/, and |, | and /)
  const isMany = services.length > 1 || services[0] === 'utilities'
  return {
    statement: `${series(services)} ${isMany ? 'are' : 'is'} ${how} metered`,
    kind: 'utilities',
  }
}

const furnished = (text: string): TermClause | null => {
  const [, how = ''] = /^((?:fully |partially |partly )?(?:un)?furnished)$/i.exec(text) ?? []
  return how ? { statement: `it comes ${how.toLowerCase()}`, kind: 'terms' } : null
}

const PARTLY_NEW =
  /^(one|two|three|four|both|all|\d) ((?:[a-z-]+ ){0,2}[a-z-]+) (?:is |are )?(new|original|brand new)$/i

/** 'one boiler is new' */
const partlyNew = (text: string): TermClause | null => {
  const [, count = '', thing = '', state = ''] = PARTLY_NEW.exec(text) ?? []
  const head = singular(headOf(thing))
  if (!state || !isHeadNoun(head)) return null
  const number = numberOf(count)
  const verb = number === 1 ? 'is' : 'are'
  const subject = number === null ? count.toLowerCase() : numeral(number)
  return {
    statement: `${subject} ${thing.toLowerCase()} ${verb} ${state.toLowerCase()}`,
    kind: kindOfNoun(head) ?? 'condition',
  }
}

/** 'the sale is subject to the tenant vacating' */
const subjectTo = (text: string): TermClause | null => {
  const [, party = '', rest = ''] =
    /^(?:sale |sold )?(?:is )?subject to (?:the )?(tenants?|seller|buyer|bank|court|lender|estate)((?: .+)?)$/i.exec(
      text,
    ) ?? []
  if (!party || /,/.test(rest)) return null
  const isApproval = /^ approval$/i.test(rest)
  return terms(
    isApproval
      ? `the sale is subject to ${party.toLowerCase()} approval`
      : `the sale is subject to the ${party.toLowerCase()}${withArticles(rest).replace(/ finding (?=home$|house$|place$)/, ' finding a ')}`,
  )
}

const NEW_IN_UNIT =
  /^new ((?:[a-z-]+ ){0,2}[a-z-]+?),? (?:in |for )?(unit (?:[A-Z]|\d{1,2})|(?:upper|lower) unit)(?:,? (?:in )?((?:19|20)\d\d))?$/i

/** 'unit 2 got a new furnace in 2022' */
const newInUnit = (text: string): TermClause | null => {
  const [, thing = '', unit = '', year] = NEW_IN_UNIT.exec(text) ?? []
  if (!thing || !isHeadNoun(singular(headOf(thing)))) return null
  const object = withArticle(`new ${thing.toLowerCase()}`)
  return {
    statement: year ? `${unitOf(unit)} got ${object} in ${year}` : `${unitOf(unit)} has ${object}`,
    kind: 'update',
  }
}

/** 'there is no deposit' */
const noCharge = (text: string): TermClause | null => {
  const [, charge = ''] =
    /^no ((?:[a-z-]+ ){0,2}(?:deposit|fees?|rent increase))$/i.exec(text) ?? []
  if (!charge) return null
  return {
    statement: `there ${/s$/i.test(charge) ? 'are' : 'is'} no ${charge.toLowerCase()}`,
    kind: 'fee',
  }
}

/** 'the buyer must build within 24 months' */
const duty = (text: string): TermClause | null =>
  /^must (?:build|close|use|start building) [a-z\d' -]+$/i.test(text)
    ? { statement: `the buyer ${withArticles(text)}`, kind: 'restriction' }
    : null
