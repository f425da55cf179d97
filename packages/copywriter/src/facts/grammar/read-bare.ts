import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { withArticles } from '../nouns/with-articles.ts'
import { be, withArticle } from '../statements/rule.ts'

/**
 * Notes that only name what is possible, where the property lies or what is done for whoever lives there.
 * @example readBare('lawn care and snow removal') // 'lawn care and snow removal are provided'
 */
export const readBare = (typed: string): ItemFeature | null =>
  readPossible(typed) ?? readCounty(typed) ?? readServices(typed)

const POSSIBLE = /^possible ([a-z][a-z/-]*(?: [a-z/-]+){0,3}?)((?: (?:with|subject to) .+)?)$/i

/** 'possible mother/daughter with proper permits': what may be made of the property. */
const readPossible = (typed: string): ItemFeature | null => {
  const [, thing, condition = ''] = POSSIBLE.exec(typed) ?? []
  if (!thing) return null
  const name = thing.toLowerCase().replace(/^(mother\/daughter)$/, '$1 setup')
  const statement = `${withArticle(name)} ${be(name)} possible${withArticles(condition)}`
  return itemFeature({ text: typed, kind: 'condition', statement })
}

const COUNTY = /^(un\p{Ll}+ed) ((?:\p{Lu}[\p{L}.]+ )+County)$/iu

/** 'Unzoned Baldwin County': the first word is no part of the name. */
const readCounty = (typed: string): ItemFeature | null => {
  const [, adjective, county] = COUNTY.exec(typed) ?? []
  if (!adjective || !county) return null
  const text = `${adjective.toLowerCase()} ${county}`
  return itemFeature({ text, kind: 'location', statement: `it is in ${text}` })
}

const SERVICE =
  '(?:lawn care|lawn mowing|yard care|mowing|snow removal|snow plowing|trash pickup|trash removal)'
const SERVICES = new RegExp(`^${SERVICE}(?:(?: and| &| \\+) ${SERVICE})?$`, 'i')

/** Work that is done for whoever lives there. */
const readServices = (typed: string): ItemFeature | null => {
  if (!SERVICES.test(typed)) return null
  const text = typed.toLowerCase().replace(/ (?:&|\+) /, ' and ')
  const statement = `${text} ${/ and /.test(text) ? 'are' : 'is'} provided`
  return itemFeature({ text, kind: 'community', statement })
}
