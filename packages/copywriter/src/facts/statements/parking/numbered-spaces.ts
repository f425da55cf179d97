import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { parking } from '../wording/kinds.ts'

const SPACE = '(spaces?|spots?|stalls?|parking(?: spaces?| spots?)?)'
const COUNT = '(1|2|3|one|two|three)'

/** Spaces that are known by their number, and what one more of them costs. */
export const NUMBERED_SPACES: SubjectRules = {
  lines: [
    [
      /^(?:parking )?(spaces?|spots?|stalls?) (?:#|nos?\.? ?)?([A-Z]?-?\d+[A-Z]?)((?:(?:,| and| &|, and) #?[A-Z]?-?\d+[A-Z]?)*)$/i,
      ([, noun = '', first = '', others = '']) => {
        const numbers = [first, ...others.split(/,|and|&/)]
          .map((number) => number.replace(/[#\s]/g, ''))
          .filter(Boolean)
        if (numbers.length === 1 && /s$/i.test(noun)) return null
        return parking(
          numbers.length === 1
            ? `the parking space is number ${numbers[0]}`
            : `the parking spaces are numbers ${series(numbers)}`,
        )
      },
    ],
    [
      /^((?:(?:deeded|assigned|covered|private) )?(?:boat |dock |marina )?slip|(?:deeded |assigned |private )?(?:mooring|dockominium|cabana|storage (?:locker|unit|cage))) (?:#|nos?\.? ?)?([A-Z]?-?\d{1,3}[A-Z]?)$/i,
      ([, thing, number]) => ({
        kind: /slip|mooring|dock/i.test(thing ?? '') ? 'amenity' : 'storage',
        concept: null,
        statement: `the ${lower(thing)} is number ${number}`,
      }),
    ],
    [
      new RegExp(
        `^${COUNT} ((?:[a-z-]+ )*?)${SPACE} (?:is |are )?incl(?:uded)?\\.?(?: in (?:the )?(?:rent|price))?,? (?:a |an )?(2nd|second|3rd|third|additional|extra|another|more)(?: (?:one|space|spot))? (?:is |for |at )?\\$([\\d,]+)(?: ?(?:\\/|per |a ) ?(mo|month))?\\.?$`,
        'i',
      ),
      ([, count = '', sort = '', noun = '', which = '', sum = '', monthly]) => {
        // 'a garage space' and the like have a rule of their own.
        if (sort) return null
        const value = numberOf(count) ?? 1
        const space = /^parking$/i.test(noun) ? 'parking space' : lower(noun).replace(/s$/, '')
        const next = lower(which)
          .replace('2nd', 'second')
          .replace('3rd', 'third')
          .replace(/^(?:another|more)$/, 'additional')
        return parking(
          `${numeral(value)} ${space}${value > 1 ? 's are' : ' is'} included, and ${/^[ae]/.test(next) ? 'an' : 'a'} ${next} space is $${sum}${monthly ? ' a month' : ''}`,
        )
      },
    ],
    [
      /^(garage|carport|storage unit|garage space)(?: is)? extra,? \$([\d,]+)$/i,
      ([, thing = '', sum = '']) => parking(`the ${lower(thing)} is an extra $${sum}`),
    ],
  ],
}
