import { measured } from '../../figures/measures.ts'
import { numberOf, numeral, series } from '../../figures/numerals.ts'
import { listed, lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { pets } from '../wording/kinds.ts'

const ANIMALS = String.raw`((?:small |large |indoor |outdoor |two |three |one |\d )*(?:pets?|cats?|dogs?|horses|livestock|chickens|animals)(?:(?: and| or| \+|\/|,) ?(?:one |two |three |\d )?(?:small |large |indoor )?(?:pets?|cats?|dogs?|horses|chickens|animals))*)`

const animalList = (typed: string): string =>
  series(
    listed(typed.replace(/\bor\b/g, 'and')).map((animal) =>
      measured(/s$/.test(animal) || /^(?:livestock$|one |1 )/.test(animal) ? animal : `${animal}s`),
    ),
  )

const countOf = (typed: string | undefined): string => numeral(numberOf(lower(typed)) ?? 1)

/** Which pets are allowed. */
export const PETS: SubjectRules = {
  lines: [
    [
      /^(pets|cats|dogs|cats (?:and|&|\+|or) dogs) (?:ok|okay|allowed|welcome|permitted|yes),? (?:(?:up to |max(?:imum)?(?: of)? )(\d|two|three)|(\d|two|three)(?: pets?| total)? (?:max(?:imum)?|limit))(?:,? (?:and |with )?no (weight|size|breed) (?:limits?|restrictions?))$/i,
      ([, who = '', most, other, free]) =>
        pets(
          `up to ${countOf(most ?? other)} ${lower(who).replace(/ (?:&|\+|or) /, ' and ')} are allowed, with no ${lower(free)} limit`,
        ),
    ],
    [
      /^pets?(?: are)? negotiable(?:,| -)? \$([\d,]+) (?:deposit|dep\.?)(?:,| and| \+)? \$(\d+) ?(?:\/ ?mo\w*|a month|per month|monthly)$/i,
      ([, deposit, rent]) =>
        pets(`pets are negotiable, with a $${deposit} deposit and $${rent} a month`),
    ],
    [
      /^(cats|dogs|pets) (?:are )?(?:free|no fee|at no charge|no charge)$/i,
      (match) => pets(`${lower(match[1])} are allowed at no charge`),
    ],
    [
      /^(pets?|dogs?|cats?|small pets?) (?:are |is )?(?:allowed )?(?:upon|on|subject to) (?:owner |landlord |HOA |board )?approval$/i,
      (match) =>
        pets(`${match[1]?.toLowerCase().replace(/s?$/, 's')} are considered upon approval`),
    ],
    [/^owner'?s?'? pets only$|^pets for owners only$/i, () => pets('only owners may have pets')],
    [
      /^(one|two|three|[1-3]) pets?,? (?:up to|under|max(?:imum)?(?: of)?) (\d{1,3}) ?(?:lbs?|pounds)((?: each| total)?)(?: per (?:the )?(?:association|HOA|condo docs|bylaws))?$/i,
      ([, number = '', weight = '', share = '']) => {
        const count = numeral(numberOf(number) ?? 1)
        const each = count === 'one' ? '' : lower(share).replace('total', 'in total')
        return pets(
          `${count === 'one' ? 'one pet' : `${count} pets`} up to ${weight} pounds${each} ${count === 'one' ? 'is' : 'are'} allowed`,
        )
      },
    ],
    [
      /^pets?,? up to (\d|one|two|three),? (?:with )?(?:an? )?\$([\d,]+) (fee|deposit) each$/i,
      ([, number = '', sum = '', charge = '']) =>
        pets(
          `up to ${numeral(numberOf(number) ?? 1)} pets are allowed, with a ${charge.toLowerCase()} of $${sum} each`,
        ),
    ],
    [
      /^(cat|dog|small dog|small pet)s?(?: is| are)? (?:negotiable|considered)$/i,
      (match) => pets(`${match[1]?.toLowerCase()}s are considered`),
    ],
    [
      /^no (pets|dogs|cats) (?:have |has |ever )*lived (?:here|in (?:the )?(?:home|house|unit))$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `no ${lower(match[1])} have lived here`,
      }),
    ],
    [
      /^no pets,? (?:except|but|other than) service(?: animals?)?$/i,
      told('pets', null, 'pets are not allowed, except service animals'),
    ],
    [
      /^(dogs|cats|pets) (?:ok|allowed|welcome|considered) with (?:a )?(size|weight|breed|number) (limits?|restrictions?)$/i,
      (match) => ({
        kind: 'pets',
        concept: 'pet limits',
        statement: `${lower(match[1])} are allowed with ${/s$/i.test(match[3] ?? '') ? '' : 'a '}${lower(match[2])} ${lower(match[3])}`,
      }),
    ],
    [
      /^(?:1 |one )?(cat|dog|small dog)s? (?:is |are )?(?:ok|okay|allowed|welcome),? (?:but )?no (dogs|cats)$/i,
      (match) => {
        const isOne = !/s$/i.test(match[1] ?? '') && /^(?:1|one) /i.test(match[0])
        const pet = lower(match[1])
        return pets(
          `${isOne ? `one ${pet} is` : `${pet}s are`} allowed, but ${lower(match[2])} are not`,
        )
      },
    ],
    [
      /^(?:pets?[- ]friendly|pets (?:ok|okay|allowed|welcome)),? (?:check|see|per|subject to) (?:the )?(house rules|bylaws|HOA rules|CC&Rs|rules)$/i,
      (match) => ({
        kind: 'pets',
        concept: 'pets allowed',
        statement: `pets are allowed, subject to the ${/HOA|CC/.test(match[1] ?? '') ? match[1] : lower(match[1])}`,
      }),
    ],
    [
      /^pets? (?:allowed |ok |okay |welcome )?with (?:some )?restrictions$/i,
      told('pets', null, 'pets are allowed with restrictions'),
    ],
  ],
  commaLines: [
    [
      /^(cats|dogs|small dogs|small pets)(?: are)? (?:ok|okay|allowed|welcome),? (?:but )?no (dogs|cats|large dogs|big dogs)$/i,
      (match) => pets(`${lower(match[1])} are allowed, but ${lower(match[2])} are not`),
    ],
    [
      /^no (dogs|cats|large dogs|big dogs),? (?:but )?(cats|dogs|small dogs|small pets)(?: are)? (?:ok|okay|allowed|welcome)$/i,
      (match) => pets(`${lower(match[2])} are allowed, but ${lower(match[1])} are not`),
    ],
    [
      /^(cats|dogs) only(?:,| -|;) no (dogs|cats)$/i,
      (match) => pets(`only ${lower(match[1])} are allowed, not ${lower(match[2])}`),
    ],
  ],
  figures: [
    [
      /^(cats|dogs|small dogs|one cat|one dog) only$/i,
      (match) =>
        pets(`only ${lower(match[1])} ${/^one/i.test(match[1] ?? '') ? 'is' : 'are'} allowed`),
    ],
    [
      /^(small |large )?(pets|dogs|cats)(?: (?:ok|allowed|welcome))? with (?:an? )?((?:pet )?deposit)$/i,
      (match) =>
        pets(
          `${(match[1] ?? '').toLowerCase()}${match[2]?.toLowerCase()} are allowed with a ${match[3]?.toLowerCase()}`,
        ),
    ],
  ],
  statements: [
    [
      /^no pets (?:ever|at any time|please)$/i,
      (match) => pets(/ever/i.test(match[0]) ? 'it has never had pets' : 'pets are not allowed'),
    ],
    [
      /^(small |indoor )?(pets|dogs|cats) (?:are )?(?:considered )?case by case$/i,
      (match) =>
        pets(
          `${(match[1] ?? '').toLowerCase()}${(match[2] ?? '').toLowerCase()} are considered case by case`,
        ),
    ],
    [/^pets? (?:are )?negotiable$/i, told('pets', null, 'pets are negotiable')],
    [
      /^(one|1|two|2|three|3) (small |large |indoor )?(cat|dog|pet)s? (?:is |are )?(ok|okay|allowed|permitted|welcome|considered|accepted)(?: only)?$/i,
      (match) => {
        const value = numberOf(match[1] ?? '') ?? 1
        return {
          kind: 'pets',
          concept: 'pet limits',
          statement: `${numeral(value)} ${(match[2] ?? '').toLowerCase()}${(match[3] ?? '').toLowerCase()}${value === 1 ? ' is' : 's are'} ${/considered/i.test(match[4] ?? '') ? 'considered' : 'allowed'}`,
          count: value,
          list: [`${numeral(value)} at most`],
        }
      },
    ],
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
      new RegExp(
        `^${ANIMALS} (?:are |is )?(?:ok|okay|allowed|permitted|welcome|considered|accepted|friendly|fine|possible)(?:,? ?\\(?(?:up to |max(?:imum)? )?(\\d|one|two|three)(?: (?:pets?|animals?))?(?: max(?:imum)?)?\\)?| with (.+)| (?:w\\/|case by case|on approval)(.*))?$`,
        'i',
      ),
      (match) => {
        const isOne = /^(?:1|one) (?!.*(?: and | or |[+/,]))/i.test(match[1] ?? '')
        const animals = animalList(match[1] ?? 'pets')
        const who = isOne ? animals.replace(/s$/, '') : animals
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
          statement: `${who} ${isOne ? 'is' : 'are'} ${verb}${limit}${condition}`,
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
      /^(cats|small dogs|small pets|dogs) only$/i,
      (match) => ({
        kind: 'pets',
        concept: 'pet limits',
        statement: `${(match[1] ?? '').toLowerCase()} only are allowed`,
        list: [`${(match[1] ?? '').toLowerCase()} only`],
      }),
    ],
    [
      /^(?:no|sorry,? no) (pets|(?:(?:large|big) )?dogs|cats|animals|(?:aggressive|restricted|dangerous|large) breeds|(?:exotic|large) pets)(?: (?:allowed|please|policy))?$|^(?:pets) not allowed$/i,
      (match) => ({
        kind: 'pets',
        concept: / |dogs|cats/i.test(match[1] ?? '') ? null : 'no pets',
        statement: `${(match[1] ?? 'pets').toLowerCase()} are not allowed`,
      }),
    ],
    [
      /^pets? (?:are )?(?:considered )?(?:on a )?case[- ]by[- ]case(?: basis)?$/i,
      told('pets', null, 'pets are considered case by case'),
    ],
  ],
}
