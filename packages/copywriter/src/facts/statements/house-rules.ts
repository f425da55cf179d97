import { numberOf, numeral } from '../numerals.ts'
import { lower } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { restriction } from './wording/kinds.ts'
import { BODY, bodyOf } from './wording/parties.ts'

const approvalOf = (typed: string | undefined): string =>
  /^trustee/i.test(typed ?? '') ? "the trustees' approval" : `${bodyOf(typed)} approval`

const ALLOWED =
  '(washers? (?:and|&|\\/) ?dryers?|washer and dryer|pets|small pets|dogs|cats|subletting|rentals|short[- ]term rentals|guarantors|co-purchasing|pieds-à-terre|pied-à-terre|renovations|grills|EV chargers)'

const subjectOfRule = (typed: string | undefined): string =>
  lower(typed)
    .replace(/^washers?(?: (?:and|&) | ?\/ ?)dryers?$/, 'a washer and dryer')
    .replace(/^washer and dryer$/, 'a washer and dryer')
    .replace(/short term/, 'short-term')

const are = (subject: string): string =>
  /^(?:subletting|co-purchasing)/.test(subject) ? 'is' : 'are'

const DOCUMENTS =
  '((?:HOA |condo )?documents|(?:HOA |condo )?rules|bylaws|by-laws|covenants|CC&Rs|HOA|association|board)'

const perDocuments = (typed: string | undefined): string => {
  const name = lower(typed).replace('cc&rs', 'CC&Rs').replace('hoa', 'HOA')
  return /^(?:HOA|association|board)$/.test(name)
    ? `, according to the ${name}`
    : `, according to the ${name.replace(/^documents$/, 'condo documents')}`
}

/** The rules and services of a building. */
export const HOUSE_RULES: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^${ALLOWED}(?: are| is)? (?:ok|okay|allowed|permitted|welcome) (?:with|upon|subject to|w\\/) ${BODY}(?:'s)? (?:ok|okay|approval|consent|permission)$`,
        'i',
      ),
      (match) => {
        const subject = subjectOfRule(match[1])
        return {
          ...restriction(`${subject} ${are(subject)} allowed with ${approvalOf(match[2])}`),
          kind: /^(?:pets|small pets|dogs|cats)/.test(subject) ? 'pets' : 'restriction',
        }
      },
    ],
    [
      new RegExp(
        `^${ALLOWED}(?: are| is)? (?:ok|okay|allowed|permitted|welcome) (?:with|upon|subject to) (?:the )?(?:approval|consent) (?:of|by|from) (?:the )?${BODY}$`,
        'i',
      ),
      (match) => {
        const subject = subjectOfRule(match[1])
        return {
          ...restriction(`${subject} ${are(subject)} allowed with ${approvalOf(match[2])}`),
          kind: /^(?:pets|small pets|dogs|cats)/.test(subject) ? 'pets' : 'restriction',
        }
      },
    ],
    [
      new RegExp(
        `^((?:short|long)[- ]term rentals|rentals|pets|dogs|grills|motorcycles|smoking|trucks|commercial vehicles) (?:are |is )?not (permitted|allowed) by (?:the )?${BODY}$`,
        'i',
      ),
      (match) =>
        restriction(
          `${lower(match[1]).replace(/(short|long) term/, '$1-term')} ${/smoking/i.test(match[1] ?? '') ? 'is' : 'are'} not ${lower(match[2])} by the ${bodyOf(match[3])}`,
        ),
    ],
    [
      new RegExp(
        `^no (motorcycles|trucks|pickups|grills|pets|dogs|rentals|short-term rentals|commercial vehicles|RVs|boats|fences|sheds|livestock|chickens),? (?:per|according to|under) (?:the )?${DOCUMENTS}$`,
        'i',
      ),
      (match) =>
        restriction(
          `${/^rvs$/i.test(match[1] ?? '') ? 'RVs' : lower(match[1])} are not allowed${perDocuments(match[2])}`,
        ),
    ],
    [
      /^(?:an? )?(one|two|three|four|five|\d)[- ](year|month)s? (?:of )?(?:seasoning|ownership|owner occupancy|residency)(?: required)? (?:before|prior to) (?:rental|renting|leasing|subletting)$/i,
      (match) =>
        restriction(
          `an owner must hold the unit for ${numeral(numberOf(match[1] ?? '') ?? 1)} ${lower(match[2])}${(numberOf(match[1] ?? '') ?? 1) > 1 ? 's' : ''} before renting it`,
        ),
    ],
    [
      /^owner[- ]?occupants? only(?: for| in| during) (?:the )?(?:1st|first) (year|(?:\d+|two|three|six) (?:years|months))$/i,
      (match) => ({
        ...restriction(`only owner-occupants are allowed for the first ${lower(match[1])}`),
        concept: 'owner-occupancy required',
      }),
    ],
    [
      /^(?:an? )?(?:(one|1|two|2) )?(cat|dog|small dog|pet)(?: ?\/ ?| or )(cat|dog|small dog)(?:,)? (under|up to|max) (\d{1,3}) ?(?:#|lbs?\.?|pounds)(?: max)?$/i,
      (match) => {
        const count = numberOf(match[1] ?? '1') ?? 1
        const plural = count > 1 ? 's' : ''
        return {
          kind: 'pets',
          concept: null,
          statement: `${numeral(count)} ${lower(match[2])}${plural} or ${lower(match[3])}${plural} ${count > 1 ? 'are' : 'is'} allowed, ${/under/i.test(match[4] ?? '') ? 'under' : 'up to'} ${match[5]} pounds`,
        }
      },
    ],
    [
      /^(?:1 |one )?(cat|dog|small dog)s? (?:is |are )?(?:ok|okay|allowed|welcome),? (?:but )?no (dogs|cats)$/i,
      (match) => {
        const isOne = !/s$/i.test(match[1] ?? '') && /^(?:1|one) /i.test(match[0])
        const pet = lower(match[1])
        return {
          kind: 'pets',
          concept: null,
          statement: `${isOne ? `one ${pet} is` : `${pet}s are`} allowed, but ${lower(match[2])} are not`,
        }
      },
    ],
    [
      /^(?:a )?(renters?'?s?|homeowners?|liability|flood|HO-?6|condo) ins(?:urance|\.)?(?: policy)? (?:is )?(required|needed|mandatory)$/i,
      (match) => {
        const isOfTenant = /^renter/i.test(match[1] ?? '')
        return {
          kind: isOfTenant ? 'terms' : 'restriction',
          concept: isOfTenant ? 'renters insurance' : null,
          statement: `${lower(match[1])
            .replace(/^renter.*$/, "renter's")
            .replace(/^ho-?6$/, 'HO-6')
            .replace(/^homeowner.*$/, "homeowner's")} insurance is ${lower(match[2])}`,
        }
      },
    ],
    [
      /^(?:in )?(?:an? )?water[- ]privileged community$/i,
      () => ({
        kind: 'community',
        concept: null,
        statement: 'it is in a water-privileged community',
      }),
    ],
    [
      /^rent control (?:does not|doesn't) apply$/i,
      () => restriction('rent control does not apply'),
    ],
    [
      /^(party wall|shared well|shared driveway|road maintenance|cross easement) agreement(?: (?:is )?(?:in place|recorded))?$/i,
      (match) =>
        restriction(
          `there is a ${lower(match[1]).replace('party wall', 'party-wall')} agreement${/recorded$/i.test(match[0]) ? ' on record' : ''}`,
        ),
    ],
    [
      /^(one|1|two|2|three|3)(?: car)? (parking (?:space|spot|stall)s?|garage (?:space|spot|stall)s?|carports?|storage (?:unit|locker)s?) (?:is |are )?(assigned|deeded|reserved|included)$/i,
      (match) => {
        const count = numberOf(match[1] ?? '') ?? 1
        return {
          kind: /storage/i.test(match[2] ?? '') ? 'storage' : 'parking',
          concept: null,
          statement: `${numeral(count)} ${lower(match[2])} ${count > 1 ? 'are' : 'is'} ${lower(match[3])}`,
        }
      },
    ],
    [
      /^(guest|visitor|street|off-street|surface) parking,? (?:is )?(plenty|ample|plentiful|available)$/i,
      (match) => ({
        kind: 'parking',
        concept: null,
        statement: `there is ${/^av/i.test(match[2] ?? '') ? '' : 'plenty of '}${lower(match[1])} parking`,
      }),
    ],
    [
      /^(?:wall|window)[- ](?:unit )?(?:ACs?|air conditioners?),? (\d|two|three|four)$|^(\d|two|three|four) (wall|window)[- ](?:unit )?ACs?$/i,
      (match) => ({
        kind: 'system',
        concept: null,
        statement: `there are ${numeral(numberOf(match[1] ?? match[2] ?? '') ?? 2)} ${/window/i.test(match[0]) ? 'window' : 'wall'} air conditioners`,
      }),
    ],
  ],
}
