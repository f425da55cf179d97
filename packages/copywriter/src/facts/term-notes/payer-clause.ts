import { series } from '../figures/numerals.ts'
import { coveredServices } from '../money/covered-services.ts'
import { withOneInsurance } from '../money/one-insurance.ts'
import type { TermClause } from './term-clause.ts'

const PARTY = '(owner|seller|landlord|tenants?|HOA|association)'
const AMOUNT = String.raw`(?:,? \(?(?:(?:is|at) )?(?:(about|up to|averag(?:e|es|ing)) )?(\$\d[\d,]*(?: a (?:month|year))?)(?: (averag(?:e|es|ing)|estimated))?\)?)`
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?:the )?${PARTY} (?:pays|pay|to pay|covers)(?: for)? (.+?)${AMOUNT}?$`, 'i'),
  new RegExp(`^(.+?),? (?:is |are )?(?:paid by|by|on) (?:the )?${PARTY}${AMOUNT}?$`, 'i'),
  new RegExp(`^(.+?),? ${PARTY}(?: pays| pay)?${AMOUNT}?$`, 'i'),
]
const IS_PARTY = new RegExp(`^${PARTY}$`, 'i')

/** Who pays for which services, and how much they come to: 'the owner pays for water, averaging $310 a month'. */
export const payerClause = (text: string): TermClause | null => {
  for (const form of FORMS) {
    const [, first = '', second = '', limit = '', sum = '', behind = ''] = form.exec(text) ?? []
    const [party, list] = IS_PARTY.test(first) ? [first, second] : [second, first]
    const services = list ? coveredServices(list) : null
    if (!services) continue
    const name = party.toLowerCase().replace('hoa', 'HOA')
    const kind = /^averag/i.test(`${limit}${behind}`)
      ? 'averaging '
      : /^est/i.test(behind)
        ? 'an estimated '
        : limit
          ? `${limit.toLowerCase()} `
          : ''
    return {
      statement: `the ${name} ${/s$/.test(name) ? 'pay' : 'pays'} ${services.every((service) => /tax|insurance$/.test(service)) ? '' : 'for '}${series(services.map(told))}${sum ? `, ${kind}${sum}` : ''}`,
      kind: 'income',
    }
  }
  return includedIn(text)
}

const INCLUDED =
  /^(.+?),? (?:(?:is |are )?(?:included|covered) )?in (?:the )?(HOA dues|condo dues|HOA|dues|condo fee|rent|maintenance)$/i

/** 'the dues include wind and flood insurance' */
const includedIn = (text: string): TermClause | null => {
  const [, list = '', charge = ''] = INCLUDED.exec(text) ?? []
  const services = list ? coveredServices(list) : null
  if (!services) return null
  const name = charge.toLowerCase().replace('hoa', 'HOA')
  return {
    statement: `the ${name} ${/dues$/.test(name) ? 'include' : 'includes'} ${series(withOneInsurance(services).map(told))}`,
    kind: 'fee',
  }
}

/** 'the roof', but 'water'. */
const told = (service: string): string =>
  service.replace(
    /^(?=(?:roof|exterior|pool|lawn|elevator|boiler|(?:front |back )?yard|common areas?)$)/,
    'the ',
  )
