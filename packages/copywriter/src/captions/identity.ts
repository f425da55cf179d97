import type { Feature } from '../facts/feature.ts'
import { isUnit } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'

const IDENTITIES =
  /\b(?:farmhouse|cabin|bungalow|cottage|three-decker|triple-decker|duplex|triplex|fourplex|quadplex|(?:two|three|four)[- ](?:family|flat)(?: house)?|end unit|corner unit|co-op|manor|new construction|building|bldg)$/i
const OTHER_HOUSE =
  /\b(?:guest|kitchen|pool|coach|carriage|spring|tenant|boat|tree|play|summer) houses?$/i
const FLOOR = /\bfloor(?: \w+)?$/i

/** Whether a feature names the property itself: it is no part that could stand in a list. */
export const isIdentity = (feature: Feature, { facts, noun, styled }: Story): boolean => {
  const words = feature.name?.text ?? feature.text
  if (feature.concept === 'units' || feature.concept === 'high floor') return true
  if (styled?.feature === feature || IDENTITIES.test(words) || FLOOR.test(words)) return true
  if (/^it is /.test(feature.statement ?? '')) return true
  if (/\b(?:studio|loft)$/i.test(words) && isUnit(facts)) return true
  return feature.name?.head === noun.split(' ').at(-1) && !OTHER_HOUSE.test(words)
}

/** What commercial premises are, where the agent typed it: 'former bank branch'. */
export const premisesOf = ({ facts }: Story): { feature: Feature; words: string } | null => {
  if (facts.propertyType !== 'Commercial') return null
  for (const feature of facts.features) {
    const words = /^it is an? (.+)$/.exec(feature.statement ?? '')?.[1]
    if (words && feature.kind === 'building' && words.length <= LONGEST_PREMISES)
      return { feature, words }
  }
  return null
}
const LONGEST_PREMISES = 34

/** Something that the hook says of the property itself, with the feature that it tells. */
export interface Trait {
  feature: Feature
  words: string
}

const traitsOf = ({ facts }: Story, pattern: RegExp): Trait[] =>
  facts.features.flatMap((feature) => {
    const words = pattern.exec(feature.statement ?? '')?.[1]
    return words ? [{ feature, words }] : []
  })

/** What a hook can say of the property itself. */
export interface Identity {
  settings: readonly Trait[]
  district: Trait | null
  kind: Trait | null
  wholeName: Trait | null
}

const known = new WeakMap<Story, Identity>()

export const identityOf = (story: Story): Identity => {
  const found = known.get(story) ?? {
    settings: settingsOf(story),
    district: districtOf(story),
    kind: kindOf(story),
    wholeName: wholeNameOf(story),
  }
  known.set(story, found)
  return found
}

const SETTING =
  /^it is (on the [\w-]+ floor|on an? (?:golf course lot|(?:hard )?corner|corner lot|(?:quiet )?cul-de-sac)|in an? (?:gated community|historic district)|to be built)$/

/** Where in its building or on what land it is: 'on the nineteenth floor', 'on a golf course lot'. */
const settingsOf = (story: Story): Trait[] => traitsOf(story, SETTING).slice(0, 1)

const DISTRICT =
  /^it is (?:a studio )?in ((?:[A-Z][\w'.]*)(?: [A-Z][\w'.]*){0,2}|the historic district)$/

/** The neighborhood that was typed: 'Old Town'. */
const districtOf = (story: Story): Trait | null => {
  const { city } = story.facts
  return traitsOf(story, DISTRICT).find(({ words }) => !words.includes(city)) ?? null
}

const KIND = /^it is an? ((?:[\w-]+ )*(?:end|corner) unit|loft|(?:[a-z]+ )?co-op)$/

/** The kind of unit, before its noun: 'brick end-unit' townhouse, 'loft' condo. */
const kindOf = (story: Story): Trait | null => {
  if (!isUnit(story.facts) && story.facts.propertyType !== 'Townhouse') return null
  const [kind] = traitsOf(story, KIND)
  if (!kind) return null
  return { ...kind, words: kind.words.replace(/end unit$/, 'end-unit').replace(/ unit$/, '') }
}

const WHOLE_NAME = /^it is an? ([A-Z].* (?:house|row) on .+|.*\b(?:two|three|four)-flat\b.*)$/

/** A house or building that was typed by its full name: 'greystone two-flat with a garden unit'. */
const wholeNameOf = (story: Story): Trait | null =>
  /^(?:Single Family Home|Multi-Family)$/.test(story.facts.propertyType) && !story.styled
    ? (traitsOf(story, WHOLE_NAME)[0] ?? null)
    : null
