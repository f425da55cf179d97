import { series } from '../figures/numerals.ts'
import { coveredServices } from '../money/covered-services.ts'
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
      statement: `the ${name} ${/s$/.test(name) ? 'pay' : 'pays'} for ${series(services.map(told))}${sum ? `, ${kind}${sum}` : ''}`,
      kind: 'income',
    }
  }
  return null
}

/** 'the roof', but 'water'. */
const told = (service: string): string =>
  service.replace(
    /^(?=(?:roof|exterior|pool|lawn|elevator|boiler|(?:front |back )?yard|common areas?)$)/,
    'the ',
  )
