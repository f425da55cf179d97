import { articleFor } from '@listwright/reviewer/language'
import { concatenate, type Passage, passage } from '../compose/passage.ts'
import { countable, listed, sourceOf, type Value, wording } from '../compose/value.ts'
import type { NumberStyle } from '../story/figures.ts'
import { isHome, isHouse, isStudio, isUnit, namesType } from '../story/property-noun.ts'
import type { Slots } from '../story/slots.ts'
import type { Story } from '../story/story.ts'
import {
  FLOOR,
  identityOf,
  isFloor,
  premisesOf,
  spelledCount,
  type Trait,
  UNITS,
} from './identity.ts'

const FEW_FEATURES = 4
const STUDIO_MAX = 900
/** Below this the lot of a townhouse or a condo is not worth a figure. */
const SMALL_LOT = 0.1

/** The property with its count, as long as that is not told: '5-bedroom house', 'studio condo', '35.4-acre parcel'. */
export const homeValue = (story: Story, slots: Slots, settings: readonly Trait[] = []): Value => {
  const isFirst = !slots.isTold('type')
  const whole = isFirst ? identityOf(story).wholeName : null
  const kind = isFirst ? identityOf(story).kind : null
  const type = typeValue(story, slots).bare
  // A co-op is not 'a co-op co-op'.
  const named = whole ?? (kind && type.text === kind.words ? kind : null)
  const noun = named ? passage(named.words, `propertyType/${sourceOf(named.feature)}`) : type
  // 'A brand new 3-bedroom end-unit townhouse': the age stands before the count.
  const [, age, words] = /^(brand new )?(.*)$/.exec(kind?.words ?? '') ?? []
  const said = (text: string | undefined) =>
    kind && kind !== named && text ? [passage(text.trim(), sourceOf(kind.feature))] : []
  const count = whole && story.facts.propertyType === 'Multi-Family' ? null : countOf(story, slots)
  const onFloor = settings.filter(isFloor)
  const before = onFloor.map((setting) =>
    passage(setting.words.replace(FLOOR, '$1-floor'), sourceOf(setting.feature)),
  )
  const behind = settings
    .filter((setting) => !onFloor.includes(setting))
    .map((setting) => passage(setting.words, sourceOf(setting.feature)))
  const furnished = isFirst ? identityOf(story).furnished : null
  const state = furnished ? [passage(furnished.words, sourceOf(furnished.feature))] : []
  const land = isFirst ? acreage(story, slots, noun.text) : []
  const adjectives = [...before, ...said(age), ...state, ...(count ? [count] : []), ...said(words)]
  return withArticles(concatenate([...adjectives, noun, ...land, ...behind], ' '))
}

const ACREAGE = 1

/** 'On 2.4 acres': land of that size belongs to what a house is. */
const acreage = (story: Story, slots: Slots, noun: string): Passage[] => {
  const { facts } = story
  const isTyped = facts.features.some(({ text }) => /\bacres?\b/i.test(text))
  const lot = slots.property('lot')?.bare
  if (!isHouse(facts) || isTyped || !lot || (facts.lot ?? 0) < ACREAGE || / on /.test(noun))
    return []
  return [concatenate([passage('on'), lot], ' ')]
}

/** The noun of the type; a house of a typed kind is named so once. */
const typeValue = (story: Story, slots: Slots): Value => {
  const premises = slots.isTold('type') ? null : premisesOf(story)
  if (premises) return countable(premises.words, `propertyType/${sourceOf(premises.feature)}`)
  const building = slots.isTold('type') ? null : buildingValue(story)
  if (building) return building
  if (story.facts.propertyType !== 'Multi-Family' || !slots.isTold('type'))
    return slots.property('type') ?? countable(story.noun, 'propertyType')
  return countable('building', 'propertyType')
}

/** The kind of building as the agent typed it ('three-family brownstone'), used instead of the property type. */
const buildingValue = (story: Story): Value | null => {
  const { facts, styled } = story
  if (facts.propertyType !== 'Multi-Family') return null
  const whole = identityOf(story).wholeName
  if (whole) return countable(whole.words, `propertyType/${sourceOf(whole.feature)}`)
  const noun = spelledCount(styled?.noun ?? '')
  return styled && namesType(noun, facts)
    ? countable(noun, `propertyType/${sourceOf(styled.feature)}`)
    : null
}

const countOf = (story: Story, slots: Slots): Passage | null => {
  const { facts, units } = story
  if (facts.propertyType === 'Multi-Family') {
    const feature = facts.features.find(({ text }) => /plex|decker|units?\b|family\b/i.test(text))
    const number = slots.property('units#')?.bare.text
    if (story.styled) return null
    if (units && feature && number) return passage(`${number}-unit`, sourceOf(feature))
    const typed = facts.features.find(({ name }) => UNITS.test(name?.text ?? ''))
    const count = UNITS.exec(typed?.name?.text ?? '')?.[1]
    return typed && count ? passage(`${count.toLowerCase()}-unit`, sourceOf(typed)) : null
  }
  if (isStudio(facts)) return studio(story)
  const slot = isHome(facts) ? 'beds-' : facts.propertyType === 'Land' ? 'lot-' : 'sqft-'
  return slots.property(slot)?.bare ?? null
}

/** A studio: a flat without bedrooms. In a large flat the number of bedrooms is more likely missing than zero. */
const studio = ({ facts }: Story): Passage | null =>
  /^(?:Condo|Apartment)$/.test(facts.propertyType) && (facts.sqft ?? 0) <= STUDIO_MAX
    ? passage('studio', 'bedrooms')
    : null

const withArticles = (bare: Passage): Value => ({
  bare,
  the: concatenate([passage('the'), bare], ' '),
  a: concatenate([passage(articleFor(bare.text)), bare], ' '),
  isPlural: false,
})

export interface CountOptions {
  story: Story
  slots: Slots
  style: NumberStyle
  isTypeTold: boolean
  /** LinkedIn states year and lot as well. */
  isFull: boolean
}

/** The counts that the caption has not stated yet: '3.5 baths', '3,640 square feet'. */
export const countsLeft = ({ story, slots, style, isTypeTold, isFull }: CountOptions): Value[] => {
  const { facts } = story
  const isShort = style === 'short'
  const isFormal = story.tone === 'luxury' || story.tone === 'classic'
  const isBrief = facts.features.length < FEW_FEATURES
  const isFuture =
    facts.year !== null && facts.currentYear !== null && facts.year > facts.currentYear
  const isTinyLot =
    (facts.lot ?? 0) < SMALL_LOT && (isUnit(facts) || facts.propertyType === 'Townhouse')
  const wantsLot =
    !isTinyLot && (isFull || isBrief || (facts.lot ?? 0) >= 1 || facts.propertyType === 'Land')
  const year =
    (isFull || isBrief || isRecent(story)) && !isFuture ? slots.property('year')?.bare : undefined
  const values = [
    slots.property('beds'),
    slots.property('baths'),
    ...standingOn(
      slots.property(isShort && !isFormal ? 'sf' : 'sqft'),
      wantsLot ? slots.property('lot') : null,
    ),
    year ? built(year) : null,
  ].filter((value) => value !== null)
  if (!isTypeTold) return withType(story, values)
  const age = slots.property('year')?.bare
  return values.length === 1 && !year && !isFuture && age ? [...values, built(age)] : values
}

const RECENT = 6

/** The year of a home that is nearly new is news on every network. */
const isRecent = ({ facts: { year, currentYear } }: Story): boolean =>
  year !== null && currentYear !== null && currentYear - year <= RECENT

/** '3,640 square feet on 0.46 acres'. */
const standingOn = (size: Value | null, lot: Value | null): (Value | null)[] =>
  size && lot ? [wholeOf(concatenate([size.bare, lot.bare], ' on '))] : [size, lot]

/** 'Commercial building with 2 bathrooms', 'estate with 7.5 baths'. */
const withType = (story: Story, values: readonly Value[]): Value[] => {
  const type = wording(story.noun, 'propertyType')
  const [first, ...others] = values
  if (!first) return [type]
  const bare = concatenate([type.bare, first.bare], ' with ')
  return [{ bare, the: bare, a: bare, isPlural: false }, ...others]
}

/** The short form for X: '3 bed, 2.5 bath, 1,985 sq ft'. */
export const shortCounts = (story: Story, slots: Slots, isTypeTold: boolean): Value | null => {
  const { facts } = story
  const isPremises = facts.propertyType === 'Commercial'
  const lot =
    (facts.lot ?? 0) >= 1 || facts.propertyType === 'Land' || facts.features.length < FEW_FEATURES
  const year =
    (facts.features.length < FEW_FEATURES || isRecent(story)) && !isFutureYear(story)
      ? slots.property('year')?.bare
      : undefined
  const values = [
    slots.property('bd'),
    slots.property(isPremises ? 'baths' : 'ba'),
    slots.property('sf'),
    lot ? slots.property('lot') : null,
    year ? built(year) : null,
  ].filter((value): value is Value => Boolean(value))
  const all = isTypeTold ? values : withType(story, values)
  return all.length > 0 ? listed(all, 'comma') : null
}

export const isFutureYear = ({ facts: { year, currentYear } }: Story): boolean =>
  year !== null && currentYear !== null && year > currentYear

const built = (year: Passage): Value => wholeOf(concatenate([passage('built in'), year], ' '))

const wholeOf = (bare: Passage): Value => ({ bare, the: bare, a: bare, isPlural: false })
