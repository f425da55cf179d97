import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'

const ANIMAL = String.raw`(?:(one|two|three|\d|an?) )?((?:small |large |indoor )?(?:pet|dog|cat)s?)`
const CONDITION = String.raw`((?:(?:additional|extra|refundable|non-?refundable|pet|\$[\d,]+) )*(?:deposit|fee|rent)(?: (?:and|&) (?:(?:pet|monthly) )?(?:deposit|fee|rent))?|\$[\d,]+ (?:a|per) (?:month|pet)|(?:board|landlord|owner|HOA|association) approval)`

/**
 * A note about pets by its parts: which animals, how many, whether they are allowed, and on which condition. The parts
 * are optional, so that any order that agents use in practice is read by one rule.
 */
const NOTE = new RegExp(
  `^(up to |max(?:imum)?(?: of)? )?${ANIMAL}(?: (or|and|/) ${ANIMAL})?(?: (?:is |are |may be )?(ok|okay|allowed|permitted|welcome|considered|accepted|negotiable))?(?:,? (?:with|w/) (?:an? )?${CONDITION})?$`,
  'i',
)

/** What may be kept, and on which terms. */
export const PET_TERMS: SubjectRules = {
  lines: [
    [
      NOTE,
      ([, most, count, animal = '', and = 'or', otherCount, other, permission, condition]) => {
        // A bare 'one dog' does not say whether it is allowed; plain lists such as 'cats and dogs ok' have rules of their own.
        const isStated = Boolean(permission || condition || most)
        const isLimited = Boolean(count || otherCount || most)
        const isOne =
          condition !== undefined && !other && /^(?:small|large|indoor) .*[^s]$/i.test(animal)
        const isOnCondition =
          /additional|extra/i.test(condition ?? '') ||
          (/approval/i.test(condition ?? '') && !/s$/i.test(animal))
        if (!isStated || !(isOnCondition || isOne || (isLimited && (other || condition))))
          return null
        const first = counted(count ?? (/s$/i.test(animal) ? undefined : 'a'), animal)
        const second = other && counted(otherCount, other)
        const last = second ?? first
        const isPlural = /s$/.test(last) || most !== undefined
        const verb = `${isPlural ? 'are' : 'is'} ${permittedBy(permission)}`
        const subject = `${most ? 'up to ' : ''}${[first, second].filter(Boolean).join(/and/i.test(and) ? ' and ' : ' or ')}`
        return {
          kind: 'pets',
          concept: null,
          statement: `${subject} ${verb}${condition ? ` with ${conditionOf(condition)}` : ''}`,
          ...(count && !other && limitOf(count)),
        }
      },
    ],
  ],
}

const permittedBy = (typed: string | undefined): string =>
  /^(?:considered|negotiable|welcome)$/i.test(typed ?? '') ? lower(typed) : 'allowed'

/** 'one dog', 'small pets', 'a small dog'; the second of 'one dog or cat' needs no number. */
const counted = (count: string | undefined, typed: string): string => {
  const animal = lower(typed)
  if (count === undefined) return animal
  if (/^an?$/i.test(count)) return `${articleFor(animal)} ${animal}`
  const value = numberOf(count) ?? 1
  return `${numeral(value)} ${value === 1 ? animal.replace(/s$/, '') : animal.replace(/s?$/, 's')}`
}

const limitOf = (count: string): { count: number; list: string[] } => {
  const value = numberOf(count) ?? 1
  return { count: value, list: [`${numeral(value)} at most`] }
}

const conditionOf = (typed: string): string => {
  const words = typed.replace(/&/g, 'and').replace(/\bper\b/g, 'a')
  const owner = /^(landlord|owner) approval$/i.exec(words)?.[1]
  if (owner) return `the ${owner.toLowerCase()}'s approval`
  return /^\$[\d,]+ a | approval$/.test(words) ? words : `${articleFor(words)} ${words}`
}
