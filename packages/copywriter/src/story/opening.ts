import type { Feature } from '../facts/feature.ts'
import { isHome, isHouse } from './property-noun.ts'
import type { Situation } from './situation.ts'
import type { Story } from './story.ts'
import type { Candidate, Teller } from './teller.ts'

const SKELETON_BIAS = 1.2
/** Where the terms are the news, a line that leads with them comes before one that leads with a feature. */
const TERMS_FIRST: ReadonlySet<Situation> = new Set([
  'rental by the month',
  'multi-family with rents',
])

/** Lines that may begin the text: the strongest fact leads; figures lead where no feature can. */
export const openingOf = (
  story: Story,
  teller: Teller,
  heroes: readonly Feature[],
): Candidate[] => {
  const [hero] = heroes
  const material = story.facts.features.filter(({ kind }) => kind === 'condition')
  const leads =
    story.situation === 'fixer'
      ? [
          ...material.flatMap((feature) => teller.tellings(feature, 'lead')),
          ...skeleton(story.situation, teller, heroes),
        ]
      : [
          ...(hero ? teller.tellings(hero, 'lead') : []),
          ...skeleton(story.situation, teller, heroes),
        ]
  const usable = leads.filter((candidate) => teller.best([candidate]))
  if (usable.length === 0 && hero && isHome(story.facts))
    usable.push(...skeleton('rich home', teller, heroes).filter((one) => teller.best([one])))
  const asPrice =
    story.tone === 'investor' ? teller.frame('opening: price', 'lead', { bias: 1.5 }) : []
  if (usable.length > 0) return [...usable, ...asPrice]
  return hero && story.situation !== 'sparse'
    ? [
        ...teller.tellings(hero),
        ...figureOpenings(story, teller).map((one) => ({ ...one, bias: 2 })),
      ]
    : figureOpenings(story, teller)
}

const skeleton = (
  situation: Situation,
  teller: Teller,
  heroes: readonly Feature[],
): Candidate[] => {
  const name = situation === 'home' ? 'rich home' : situation
  const [hero = null, second] = heroes
  return teller
    .frame(`skeleton: ${name}`, 'lead', {
      part: 'lead',
      subject: hero,
      bias: TERMS_FIRST.has(situation) ? -2 : SKELETON_BIAS,
    })
    .map((candidate) => ({
      ...candidate,
      features: [
        ...(/\bhero\}/i.test(candidate.line.text) && hero ? [hero] : []),
        ...(/\bhero2\}/i.test(candidate.line.text) && second ? [second] : []),
      ],
    }))
}

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
    'opening: rooms',
    'opening: size',
    'opening: price',
    'opening: city',
    'skeleton: sparse',
  ]
  const known = names.filter((name): name is string => name !== false)
  return [...new Set(known)].flatMap((name, at) =>
    teller.frame(name, 'lead', {
      bias: at * 0.8,
      ...(name.startsWith('skeleton') ? { part: 'lead' as const } : {}),
    }),
  )
}
