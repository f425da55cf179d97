import type { Item } from './entries/item.ts'
import type { Feature } from './feature.ts'
import { withWrittenUnits } from './figures/written-units.ts'
import { withAgreement } from './grammar/agreement.ts'
import { asDeed } from './grammar/as-deed.ts'
import { withMissingArticles } from './grammar/missing-articles.ts'
import { beginsWithArticle, withTypedArticles } from './grammar/typed-articles.ts'
import type { ItemFeature } from './item-feature.ts'
import { withFirmsApart } from './names/lost-capitals/firms.ts'
import { withTypedCapitals } from './names/typed-capitals.ts'

/** The features of an item in their place; a part points at the feature it belongs to. */
export const placedFeatures = (
  { text, index }: Item,
  features: readonly ItemFeature[],
  isArticled: boolean,
): Feature[] => {
  const placed: Feature[] = []
  for (const feature of features) {
    const told =
      isArticled || beginsWithArticle(text)
        ? withArticlesAsTyped(asPrinted(feature), text)
        : asPrinted(feature)
    const { partOf, ...rest } = withTypedCapitals(told, text)
    placed.push({
      ...rest,
      index,
      typed: text,
      partOf: partOf === null ? null : (placed[partOf] ?? null),
    })
  }
  return placed
}

const withArticlesAsTyped = (feature: ItemFeature, typed: string): ItemFeature => {
  const { statement, name } = feature
  return {
    ...feature,
    statement: statement && withTypedArticles(statement, typed),
    name: name && {
      ...name,
      text: withTypedArticles(name.text, typed),
      tail: withTypedArticles(name.tail, typed),
    },
  }
}

const printed = (text: string): string =>
  withFirmsApart(withWrittenUnits(text)).replace(LAKE_WITH_ARTICLE, '')

/** 'on the Lake Bemidji'; but 'the Lake Union dock'. */
const LAKE_WITH_ARTICLE =
  /\bthe (?=(?:Lake|Mount)(?: \p{Lu}[\p{L}'-]+)+(?:$|,| (?:and|with|is|are|in|from|for)\b))/gu

/** With sums, measures and the names of firms as they are printed. */
const asPrinted = (feature: ItemFeature): ItemFeature => {
  const { text, statement, name, list } = feature
  return {
    ...feature,
    text: printed(text),
    list: list.map((each) => withMissingArticles(printed(each))),
    statement: statement && withAgreement(withMissingArticles(asDeed(printed(statement)))),
    name: name && {
      ...name,
      text: withMissingArticles(printed(name.text)),
      tail: withMissingArticles(printed(name.tail)),
    },
  }
}
