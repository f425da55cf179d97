import type { PropertyType } from '@listwright/contracts'
import { stateName } from '@listwright/reviewer/language'
import { onceByKey } from '@listwright/reviewer/memory'
import type { PropertyToWrite } from '../request.ts'
import { comparedWithTyped } from './compared-with-typed.ts'
import { type Setting, settingOf } from './concepts/scopes.ts'
import type { Item } from './entries/item.ts'
import { plainEntry } from './entries/plain-entry.ts'
import { splitItems } from './entries/split-items.ts'
import type { Feature } from './feature.ts'
import { withClearName } from './features/clear-names.ts'
import { withCommunity } from './features/community.ts'
import { withoutDuplicates } from './features/duplicates.ts'
import { typesArticles } from './grammar/typed-articles.ts'
import { withFirmsApart } from './names/lost-capitals/firms.ts'
import { withLostCapitals } from './names/lost-capitals/with-lost-capitals.ts'
import { placedFeatures } from './placed-features.ts'
import type { PropertyFacts } from './property-facts.ts'
import type { PropertyReading } from './property-reading.ts'
import { type ItemReading, readItem } from './read-item.ts'
import { withoutRepeatedLot } from './refusals/repeated-lot.ts'
import { reasonOfRestatement, type StatedNumbers } from './refusals/restatements.ts'
import { asOwnKind, besideFarm, inOwnBuilding } from './things/own-kind.ts'
import { cleanPlace } from './tidying/clean-place.ts'
import { toldByHeads } from './trust/told-by-heads.ts'
import { QUOTED_MAX, type UnusedNote } from './unused-note.ts'
import { withoutOffer } from './whole-notes/offer-conditions.ts'
import type { ReadPiece } from './whole-notes/told-together.ts'

const READINGS_MAX = 200

/** A property as typed; whatever came through the form is read, and notes that are no text are skipped. */
export type PropertyToRead = Omit<PropertyToWrite, 'features'> & {
  features?: readonly unknown[] | null
}

/**
 * Reads what was typed about a property, and says what it could not use and what it mended. The latest readings are
 * remembered: whoever writes about a property does so in several tones and several times.
 */
export const readProperty = onceByKey(
  (property: PropertyToRead, currentYear?: number) => JSON.stringify([property, currentYear]),
  (property: PropertyToRead, currentYear?: number): PropertyReading =>
    toldByHeads((property.features ?? []).map(asPlainEntry), (features) =>
      readEverything({ ...property, features }, currentYear),
    ),
  READINGS_MAX,
)

const asPlainEntry = (typed: unknown): unknown =>
  typeof typed === 'string' ? plainEntry(typed) : typed

/** The same with readings that are probably wrong, for whoever judges how well notes are read. */
export const readEverything = (property: PropertyToRead, currentYear?: number): PropertyReading =>
  read(property, currentYear ?? null)

/** What the form says beside the notes, which the notes are read with. */
interface Form {
  propertyType: PropertyType
  city: string
  state: string
  numbers: StatedNumbers
}

const read = (property: PropertyToRead, currentYear: number | null): PropertyReading => {
  const form: Form = {
    propertyType: property.propertyType ?? 'Single Family Home',
    city: cleanPlace(property.city),
    state: stateName(cleanPlace(property.state)),
    numbers: statedNumbers(property),
  }
  const setting = settingOf(form.propertyType)
  const { typed, conditions } = notesIn(property, form)
  const { items, beyond } = splitItems(typed, setting)
  const pieces = comparedWithTyped(
    items.map((item) => readPiece(item, form)),
    { typed, conditions, propertyType: form.propertyType },
  )
  const told = pieces.filter((piece) => reasonNotTold(piece, form) === null)
  const isArticled = typesArticles(typed)
  const features = told.flatMap(({ item, reading }) =>
    placedFeatures(item, reading.features, isArticled),
  )
  const distinct = withoutDuplicates(withCommunity(features, form.propertyType))
  const facts: PropertyFacts = {
    propertyType: form.propertyType,
    address: cleanPlace(property.address),
    city: withoutNumber(form.city),
    state: form.state,
    ...form.numbers,
    currentYear,
    features: besideFarm(toldClearly(distinct.features, form.city, setting)).map((feature) =>
      ofTheFuture(feature, currentYear),
    ),
  }
  return {
    facts,
    unused: [
      ...pieces.flatMap((piece) => unusedOf(piece, form)),
      ...beyond.map(({ text, index }) => unusedNote(index, text, TOO_MANY)),
      ...distinct.unused,
    ],
    repaired: pieces.flatMap(({ reading }) => reading.repairs),
  }
}

/** The notes without the offers on which they depend, and with the capitals that were not typed. */
const notesIn = ({ features }: PropertyToRead, { city, state }: Form) => {
  const notes = (features ?? []).map((note) =>
    typeof note === 'string' ? withoutOffer(note) : { core: note, condition: null },
  )
  return {
    typed: notes.map(({ core }) =>
      typeof core === 'string' ? withLostCapitals(core, { city, state }) : core,
    ),
    conditions: notes.map(({ condition }) => condition),
  }
}

/** An item by itself, without the size of the lot that the form has already, where it can be told without it. */
const readPiece = (item: Item, form: Form): ReadPiece => {
  const text = withoutRepeatedLot(item.text, form.numbers.lot)
  const reading = readText(text, form)
  return reading.refusal && text !== item.text
    ? { item, reading: readText(item.text, form) }
    : { item: { ...item, text }, reading }
}

const readText = (text: string, { city, numbers, propertyType }: Form): ItemReading => {
  // Beside two bedrooms or more, a loft is a room.
  const isRoom = /^loft$/i.test(text) && (numbers.beds ?? 0) > 1
  return readItem(withPartOfTown(text, city), isRoom ? 'Single Family Home' : propertyType)
}

const reasonNotTold = ({ reading }: ReadPiece, { numbers }: Form): string | null =>
  reading.refusal || (reading.restated && reasonOfRestatement(reading.restated, numbers))

/** What is reported of a piece: praise that was taken out, an end that was left out, and a piece that is not told at all. */
const unusedOf = (piece: ReadPiece, form: Form): UnusedNote[] => {
  const { index, text } = piece.item
  const { praise, leftOut } = piece.reading
  const reason = reasonNotTold(piece, form)
  return [
    ...(praise
      ? [unusedNote(index, praise.words, `Praise left out: it is written as '${praise.kept}'.`)]
      : []),
    ...(leftOut ? [unusedNote(index, leftOut.text, leftOut.reason)] : []),
    ...(reason ? [unusedNote(index, text, reason)] : []),
  ]
}

const TOO_MANY = 'Only the first 60 features are read.'

const unusedNote = (index: number, text: string, reason: string): UnusedNote => ({
  index,
  text: withFirmsApart(text).slice(0, QUOTED_MAX),
  reason,
})

/** The city without the number of a unit or a post code that was typed behind it. */
const withoutNumber = (city: string): string =>
  city
    .replace(/\s*#\s*/g, ' ')
    .replace(/[.#\d]+$/, '')
    .trim()

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
  const inCity = `it is a ${city} `
  return features.map((feature) => {
    const { statement } = feature
    const told =
      city && statement?.startsWith(inCity)
        ? { ...feature, name: null, statement: `it is a ${statement.slice(inCity.length)}` }
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

const statedNumbers = (property: PropertyToRead): StatedNumbers => {
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
