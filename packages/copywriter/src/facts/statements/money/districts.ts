import { fee } from '../rate.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { AMOUNT, PERIOD_OF_CHARGE, per, sum } from '../wording/amounts.ts'
import { terms } from '../wording/kinds.ts'

const whose = (typed: string | undefined): string =>
  /^(?:mud|pid|esd|wcid|lid|sid)$/i.test(typed ?? '') ? (typed ?? '').toUpperCase() : lower(typed)

/** Tax rates, special tax districts, and loans that are repaid with the property taxes. */
export const DISTRICTS: SubjectRules = {
  lines: [
    [
      /^(low )?(?:(total|combined|overall|MUD|PID|ESD|WCID|city|county|school) )?(?:property )?(?:tax )?rate(?: of| is|:)? (\d?\.\d+|\d)( ?%| percent)?$/i,
      (match) => {
        if (!match[2] && !/tax/i.test(match[0])) return null
        const rate = `${(match[3] ?? '').replace(/^\./, '0.')}${match[4] || !match[2] ? ' percent' : ''}`
        return fee(
          `the ${match[2] ? `${whose(match[2])} ` : ''}tax rate is ${match[1] ? `low, at ${rate}` : rate}`,
        )
      },
    ],
    [
      new RegExp(
        `^(?:low )?(?:property |annual |yearly )?tax(?:es)?(?: are| is| run)? (under|over|less than|below|around|only|just under|just over) ${AMOUNT}${PERIOD_OF_CHARGE}$`,
        'i',
      ),
      (match) =>
        fee(
          `property taxes are ${lower(match[1]).replace('around', 'about')} ${sum(match[2])}${per(match[3])}`,
        ),
    ],
    [
      /^(?:the )?((?:PACE|HERO|solar|SBA) (?:loan|lien|assessment)|solar panels|liens?|mortgage|back taxes|second mortgage) (?:to be |will be |is |are )?(paid off|paid|satisfied|cleared) at closing(?: by (?:the )?seller)?$/i,
      (match) =>
        terms(
          `the ${match[1]?.replace(/^[A-Z](?=[a-z])/, lower)} will be ${lower(match[2])} at closing`,
        ),
    ],
    [
      new RegExp(
        `^(special )?assessment for (?:the |an? |new )?([a-z][a-z &]*?)(?::| is| of)? ${AMOUNT}${PERIOD_OF_CHARGE}(?:,? (through|thru|until|till|to) ((?:\\p{Lu}\\p{L}+ )?(?:19|20)\\d\\d))?$`,
        'iu',
      ),
      (match) =>
        fee(
          `the ${lower(match[1])}assessment for the ${lower(match[2]).replace(' & ', ' and ')} is ${sum(match[3])}${per(match[4])}${match[6] ? ` ${/^th/i.test(match[5] ?? '') ? 'through' : 'until'} ${match[6]}` : ''}`,
        ),
    ],
    [
      /^(?:in (?:an? |the )?)?(metro district|MUD|PID|CDD|special tax district|public improvement district)(?: applies)?$/i,
      (match) => {
        const name = match[1] ?? ''
        return fee(`it is in a ${/^[A-Z]{3}$/i.test(name) ? name.toUpperCase() : lower(name)}`)
      },
    ],
  ],
}
