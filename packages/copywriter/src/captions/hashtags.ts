import type { PropertyType } from '@listwright/contracts'
import type { PropertyFacts } from '../facts/types.ts'
import type { Passage } from '../realise/passage.ts'
import { remembered } from '../remembered.ts'
import { rotated } from '../rotated.ts'

const TAG_MAX = 30

const TYPE_TAGS: Record<PropertyType, string> = {
  'Single Family Home': 'SingleFamilyHome',
  Condo: 'Condo',
  Townhouse: 'Townhouse',
  'Multi-Family': 'MultiFamily',
  Apartment: 'Apartment',
  Estate: 'Estate',
  Penthouse: 'Penthouse',
  Land: 'LandForSale',
  Commercial: 'CommercialRealEstate',
}
const GENERAL: Record<PropertyFacts['kind'], readonly string[]> = {
  home: ['HomesForSale', 'RealEstate', 'HouseHunting', 'ForSale', 'PropertyForSale'],
  land: ['Land', 'RealEstate', 'Acreage', 'ForSale', 'PropertyForSale'],
  commercial: ['CRE', 'RealEstate', 'CommercialProperty', 'ForSale', 'PropertyForSale'],
}

interface Tag {
  tag: string
  source?: string
}

/** Letters and digits only, each word capitalised so that a screen reader says the words. @example pascalCase("Coeur d'Alene") // 'CoeurDAlene' */
const pascalCase = remembered((text) =>
  text
    .normalize('NFC')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(''),
)

/** A tag for a feature, or nothing where it would be too long or not be fit for one. */
const featureTag = remembered((bare) => {
  const tag = pascalCase(bare)
  return bare.split(' ').length <= 3 && isUsable(tag) ? tag : ''
})

/** The tags that a property has to offer. */
export interface KnownTags {
  /** Places and type. */
  placed: readonly Tag[]
  features: readonly Tag[]
  general: readonly Tag[]
}

export const knownTags = (facts: PropertyFacts): KnownTags => {
  const city = pascalCase(facts.city)
  const state = pascalCase(facts.state)
  const cityTag = { home: 'Homes', land: 'Land', commercial: 'CRE' }[facts.kind]
  const placed: Tag[] = [
    { tag: `${city}RealEstate`, source: 'city' },
    { tag: TYPE_TAGS[facts.propertyType], source: 'propertyType' },
    { tag: `${city}${cityTag}`, source: 'city' },
    { tag: `${state}RealEstate`, source: 'state' },
  ]
  const features: Tag[] = []
  for (const { isNote, bare } of facts.features) {
    const tag = isNote ? '' : featureTag(bare)
    if (tag) features.push({ tag, source: 'features' })
  }
  return {
    placed: placed.filter(
      ({ tag }) => isUsable(tag) && !/^(?:RealEstate|Homes|Land|CRE)$/.test(tag),
    ),
    features,
    general: GENERAL[facts.kind].map((tag) => ({ tag })),
  }
}

/** The tag line of a caption: places first, then type and features, then general tags. */
export const tagLine = (known: KnownTags, count: number, turn: number): Passage => {
  let text = ''
  const spans: Passage['spans'] = []
  const seen = new Set<string>()
  for (const { tag, source } of inTurn(known, turn)) {
    const key = tag.toLowerCase()
    if (seen.has(key)) continue
    if (seen.size === count) break
    seen.add(key)
    if (text) text += ' '
    if (source) spans.push({ start: text.length, end: text.length + tag.length + 1, source })
    text += `#${tag}`
  }
  return { text, spans }
}

const inTurn = ({ placed, features, general }: KnownTags, turn: number): Tag[] => {
  const [first, ...others] = placed
  const next = rotated(others, turn % 3)
  const favorite = features[turn % Math.max(1, features.length)]
  return [
    ...(first ? [first] : []),
    ...next.slice(0, 2),
    ...(favorite ? [favorite] : []),
    ...next.slice(2),
    ...features,
    ...general,
  ]
}

// Letters and digits is all that is left of the words; a tag must not begin with a digit, nor speak of families.
const isUsable = (tag: string): boolean =>
  tag.length > 0 && tag.length <= TAG_MAX && !/^\p{N}/u.test(tag) && !speaksOfFamilies(tag)

const speaksOfFamilies = (tag: string): boolean =>
  /family/i.test(tag) && /family(?!home$)/i.test(tag.replace(/^(?:Single|Multi)Family/, ''))
