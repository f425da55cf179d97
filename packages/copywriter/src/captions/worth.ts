import type { Feature } from '../facts/feature.ts'
import { isHome } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'
import { strengthOf } from '../story/strength.ts'
import { isMaterial } from './material.ts'
import { topicOf } from './topic.ts'

type Rates = readonly [RegExp, number][]

/** Offers, terms and uses that bring readers, by the words of the note; the first that fits counts. */
const OFFERS: Rates = [
  [/\bmay be possible\b|\bpotential\b/i, 5.6],
  [
    /\b(?:first|one|1|two) months?(?:'s rent)? (?:is |are )?free\b|\b\w+ weeks (?:of rent )?(?:is |are )?free\b|\bhalf off\b|\bfirst month's rent is \$\d+ off\b/i,
    9.9,
  ],
  [/\b(?:seller|owner) (?:will )?(?:carry|financ)|\bseller financing\b|\bowner terms\b/i, 9],
  [/\btoward (?:closing|the buyer)|\bclosing cost|\blender credit\b|\bbuy-?down\b/i, 8.4],
  [/\bassumable\b/i, 8.6],
  [/\bfurnish\w+ (?:is|are) (?:negotiable|available)|\bfurniture\b/i, 3.5],
  [/\bfurnish/i, 8.4],
  [
    /\brental (?:permit|license)\b(?!.*\blimits\b)|\bcan be an? (?:vacation|short-term) rental\b/i,
    8.3,
  ],
  [
    /\b(?:in-law|mother-in-law|accessory|garage|basement) (?:apartment|suite|unit)\b|\bADU\b|\bsecond kitchen\b|\bguest (?:house|quarters)\b|\bcasita\b/i,
    8.3,
  ],
  [/\bdirectly on the (?:Gulf|ocean|beach|lake|water|bay)\b/i, 9.6],
  [/\bfrontage on\b.*\b(?:[Ll]ake|[Rr]iver|[Bb]ay|[Oo]cean)\b/, 9.4],
  [/\bwaterfront\b|\b(?:lake|ocean|river|beach)front\b/i, 9.6],
  [/\b(?:gulf|ocean|bay)[- ]access\b|\bcanal\b(?!.*\bviews?\b)/i, 9.2],
  [/\bacross the street from the beach\b|\bdeeded beach access\b|\bboardwalk\b/i, 8.7],
  [/\bagricultural exemption\b/i, 7],
  [/\b(?:each|every) bedroom has its own\b/i, 8.3],
]
const FOR_INVESTORS: Rates = [
  [/\bno (?:rental|lease|leasing) (?:restrictions|cap)\b/i, 9.4],
  [/\brental history\b/i, 9.2],
  [/\bcap rate\b|\bNNN\b|\bgross(?:ed)?\b/i, 9],
  [
    /\bseparate (?:meters|utilities)\b|\b(?:meters|utilities|gas and electric\w*) are separate\b/i,
    7,
  ],
]

/** Work that was done, whether or not it was dated. */
const UPDATES: Rates = [
  [/\bunderlayment\b/i, 5.4],
  [/\bkitchen\b/i, 7],
  [/\broof\b|\bshingles\b/i, 6.2],
  [/\bpool\b/i, 8.2],
  [/\bbaths?\b|\bbathrooms?\b/i, 5.6],
  [/\b(?:HVAC|heat pumps?|air conditioning|furnace|boiler)\b/i, 5.4],
  [/\bwindows\b|\bsiding\b/i, 5],
  [/\bdeck\b|\bpatio\b/i, 5.4],
  [/\bfloor|\bcarpet\b|\bpaint/i, 4],
  [/\bwater heater\b|\bhot water tank\b/i, 2.3],
]

/** Papers, upkeep and details of little interest: not for a caption, whatever else was typed. */
const FOR_THE_FILE =
  /\b(?:lead disclosure|violations list|POS inspection|equipment list|road maintenance|termite (?:contract|bond)|two[- ]tone paint|had one owner|possible RV|reserve study|inspections are welcome|backyard access|north\/south exposure)\b|\bwildlife out the\b|\bpumped\b|\b(?:conditioned|sealed) crawlspace\b|\birrigation runs\b|\b(?:washer|dryer|refrigerator|curtains|dish|grill|freezer)\b.*\bnot included\b/i
const SLIGHTEST = 1

/** Things that hardly anybody asks for. */
const TRIVIAL: Rates = [
  // The first line names it so.
  [/^(?:it is a )?studio$|\b(?:neighborhood|community)$/i, 0],
  [/\b(?:ceiling fans?|gutters?|gutter guards|smoke detectors?|window units|blinds)\b/i, 0.6],
  [/\b(?:fruit|apricot|apple|citrus|fig|pecan|peach|olive) trees?\b/i, 3.4],
  [/\b(?:berries|blueberries|roses|perennials|plowing)\b/i, 2.6],
  [/\b(?:pines|trees?|bushes|shrubs|landscaping)\b(?! house)/i, 1.8],
  [
    /\b(?:oil|propane|gas|baseboard|electric) heat\b|\bpropane\b(?! fireplace| stove)|\b(?:gas )?boiler$/i,
    1.6,
  ],
  [/\b(?:thermostat|cable ready|swing|egress window|ADA restroom|restrooms?)\b/i, 2],
  [/\b(?:sprinklers?|sprinkler system|irrigation)\b/i, 2.6],
  [
    /\b(?:taxes are|grieved|application fee|renters insurance|no seller disclosure|investor-friendly|found suitable housing|owner-occupied|percent of the units|starter home)\b/i,
    0,
  ],
  [/\b(?:patio|pool) cover\b|\bsolar screens\b/i, 3.2],
  [/\bCPA fee\b|\btax rate\b|\bproperty taxes\b|\bvinyl siding\b|\balley access\b/i, 1],
  [/\bsmoking\b|\bsmoke-free\b/i, 1.2],
  [/^(?:storage|bath|bar)$|^gravel drive\b/i, 1],
  [/^closing after\b|\bclosing .* preferred\b|^appliances are negotiable$/i, 1],
  [/^septic(?: system)?$|\bwell and septic\b/i, 2],
  [/\b(?:community|secondary|city|county|treated|public) (?:treated )?water\b/i, 1.4],
  [/\bnear schools\b/i, 1],
  [/\bsplit (?:floor )?plan\b|\bsplit bedrooms\b|\bopen floor plan\b/i, 3.4],
  [/\b(?:vinyl plank|LVP)\b|\btile(?: floors)?$/i, 3],
  [/\bstorage unit\b|\bbike storage\b/i, 2.8],
]

/** What an apartment hunter asks. */
const FOR_RENT: Rates = [
  [/\bnot included\b/i, 5],
  [/\bapplication fee\b|\brenter'?s'? insurance\b/i, 1],
  [/\b(?:rent|lease|it)\b.*\bfor (?:rent|lease)$|^for (?:rent|lease)$/i, 0],
  [/\b(?:heat|hot water|utilities|electric\w*|gas|internet)\b.*\b(?:includ|paid\b)/i, 8],
  [/\binclud|\bpaid\b/i, 5.6],
  [/\bin[- ]unit (?:washer|laundry)|\bwasher and dryer\b|\bhookups\b/i, 7.4],
  [/\bavailable (?:now|[A-Z])|\bavailable immediately\b/i, 7.2],
  [/\bpets?\b|\bcats?\b|\bdogs?\b/i, 7],
  [/\bparking\b|\bgarage\b/i, 6.2],
  [/\bpays?\b/i, 5.4],
  [/\blease\b/i, 5.2],
  [/\bdeposit\b|\bsecurity\b|\bcredit\b|\bfee\b/i, 4.4],
]

/** What a building of several units is bought for. */
const LET: Rates = [
  [/\brent(?:s|ed)?\b.*\$/i, 8.6],
  [/\bvacant\b|\bleased\b|\boccupied\b/i, 8.4],
]

const BY_TOPIC: Readonly<Record<string, number>> = {
  income: 6.4,
  rules: 4.8,
  terms: 4.6,
  condition: 3.6,
  money: 5.2,
  place: 5,
  units: 6,
}
/** Terms of a sale that are no offer: papers and dates are settled later, what stays is worth a word. */
const TERMS: Rates = [
  [/\bfee simple\b|\bleasehold\b/i, 6],
  [/\bincluded\b/i, 3.6],
  [/\bwarranty\b|\bsellers? (?:is|are|will|needs?|pays?|offer)/i, 5],
  [/./, 1.4],
]
const LAND: Rates = [
  [/\bviews?\b|\bin view\b|\bfrontage\b|\bcreek\b|\bbrook\b|\briver\b|\blake\b|\bpond\b/i, 8.6],
  [/\bwell\b/i, 7.4],
  [/\bpower\b|\belectric|\bgas\b|\butilities\b|\bwater\b|\bsewer\b/i, 7],
  [/\bperc\b|\bpermit\b|\bsite\b|\bsurvey\b|\bborders?\b/i, 6.8],
  [/\bcovenants\b|\brestrictions\b|\bmobile homes\b/i, 6.2],
  [/\broad\b|\baccess\b/i, 6],
  [/\bold (?:barn|shed|house|cabin)\b/i, 2],
]
/** Places that people move for. */
const DESTINATION =
  /\bbeach\b|\bboardwalk\b|\blifts?\b|\bmarina\b|\blake\b|\btrains?\b|\bmetro\b|\bsubway\b|\b(?:commuter|light) rail\b|\bferry\b|\btrolley\b|\bMetro-?North\b|\bPATH\b|\bPATCO\b|\bBART\b|\bMARTA\b|\bLIRR\b|\bLine\b|\bnational (?:forest|park)\b/i

/** A town or a shore that is reached without a car. */
const ON_FOOT =
  /\b(?:walking distance|walk|blocks?)\b.*\b(?:downtown|beach|village|town center|square)\b|\b(?:downtown|beach)\b.*\b(?:walk|walking distance|blocks?)\b/i

/** Protected or open land behind the home, on which no neighbor can build. */
const OPEN_BEHIND =
  /\bbacks (?:up )?(?:to|onto) (?:an? |the )?(?:greenbelt|open space|woods|preserve|golf|lake|pond|creek|conservation)|\bno (?:back|rear|backyard) neighbors\b/i

/** A kitchen of which more was typed than its name. */
const KITCHEN = 5.4

const rated = (rates: Rates, words: string): number | undefined =>
  rates.find(([pattern]) => pattern.test(words))?.[1]

/** How much a reader gains by a fact, from 0 to 10: what is rare and what is offered first, what every home has last. */
export const worthOf = (feature: Feature, parts: readonly Feature[], story: Story): number => {
  const whole = worthAlone(feature, story)
  const kitchen = parts.length > 0 && /\bkitchen$/i.test(feature.name?.text ?? '') ? KITCHEN : 0
  const best = Math.max(
    whole,
    kitchen,
    ...parts.map((part) => Math.min(worthAlone(part, story), 9)),
  )
  return whole === 0 ? 0 : best
}

const worthAlone = (feature: Feature, story: Story): number => {
  const { facts, isRental, tone } = story
  const words = `${feature.name?.text ?? ''} ; ${feature.text} ; ${feature.statement ?? ''}`
  if (FOR_THE_FILE.test(words)) return SLIGHTEST
  const topic = topicOf(feature, story)
  const special =
    (tone === 'investor' ? rated(FOR_INVESTORS, words) : undefined) ??
    rated(OFFERS, words) ??
    (isRental ? rated(FOR_RENT, words) : undefined)
  if (special !== undefined && topic !== 'shared') return special
  const trivial = rated(TRIVIAL, feature.name?.text ?? feature.statement ?? feature.text)
  if (trivial !== undefined && feature.year === null && !feature.money) return trivial
  if (topic === 'view') return viewWorth(feature)
  if (topic === 'outside' && SEEN_FROM.test(words)) return 9
  if (facts.propertyType === 'Land') return rated(LAND, words) ?? 5
  if (topic === 'place') return placeWorth(feature, words)
  if (topic === 'money') return feature === story.fee || /\bno HOA\b/i.test(words) ? 5.8 : 4.4
  if (topic === 'income' && facts.propertyType === 'Multi-Family') return rated(LET, words) ?? 7
  if (isMaterial(feature, story)) return 6
  const isSale = isHome(facts) && !isRental
  if (isSale && topic === 'terms' && feature.name === null) return rated(TERMS, words) ?? 0
  const stated = BY_TOPIC[topic]
  if (stated !== undefined && feature.name === null) return stated
  const isUpdate =
    feature.kind === 'update' ||
    feature.year !== null ||
    /\b(?:replaced|renovated|remodeled) in \d{4}\b/.test(feature.statement ?? '')
  if (isUpdate) return rated(UPDATES, words) ?? 4.4
  return Math.min(9, Math.max(strengthOf(feature, facts), rated(ASKED, words) ?? 0.4))
}

const viewWorth = ({ typed, seen }: Feature): number => {
  if (/\bterritorial\b/i.test(typed)) return 7.4
  return (QUALIFIED.test(typed) ? 8 : 9.2) + (/[A-Z]/.test(seen) ? 0.2 : 0)
}

const placeWorth = ({ distance, statement, name }: Feature, words: string): number => {
  if (DESTINATION.test(words)) return 6.6
  if (OPEN_BEHIND.test(words) || ON_FOOT.test(statement ?? '')) return 6.8
  if (name && !statement) return 4.4
  return distance || /\bwalking\b|\bblocks?\b|\bdowntown\b/.test(words) ? 5.8 : 4.9
}

const SEEN_FROM =
  /\b(?:mountain|ocean|lake|river|bay|skyline|city|water|gulf|canyon|valley) views?\b/i
const QUALIFIED =
  /\b(?:filtered|partial|seasonal|peek-?a-?boo|distant|limited|obstructed|winter(?:time)?|some|peek|glimpses?)\b/i
/** Ordinary things that many readers ask for all the same. */
const ASKED: Rates = [
  [/\b(?:water|acequia|irrigation) (?:irrigation )?rights\b/i, 4.6],
  [/(?<!part(?:ly|ially) )\bfinished (?:[\w-]+ )?(?:basement|lower level)\b/i, 5.2],
  [/\bgenerator\b/i, 5.6],
  [/\b(?:owned )?solar\b(?! water| screens)|\bPV system\b/i, 5.4],
  [/\b(?:shop|workshop|pole barn)\b/i, 6.4],
  [/\bheated garage\b|\bEV charger\b/i, 4.8],
  [/\bhurricane shutters\b|\bimpact (?:windows|glass)\b/i, 4.8],
  [/\bin-unit (?:laundry|washer)|\bwasher and dryer\b/i, 4.6],
  [/\bcentral air\b|\bheat pumps?\b|\bair conditioning\b/i, 3.8],
  [/\bfenced (?:back)?yard\b/i, 4.2],
  [/\busable acres\b/i, 6.2],
  [/\bfireplaced\b/i, 4],
]
