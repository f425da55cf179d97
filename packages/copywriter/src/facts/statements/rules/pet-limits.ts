import { measured } from '../../figures/measures.ts'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, GROUP_TO_SIX, inWords } from '../wording/counts.ts'
import { theBody } from '../wording/parties.ts'

const GROUP_TO_FOUR = '(\\d|one|two|three|four)'

const PETS_KEPT = '(pets?|dogs?|cats?|small dogs?|small pets?)'

const animals = (typed: string | undefined): string => `${lower(typed).replace(/s$/, '')}s`

const animalsOf = (count: string | undefined, typed: string | undefined): string =>
  `${inWords(count)} ${inWords(count) === 'one' ? animals(typed).slice(0, -1) : animals(typed)}`

const allowed = (count: string | undefined): string => (inWords(count) === 'one' ? 'is' : 'are')

const LIMITED_ANIMALS = '(?:pets|dogs|cats|animals|large dogs|big dogs)'

const counted = (typed: string | undefined, noun: string): string => {
  const value = numberOf(typed ?? '') ?? 1
  const one = noun.toLowerCase().replace(/s$/, '')
  return `${numeral(value)} ${value === 1 ? one : `${one}s`}`
}

/** How many pets, and how big. */
export const PET_LIMITS: SubjectRules = {
  lines: [
    [
      /^pet limit:? (?:is |of )?(\d|one|two|three) (dogs?|cats?|pets?)(?:,? (?:up to |under )?(\d+) ?(?:lbs?|pounds?|#))?(?: or (\d|one|two|three) (dogs?|cats?))?$/i,
      ([, number, kind = '', weight, others, other = '']) => ({
        kind: 'pets',
        concept: null,
        statement: `the pet limit is ${counted(number, kind)}${weight ? ` up to ${weight} pounds` : ''}${others ? ` or ${counted(others, other)}` : ''}`,
      }),
    ],
    [
      /^(?:pets|dogs|cats)(?: (?:ok|allowed))?,? (?:up )?to (\d+) ?(?:lbs?\.?|pounds)$/i,
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `${/^\w+/.exec(lower(match[0]))?.[0]} of up to ${match[1]} pounds are allowed`,
      }),
    ],
    [
      /^pets: (?:only )?(\d|one|two|three) (dogs?|cats?|pets?),? (?:under|up to|max) (\d+) ?(?:lbs?\.?|pounds)$/i,
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `${animalsOf(match[1], match[2])} under ${match[3]} pounds ${allowed(match[1])} allowed`,
      }),
    ],
    [
      new RegExp(
        `^(?:up to |max(?:imum)? |limit )${GROUP_TO_FOUR} ${PETS_KEPT},? (?:(?:under|up to|max) (\\d+) ?(?:lbs?|pounds?)(?: each)?,? ?)?(?:with|w/) (?:an? )?(\\$[\\d,]+) ?((?:non-?refundable |refundable |pet )*(?:fee|deposit))( each)?$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `up to ${animalsOf(match[1], match[2])}${match[3] ? ` under ${match[3]} pounds` : ''} ${allowed(match[1])} allowed, with a ${match[4]} ${lower(match[5])}${lower(match[6])}`,
      }),
    ],
    [
      /^(?:pet[- ]friendly|pets (?:are )?(?:allowed|welcome|ok)),? \$(\d+)(?: ?\/ ?|a | a | per )mo(?:nth)?\.? (?:per|each) pet,? (?:max(?:imum)? (\d)|(\d) (?:pets? )?max(?:imum)?)$/i,
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `up to ${numeral(Number(match[2] ?? match[3]))} pets are allowed, at $${match[1]} a month each`,
      }),
    ],
    [
      new RegExp(
        `^${GROUP_TO_FOUR} ${PETS_KEPT} or ${GROUP_TO_FOUR} ${PETS_KEPT}(?: allowed| ok| max)?$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `${count(match[1])} ${lower(match[2])} or ${count(match[3])} ${lower(match[4])} ${/s$/.test(lower(match[4])) ? 'are' : 'is'} allowed`,
      }),
    ],
    [
      new RegExp(
        `^(?:max(?:imum)?(?: of)?|up to|limit(?: of)?) ${GROUP_TO_FOUR} ${PETS_KEPT}(?: allowed)?(?: (?:per|by) (?:the )?(HOA|association|condo docs|bylaws|covenants))?$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `${match[3] ? `${theBody(match[3])} ${/docs|laws|covenants/i.test(match[3]) ? 'allow' : 'allows'} up to ${animalsOf(match[1], match[2])}` : `up to ${animalsOf(match[1], match[2])} ${allowed(match[1])} allowed`}`,
      }),
    ],
    [
      new RegExp(
        `^owners? may have ${GROUP_TO_FOUR} ${PETS_KEPT},? (?:and )?(?:guests|renters|tenants) (?:may have )?none$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `owners may have ${animalsOf(match[1], match[2])}, and ${/guests|renters|tenants/i.exec(match[0])?.[0].toLowerCase()} may have none`,
      }),
    ],
    [
      new RegExp(
        `^pets (negotiable|considered),? ${GROUP_TO_SIX} (?:max|maximum|at most|limit)$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `pets are ${match[1]?.toLowerCase()}, ${inWords(match[2])} at most`,
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
      new RegExp(
        `^${GROUP_TO_FOUR} ((?:small |large )?(?:dog|cat|pet)s?) (under|up to|less than|max) (\\d{1,3}) ?(?:#|lbs?\\.?|pounds)(?: (?:ok|allowed|max|each))?$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `${animalsOf(match[1], match[2])} ${/^(?:under|less)/i.test(match[3] ?? '') ? 'under' : 'up to'} ${match[4]} pounds${/ each$/i.test(match[0]) ? ' each' : ''} ${allowed(match[1])} allowed`,
      }),
    ],
    [
      new RegExp(`^owners? (?:may|can) have ${GROUP_TO_FOUR} ${PETS_KEPT}$`, 'i'),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `owners may have ${animalsOf(match[1], match[2])}`,
      }),
    ],
    [
      /^pets: (?:max )?(\d|one|two|three) ((?:small )?(?:cats?|dogs?|pets?)(?: or (?:cat|dog)s?)?)(?: max(?:imum)?)?$/i,
      (match) => {
        const count = numberOf(lower(match[1])) ?? 1
        return {
          kind: 'pets',
          concept: null,
          statement: `${numeral(count)} ${lower(match[2])} ${count === 1 ? 'is' : 'are'} allowed`,
        }
      },
    ],
  ],
  figures: [
    [
      new RegExp(
        `^no (${LIMITED_ANIMALS}) for (renters|tenants|guests),? (owners|residents) (?:ok|okay|allowed)$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `${match[1]?.toLowerCase()} are allowed for ${match[3]?.toLowerCase()} but not for ${match[2]?.toLowerCase()}`,
      }),
    ],
    [
      new RegExp(
        `^no (${LIMITED_ANIMALS} (?:over|under|above|larger than|for|in|on|without) .+?)(?: please| allowed)?$`,
        'i',
      ),
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `${measured(match[1] ?? '')
          .toLowerCase()
          .replace(/(?<=\d) ?(?:lbs?\.?|#)(?=$| )/g, ' pounds')} are not allowed`,
      }),
    ],
    [
      /^(?:max(?:imum)? (?:of )?)?(\d|one|two|three) (cats?|dogs?)(?: max(?:imum)?| limit)$|^(?:max(?:imum)? (?:of )?|up to )(\d|one|two|three) (cats?|dogs?)$/i,
      (match) => {
        const most = counted(match[1] ?? match[3], match[2] ?? match[4] ?? 'pet')
        return {
          kind: 'pets',
          concept: null,
          statement: `${most} at most ${/^one /.test(most) ? 'is' : 'are'} allowed`,
          count: numberOf(match[1] ?? match[3] ?? ''),
        }
      },
    ],
    [
      /^(?:pet|dog|cat)[- ]friendly \((?:max )?(\d|one|two|three) (dogs?|cats?|pets?)(?: max)?\)$/i,
      (match) => {
        const most = counted(match[1], match[2] ?? 'pet')
        return {
          kind: 'pets',
          concept: null,
          statement: `${most} ${/^one /.test(most) ? 'is' : 'are'} allowed`,
          count: numberOf(match[1] ?? ''),
        }
      },
    ],
    [
      /^(pets|dogs|cats),? owners? only(?:,? (?:up to|under|max) (\d+) ?(?:lbs?|pounds)\.?)?$/i,
      ([, pets, weight]) => ({
        kind: 'pets',
        concept: null,
        statement: `${lower(pets)}${weight ? ` of up to ${weight} pounds` : ''} are allowed for owners only`,
      }),
    ],
    [
      /^(?:one|1) (small|medium|large) (pet|dog|cat)$/i,
      ([, size, pet]) => ({
        kind: 'pets',
        concept: null,
        statement: `one ${lower(size)} ${lower(pet)} is allowed`,
      }),
    ],
    [
      /^pets (one|two|three|\d)(?: max)?$/i,
      (match) => {
        const count = numberOf(match[1] ?? '') ?? 1
        return {
          kind: 'pets',
          concept: null,
          statement: count === 1 ? 'one pet is allowed' : `${numeral(count)} pets are allowed`,
        }
      },
    ],
    [
      /^(\d|one|two|three) pets?,? (?:max(?:imum)? )?(?:up to |under )?(\d+) ?(?:lbs?|pounds?)(?: max| each)?$/i,
      (match) => ({
        kind: 'pets',
        concept: null,
        statement: `${count(match[1])} ${/^(?:1|one)$/i.test(match[1] ?? '') ? 'pet is' : 'pets are'} allowed, up to ${match[2]} pounds${/each/i.test(match[0]) ? ' each' : ''}`,
      }),
    ],
  ],
  statements: [
    [
      /^pet limit(?: of)? (\d|one|two|three)$/i,
      (match) => ({
        kind: 'pets',
        concept: 'pet limits',
        statement: `the pet limit is ${count(match[1])}`,
        count: numberOf(match[1] ?? ''),
        list: [`${count(match[1])} at most`],
      }),
    ],
    [
      /^(\d|one|two|three) pets? max(?:imum)?,? breed restrictions?$/i,
      (match) => ({
        kind: 'pets',
        concept: 'pet limits',
        statement: `${count(match[1])} pets are allowed at most, with breed restrictions`,
        list: [`${count(match[1])} at most`],
      }),
    ],
    [
      /^(pets?|dogs?|cats?) (?:are |is )?(?:ok|okay|allowed|welcome)?,? ?\(?(?:(\d|one|two|three) (?:pets? )?max(?:imum)?)?,? ?(?:(?:up to|max)? ?(\d+) ?(?:lbs?|pounds?)(?: max| limit)?)\)?$/i,
      (match) => {
        const most = match[2] ? numberOf(match[2]) : null
        const limits = [
          most === null ? '' : `${numeral(most)} at most`,
          `up to ${match[3]} pounds`,
        ].filter(Boolean)
        return {
          kind: 'pets',
          concept: 'pet limits',
          statement: `${(match[1] ?? 'pet').toLowerCase().replace(/s$/, '')}s are allowed, ${limits.join(', ')}`,
          count: most,
          list: limits,
        }
      },
    ],
    [
      /^(?:(\d|one|two|three) )pets? (?:max(?:imum)?|limit)$|^(?:pets:? )?(?:max|up to) (\d|one|two|three) pets?$|^(\d|two) pets(?: ok| allowed)?$/i,
      (match) => {
        const value = numberOf(match[1] ?? match[2] ?? match[3] ?? '2') ?? 2
        return {
          kind: 'pets',
          concept: 'pet limits',
          statement: `${numeral(value)} ${value === 1 ? 'pet is' : 'pets are'} allowed`,
          count: value,
          list: [`${numeral(value)} at most`],
        }
      },
    ],
    [
      /^(?:dogs|pets) under (\d+) ?(?:lbs?|pounds)(?: (?:ok|allowed))?$/i,
      (match) => ({
        kind: 'pets',
        concept: 'pet limits',
        statement: `dogs under ${match[1]} pounds are allowed`.replace(
          'dogs',
          /pets/i.test(match[0]) ? 'pets' : 'dogs',
        ),
        list: [`under ${match[1]} pounds`],
      }),
    ],
  ],
}
