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
import { type Part, partOf } from './part.ts'

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

/** Hashtags that people search for, and the words that a caption must contain to get them; strongest first. */
const FEATURE_TAGS: readonly [RegExp, string][] = [
  [/\bwrap[- ]?around (?:covered )?porch\b/i, 'WraparoundPorch'],
  [/\brooftop pool\b/i, 'RooftopPool'],
  [/\b(?:rooftop|roof) deck$/i, 'RooftopDeck'],
  [/\b(?:rooftop|roof) terrace$/i, 'RooftopTerrace'],
  [/\bwine cellar\b|\bbottle cellar\b/i, 'WineCellar'],
  [/\bwine room\b/i, 'WineRoom'],
  [/\b(?:vines|vineyard)\b/i, 'Vineyard'],
  [/\bLa Cornue\b/, 'LaCornue'],
  [/\bLacanche\b/, 'Lacanche'],
  [/\bWolf range\b/, 'WolfRange'],
  [/\blake ?front\b|\blake frontage\b|\bLake [A-Z]\w+ (?:waterfront|frontage)\b/, 'Lakefront'],
  [/\bocean ?front\b/i, 'Oceanfront'],
  [/\bwaterfront\b/i, 'Waterfront'],
  [/^(?!.*\b(?:seasonal|dry)\b).*\bcreek\b(?! view)/i, 'Creekfront'],
  [/\b(?:boat|private|covered) dock\b/i, 'BoatDock'],
  [/\bboat slip\b/i, 'BoatSlip'],
  [/\bred barn\b/i, 'RedBarn'],
  [
    /\bhorses?\b|\briding arena\b|\bpaddocks?\b|-stall (?:\w+ )?(?:barn|stable)\b/i,
    'HorseProperty',
  ],
  [/\borchard\b/i, 'Orchard'],
  [/\bgreenhouse\b/i, 'Greenhouse'],
  [/\bwalled (?:\w+ )?garden\b/i, 'WalledGarden'],
  [/\boutdoor kitchen\b/i, 'OutdoorKitchen'],
  [/\bscreen(?:ed)?[- ](?:in )?porch\b/i, 'ScreenedPorch'],
  [/\bfront porch\b/i, 'FrontPorch'],
  [/\bfire ?pit\b/i, 'FirePit'],
  [/\bhot tub\b/i, 'HotTub'],
  [
    /\b(?:lap|swimming|saltwater|heated|in-ground|gunite) pool\b|^pool(?: and spa| with\b|$)/i,
    'SwimmingPool',
  ],
  [/\boriginal (?:\w+ )?woodwork\b/i, 'OriginalWoodwork'],
  [/\bpocket doors\b/i, 'PocketDoors'],
  [/\bstained[- ]glass\b/i, 'StainedGlass'],
  [/\bclaw-?foot tub\b/i, 'ClawfootTub'],
  [/\bexposed brick\b/i, 'ExposedBrick'],
  [/\bfloor[- ]to[- ]ceiling windows\b/i, 'FloorToCeilingWindows'],
  [/\bwide[- ](?:plank|pine|board)\b.*\bfloors\b/i, 'WidePlankFloors'],
  [/\b(?:hardwood|oak|maple) floors\b/i, 'HardwoodFloors'],
  [/\bfarmhouse sink\b/i, 'FarmhouseSink'],
  [/\bbutler'?s pantry\b/i, 'ButlersPantry'],
  [/\bisland\b/i, 'KitchenIsland'],
  [/\blibrary\b/i, 'HomeLibrary'],
  [/\bhome theater\b|\btheater room\b/i, 'HomeTheater'],
  [/\bmedia room\b/i, 'MediaRoom'],
  [/\bhome gym\b/i, 'HomeGym'],
  [/\bhome office\b/i, 'HomeOffice'],
  [/\bsun ?room\b/i, 'SunRoom'],
  [/(?<!part(?:ly|ially) )\bfinished (?:walk-?out )?basement\b/i, 'FinishedBasement'],
  [/\bmudroom\b/i, 'Mudroom'],
  [/\bwood stove\b/i, 'WoodStove'],
  [/\b(?:stone|fieldstone|limestone|moss rock) fireplace\b/i, 'StoneFireplace'],
  [/\bguest house\b|\bcasita\b/i, 'GuestHouse'],
  [/\bADU\b/, 'ADU'],
  [/\bworkshop\b/i, 'Workshop'],
  [/\bRV parking\b/, 'RVParking'],
  [/\bEV charger\b/, 'EVCharger'],
  [/^(?!.*\bleased?\b).*\bsolar panels?\b/i, 'SolarHome'],
  [/\bgeothermal\b/i, 'Geothermal'],
  [/\bbuilt-ins?\b|\bbuilt-in (?:book|shel|china|buffet)/i, 'BuiltIns'],
]
const VIEW_TAGS: readonly [RegExp, string][] = [
  [/\b(?:mountains?|mtns?)\b/i, 'MountainViews'],
  [/\blake\b/i, 'LakeView'],
  [/\bocean\b/i, 'OceanView'],
  [/\briver\b/i, 'RiverView'],
  [/\bskyline\b/i, 'SkylineView'],
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

const tagNames = (network: SocialNetwork, story: Story, told: ReadonlySet<Feature>): string[] => {
  const place = placeTag(story)
  const type = typeTag(story)
  const region = `${story.facts.state} Real Estate`
  const features = featureTags(story, told)
  const [first = type] = features
  switch (network) {
    case 'facebook':
      return [place, isFixer(story) || story.isRental ? type : first]
    case 'twitter':
      return [place, first]
    case 'linkedin':
      return [place, region, type]
    case 'instagram':
      return [place, cityKindTag(story), ...features.slice(0, 2), type, region]
  }
}

const letters = (words: string): string => words.normalize('NFD').replace(/[^A-Za-z]/g, '')

const placeTag = onceFor(({ facts: { city, state } }: Story): string => {
  const code = [...STATES].find(([, name]) => name === state)?.[0] ?? ''
  return city === '' ? '' : WELL_KNOWN.has(`${city} ${code}`) ? city : `${city}${code}`
})

const cityKindTag = ({ facts: { city, propertyType }, isRental }: Story): string => {
  if (city === '') return ''
  if (isRental) return `${city} Rentals`
  if (propertyType === 'Condo') return `${city} Condos`
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
      return style === 'Loft' ? style : 'Condo'
    case 'Townhouse':
      return 'Townhouse'
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

const SHARED: ReadonlySet<Part> = new Set(['building', 'community'])

/** Only things that this caption tells and that are the property's own. */
const featureTags = (story: Story, told: ReadonlySet<Feature>): string[] =>
  story.ranked
    .filter((feature) => told.has(feature) && !SHARED.has(partOf(feature, story)))
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
