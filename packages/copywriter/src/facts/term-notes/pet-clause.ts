import { articleFor } from '@listwright/reviewer/language'
import { numberOf, numeral, series } from '../figures/numerals.ts'
import { AUTHORITY, authorityOf } from './authority.ts'
import { type PartReader, readParts } from './parts-in-any-order.ts'
import type { TermClause } from './term-clause.ts'

/** What a note says of one kind of animal: how many, how big, for which sum, and on which condition. */
interface Pets {
  animals: string[]
  count: number | null
  isMost: boolean
  isOnly: boolean
  isBanned: boolean
  isAllowed: boolean
  isCaseByCase: boolean
  weight: string
  sums: string[]
  conditions: string[]
  rules: string[]
  authority: string
}

const noPets = (): Pets => ({
  animals: [],
  count: null,
  isMost: false,
  isOnly: false,
  isBanned: false,
  isAllowed: false,
  isCaseByCase: false,
  weight: '',
  sums: [],
  conditions: [],
  rules: [],
  authority: '',
})

const END = '(?=$|[\\s,();/-])'
const part = (source: string): RegExp => new RegExp(`^(?:${source})${END}`, 'i')
const NUMBER = '(\\d|one|two|three|four)'
const ANIMAL = '((?:(?:small|large|big|indoor|household|service) )?(?:pets?|dogs?|cats?|animals?))'

/** Several kinds of animals, the one after the other: 'cats $25 each no dogs'. */
type Kinds = Pets[]

const last = (kinds: Kinds): Pets => {
  const kind = kinds.at(-1) ?? noPets()
  if (kinds.length === 0) kinds.push(kind)
  return kind
}

/** The kind that an animal begins: it joins one of which nothing was said yet ('cats and dogs ok'). */
const opened = (kinds: Kinds, animal: string, count: number | null, isBanned = false): void => {
  const open = kinds.at(-1)
  const name = animal.toLowerCase()
  const isOpen = open && count === null && !isBanned && (open.animals.length === 0 || !isSaid(open))
  if (isOpen) open.animals.push(name)
  else kinds.push({ ...noPets(), animals: [name], count, isBanned })
}

const isSaid = (kind: Pets): boolean =>
  kind.isMost ||
  kind.isBanned ||
  kind.isAllowed ||
  kind.isCaseByCase ||
  kind.count !== null ||
  kind.weight !== '' ||
  [kind.sums, kind.conditions, kind.rules].some((list) => list.length > 0)

const READERS: readonly PartReader<Kinds>[] = [
  [
    part(`no ${ANIMAL}(?: allowed| please)?`),
    (kinds, [, animal = '']) => opened(kinds, animal, null, true),
  ],
  [
    part(`(up to |max(?:imum)?(?: of)? |limit )?${NUMBER} ${ANIMAL}`),
    (kinds, [, most, count = '', animal = '']) => {
      opened(kinds, animal, numberOf(count))
      last(kinds).isMost = most !== undefined
    },
  ],
  [
    part('pet[- ]friendly'),
    (kinds) => {
      opened(kinds, 'pets', null)
      last(kinds).isAllowed = true
    },
  ],
  [part(ANIMAL), (kinds, [, animal = '']) => opened(kinds, animal, null)],
  [
    part('(?:is |are )?(?:ok|okay|allowed|fine|welcome|accepted|permitted|yes)'),
    (kinds) => {
      last(kinds).isAllowed = true
    },
  ],
  [
    part('(?:are )?(?:not (?:allowed|ok|permitted)|no)'),
    (kinds) => {
      const kind = last(kinds)
      if (isSaid(kind) || kind.animals.length === 0) return false
      kind.isBanned = true
      return true
    },
  ],
  [
    part('(?:are )?(?:considered )?(?:on an? )?case[- ]by[- ](?:the )?case(?: basis)?'),
    (kinds) => {
      last(kinds).isCaseByCase = true
    },
  ],
  [
    part(
      `(?:limit |limit of |up to |max(?:imum)? )?${NUMBER} (?:max(?:imum)?|limit|total)|(?:limit|limit of|up to|max(?:imum)?) ${NUMBER}`,
    ),
    (kinds, [, before, after]) => limited(last(kinds), before ?? after),
  ],
  [
    part(
      '(?:weight limit )?(?:under|up to|max(?:imum)?|less than|<)? ?(\\d{2,3})(?: ?(?:lbs?\\.?|pounds?|#))?(?: (?:max(?:imum)?|limit|weight limit|or less))?',
    ),
    (kinds, [typed, pounds]) => {
      if (!/under|less|<|up to|max|limit|lb|pound|#/i.test(typed)) return false
      last(kinds).weight =
        `${/under|less than|</i.test(typed) ? 'under' : 'of up to'} ${pounds} pounds`
      return true
    },
  ],
  [
    part('max(?:imum)?|total'),
    (kinds) => {
      last(kinds).isMost = true
      return last(kinds).count !== null
    },
  ],
  [
    part('only'),
    (kinds) => {
      last(kinds).isAllowed = true
      last(kinds).isOnly = true
    },
  ],
  [
    part(NUMBER),
    (kinds, [, count]) =>
      /s$/.test(last(kinds).animals.at(-1) ?? '') && last(kinds).count === null
        ? limited(last(kinds), count, false)
        : false,
  ],
  [
    part('no (pit ?bulls?|pits?|(?:aggressive|restricted|large|giant) breeds?)'),
    (kinds, [, what = '']) =>
      last(kinds).rules.push(
        `no ${what
          .toLowerCase()
          .replace(/^pit.*/, 'pit bulls')
          .replace(/breed$/, 'breeds')} allowed`,
      ),
  ],
  [
    part('no (weight|size|breed) (?:limits?|restrictions?)'),
    (kinds, [, what = '']) => last(kinds).rules.push(`no ${what.toLowerCase()} limit`),
  ],
  [
    part(
      '(?:with )?(?:some )?(breed|size|weight)(?: and (breed|size|weight))? (?:restrictions?|limits?|list)(?: apply)?',
    ),
    (kinds, [, first = '', second]) =>
      last(kinds).rules.push(
        `${second ? `${first.toLowerCase()} and ${second.toLowerCase()}` : first.toLowerCase()} restrictions`,
      ),
  ],
  [
    part(
      '(?:for |at |with )?(?:an? )?(?:additional |extra )?(\\$\\d[\\d,]*)( a month| each| per pet| a pet)?( each| per pet| a pet)?(?: (?:in )?(non-?ref(?:undable)?|refundable))?(?: (?:pet )?(fee|deposit|rent))?( each| per pet)?',
    ),
    (kinds, [, sum = '', ...more]) => {
      const [period, each, state, name, behind] = more
      const pets = [period, each, behind].some((word) => /each|pet/.test(word ?? '')) ? ' each' : ''
      const month = /month/.test(period ?? '') ? ' a month' : ''
      const kind = state ? (/^non/i.test(state) ? 'nonrefundable ' : 'refundable ') : ''
      const charge = name || state ? `${kind}${(name ?? 'fee').toLowerCase()}` : ''
      last(kinds).sums.push(
        charge
          ? `with ${articleFor(`${sum}`)} ${sum}${month.replace(' a ', '-a-')} ${charge}${pets}`
          : `${pets && !month ? 'at' : 'for'} ${sum}${month}${pets}`,
      )
    },
  ],
  [
    part('(?:at |with )?no (?:additional |extra |pet )?(fee|deposit|charge)s?'),
    (kinds, [, name = '']) =>
      last(kinds).sums.push(
        `at no ${name.toLowerCase()}`.replace(/^at no deposit/, 'with no deposit'),
      ),
  ],
  [
    part(
      '(?:(?:needs?|requires?|must have|with|after|subject to) )?(?:an? )?(?:(board|landlord|owner|HOA|association) )?(approval|vote|interview|meeting|consent|permission)',
    ),
    (kinds, [, whose, what = '']) => {
      const noun = `${whose ? `${whose.toLowerCase().replace('hoa', 'HOA')} ` : ''}${what.toLowerCase()}`
      last(kinds).conditions.push(
        /^[aiv]/.test(what) && /approval|consent|permission/.test(what)
          ? noun
          : `${articleFor(noun)} ${noun}`,
      )
    },
  ],
  [
    part(`(?:per|by|under) ${AUTHORITY}`),
    (kinds, [, name = '']) => {
      last(kinds).authority = ` ${authorityOf(name)}`
    },
  ],
  [
    part('per (?:unit|household|apartment|home)'),
    (kinds, [typed]) => last(kinds).rules.push(typed.toLowerCase()),
  ],
]

const limited = (kind: Pets, typed: string | undefined, isMost = true): boolean => {
  kind.count = numberOf(typed ?? '')
  kind.isMost = isMost
  return kind.count !== null
}

/** Which pets may be kept, by the parts of a note: 'cats are allowed for $50 a month, and dogs are not allowed'. */
export const petClause = (text: string): TermClause | null => {
  const kinds: Kinds = []
  if (!readParts(text, READERS, kinds)) return null
  if (kinds.some((kind) => kind.animals.length === 0 || !isSaid(kind))) return null
  const isCountedList = kinds.length > 1 && kinds.every((kind) => isBareCount(kind))
  const clauses = kinds.map(clauseOf)
  const statement = isCountedList
    ? `${series(kinds.map(subjectOf))} are allowed`
    : clauses.length === 2
      ? clauses.join(', and ')
      : series(clauses)
  return { statement, kind: 'pets' }
}

/** 'one dog', of which nothing else is said. */
const isBareCount = (kind: Pets): boolean =>
  kind.count !== null && !isSaid({ ...kind, count: null, isAllowed: false, isMost: false })

const clauseOf = (kind: Pets): string => {
  const subject = subjectOf(kind)
  const verb = kind.count === 1 ? 'is' : 'are'
  const { authority } = kind
  if (kind.isBanned) return `${subject} ${verb} not allowed${authority}`
  const rules = kind.rules
    .map((rule) => (/^per /.test(rule) ? ` ${rule}` : `, with ${rule}`))
    .join('')
  if (kind.isCaseByCase)
    return `${subject} ${verb} considered case by case${endsOf(kind.sums)}${rules}${authority}`
  const [condition] = kind.conditions
  const isNeeded = condition && !kind.isAllowed && kind.sums.length === 0
  if (isNeeded)
    return `${subject} ${kind.count === 1 ? 'needs' : 'need'} ${condition}${rules}${authority}`
  const conditions = condition ? ` with ${condition}` : ''
  return `${subject} ${verb} allowed${endsOf(kind.sums)}${conditions}${rules}${authority}`
}

const endsOf = (sums: readonly string[]): string => sums.map((sum) => ` ${sum}`).join('')

const subjectOf = (kind: Pets): string => {
  const isOne = kind.count === 1
  const names = kind.animals.map((animal) =>
    isOne ? animal.replace(/s$/, '') : animal.replace(/s?$/, 's'),
  )
  const count = kind.count === null ? '' : `${numeral(kind.count)} `
  const only = kind.isOnly ? 'only ' : ''
  const most = kind.isMost && kind.count !== null ? 'up to ' : ''
  return `${only}${most}${count}${series(names)}${kind.weight ? ` ${kind.weight}` : ''}`
}
