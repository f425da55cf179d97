import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { listed, type Value, wording } from '../compose/value.ts'
import { countsLeft, isFutureYear, shortCounts } from './counts.ts'
import type { Draft } from './draft.ts'
import type { Fact } from './fact.ts'
import { ended } from './sentences.ts'

const PARKING_MAX = 2

/** The counts that are left, parking, and the price where the first line did not have it. */
export const figuresOf = (draft: Draft): Passage[] => {
  const { story, slots, rules, network } = draft
  const isFull = network === 'linkedin'
  const parking = parkingOf(draft)
  // Acres that were typed take the place of the lot.
  if (parking.some(({ brief }) => ACRES.test(brief))) slots.tell(['lot'])
  const counts = countsLeft({
    story,
    slots,
    style: rules.style,
    isTypeTold: draft.isTypeTold,
    isFull,
  })
  const price = slots.property('price')
  const rate = rateOf(draft)
  const isOffered = (story.tone === 'luxury' || story.tone === 'classic') && !draft.isOfferSaid
  const values = [
    ...counts,
    ...parking.map(({ brief, source }) => wording(brief, source)),
    ...(price && !isOffered ? [price] : []),
    ...(rate && (!price || !isOffered) ? [rate] : []),
  ]
  const said = [
    ...(values.length === 1 && rate && values[0] === rate
      ? [ended(concatenate([passage('the price comes to'), rate.bare], ' '))]
      : values.length > 0
        ? [ended(listed(values, 'comma').bare)]
        : []),
    ...(price && isOffered ? [offered(price, rate)] : []),
    ...toCome(draft),
  ]
  draft.tell(parking)
  return said.map((each) => draft.keep(each))
}

/** '4 bed, 3.5 bath, 2,980 sq ft, $775,000.' */
export const shortFigures = (draft: Draft): Passage => {
  const { story, slots } = draft
  const counts = shortCounts(story, slots, draft.isTypeTold)
  const price = slots.property('price')
  const values = [counts, price].filter((value): value is Value => value !== null)
  const said = values.length > 0 ? ended(listed(values, 'comma').bare) : passage('')
  return draft.keep(concatenate([...(said.text ? [said] : []), ...toCome(draft)], ' '))
}

const offered = (price: Value, rate: Value | null): Passage =>
  ended(
    concatenate(
      [concatenate([passage('offered at'), price.bare], ' '), ...(rate ? [rate.bare] : [])],
      ', ',
    ),
  )

/** What a square foot or an acre costs: on LinkedIn, for investors, and for land. */
const rateOf = ({ story, slots, network }: Draft): Value | null => {
  const isLand = story.facts.propertyType === 'Land'
  const isWanted =
    story.tone === 'investor' || isLand || (network === 'linkedin' && story.tone !== 'luxury')
  const rate = isWanted ? slots.property(isLand ? 'ppa' : 'ppsf') : null
  if (!rate) return null
  const bare = concatenate([rate.bare, passage(isLand ? 'an acre' : 'per square foot')], ' ')
  return { ...rate, bare }
}

/** A home that is not built yet: when it will be completed. */
const toCome = ({ story, slots }: Draft): Passage[] => {
  const year = isFutureYear(story) ? slots.property('year')?.bare : undefined
  return year ? [ended(concatenate([passage('completion is set for'), year], ' '))] : []
}

/** What stands with the counts: garages and parking, and land that was typed with its size. */
export const isFigure = ({ topic, thing, brief, feature }: Fact): boolean =>
  thing !== null && ((topic === 'parking' && feature.year === null) || ACRES.test(brief))

const DRIVEWAY = /\bdriveway\b|\balley\b/
const ACRES = /^(?:about )?[\d.]+ (?:[a-z-]+ )*acres$/

/** Garage and parking that are no offer of their own. */
const parkingOf = ({ left, network }: Draft): Fact[] =>
  left
    .filter(isFigure)
    .sort((one, other) => Number(DRIVEWAY.test(one.brief)) - Number(DRIVEWAY.test(other.brief)))
    .slice(0, network === 'linkedin' ? PARKING_MAX : 1)
