import { onceByKey } from '@listwright/reviewer/memory'
import type { Random } from '../compose/random.ts'
import { sourceOf, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isOfSchools } from '../facts/names/schools.ts'
import { landLead } from '../parts/land-lead.ts'
import { appealOf } from './appeal/appeal.ts'
import type { Candidate } from './candidate.ts'
import { frontedOf, NEIGHBORHOOD } from './fronted.ts'
import { isDull, isShared } from './heroes.ts'
import { hasIncome } from './income.ts'
import { NAMES_A_HOME } from './kind-of-home.ts'
import { isHome, isHouse } from './property-noun.ts'
import { settingOf } from './setting.ts'
import type { Situation } from './situation.ts'
import type { Story } from './story.ts'
import { strengthOf } from './strength.ts'
import type { Teller } from './teller.ts'
import { fewPartsOf } from './thing.ts'

const SKELETON_BIAS = 1.6
const FRAME_BIAS = 1.4
/** A feature that is weaker than the strongest one by no more than this may sometimes lead in its place. */
const NEARLY = 2.2
const NEXT_BIAS = 0.9
/** How much better a first sentence is for each strong feature that it tells. */
const RICHER = 3.5
/** Features weaker than this are mentioned, but never lead the text. */
const STRONG = 3
/** Where the terms are the news, a line that leads with them comes before one that leads with a feature. */
const TERMS_FIRST: ReadonlySet<Situation> = new Set([
  'rental by the month',
  'multi-family with rents',
  'warehouse',
])

/** How much more appealing a feature is than what the home is, where the first sentence has to name it. */
const MORE = 1

/** A house on so many acres is sold with its land. */
const ACREAGE = 3

/** The probability that it begins with where the home is or when it was renovated, where buyers look for that. */
const FRONTED_SHARE = 0.75

/** Lines that may begin the text: the strongest fact leads; figures lead where no feature can. */
export const openingOf = (
  story: Story,
  teller: Teller,
  heroes: readonly Feature[],
  random: Random,
): Candidate[] => {
  const leads = featureLeads(story, teller, heroes, random).filter(
    (one) => teller.can([one]) && !(hasIncome(story) && TELLS_MORE.test(one.line.text)),
  )
  const dateless = leads.filter(({ line }) => !BY_YEAR.test(line.text))
  if (dateless.length > 0 && !isDateNews(story)) return dateless
  return leads.length > 0 ? leads : figureOpenings(story, teller)
}

const BY_YEAR = /^(?:Built|Completed) in \{year\}/
/** A home of before 1940 is historic, one of this or the last year is new; of others, the year is the least that is known. */
const HISTORIC = 1940
const isDateNews = ({ facts: { year, currentYear } }: Story): boolean =>
  year !== null && (year < HISTORIC || (currentYear !== null && year >= currentYear - 1))

/** The sentence of the price, and another about the rooms. */
const TELLS_MORE = /\. [^.]*\{[^}]*hero/

const featureLeads = (
  story: Story,
  teller: Teller,
  heroes: readonly Feature[],
  random: Random,
): Candidate[] => {
  const { situation, facts } = story
  const [hero] = heroes
  if (facts.propertyType === 'Land') {
    const lead = landLead(story, teller)
    if (teller.can(lead)) return lead
  }
  if (situation === 'fixer') {
    const material = facts.features.filter(({ kind }) => kind === 'condition')
    const stated = teller.openingOf(material, 'condition')
    if (stated.length > 0) return stated
    return [
      ...material.flatMap((feature) => teller.tellings(feature, 'lead')),
      ...skeleton(story, teller, heroes),
    ]
  }
  const architect = facts.features.find(({ statement }) =>
    /^it was designed by /.test(statement ?? ''),
  )
  if (architect) {
    const name = architect.statement?.replace(/^it was designed by /, '') ?? ''
    return teller.frame('lead: designed', 'lead', {
      features: [architect],
      more: { architect: wording(name, sourceOf(architect)) },
    })
  }
  const setting = settingOf(story, hero)
  if (setting) {
    const stated = withHeroes(
      teller.frame('opening: setting', 'lead', {
        features: setting.features,
        more: { predicate: setting.words },
      }),
      heroes,
      story,
      // 'Is attributed to Neel Reid, with crown moldings' would join what has nothing in common.
      (hero) =>
        isOfTheSetting(hero) || /^(?:backs|faces|borders|fronts)\b/.test(setting.words.bare.text),
    )
    if (teller.can(stated)) return stated
  }
  if (situation === 'multi-family with rents') {
    const named = teller.identityOf(identityIn(story), 'units')
    return teller.can(named) ? named : skeleton(story, teller, heroes)
  }
  const identity = identityIn(story)
  // Without anything to lead with, what the home is says more than its figures.
  if (!hero) return isHome(facts) ? teller.identityOf(identity.filter(isKindOfHome)) : []
  if (isHouse(facts) && (facts.lot ?? 0) >= ACREAGE && identity.length === 0) {
    const onLand = withHeroes(
      teller.frame('lead: acreage', 'lead', { subject: hero }),
      heroes,
      story,
    )
    if (teller.can(onLand)) return onLand
  }
  const fronted = isHome(facts) && isOnlyPlaced(identity) ? frontedOf(story, hero) : null
  if (
    fronted &&
    (fronted.features.some(({ statement }) => NEIGHBORHOOD.test(statement ?? '')) ||
      fronted.appeal > appealOf(hero, facts) ||
      random.chance(FRONTED_SHARE))
  ) {
    const placed = withHeroes(
      teller.frame('lead: fronted', 'lead', {
        subject: hero,
        features: fronted.features,
        more: { fronted: fronted.words },
      }),
      heroes,
      story,
    )
    if (teller.can(placed)) return placed
  }
  const appeal = Math.max(...identity.map((feature) => appealOf(feature, facts)))
  const isMore = (one: Feature) => appealOf(one, facts) > appeal + MORE
  const named = withHeroes(
    teller.identityOf(identity),
    heroes,
    story,
    // What was typed together with the identity is told with it already.
    (hero) =>
      (isMore(hero) || isRelated(hero, identity, story)) &&
      identity.every(({ index }) => index !== hero.index),
  ).filter(({ features }) => !isMore(hero) || features.includes(hero))
  if (teller.can(named)) return named
  const isWeak = strengthOf(hero, facts) < STRONG || isDull(hero, story)
  if (isWeak && !TERMS_FIRST.has(situation)) return []
  // The laundry of the building does not lead the text about an apartment.
  const isForRent = situation === 'rental by the month'
  if (isForRent && (isWeak || isShared(hero, story)))
    return skeleton(story, teller, []).filter(({ line }) => !mentions(line.text, 0))
  const ofSituation = skeleton(story, teller, heroes)
  const plain = [
    ...ofSituation,
    ...withHeroes(
      teller.frame('lead: hero', 'lead', { subject: hero, bias: FRAME_BIAS }),
      heroes,
      story,
    ),
  ]
  return teller.can(plain) ? plain : leadsOf(heroes, story, teller)
}

/** What the property is, where the agent typed it: 'it is a corner unit', 'it is on the 34th floor'. */
const identityIn = ({ facts, styled }: Story): Feature[] =>
  facts.features.filter(
    (feature) =>
      feature !== styled?.feature &&
      // 'Termite bond with Yates-Astro' does not say where a house is.
      feature.partOf === null &&
      !isOfSchools(feature) &&
      !/^it is an? (?:easy |short |quick )?(?:[\w-]+ )?(?:walk|drive|ride|commute)\b/.test(
        feature.statement ?? '',
      ) &&
      (feature.kind === 'building' ||
        feature.kind === 'character' ||
        feature.kind === 'availability' ||
        feature.kind === 'condition' ||
        feature.kind === 'land' ||
        feature.kind === 'location') &&
      /^it is (?:an? |on the [\w-]+ floor|in (?:the|a) historic|in [A-Z]|in a gated|to be built|on a (?:hard )?corner|on a golf course|rail-served)|^it backs (?:up )?to /.test(
        feature.statement ?? '',
      ),
  )

const isKindOfHome = ({ statement }: Feature): boolean =>
  NAMES_A_HOME.test(statement?.replace(/^it /, '') ?? '')

/** What the property is says no more than in which part of the city. */
const isOnlyPlaced = (identity: readonly Feature[]): boolean =>
  identity.every(({ statement }) => NEIGHBORHOOD.test(statement ?? ''))

/** Water, land and views go with waterfront; a barn does not. */
const isOfTheSetting = ({ kind, text }: Feature): boolean =>
  kind === 'view' || /\b(?:dock|pier|beach|shoreline|boat|slip|frontage|lift|ski)\b/i.test(text)

/** Whether a feature suits a first sentence about this identity: a floor suits what is in the unit, a setting suits the land. */
const isRelated = (hero: Feature, identity: readonly Feature[], story: Story): boolean => {
  const text = identity.map(({ statement }) => statement ?? '').join(' ; ')
  if (/\b(?:floor|corner unit|end unit)\b/.test(text))
    return !isDull(hero, story) && !isShared(hero, story)
  if (/\bhistoric\b/.test(text))
    return (
      hero.kind === 'view' || hero.kind === 'outdoor place' || /\bfireplaces?\b/i.test(hero.text)
    )
  return /\b(?:waterfront|directly on|gated|golf course|corner|backs)\b/.test(text)
    ? hero.kind === 'view' || hero.kind === 'land' || hero.kind === 'outdoor place'
    : false
}

/** A line about the hero alone must not lose its part or its place, nor speak of a house still to come. */
const canLeadAlone = (hero: Feature, story: Story): boolean => {
  const { year, currentYear } = story.facts
  const isToCome = year !== null && currentYear !== null && year > currentYear
  const hasPlace = hero.kind === 'view' && hero.name?.tail !== ''
  return !isToCome && !hasPlace && story.tone !== 'investor' && fewPartsOf(hero, story).length === 0
}

/** Lines of the copybook about the hero, and about features that are nearly as strong. */
const leadsOf = (heroes: readonly Feature[], story: Story, teller: Teller): Candidate[] => {
  const { facts } = story
  const [first] = heroes
  return heroes.flatMap((hero, at) =>
    first &&
    canLeadAlone(hero, story) &&
    strengthOf(first, facts) - strengthOf(hero, facts) <= NEARLY
      ? teller.tellings(hero, 'lead').map((candidate) => ({ ...candidate, bias: at * NEXT_BIAS }))
      : [],
  )
}

const skeleton = (story: Story, teller: Teller, heroes: readonly Feature[]): Candidate[] => {
  const { situation } = story
  const name = situation === 'home' ? 'rich home' : situation
  const [hero = null] = heroes
  const leads = teller.frame(`skeleton: ${name}`, 'lead', {
    part: 'lead',
    subject: hero,
    bias: TERMS_FIRST.has(situation) ? -2 : SKELETON_BIAS,
  })
  return withHeroes(leads, heroes, story)
}

/** A frame line tells the heroes that it has slots for, each with its only part. */
const withHeroes = (
  candidates: readonly Candidate[],
  heroes: readonly Feature[],
  story: Story,
  isWelcome: (hero: Feature) => boolean = () => true,
): Candidate[] => {
  const hasPart = heroes.map((hero) => fewPartsOf(hero, story).length > 0)
  const last = hasPart.indexOf(true)
  // A hero with a part stands last, and not behind a 'with' of the line.
  const fits = (line: string) =>
    // 'This two-bedroom Nashville two-story penthouse' is too much before the noun.
    !(story.styled && /\{(?:beds|sqft)-\}/.test(line)) &&
    heroes.every((hero, at) => isWelcome(hero) || !mentions(line, at)) &&
    (last === -1 ||
      (!new RegExp(`\\bhero${last + 2}\\}`, 'i').test(line) &&
        !(mentions(line, last) && /\bwith \{/i.test(line))))
  const toldBy = (line: string) => heroes.filter((_, at) => mentions(line, at)).length
  return candidates
    .filter(({ line }) => fits(line.text))
    .map((candidate) => ({
      ...candidate,
      bias: (candidate.bias ?? 0) - RICHER * toldBy(candidate.line.text),
      features: [
        ...candidate.features,
        ...heroes.filter((_, at) => mentions(candidate.line.text, at)),
      ].flatMap((feature) => [feature, ...fewPartsOf(feature, story)]),
    }))
}

const mentions = (line: string, at: number): boolean => heroSlot(at).test(line)

const HEROES_MAX = 10

/** '{hero}', '{the hero2}': asked of every line of every opening. */
const heroSlot = onceByKey(
  (at: number) => `${at}`,
  (at) => new RegExp(`\\bhero${at === 0 ? '' : at + 1}\\}`, 'i'),
  HEROES_MAX,
)

/** Openings without a feature: the rarest figure first. */
const figureOpenings = (story: Story, teller: Teller): Candidate[] => {
  const { year, lot, sqft, propertyType, currentYear } = story.facts
  const isOld = year !== null && year < 1940
  const isNew = year !== null && currentYear !== null && year >= currentYear - 1
  const names: (string | false)[] = [
    (isOld || isNew) && 'opening: age',
    (lot ?? 0) >= 1 && isHouse(story.facts) && 'opening: lot',
    sqft !== null && (sqft < 1000 || sqft >= 4000) && 'opening: size',
    propertyType !== 'Single Family Home' && 'opening: type',
    propertyType !== 'Commercial' && 'opening: rooms',
    'opening: size',
    'opening: price',
    'opening: city',
    'skeleton: sparse',
  ]
  const fronted = isHome(story.facts) ? frontedOf(story, null) : null
  const placed = fronted
    ? teller.frame('opening: fronted', 'lead', {
        features: fronted.features,
        more: { fronted: fronted.words },
      })
    : []
  if (teller.can(placed)) return placed
  const known = names.filter((name): name is string => name !== false)
  return [...new Set(known)].flatMap((name, at) =>
    teller.frame(name, 'lead', {
      bias: at * 0.8,
      ...(name.startsWith('skeleton') ? { part: 'lead' as const } : {}),
    }),
  )
}
