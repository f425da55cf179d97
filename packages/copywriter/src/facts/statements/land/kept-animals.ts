import { numberOf, numeral } from '../../figures/numerals.ts'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { restriction } from '../wording/kinds.ts'

const ANIMAL =
  'livestock|horses?|cattle|cows|chickens|goats|sheep|hogs|pigs|swine|poultry|roosters?|farm animals|large animals|4-H animals|alpacas|llamas|bees|ducks|hens'
const LIST = `(?:${ANIMAL})(?:(?:,| and| &|\\/| or|, and) ?(?:${ANIMAL}))*`
const EXCEPT = `(?:,? (?:but )?(?:no|except|not) (${LIST}))?`
const LIMIT = String.raw`(?:,? (?:up to |max(?:imum)?(?: of)? |limit )?(\d+|one|two|three|four|six)(?: (?:head))?( per acre| an acre|\/ac(?:re)?| max(?:imum)?| total)?)?`
const NOTE = new RegExp(
  `^(?:all )?(${LIST})(?: (?:are|is))? (?:ok|okay|allowed|permitted|welcome)${LIMIT}${EXCEPT}$`,
  'i',
)

const listed = (typed: string): string =>
  lower(typed)
    .replace(/ ?(?:&|\/) ?/g, ' and ')
    .replace('4-h', '4-H')

/** Which animals may be kept on the land, how many, and which not. */
export const KEPT_ANIMALS: SubjectRules = {
  lines: [
    // No home has 'horse privileges' beside its ceiling fans.
    [
      /^(horse|livestock|animal|chicken) privileges$/i,
      ([, animal = '']) => ({
        kind: /^horse/i.test(animal) ? 'pets' : 'restriction',
        concept: /^horse/i.test(animal) ? 'horse property' : null,
        statement: `there are ${lower(animal)} privileges`,
        name: '',
      }),
    ],
    [
      NOTE,
      ([, animals = '', count, per = '', except]) => {
        // A bare permission has rules of its own.
        if (!count && !except && !/^livestock$/i.test(animals)) return null
        const verb = /^(?:livestock|poultry)$/i.test(animals) ? 'is' : 'are'
        const limit = count
          ? `, ${/acre|ac$/i.test(per) ? '' : 'up to '}${numeral(numberOf(count) ?? 1)}${/acre|ac/i.test(per) ? ' per acre' : ''}`
          : ''
        return restriction(
          `${listed(animals)} ${verb} allowed${limit}${except ? `, but not ${listed(except)}` : ''}`,
        )
      },
    ],
  ],
}
