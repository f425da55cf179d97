import { series } from '../../figures/numerals.ts'
import { lower, type Rule } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { condition } from '../wording/kinds.ts'

const HEDGE = '(?:(some|a little|a bit of|minor|light|major|lots of|a lot of) )?'
const NEED = new RegExp(
  `^(?:needs?|could use|requires?) ${HEDGE}(work|updating|updates|TLC|repairs?|cosmetic (?:work|updating|updates|repairs)|cosmetics|paint|elbow grease|modernizing|renovation|attention|cleaning)$`,
  'i',
)
const BEING =
  /^(?:is |it is |but is )?((?:very |mostly |all |still |a bit |a little )?(?:clean|dated|original|livable|liveable|habitable|functional|solid|sound|tired|tidy|empty|vacant|rough|worn|updated|renovated|well[- ](?:kept|maintained|cared for|loved|built)|move[- ]in ready|structurally sound|weather[- ]?tight|lived in))$/i
const SHAPE =
  /^(?:is |it is )?(?:in )?((?:very )?(?:good|great|excellent|fair|rough|poor|original|clean|livable|decent|average)) (condition|shape|repair)$/i

/** One thing that is said about the whole house, as the end of a clause. */
const predicateOf = (typed: string): string | null => {
  const text = typed.trim().replace(/ throughout$| as[- ]is$/i, '')
  const [, hedge = '', need] = NEED.exec(text) ?? []
  if (need)
    return `needs ${hedge ? `${lower(hedge)} ` : ''}${lower(need).replace('tlc', 'TLC').replace('updates', 'updating')}`
  const [, state] = BEING.exec(text) ?? []
  if (state)
    return `is ${lower(state).replace('liveable', 'livable').replace('move in', 'move-in').replace('weathertight', 'weather-tight')}`
  const [, degree, shape] = SHAPE.exec(text) ?? []
  return degree && shape ? `is in ${lower(degree)} ${lower(shape)}` : null
}

/** States that say nothing by themselves, and are read only together with another. */
const IS_BARE =
  /^(?:(?:very|mostly|still) )?(?:clean|dated|tired|solid|functional|livable|liveable)( as[- ]is)?$/i

const joinedStates: Rule[1] = (match) => {
  const text = match[0].replace(/^(?:the )?(?:house|home|condo|unit|interior) is /i, '')
  const [first = '', second = '', ...others] = text.split(/,? (?:but|yet|and|&) |, /i)
  const parts = [first, second, ...others]
  const said = parts.map(predicateOf)
  const isContrast = / (?:but|yet) /i.test(match[0])
  if (!second || said.includes(null)) return null
  // What is said by itself has its own rules, with more words for it.
  if (!isContrast && !parts.some((part) => IS_BARE.test(part))) return null
  if (isContrast) return parts.length === 2 ? condition(`it ${withoutVerb(said, 'but')}`) : null
  return condition(`it ${listOf(said)}`)
}

/** 'is dated but clean', 'needs work but is livable'. */
const withoutVerb = ([one, other]: readonly (string | null)[], link: string): string =>
  /^is /.test(one ?? '') && /^is /.test(other ?? '')
    ? `${one} ${link} ${other?.slice('is '.length)}`
    : `${one} ${link} ${other}`

/** The states in one list, then what is needed: 'is clean and well kept and needs cosmetic updating'. */
const listOf = (said: readonly (string | null)[]): string => {
  const states = said.flatMap((each) => (each?.startsWith('is ') ? [each.slice('is '.length)] : []))
  const needs = said.flatMap((each) =>
    each?.startsWith('needs ') ? [each.slice('needs '.length)] : [],
  )
  return [
    states.length > 0 ? `is ${series(states)}` : '',
    needs.length > 0 ? `needs ${series(needs)}` : '',
  ]
    .filter(Boolean)
    .join(states.length > 1 ? ', and ' : ' and ')
}

/** The state of the whole house in two or more words: 'dated but clean', 'livable, needs updating'. */
export const OVERALL_CONDITION: SubjectRules = {
  lines: [
    [
      /^(?:the (?:house|home|unit) )?(?:is |has been )?((?:very|extremely) well)[- ](kept|maintained|cared for|loved|looked after)(?: (?:throughout|over the years|inside and out))?$/i,
      ([, how, deed]) => condition(`it has been ${lower(how)} ${lower(deed)}`),
    ],
    [
      /^(?:(?:the )?(?:house|home|condo|unit) is )?(?:needs?|could use|requires?|in|is|very|mostly|all|still|a|good|great|excellent|fair|rough|poor|original|clean|livable|liveable|decent|average|dated|habitable|functional|solid|sound|tired|tidy|empty|vacant|worn|updated|renovated|well|move|structurally|weather)[a-z' -]*(?:,| but | yet | and | & )[a-z',& -]+$/i,
      joinedStates,
    ],
  ],
}
