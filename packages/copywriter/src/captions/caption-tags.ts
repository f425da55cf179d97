import type { SocialNetwork } from '@listwright/contracts'
import { STATES } from '@listwright/reviewer/language'
import { onceFor } from '@listwright/reviewer/memory'
import { type Passage, passage } from '../compose/passage.ts'
import type { Feature } from '../facts/feature.ts'
import { isUnit } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'
import { isFixer } from './fixer.ts'
import { isIdentity, isMiscounted } from './identity.ts'
import { NETWORK_RULES } from './network-rules.ts'
import { topicOf } from './topic.ts'

/** Cities that everyone knows without the name of the state. */
const WELL_KNOWN: ReadonlySet<string> = new Set(
  (
    'Atlanta GA,Austin TX,Baltimore MD,Boise ID,Boston MA,Brooklyn NY,Charlotte NC,Chicago IL,Cincinnati OH,Cleveland OH,' +
    'Dallas TX,Denver CO,Detroit MI,Honolulu HI,Houston TX,Indianapolis IN,Las Vegas NV,Los Angeles CA,Memphis TN,Miami FL,' +
    'Milwaukee WI,Minneapolis MN,Nashville TN,New Orleans LA,New York NY,Oakland CA,Omaha NE,Orlando FL,Philadelphia PA,' +
    'Phoenix AZ,Pittsburgh PA,Raleigh NC,Sacramento CA,Salt Lake City UT,San Antonio TX,San Diego CA,San Francisco CA,' +
    'San Jose CA,Santa Fe NM,Savannah GA,Scottsdale AZ,Seattle WA,Tampa FL,Tucson AZ,Tulsa OK'
  ).split(','),
)

/** Hashtags that buyers search for, and the words that a caption must contain to get them; strongest first. */
const FEATURE_TAGS: readonly [RegExp, string][] = [
  [/\bwrap[- ]?around (?:covered )?porch\b/i, 'WraparoundPorch'],
  [/\b(?:rooftop|roof) deck$/i, 'RooftopDeck'],
  [/\b(?:rooftop|roof) terrace$/i, 'RooftopTerrace'],
  [/\bwine cellar\b|\bbottle cellar\b/i, 'WineCellar'],
  [/\b(?:vines|vineyard)\b/i, 'Vineyard'],
  [/\blake ?front\b|\blake frontage\b|\bLake [A-Z]\w+ (?:waterfront|frontage)\b/, 'Lakefront'],
  [/\bocean ?front\b/i, 'Oceanfront'],
  [/\bwaterfront\b/i, 'Waterfront'],
  [/\b(?:boat|private|covered) dock\b/i, 'BoatDock'],
  [/\bboat slip\b/i, 'BoatSlip'],
  [/\bhorses?\b|\briding arena\b/i, 'HorseProperty'],
  [/\borchard\b/i, 'Orchard'],
  [/\boutdoor kitchen\b/i, 'OutdoorKitchen'],
  [/\bscreen(?:ed)?[- ](?:in )?porch\b/i, 'ScreenedPorch'],
  [/\bfront porch\b/i, 'FrontPorch'],
  [/\bhot tub\b/i, 'HotTub'],
  [
    /\b(?:lap|swimming|saltwater|heated|in-ground|gunite|Pebble Tec) pool\b|^pool(?: and spa| with\b|$)/i,
    'PoolHome',
  ],
  [/(?<!part(?:ly|ially) )\bfinished (?:walk-?out )?basement\b/i, 'FinishedBasement'],
  [/\bguest house\b|\bcasita\b/i, 'GuestHouse'],
  [/\bin-law (?:apartment|suite)\b/i, 'InLawSuite'],
  [/\bADU\b/, 'ADU'],
  [/\bworkshop\b/i, 'Workshop'],
  [/\bRV parking\b/, 'RVParking'],
  [/^(?!.*\bleased?\b).*\bsolar panels?\b|\bowned (?:solar|[\w-]+ PV)\b/i, 'SolarHome'],
]
const VIEW_TAGS: readonly [RegExp, string][] = [
  [/\b(?:mountains?|mtns?)\b/i, 'MountainViews'],
  [/\blake\b/i, 'LakeViews'],
  [/\bocean\b/i, 'OceanViews'],
  [/\briver\b/i, 'RiverViews'],
  [/\bskyline\b/i, 'SkylineViews'],
]
const STYLE_TAGS: readonly [RegExp, string][] = [
  [/\bfarmhouse\b(?! sink)/i, 'Farmhouse'],
  [/\bbungalow\b/i, 'Bungalow'],
  [/\bCraftsman\b/i, 'Craftsman'],
  [/\b(?:log )?cabin\b/i, 'Cabin'],
  [/\bGreek Revival\b/i, 'GreekRevival'],
  [/\bVictorian\b/i, 'Victorian'],
  [/\bTudor\b/i, 'TudorRevival'],
  [/\bmid-?century modern\b/i, 'MidCenturyModern'],
  [/\bloft\b/i, 'Loft'],
  [/\bpre-?war\b/i, 'Prewar'],
  [/\b(?:three|triple)[- ]decker\b/i, 'ThreeDecker'],
  [/\bduplex\b/i, 'Duplex'],
  [/\btriplex\b/i, 'Triplex'],
  [/\b(?:fourplex|quadplex)\b/i, 'Fourplex'],
]

const LONGEST = 30

/** The hashtags of a caption: place, type, feature, each one that people use. */
export const captionTags = (
  network: SocialNetwork,
  story: Story,
  told: ReadonlySet<Feature>,
  most = NETWORK_RULES[network].hashtags,
): Passage => {
  const names = tagNames(network, story, told)
    .map(letters)
    .filter((name) => name !== '' && name.length <= LONGEST)
  const distinct = names.filter((name, at) => names.indexOf(name) === at)
  return passage(
    distinct
      .slice(0, most)
      .map((name) => `#${name}`)
      .join(' '),
  )
}

/** How many characters the hashtags of a post on X may take. */
export const longestTags = onceFor((story: Story): number => {
  const all = new Set(story.facts.features)
  const lengths = [cityKindTag(story), ...featureTags(story, all)].map(
    (name) => letters(name).length,
  )
  return letters(placeTag(story)).length + Math.max(...lengths) + '# #'.length
})

const tagNames = (network: SocialNetwork, story: Story, told: ReadonlySet<Feature>): string[] => {
  const place = placeTag(story)
  const kind = cityKindTag(story)
  const type = typeTag(story)
  const region = story.isRental ? '' : `${story.facts.state} Real Estate`
  const features = featureTags(story, told)
  const [first = kind] = features
  switch (network) {
    case 'facebook':
      return [place, isFixer(story) ? type : story.isRental ? kind : first]
    case 'twitter':
      return [place, story.isRental ? kind : first]
    case 'linkedin':
      return [place, story.isRental ? kind : region, type]
    case 'instagram':
      return [place, kind, ...features.slice(0, 2), type, region]
  }
}

const letters = (words: string): string => words.normalize('NFD').replace(/[^A-Za-z]/g, '')

const placeTag = onceFor(({ facts: { city, state } }: Story): string => {
  const code = [...STATES].find(([, name]) => name === state)?.[0] ?? ''
  return city === '' ? '' : WELL_KNOWN.has(`${city} ${code}`) ? city : `${city}${code}`
})

const cityKindTag = ({ facts: { city, propertyType }, isRental }: Story): string => {
  if (city === '') return ''
  if (isRental) return propertyType === 'Apartment' ? `${city} Apartments` : `${city} Rentals`
  if (propertyType === 'Condo') return `${city} Condos`
  if (propertyType === 'Townhouse') return `${city} Townhomes`
  if (propertyType === 'Land') return `${city} Land`
  if (propertyType === 'Multi-Family') return `${city} Real Estate`
  return propertyType === 'Commercial' ? `${city} CRE` : `${city} Homes`
}

const typeTag = onceFor((story: Story): string => {
  const { facts, isRental } = story
  const typed = facts.features.map(({ text }) => text).join(' ; ')
  const style = STYLE_TAGS.find(([words]) => words.test(namesOf(story)))?.[1]
  if (isRental) return 'ForRent'
  if (isFixer(story)) return story.tone === 'investor' ? 'Rehab' : 'FixerUpper'
  switch (facts.propertyType) {
    case 'Condo':
      return style === 'Loft' ? style : 'CondosForSale'
    case 'Townhouse':
      return 'Townhomes'
    case 'Apartment':
      return /\bco-?op\b/i.test(typed)
        ? 'CoopApartment'
        : facts.beds
          ? 'Apartment'
          : 'StudioApartment'
    case 'Penthouse':
      return 'Penthouse'
    case 'Estate':
      return 'EstateProperty'
    case 'Multi-Family':
      return style && /plex|Decker/.test(style) && !isMiscounted(story) ? style : 'MultiFamily'
    case 'Land':
      return (facts.lot ?? 0) >= 5 ? 'Acreage' : 'LandForSale'
    case 'Commercial':
      return commercialTag(typed)
    default:
      return (
        style ??
        (/\bnew construction\b|\bnever lived in\b/i.test(typed)
          ? 'NewConstruction'
          : 'HomesForSale')
      )
  }
})

/** What the property itself is called; a loft in a house and the duplex of an owner are parts of it. */
const namesOf = (story: Story): string =>
  story.facts.features
    .filter((feature) => isIdentity(feature, story))
    .map(({ text }) => text)
    .filter((text) => isUnit(story.facts) || !/\bloft\b/i.test(text))
    .join(' ; ')

const commercialTag = (typed: string): string => {
  if (/\bwarehouse\b/i.test(typed)) return 'Warehouse'
  if (/\bindustrial\b|\bdock-high\b/i.test(typed)) return 'IndustrialRealEstate'
  if (/\bstorefront\b|\bretail\b/i.test(typed)) return 'RetailSpace'
  if (/\brestaurant\b/i.test(typed)) return 'CommercialRealEstate'
  return /\boffice (?:condo|building|space)\b|\bprivate offices\b/i.test(typed)
    ? 'OfficeSpace'
    : 'CommercialRealEstate'
}

/** Only things that this caption tells and that are the property's own. */
const featureTags = (story: Story, told: ReadonlySet<Feature>): string[] =>
  story.ranked
    .filter((feature) => told.has(feature) && topicOf(feature, story) !== 'shared')
    .flatMap((feature) => {
      const tag = tagOf(feature)
      return tag ? [tag] : []
    })

const tagOf = onceFor((feature: Feature): string | undefined => {
  const table = feature.kind === 'view' ? VIEW_TAGS : FEATURE_TAGS
  const words = feature.kind === 'view' ? viewIn(feature.typed) : (feature.name?.text ?? '')
  return table.find(([pattern]) => pattern.test(words))?.[1]
})

/** A tag says 'view' only where the agent did. */
const viewIn = (typed: string): string => (/\bviews?\b/i.test(typed) ? typed : '')
