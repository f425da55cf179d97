import type { PropertyType } from '@listwright/contracts'
import type { PropertyFacts } from '../facts/types.ts'
import type { Passage } from '../realise/pieces.ts'

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
const pascalCase = (text: string): string => {
  const known = CASED.get(text)
  if (known !== undefined) return known
  if (CASED.size > 2000) CASED.clear()
  const cased = casedWords(text)
  CASED.set(text, cased)
  return cased
}

// A caption asks for the tags of the same words as its three siblings.
const CASED = new Map<string, string>()

const casedWords = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** The tag line of a caption: places first, then type and features, then general tags. */
export const tagLine = (facts: PropertyFacts, count: number, turn: number): Passage => {
  const tags = tagsFor(facts, turn).slice(0, count)
  let text = ''
  const spans: Passage['spans'] = []
  for (const { tag, source } of tags) {
    if (text) text += ' '
    if (source) spans.push({ start: text.length, end: text.length + tag.length + 1, source })
    text += `#${tag}`
  }
  return { text, spans }
}

const tagsFor = (facts: PropertyFacts, turn: number): Tag[] => {
  const city = pascalCase(facts.city)
  const state = pascalCase(facts.state)
  const cityTag = { home: 'Homes', land: 'Land', commercial: 'CRE' }[facts.kind]
  const features = facts.features
    .filter(({ isNote, bare }) => !isNote && bare.split(' ').length <= 3)
    .map(({ bare }): Tag => ({ tag: pascalCase(bare), source: 'features' }))
  const placed: Tag[] = [
    { tag: `${city}RealEstate`, source: 'city' },
    { tag: TYPE_TAGS[facts.propertyType], source: 'propertyType' },
    { tag: `${city}${cityTag}`, source: 'city' },
    { tag: `${state}RealEstate`, source: 'state' },
  ]
  const usable = placed.filter(
    ({ tag }) => isUsable(tag) && !/^(?:RealEstate|Homes|Land|CRE)$/.test(tag),
  )
  const own = features.filter(({ tag }) => isUsable(tag))
  const [first, ...others] = usable
  const rotated = [...others.slice(turn % 3), ...others.slice(0, turn % 3)]
  const all = [
    ...(first ? [first] : []),
    ...rotated.slice(0, 2),
    ...own.slice(turn % Math.max(1, own.length)).slice(0, 1),
    ...rotated.slice(2),
    ...own,
    ...GENERAL[facts.kind].map((tag) => ({ tag })),
  ]
  const seen = new Set<string>()
  return all.filter(({ tag }) => !seen.has(tag.toLowerCase()) && seen.add(tag.toLowerCase()))
}

const isUsable = (tag: string): boolean =>
  tag.length <= TAG_MAX &&
  /^\p{L}[\p{L}\p{N}]*$/u.test(tag) &&
  !/family(?!home$)/i.test(tag.replace(/^(?:Single|Multi)Family/, ''))
