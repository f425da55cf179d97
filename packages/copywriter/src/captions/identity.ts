import { onceFor } from '@listwright/reviewer/memory'
import { spelledOut } from '../compose/numbers.ts'
import type { Feature } from '../facts/feature.ts'
import { isHouse, isUnit } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'

const IDENTITIES =
  /\b(?:farmhouse|cabin|bungalow|cottage|three-decker|triple-decker|duplex|triplex|fourplex|quadplex|(?:two|three|four)[- ](?:family|flat)(?: house)?|(?:end|corner|[\w-]+-level) unit|co-op|manor|new construction|building|bldg|(?:brick |stone |one-level |raised |mid-century )*(?:ranch|rambler|colonial|Cape|Cape Cod|split-level|split-entry|Victorian|Tudor|Craftsman|mid-century(?: modern)?|contemporary)|(?:loft |condo |church |school |mill )*conversion)(?: on .*)?$/i
const OTHER_HOUSE =
  /\b(?:guest|kitchen|pool|coach|carriage|spring|tenant|boat|tree|play|summer) houses?$/i
/** 'Three units'. */
export const UNITS = /^([a-z]+|\d+) units$/i
const ON_A_FLOOR = /\bfloor$|\bfloor (?:unit|corner|condo|apartment|penthouse|residence|walk-up)$/i

/** Whether a feature names the property itself: it is no part that could stand in a list. */
export const isIdentity = (feature: Feature, { facts, noun, styled }: Story): boolean => {
  const words = feature.name?.text ?? feature.text
  if (feature.concept === 'units' || feature.concept === 'high floor') return true
  if (facts.propertyType === 'Multi-Family' && UNITS.test(words)) return true
  if (/^owner'?s duplex\b/i.test(words)) return false
  // 'There is a separate cottage' names a second dwelling.
  if (/^there (?:is|are) /.test(feature.statement ?? '')) return false
  if (/^(?:separate|detached) /i.test(words)) return false
  if (styled?.feature === feature || IDENTITIES.test(words) || ON_A_FLOOR.test(words)) return true
  if (/^it is /.test(feature.statement ?? '')) return true
  if (/\b(?:studio|loft)$/i.test(words) && isUnit(facts)) return true
  if (OTHER_HOUSE.test(words)) return false
  const head = feature.name?.head ?? ''
  return (
    head === noun.split(' ').at(-1) || (isHouse(facts) && /^(?:home|house|residence)$/.test(head))
  )
}

/** What commercial premises are, where the agent typed it: 'former bank branch'. */
export const premisesOf = ({ facts }: Story): { feature: Feature; words: string } | null => {
  if (facts.propertyType !== 'Commercial') return null
  const mixed = facts.features.find(({ statement }) => statement === 'it is mixed-use')
  if (mixed) return { feature: mixed, words: 'mixed-use building' }
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
  /** 'Furnished' before the noun. */
  furnished: Trait | null
}

export const identityOf = onceFor(
  (story: Story): Identity => ({
    settings: settingsOf(story),
    district: districtOf(story),
    kind: kindOf(story),
    wholeName: wholeNameOf(story),
    furnished:
      traitsOf(story, /^it (?:comes|is|is sold) ((?:fully |turnkey and )?furnished)$/).map(
        (trait) => ({ ...trait, words: trait.words.replace('turnkey and', 'turnkey') }),
      )[0] ?? null,
  }),
)

/** 'A ground-floor 2-bedroom condo'. */
export const FLOOR = /^on the (ground|first|second|third|top) floor$/

/** Whether a setting can stand before the noun of a home. */
export const isFloor = ({ words }: Trait): boolean => FLOOR.test(words)

const SETTING =
  /^it is (on the [\w-]+ floor|on an? (?:(?:golf course|greenbelt|corner|wooded|preserve|conservation|lake|pond|creek) lot|(?:hard )?corner|(?:quiet )?cul-de-sac|(?:[a-z]+ )?canal(?: with [\w ]+)?)|in an? (?:gated community|historic district)|directly on the (?:Gulf|ocean|beach|lake|water|bay)|to be built|across from (?:the )?[\w' -]+|(?:near|steps from|on) (?:the )?(?:[A-Z][\w']* )*(?:[Bb]each|[Bb]oardwalk|lifts|[Ll]ake(?: [A-Z]\w+)?))$/

/** Where in its building or on what land it is: 'on the nineteenth floor', 'on a golf course lot'. */
const settingsOf = (story: Story): Trait[] => {
  const all = traitsOf(story, SETTING)
  const floor = all.find(isFloor)
  const place = all.find((trait) => !isFloor(trait))
  return (
    [floor, place]
      .filter((trait) => trait !== undefined)
      // 'Steps' could be any number of them.
      .map((trait) => ({ ...trait, words: trait.words.replace(/^steps from /, 'near ') }))
  )
}

const DISTRICT =
  /^it is (?:a studio )?in ((?:[A-Z][\w'.]*)(?: [A-Z][\w'.]*){0,2}|the historic district)$/

/** The neighborhood that was typed: 'Old Town'. */
const districtOf = (story: Story): Trait | null => {
  const { city } = story.facts
  return (
    traitsOf(story, DISTRICT).find(
      ({ words }) => !words.includes(city) && !NO_NEIGHBORHOOD.test(words),
    ) ?? null
  )
}
/** A county is larger than its towns, and zones are no places that people name. */
const NO_NEIGHBORHOOD = /\b(?:County|Parish|Unzoned|Zone|School)\b/

const KIND = /^it is an? ((?:[\w-]+ )*(?:end|corner) unit|loft|(?:[a-z]+ )?co-op)$/

/** A sort of home that stands before its noun: 'garden-style', 'story-and-a-half'. */
const SORT =
  /^it is (?:an? )?([A-Z]?[a-z]+-style|top-floor|story and a half|split-entry|split-level|split foyer)(?: unit)?$/

/** How a parcel lies: 'wooded', 'mostly level'. */
const LIE =
  /^the (?:land|lot|parcel) is ((?:mostly |partly |gently )?(?:wooded|level|rolling|cleared|flat))$/

const NEW = /^it is (new construction)$/

/** The kind of unit or of a new house, before its noun: 'brick end-unit' townhouse, 'loft' condo. */
const kindOf = (story: Story): Trait | null => {
  const { styled, noun } = story
  const styledSort =
    styled?.isSort && styled.noun.endsWith(` ${noun}`)
      ? { feature: styled.feature, words: styled.noun.slice(0, -noun.length - 1) }
      : null
  if (story.facts.propertyType === 'Land') return styledSort ?? traitsOf(story, LIE)[0] ?? null
  const [built] = isHouse(story.facts) ? traitsOf(story, NEW) : []
  if (built) return { ...built, words: 'new-construction' }
  if (styledSort) return styledSort
  const [sort] = traitsOf(story, SORT)
  if (sort) return { ...sort, words: sort.words.replaceAll(' ', '-') }
  if (!isUnit(story.facts) && story.facts.propertyType !== 'Townhouse') return null
  const [kind] = traitsOf(story, KIND)
  if (!kind) return null
  return { ...kind, words: kind.words.replace(/end unit$/, 'end-unit').replace(/ unit$/, '') }
}

const WHOLE_NAME =
  /^it is an? ([A-Z].* (?:house|row) on .+|.*\b(?:two|three|four)-flat\b.*|[\w/ -]*\b(?:duplex|triplex|fourplex|quadplex)|[\w -]*\b(?:two|three|four|[2-4])-family(?: [a-z]+)?|[a-z -]*\b(?:beach|lake|row|log|stone|carriage) house|(?:[\w'-]+ ){0,2}(?:Colonial|Cape|ranch|rambler|Tudor|Victorian|Craftsman|bungalow|farmhouse|cottage) on an? (?!slab)[\w -]+)$/

/** A house or building that was typed by its full name: 'greystone two-flat with a garden unit'. */
const wholeNameOf = (story: Story): Trait | null =>
  /^(?:Single Family Home|Multi-Family)$/.test(story.facts.propertyType) && !story.styled
    ? (traitsOf(story, WHOLE_NAME).map(inWords)[0] ?? null)
    : null

const inWords = (trait: Trait): Trait => ({ ...trait, words: spelledCount(trait.words) })

/** 'Three-family' for '3-family'. */
export const spelledCount = (words: string): string =>
  words.replace(
    /\b[2-9](?=-(?:family|unit|flat))/,
    (figure) => spelledOut(Number(figure)) ?? figure,
  )

const NAMED_UNITS: readonly [RegExp, number][] = [
  [/\bduplex\b|\btwo-(?:family|flat|unit)\b/i, 2],
  [/\btriplex\b|\bthree-(?:family|flat|unit|decker)\b|\btriple-decker\b/i, 3],
  [/\bfourplex\b|\bquadplex\b|\bfour-(?:family|flat|unit)\b/i, 4],
]

/** Whether the number of units that was read differs from the one in the name of the building. */
export const isMiscounted = (story: Story): boolean => {
  const name = spelledCount(identityOf(story).wholeName?.words ?? story.styled?.noun ?? '')
  const count = NAMED_UNITS.find(([words]) => words.test(name))?.[1]
  return count !== undefined && story.units !== null && count !== story.units
}
