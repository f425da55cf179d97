import { measured } from '../measures.ts'
import { numberOf, numeral, series } from '../numerals.ts'
import { listed } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

const ANIMALS = String.raw`((?:small |large |indoor |outdoor |two |three |one |\d )*(?:pets?|cats?|dogs?|horses|livestock|chickens|animals)(?:(?: and| or| \+|\/|,) ?(?:small |large |indoor )?(?:pets?|cats?|dogs?|horses|chickens|animals))*)`

const animalList = (typed: string): string =>
  series(
    listed(typed.replace(/\bor\b/g, 'and')).map((animal) =>
      measured(/s$/.test(animal) || /^(?:livestock)$/.test(animal) ? animal : `${animal}s`),
    ),
  )

/** Which animals may come. */
export const PETS: SubjectRules = {
  statements: [
    [
      /^pets? (?:are |is )?(?:ok|okay|allowed|welcome|permitted)?,? ?(?:with|w\/|upon|subject to|on) (?:the )?(?:board|landlord|owner|hoa|association) approval$/i,
      (match) => {
        const whose =
          /board|landlord|owner|association|hoa/i.exec(match[0])?.[0]?.toLowerCase() ?? 'board'
        const condition = `with ${whose === 'board' ? 'board' : whose === 'hoa' ? 'HOA' : `the ${whose}'s`} approval`
        return {
          kind: 'pets',
          concept: null,
          statement: `pets are allowed ${condition}`,
          list: [condition],
        }
      },
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
      new RegExp(
        `^${ANIMALS} (?:are |is )?(?:ok|okay|allowed|permitted|welcome|considered|accepted|friendly|fine|possible)(?:,? ?\\(?(?:up to |max(?:imum)? )?(\\d|one|two|three)(?: (?:pets?|animals?))?(?: max(?:imum)?)?\\)?| with (.+)| (?:w\\/|case by case|on approval)(.*))?$`,
        'i',
      ),
      (match) => {
        const who = animalList(match[1] ?? 'pets')
        const most = match[2] ? numberOf(match[2]) : null
        const isConsidered = /considered|possible/i.test(match[0])
        const verb = isConsidered ? 'considered' : /welcome/i.test(match[0]) ? 'welcome' : 'allowed'
        const limit = most === null ? '' : `, ${numeral(most)} at most`
        const condition = match[3]
          ? ` with ${match[3].replace(/^(\$[\d,]+ deposit)/, 'a $1')}`
          : /case/i.test(match[0])
            ? ', case by case'
            : ''
        const isHorse = /horse|livestock|chicken/i.test(who)
        return {
          kind: 'pets',
          concept: isHorse
            ? /horse/.test(who)
              ? 'horse property'
              : null
            : limit || condition
              ? 'pet limits'
              : 'pets allowed',
          statement: `${who} are ${verb}${limit}${condition}`,
          count: most,
          list: limit
            ? [`${numeral(most ?? 0)} at most`]
            : condition
              ? [condition.replace(/^,? ?/, '')]
              : [],
        }
      },
    ],
    [
      /^(?:pet|dog|cat)[- ]friendly(?: building| community)?$/i,
      (match) => ({
        kind: 'pets',
        concept: 'pets allowed',
        statement: `${/dog/i.test(match[0]) ? 'dogs' : /cat/i.test(match[0]) ? 'cats' : 'pets'} are allowed`,
      }),
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
      /^(cats|small dogs|small pets|dogs) only$/i,
      (match) => ({
        kind: 'pets',
        concept: 'pet limits',
        statement: `${(match[1] ?? '').toLowerCase()} only are allowed`,
        list: [`${(match[1] ?? '').toLowerCase()} only`],
      }),
    ],
    [
      /^cats (?:ok|allowed),? no dogs$/i,
      () => ({
        kind: 'pets',
        concept: 'pet limits',
        statement: 'cats are allowed and dogs are not',
        list: ['cats, but no dogs'],
      }),
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
    [
      /^(?:no|sorry,? no) (pets|dogs|cats|animals)(?: (?:allowed|please|policy))?$|^(?:pets) not allowed$/i,
      (match) => ({
        kind: 'pets',
        concept: /dogs|cats/i.test(match[1] ?? '') ? null : 'no pets',
        statement: `${(match[1] ?? 'pets').toLowerCase()} are not allowed`,
      }),
    ],
    [
      /^(?:no smoking|non[- ]smoking|smoke[- ]free)(?: (?:building|unit|property|community|or vaping))?$/i,
      (match) => ({
        kind: 'restriction',
        concept: 'smoke-free',
        statement: /^no smoking/i.test(match[0])
          ? 'smoking is not allowed'
          : /building/i.test(match[0])
            ? 'the building is smoke-free'
            : 'it is smoke-free',
      }),
    ],
  ],
}
