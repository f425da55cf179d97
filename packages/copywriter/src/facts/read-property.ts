import { stateName } from '@listwright/reviewer/language'
import { onceByKey } from '@listwright/reviewer/memory'
import type { PropertyToWrite } from '../request.ts'
import { type Setting, settingOf } from './concepts/scopes.ts'
import type { Item } from './entries/item.ts'
import { plainEntry } from './entries/plain-entry.ts'
import { splitItems } from './entries/split-items.ts'
import type { Feature } from './feature.ts'
import { withClearName } from './features/clear-names.ts'
import { withCommunity } from './features/community.ts'
import { withoutDuplicates } from './features/duplicates.ts'
import { withWrittenUnits } from './figures/written-units.ts'
import { withAgreement } from './grammar/agreement.ts'
import { asDeed } from './grammar/as-deed.ts'
import { withMissingArticles } from './grammar/missing-articles.ts'
import { beginsWithArticle, typesArticles, withTypedArticles } from './grammar/typed-articles.ts'
import type { ItemFeature } from './item-feature.ts'
import { withFirmsApart } from './names/lost-capitals/firms.ts'
import { withLostCapitals } from './names/lost-capitals/with-lost-capitals.ts'
import { withTypedCapitals } from './names/typed-capitals.ts'
import type { PropertyFacts } from './property-facts.ts'
import type { PropertyReading } from './property-reading.ts'
import { readItem } from './read-item.ts'
import { withoutRepeatedLot } from './refusals/repeated-lot.ts'
import { reasonOfRestatement, type StatedNumbers } from './refusals/restatements.ts'
import { withTermNotes } from './term-notes/term-entries.ts'
import { asOwnKind, inOwnBuilding } from './things/own-kind.ts'
import { cleanPlace } from './tidying/clean-place.ts'
import { toldByHeads } from './trust/told-by-heads.ts'
import { QUOTED_MAX, type UnusedNote } from './unused-note.ts'
import type { Repair } from './vocabulary/spelling.ts'
import { withEllipticPieces } from './whole-notes/elliptic-pieces.ts'
import { withLabels } from './whole-notes/labelled-entries.ts'
import { withNoteClauses } from './whole-notes/note-clauses.ts'
import { withOffers, withoutOffer } from './whole-notes/offer-conditions.ts'
import { saidOfThings } from './whole-notes/said-of-things.ts'
import { withTailsOfHeads } from './whole-notes/tails-of-heads.ts'
import { toldTogether } from './whole-notes/told-together.ts'
import { wholeEntries } from './whole-notes/whole-entries.ts'
import { withoutGarbled } from './whole-notes/without-garbled.ts'

const READINGS_MAX = 200

/**
 * Reads what was typed about a property, and says what it could not use and what it mended. The latest readings are
 * remembered: whoever writes about a property does so in several tones and several times.
 */
export const readProperty = onceByKey(
  (property: PropertyToWrite, currentYear?: number) => JSON.stringify([property, currentYear]),
  (property: PropertyToWrite, currentYear?: number): PropertyReading =>
    toldByHeads((property.features ?? []).map(asPlainEntry), (features) =>
      // Whatever came through the form is read, and what is no text is skipped.
      readEverything({ ...property, features: features as string[] }, currentYear),
    ),
  READINGS_MAX,
)

const asPlainEntry = (typed: unknown): unknown =>
  typeof typed === 'string' ? plainEntry(typed) : typed

/** The same with readings that are probably wrong, for whoever judges how well notes are read. */
export const readEverything = (property: PropertyToWrite, currentYear?: number): PropertyReading =>
  read(property, currentYear ?? null)

const read = (property: PropertyToWrite, currentYear: number | null): PropertyReading => {
  const propertyType = property.propertyType ?? 'Single Family Home'
  const numbers = statedNumbers(property)
  const unused: UnusedNote[] = []
  const repaired: Repair[] = []
  const report = (index: number, text: string, reason: string): void => {
    unused.push({ index, text: withFirmsApart(text).slice(0, QUOTED_MAX), reason })
  }
  const conditional = (property.features ?? []).map((entry: unknown) =>
    typeof entry === 'string' ? withoutOffer(entry) : { core: entry, condition: null },
  )
  const city = cleanPlace(property.city)
  const state = stateName(cleanPlace(property.state))
  const typed = conditional.map(({ core }) =>
    typeof core === 'string' ? withLostCapitals(core, { city, state }) : core,
  )
  const { items, beyond } = splitItems(typed, settingOf(propertyType))
  const features: Feature[] = []
  // Beside two bedrooms or more, a loft is a room.
  const isRoom = (text: string) => /^loft$/i.test(text) && (numbers.beds ?? 0) > 1
  const readText = (text: string) =>
    readItem(withPartOfTown(text, city), isRoom(text) ? 'Single Family Home' : propertyType)
  const pieces = items.map((item) => {
    const text = withoutRepeatedLot(item.text, numbers.lot)
    const reading = readText(text)
    return reading.refusal && text !== item.text
      ? { item, reading: readText(item.text) }
      : { item: { ...item, text }, reading }
  })
  const isArticled = typesArticles(typed)
  const whole = saidOfThings(wholeEntries(toldTogether(withTailsOfHeads(pieces), typed)))
  const entries = withOffers(
    withoutGarbled(
      withLabels(
        withEllipticPieces(withNoteClauses(withTermNotes(whole, typed, propertyType))),
        typed,
        propertyType,
      ),
    ),
    conditional.map(({ condition }) => condition),
  )
  for (const { item, reading } of entries) {
    const { refusal, restated, praise, repairs, leftOut } = reading
    const { text, index } = item
    if (praise) report(index, praise.words, `Praise left out: it is written as '${praise.kept}'.`)
    if (leftOut) report(index, leftOut.text, leftOut.reason)
    repaired.push(...repairs)
    const repeated = restated && reasonOfRestatement(restated, numbers)
    if (refusal) report(index, text, refusal)
    else if (repeated) report(index, text, repeated)
    else features.push(...placedFeatures(item, reading.features, isArticled))
  }
  for (const { text, index } of beyond) report(index, text, 'Only the first 60 features are read.')
  const distinct = withoutDuplicates(withCommunity(features, propertyType))
  const facts: PropertyFacts = {
    propertyType,
    address: cleanPlace(property.address),
    city: city
      .replace(/\s*#\s*/g, ' ')
      .replace(/[.#\d]+$/, '')
      .trim(),
    state,
    ...numbers,
    currentYear,
    features: toldClearly(distinct.features, city, settingOf(propertyType)).map((feature) =>
      ofTheFuture(feature, currentYear),
    ),
  }
  return { facts, unused: [...unused, ...distinct.unused], repaired }
}

/** Nothing dates from a year that is still to come: 'roof project 2027' is planned. */
const ofTheFuture = (feature: Feature, currentYear: number | null): Feature => {
  const [, thing, verb, year] =
    /^(the .+) (dates?|was installed|were installed) (?:from|in) (\d{4})$/.exec(
      feature.statement ?? '',
    ) ?? []
  if (!thing || currentYear === null || Number(year) <= currentYear) return feature
  const be = verb === 'date' || verb === 'were installed' ? 'are' : 'is'
  return {
    ...feature,
    kind: 'condition',
    concept: null,
    year: null,
    statement: `${thing} ${be} planned for ${year}`,
  }
}

/** 'Charleston single house' is a single house in Charleston, which the text names anyway. */
const toldClearly = (features: readonly Feature[], city: string, setting: Setting): Feature[] => {
  const owners = new Set(features.map(({ partOf }) => partOf))
  return features.map((feature) => {
    const { statement } = feature
    const told =
      city && statement?.startsWith(`it is a ${city} `)
        ? { ...feature, name: null, statement: `it is a ${statement.slice(9 + city.length)}` }
        : feature
    // A whole keeps its name: its parts are told with it.
    return owners.has(feature)
      ? feature
      : inOwnBuilding(asOwnKind(withClearName(told), setting), setting)
  })
}

/** 'Boise Bench', typed of a home in Boise, is a part of the town and no bench; 'Historic Mapleton Hill' is one anywhere. */
const withPartOfTown = (text: string, city: string): string => {
  const isOfCity = city !== '' && text.startsWith(`${city} `) && PART.test(text.slice(city.length))
  if (OLD_PART.test(text)) return `In the historic ${text.slice('Historic '.length)} neighborhood`
  return isOfCity ? `${text} neighborhood` : text
}
const PART =
  /^ (?:Bench|Heights|Hills?|Highlands|Park|Place|Terrace|Village|Square|Grove|Gardens|Hollow|Point|Crossing|Common|Commons|North|South|East|West)$/
const OLD_PART =
  /^[Hh]istoric (?:\p{Lu}\p{Ll}+ )+(?:Hill|Hills|Heights|Park|Village|Square|Row|Point|Grove|Gardens|Bottom|Hollow)$/u

/** The features of an item in their place; a part points at the feature it belongs to. */
const placedFeatures = (
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

const statedNumbers = (property: PropertyToWrite): StatedNumbers => {
  const beds = positive(property.bedrooms)
  const lot = positive(property.lotSize)
  const price = positive(property.price)
  return {
    beds: beds === null ? null : Math.round(beds),
    baths: positive(Math.round((positive(property.bathrooms) ?? 0) * 100) / 100),
    sqft: rounded(property.squareFeet),
    price: price !== null && price >= 0.5 ? price : null,
    year: wholeYear(property.yearBuilt),
    lot: lot !== null && lot >= 0.0001 ? Math.round(lot * 1e4) / 1e4 : null,
  }
}

const positive = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null

const rounded = (value: unknown): number | null => positive(Math.round(positive(value) ?? 0))

const wholeYear = (value: unknown): number | null => {
  const year = rounded(value)
  return year !== null && year >= 1000 && year <= 2999 ? year : null
}
