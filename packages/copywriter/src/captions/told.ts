import type { Passage } from '../compose/passage.ts'
import { sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'

/** Slots that state a field of the form, by the field. */
const SLOT_OF: Readonly<Record<string, string>> = {
  bedrooms: 'beds',
  bathrooms: 'baths',
  squareFeet: 'sqft',
  lotSize: 'lot',
  yearBuilt: 'year',
  price: 'price',
  city: 'city',
  'price/squareFeet': 'ppsf',
  'price/lotSize': 'ppa',
}

/** The slots whose facts a passage states. */
export const slotsToldIn = ({ spans }: Passage): string[] =>
  spans.flatMap(({ source }) =>
    source.startsWith('propertyType') ? 'type' : (SLOT_OF[source] ?? []),
  )

/** The features that a passage tells; of several that were typed as one item, those whose words it has. */
export const featuresToldIn = ({ text, spans }: Passage, features: readonly Feature[]): Feature[] =>
  features.filter((feature) => {
    const source = sourceOf(feature)
    const siblings = features.filter(({ index }) => index === feature.index)
    return spans.some(
      (span) =>
        (span.source === source || span.source === `propertyType/${source}`) &&
        (siblings.length === 1 || isNamedIn(text.slice(span.start, span.end), feature)),
    )
  })

const isNamedIn = (text: string, { name, place, seen, money, text: words }: Feature): boolean =>
  [name?.text, name?.head, place, seen, money?.amount, words].some(
    (part) => part && unhyphenated(text).includes(unhyphenated(part)),
  )

/** 'A second-floor condo' tells 'second floor'. */
const unhyphenated = (words: string): string => words.toLowerCase().replaceAll('-', ' ')
