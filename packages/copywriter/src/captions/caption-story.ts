import type { Tone } from '@listwright/contracts'
import { onceFor } from '@listwright/reviewer/memory'
import type { Feature } from '../facts/feature.ts'
import { isOfSchools } from '../facts/names/schools.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'
import { readStory, type Story } from '../story/story.ts'

/** The story that captions tell: schools have no place in an advertisement that networks show to chosen readers. */
export const readCaptionStory = (facts: PropertyFacts, tone: Tone): Story =>
  inPlainNouns(readStory(withoutSchools(facts), tone))

/** From this price on a house is a residence. */
const RESIDENCE = 750_000
/** Styles that name a house by themselves: 'a 3-bedroom Colonial'. */
const STYLE_ALONE = /\b(Colonial|Cape Cod|Cape|Tudor|Victorian|rambler) (?:house|home|residence)$/

/** Readers of a feed find 'residence' stiff for a modest house, and 'house' needless behind its style. */
const inPlainNouns = onceFor((story: Story): Story => {
  const isModest = story.noun === 'residence' && (story.facts.price ?? 0) < RESIDENCE
  const plain = (noun: string) => (isModest ? noun.replace(/\bresidence\b/, 'home') : noun)
  const { styled } = story
  return {
    ...story,
    noun: plain(story.noun),
    styled: styled && { ...styled, noun: plain(styled.noun).replace(STYLE_ALONE, '$1') },
  }
})

const withoutSchools = onceFor(
  (facts: PropertyFacts): PropertyFacts =>
    facts.features.some(isSchool)
      ? { ...facts, features: facts.features.filter((feature) => !isSchool(feature)) }
      : facts,
)

/** A school by its name or its kind: 'walk to the elementary school'. */
const isSchool = (feature: Feature): boolean =>
  isOfSchools(feature) || /\b(?:elementary|middle|high) schools?\b/i.test(feature.text)
