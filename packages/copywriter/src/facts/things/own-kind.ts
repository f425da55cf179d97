import { articleFor } from '@listwright/reviewer/language'
import type { Setting } from '../concepts/scopes.ts'
import type { Feature } from '../feature.ts'
import { HOUSES_BY_STYLE, WHOLE_HOUSES } from '../nouns/kinds-of-houses.ts'

const OF_A_KIND = new RegExp(
  `^(?:there is )?(?:an? )?((?:(?!(?:beneath|under|below|behind|above|of|to|in|on|at|for|with|by) )[\\p{L}\\d'.-]+ ){0,4}(?:${WHOLE_HOUSES}|${HOUSES_BY_STYLE}|(?<= )(?:cottage|cabin|villa|ranch)))((?: (?:by|with|in|on|from|of|near|above|below) .+)?)$`,
  'iu',
)
/** A second house, or something in the style of one. */
const OF_ANOTHER =
  /\b(?:guest|pool|owner'?s?|caretaker'?s?|tenant|separate|second|detached|rental|play|tree|adjacent|neighboring|former|old|two|three)\b/i
/** A place of something that stands beside the house. */
const APART = /^ (?:in (?:the )?(?:back|rear|yard|woods)\b|(?:above|below) (?!(?:the )?[A-Z]))/

const capitalOf = (style: string): string => style.charAt(0).toUpperCase() + style.slice(1)

/**
 * The house itself, which a note names as if the property had it: 'it is a post-and-beam Cape' instead of 'there is a
 * post-and-beam Cape'.
 */
export const asOwnKind = (feature: Feature, setting: Setting): Feature => {
  const { name, statement, concept, kind, partOf } = feature
  if (setting !== 'home' || concept !== null || kind === 'location' || partOf) return feature
  if (statement !== null && !statement.startsWith('there is ')) return feature
  const said = statement ?? (name?.number === 'singular' ? `${name.text} ${name.tail}`.trim() : '')
  const [, house, rest = ''] = OF_A_KIND.exec(said) ?? []
  if (!house || OF_ANOTHER.test(house) || APART.test(rest)) return feature
  const named = house.replace(/(?<= )(?:cape|colonial)$/, capitalOf)
  return {
    ...feature,
    kind: 'character',
    name: null,
    statement: `it is ${articleFor(named)} ${named}${rest}`,
  }
}

/** The building of a flat, by what it is like: 'elevator building', 'garden-style building'. */
const ITS_BUILDING =
  /^(?:(?!storage|office|metal|pole|farm|separate|detached|steel|shop|amenity|utility|laundry|medical|retail|mixed-use|commercial|main|each)[a-z][a-z-]*[ -]){1,3}(?:building|complex|high-rise|mid-rise|low-rise|tower)$/i

/** What a whole building was: 'it is a converted schoolhouse' would be said of one flat in it. */
const FORMER =
  /^it is (an? (?:(?!in |of |at |with )[a-z-]+ )*(?:former|converted|restored) (?:[a-z-]+ )*(?:building|mill|factory|schoolhouse|school|church|warehouse|hotel|firehouse|cannery|brewery|bank|hospital))$/

/** A building that was typed as if the flat were all of it: 'it is a six-unit brick building'. */
const WHOLE_BUILDING =
  /^it is (an? (?:[\w-]+ ){0,4}(?:building|high-rise|mid-rise|low-rise|[a-z]+-flat|three-decker|triple-decker|brownstone|greystone|rowhouse|row house|mansion))$/

/** A flat is in such a building, and does not have one: 'it is in an elevator building'. */
export const inOwnBuilding = (feature: Feature, setting: Setting): Feature => {
  const { name, statement, partOf } = feature
  const [, former] = FORMER.exec(statement ?? '') ?? []
  const [, whole = former] = WHOLE_BUILDING.exec(statement ?? '') ?? []
  if (setting === 'flat' && whole) return { ...feature, statement: `it is in ${whole}` }
  if (setting !== 'flat' || partOf || name?.number !== 'singular' || name.isCounted) return feature
  if (statement !== null || name.tail || !ITS_BUILDING.test(name.text)) return feature
  const text = name.text.replace(/\b([a-z]+) style (?=[a-z]+$)/, '$1-style ')
  return { ...feature, statement: `it is in ${articleFor(text)} ${text}` }
}

const IS_A_FARM = /^it is an? (?:[a-z-]+ )+farm$/
const IS_A_HOUSE =
  /^it is (an? (?:(?!of |in |on |with )[\w'-]+ )*(?:house|home|residence|farmhouse|mansion|villa))$/

/** A horse farm has its residence, and is not one: 'there is a restored Greek Revival residence'. */
export const besideFarm = (features: readonly Feature[]): Feature[] => {
  const isFarm = features.some(({ statement }) => IS_A_FARM.test(statement ?? ''))
  return features.map((feature) => {
    // A whole stays the one that its parts belong to.
    const isWhole = features.some(({ partOf }) => partOf === feature)
    const [, house] = isFarm && !isWhole ? (IS_A_HOUSE.exec(feature.statement ?? '') ?? []) : []
    return house ? { ...feature, statement: `there is ${house}` } : feature
  })
}
