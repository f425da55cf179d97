import { articleFor } from '@listwright/reviewer/language'
import { fee } from './rate.ts'
import { lower, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { AMOUNT, feeNamed, PERIOD_OF_CHARGE, PLUS, per, sum } from './wording/amounts.ts'

const CHARGE =
  '((?:boat |RV |bike |kayak )?storage(?: fee)?|slip(?: fee| rent)?|(?:boat )?slip fee|valet trash|trash(?: valet| pickup)?|amenity fee|technology fee|admin(?:istrati(?:on|ve))?(?: fee)?|initiation(?: fee)?|move-in fee|cleaning fee|road (?:maintenance )?fee|gate fee|golf membership|club membership|parking fee|CSA(?: fees?| dues)?|regime|bulk (?:cable|internet)|pest control|lawn (?:care|service)|pool service|capital contribution|resale fee|document fee|estoppel fee)'

/** What a charge is called in a sentence. */
const nameOf = (typed: string): string => {
  const name = lower(typed)
  if (/^csa/.test(name)) return 'the CSA fee'
  if (/^regime/.test(name)) return 'the regime fee'
  if (/^admin/.test(name)) return 'the administrative fee'
  if (/^initiation/.test(name)) return 'the initiation fee'
  if (/^slip$/.test(name)) return 'the slip'
  if (/^rv /.test(name)) return `RV ${name.slice(3)}`
  return /(?:fee|membership|contribution|rent)$/.test(name) ? `the ${name}` : name
}

const toppedUp = (
  dues: string | undefined,
  amount: string | undefined,
  period: string | undefined,
  more: string | undefined,
  extra: string | undefined,
  often: string | undefined,
) => {
  const name = lower(dues)
  const subject = /^hoa|^association/.test(name)
    ? 'HOA dues are'
    : /^poa/.test(name)
      ? 'POA dues are'
      : name === 'dues'
        ? 'dues are'
        : `the ${name.replace('dues', 'fee')} is`
  const what = `${feeNamed(more ?? '').replace(/^startup$/, 'start-up')} fee`.replace(
    /contribution fee$/,
    'contribution',
  )
  return fee(
    often
      ? `${subject} ${sum(amount)}${per(period)}, plus ${articleFor(what)} ${what} of ${sum(extra)}${per(often)}`
      : `${subject} ${sum(amount)}${per(period)}, plus ${articleFor(sum(extra))} ${sum(extra)} ${what}`,
  )
}

const quote = (
  kind: string | undefined,
  amount: string | undefined,
  period: string | undefined,
  where: string,
) =>
  fee(
    `${articleFor(lower(kind))} ${lower(kind)} quote of ${sum(amount)}${per(period)} is ${lower(where).replace('in doc', 'in the doc')}`,
  )

/** Charges besides the dues, what is paid at closing, and sums that come on top of another. */
export const EXTRA_CHARGES: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^${CHARGE}:?(?: is| of)? ${AMOUNT}${PERIOD_OF_CHARGE},?( mandatory| required| optional| each)?$`,
        'i',
      ),
      (match) => {
        const state = lower(match[4]).trim()
        const name = nameOf(match[1] ?? '')
        return fee(
          state && state !== 'each'
            ? `${name} is ${state} at ${sum(match[2])}${per(match[3])}`
            : `${name} is ${sum(match[2])}${per(match[3])}${state ? ' each' : ''}`,
        )
      },
    ],
    [
      new RegExp(
        `^(HOA|POA|dues|condo fee|condo dues|regime fee|association)(?: dues| fees?)?:? ${AMOUNT}${PERIOD_OF_CHARGE}${PLUS}(initiation|slip|transfer|capital contribution|working capital|club|amenity|road|gate|admin|start-?up|move-in)(?: fees?)?(?: of)? ${AMOUNT}${PERIOD_OF_CHARGE}$`,
        'i',
      ),
      (match) => toppedUp(match[1], match[2], match[3], match[4], match[5], match[6]),
    ],
    [
      new RegExp(
        `^(HOA|POA|dues|condo fee|condo dues|regime fee|association)(?: dues| fees?)?:? ${AMOUNT}${PERIOD_OF_CHARGE}${PLUS}${AMOUNT} (initiation|slip|transfer|capital contribution|working capital|club|amenity|road|gate|admin|start-?up|move-in)(?: fees?)?$`,
        'i',
      ),
      (match) => toppedUp(match[1], match[2], match[3], match[5], match[4], ''),
    ],
    [
      new RegExp(
        `^(?:security )?deposit:?(?: is| of)? ${AMOUNT}${PLUS}${AMOUNT} (credit check|application|background check|cleaning|admin|pet|key|move-in)(?: fee| deposit)?$`,
        'i',
      ),
      (match) =>
        fee(
          `the deposit is ${sum(match[1])}, plus ${articleFor(sum(match[2]))} ${sum(match[2])} ${feeNamed(match[3] ?? '')} fee`,
        ),
    ],
    [
      new RegExp(
        `^(pets|cats|dogs|small dogs|small pets|pet|cat|dog)(?: are| is)? (ok|okay|allowed|welcome|accepted|considered|negotiable)(?:,| with|:)? (?:an? )?${AMOUNT}( non-?refundable| refundable| one[- ]time)?( fee| deposit)?${PERIOD_OF_CHARGE}(?:,? (?:\\+|and|plus) ${AMOUNT}${PERIOD_OF_CHARGE}(?: pet rent)?)?$`,
        'i',
      ),
      (match) => {
        const [, who = '', verb = '', first, kind = '', noun = '', period, second, often] = match
        const animals = `${lower(who).replace(/s$/, '')}s`
        const state = /^(?:considered|negotiable|welcome)$/i.test(verb) ? lower(verb) : 'allowed'
        if (period && !second && !kind && !noun)
          return {
            kind: 'pets' as const,
            concept: null,
            statement: `${animals} are ${state} for ${sum(first)}${per(period)}`,
          }
        if (!kind && !noun && !second) return null
        const sort = lower(kind)
          .trim()
          .replace(/^nonref/, 'non-ref')
        return {
          kind: 'pets' as const,
          concept: null,
          statement: `${animals} are ${state} with ${articleFor(sum(first))} ${sum(first)} ${sort ? `${sort} ` : ''}${lower(noun).trim() || 'fee'}${second ? ` plus ${sum(second)}${per(often)}` : ''}`,
        }
      },
    ],
    [
      new RegExp(
        `^pet (fee|deposit|rent)(?: is| of)? ${AMOUNT}${PERIOD_OF_CHARGE},? (?:each|per pet|per animal)$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `the pet ${lower(match[1])} is ${sum(match[2])}${per(match[3])} for each pet`,
      }),
    ],
    [
      new RegExp(
        `^(?:${AMOUNT} app(?:lication)? fee|app(?:lication)? fee(?: is| of)? ${AMOUNT}) (?:per|each|for each) (adult|applicant|person|occupant)$`,
        'i',
      ),
      (match) =>
        fee(`the application fee is ${sum(match[1] ?? match[2])} for each ${lower(match[3])}`),
    ],
    [
      new RegExp(
        `^flood (?:insurance|ins|policy)(?: is| of)? ${AMOUNT}${PERIOD_OF_CHARGE},? \\(?(assumable|transferable)\\)?$`,
        'i',
      ),
      (match) =>
        fee(
          `flood insurance is ${sum(match[1])}${per(match[2])}, and the policy is ${lower(match[3])}`,
        ),
    ],
    [
      new RegExp(
        `^(assumable|transferable) flood (?:insurance|ins|policy)(?: at| of|,)? ${AMOUNT}${PERIOD_OF_CHARGE}$`,
        'i',
      ),
      (match) =>
        fee(
          `flood insurance is ${sum(match[2])}${per(match[3])}, and the policy is ${lower(match[1])}`,
        ),
    ],
    [
      new RegExp(
        `^((?:flood |home |wind )?insurance) quote,? (?:(attached|available|on file|in documents),? )?(?:of |is |at )?${AMOUNT}${PERIOD_OF_CHARGE}$`,
        'i',
      ),
      (match) => quote(match[1], match[3], match[4], match[2] ?? 'available'),
    ],
    [
      new RegExp(
        `^((?:flood |home |wind )?insurance) quote (attached|available|on file|in documents),? ${AMOUNT}${PERIOD_OF_CHARGE}$`,
        'i',
      ),
      (match) => quote(match[1], match[3], match[4], match[2] ?? 'available'),
    ],
    [
      /^(?:property )?taxes (?:are )?(current|paid)(?: up)? (?:through|thru|for|as of|in)(?: the)? ((?:19|20)\d\d)$/i,
      (match) =>
        fee(
          `property taxes are ${lower(match[1])} ${/\bfor\b/i.test(match[0]) ? 'for' : 'through'} ${match[2]}`,
        ),
    ],
    [
      new RegExp(
        `^(greenbelt|ag(?:ricultural)?|timber|wildlife|homestead|farm|forest)[- ]?(exempt(?:ion)?|valuation|use)? taxes:?(?: are| of)? (?:only |just )?${AMOUNT}${PERIOD_OF_CHARGE}$`,
        'i',
      ),
      (match) => {
        const kind = lower(match[1]).replace(/^ag$/, match[2] ? 'ag' : 'agricultural')
        const more = /^exempt/i.test(match[2] ?? '')
          ? '-exempt'
          : match[2]
            ? ` ${lower(match[2])}`
            : ''
        return fee(`${kind}${more} taxes are ${sum(match[3])}${per(match[4])}`)
      },
    ],
    [
      /^(?:a )?capital contribution(?: of)? (.*?\d.*?)(?: is)?(?: due)? at closing$/i,
      (match) =>
        fee(
          `a capital contribution of ${(match[1] ?? '').replace(/(\d) ?%/g, '$1 percent')} is due at closing`,
        ),
    ],
    [
      new RegExp(
        `^(?:low |one[- ]time )?${AMOUNT} (transfer|initiation|capital contribution|HOA transfer|HOA start-?up|working capital|resale)(?: fee)?,? (?:is )?(?:due )?at closing$`,
        'i',
      ),
      (match) =>
        fee(
          `the ${`${lower(match[2]).replace('hoa', 'HOA')} fee`.replace(/contribution fee$/, 'contribution')} is ${sum(match[1])} at closing`,
        ),
    ],
    [
      new RegExp(
        `^${AMOUNT} (?:is )?due at closing (?:to|for) (?:the )?HOA(?: (start-?up|transfer|capital contribution))?(?: fee)?$`,
        'i',
      ),
      (match) =>
        fee(
          `${match[2] ? `an HOA ${lower(match[2]).replace('startup', 'start-up')} fee of ${sum(match[1])}` : `a payment of ${sum(match[1])} to the HOA`} is due at closing`,
        ),
    ],
    [
      new RegExp(`^${AMOUNT} HOA transfer(?: fee)? (?:is )?(?:paid|pd) by (buyer|seller)$`, 'i'),
      (match) => fee(`the ${sum(match[1])} HOA transfer fee is paid by the ${lower(match[2])}`),
    ],
    [
      new RegExp(
        `^(?:trash(?: pickup| service)?) (?:with|through|by|via) (?:the )?HOA,? \\(?${AMOUNT}${PERIOD_OF_CHARGE}\\)?$`,
        'i',
      ),
      (match) => fee(`trash pickup through the HOA is ${sum(match[1])}${per(match[2])}`),
    ],
    [
      new RegExp(
        `^CDD(?: fee)?(?: is| of)? ${AMOUNT}${PERIOD_OF_CHARGE},? (?:included )?(?:in|on) (?:the )?tax(?:es| bill)$`,
        'i',
      ),
      (match) =>
        fee(`the CDD fee is ${sum(match[1])}${per(match[2])} and is included in the tax bill`),
    ],
    [
      new RegExp(
        `^HOA (?:for |covers )?(gates?|roads?|road maintenance|pool|lawns?|common areas?) only,? ${AMOUNT}${PERIOD_OF_CHARGE}$`,
        'i',
      ),
      (match) =>
        fee(
          `HOA dues are ${sum(match[2])}${per(match[3])} and cover only the ${lower(match[1]).replace(/^the /, '')}`,
        ),
    ],
    [
      new RegExp(
        `^((?:[a-z-]+ )*(?:space|spot|locker|slip|stall|garage|storage unit)) (?:is |for )?${AMOUNT}(?: is)? (extra|additional)$`,
        'i',
      ),
      (match) => fee(`${withArticle(lower(match[1]))} is ${sum(match[2])} ${lower(match[3])}`),
    ],
    [
      new RegExp(
        `^(shared|community|private) (well|septic|road|driveway|water),? ${AMOUNT}${PERIOD_OF_CHARGE}$`,
        'i',
      ),
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `the ${lower(match[1])} ${lower(match[2])} is ${sum(match[3])}${per(match[4])}`,
      }),
    ],
  ],
}
