import type { Value } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { appealOf } from './appeal/appeal.ts'
import { isDull, isShared } from './heroes.ts'
import type { Story } from './story.ts'
import { canLead } from './strength.ts'
import { fewPartsOf } from './thing.ts'

/** A way to begin a text. */
export interface OpeningForm {
  /** The entry of the chapter 'first-lines', without 'first: '. */
  name: string
  /** What its lines can ask for, and what a line that does has told. */
  slots: Readonly<Record<string, OpeningSlot>>
  /** How much it makes a reader want to go on. */
  worth: number
}

export interface OpeningSlot {
  value: Value
  features: readonly Feature[]
}

/** What a pair is worth more than its stronger half. */
export const PAIRED = 1.5

const PLACE = /\b(?:porch|deck|patio|balcony|terrace|lanai|veranda|piazza|rooftop)$/i

/** Whether it is a place outdoors where people sit. */
export const isPlace = ({ name }: Feature): boolean => PLACE.test(name?.text ?? '')

/** What lies before a porch or a balcony: 'over Dauphin Street', 'overlooking the lake'. */
export const OVER = /^(over|overlooking|facing) ((?:the )?(?:[A-Z][\w']*|[a-z]+)(?: [\w']+){0,3})$/

export const isOverSomething = (feature: Feature): boolean =>
  isPlace(feature) && OVER.test(feature.name?.tail ?? '')

/** What a porch is worth more for what it overlooks. */
const OVERLOOKING = 2.5

export const worthOf = (feature: Feature, { facts }: Story): number =>
  appealOf(feature, facts) + (isOverSomething(feature) ? OVERLOOKING : 0)

/** What the home itself has, was typed whole, and is more than its equipment. */
export const ownFeatures = (story: Story): Feature[] =>
  story.ranked.filter(
    (feature) =>
      (canLead(feature) || feature.kind === 'view') &&
      feature.partOf === null &&
      feature.year === null &&
      feature.kind !== 'parking' &&
      feature !== story.styled?.feature &&
      !story.garage.includes(feature) &&
      !isShared(feature, story) &&
      !isDull(feature, story) &&
      story.facts.features.every(
        (other) =>
          other.index !== feature.index || other.text === feature.text || other.partOf === feature,
      ),
  )

/** Whether it has a name and no parts. */
export const isSimple = (feature: Feature, { facts }: Story): boolean =>
  feature.name !== null && facts.features.every(({ partOf }) => partOf !== feature)

/** Whether it has no parts, or so few that they are named with it. */
export const isCompact = (feature: Feature, story: Story): boolean =>
  isSimple(feature, story) || fewPartsOf(feature, story).length > 0
