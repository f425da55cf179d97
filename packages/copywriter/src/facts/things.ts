import { firstRewriterOf } from '@listwright/reviewer/patterns'
import type { FeatureKind } from '../copybook/concept.ts'
import type { Setting } from './concept-scopes.ts'
import { conceptOfEnding, conceptOfWhole } from './concepts.ts'
import { type Draft, draft } from './feature-draft.ts'
import { kindOfNoun } from './head-nouns.ts'
import { firstNumber } from './measures.ts'
import { nounPhrase } from './noun-phrase.ts'
import { numberOf, numeral, rankOf } from './numerals.ts'
import { APPLIANCE_MAKERS } from './proper-names.ts'
import { withSetting } from './settings.ts'
import { placed } from './tails.ts'

/** Rewrites that give a clipped item the noun it is about. */
const COMPLETED: readonly [RegExp, string][] = [
  // Words that stand for the thing they describe.
  [/^coved$/i, 'coved ceilings'],
  [/^baseboards?$/i, 'baseboard heat'],
  [/^RV$/, 'RV parking'],
  [/^wide boards$/i, 'wide-board floors'],
  [/^(knotty |clear )?(alder|hickory|cypress)$/i, '$1$2 woodwork'],
  [
    /^(refinished|original|new|restored) (oak|maple|pine|fir|cherry|hickory|walnut|hardwood)$/i,
    '$1 $2 floors',
  ],
  [
    /^((?:flat|raised|recessed)[- ]panel|shaker|slab-front) (birch|maple|cherry|oak|alder|walnut|hickory|white)$/i,
    '$1 $2 cabinets',
  ],
  [
    /^(vaulted|oversized|large|spacious|main-floor|upstairs|downstairs) primary$/i,
    '$1 primary bedroom',
  ],
  [/^primary (main|upper|lower|first|ground)[- ](level|floor)$/i, 'primary bedroom on the $1 $2'],
  [/^bilco$/i, 'Bilco door'],
  [/^(?:slab|kitchen) (granite|quartz|marble)$/i, '$1 counters'],
  [/^(?:primary|master) (?:up|upstairs)$/i, 'primary bedroom upstairs'],
  [
    /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten) (?:car )?((?:underground |covered |garage |off-street |assigned |deeded |outdoor |surface |reserved |indoor |heated )*)parking(?: spots?| spaces?)?$/i,
    '$1 $2parking spaces',
  ],
  [/^(\d+) foot clear(?: height)?$/i, '$1 foot clear height'],
  [/^(\d[\d,]*) amps?(?: service| panel| electric\w*)?$/i, '$1 amp service'],
  [/^three-phase$/i, 'three-phase power'],
  [/^(\d+) docks$/i, '$1 loading docks'],
  [/^(?:all )?stainless$/i, 'stainless steel appliances'],
  [/^solar$/i, 'solar panels'],
  [/^hardwoods?$/i, 'hardwood floors'],
  [/^(\d+|one|two|three|four|five|six) fireplace$/i, '$1 fireplaces'],
  [/^walk-in(?:s)?$/i, 'walk-in closet'],
  [/^EV$/i, 'EV charger'],
  [/^(truck court|lap pool|dock|pier|ceilings?) (\d+) foot$/i, '$2 foot $1'],
  [
    /^(?!(?:\w+ed|new|full|entire|whole)\b [\w-]+ floor$)(.+(?<! (?:on|to|from|of|the))) (first|second|third|fourth|\d+(?:st|nd|rd|th)) floor$/i,
    '$2-floor $1',
  ],
  [/^tennis$/i, 'tennis court'],
  [/^(\d+) foot ceiling$/i, '$1 foot ceilings'],
  [/^(media|exercise|game|rec|craft|hobby|utility|powder|bonus|weight)$/i, '$1 room'],
  [/^(hot[- ]water|electric|oil|gas|forced hot water) baseboards?$/i, '$1 baseboard heat'],
  [/^(lath[- ]and[- ]plaster)$/i, '$1 walls'],
  [/^dump$/i, 'dump station'],
  [/^shuffleboard$/i, 'shuffleboard courts'],
  [/^basketball$/i, 'basketball court'],
  [/^volleyball$/i, 'volleyball court'],
  [/^(large|big|separate|dedicated|bright|sunny|small|oversized) laundry$/i, '$1 laundry room'],
  [/^clawfoot$/i, 'clawfoot tub'],
  [/^saltillo$/i, 'Saltillo tile'],
  [/^(travertine|terrazzo)$/i, '$1 floors'],
  [/^(PEX|copper) repipe$/i, '$1 plumbing'],
  [/^tiki$/i, 'tiki hut'],
  [/^drip$/i, 'drip irrigation'],
  [/^(dual|two|three)-zone$/i, '$1-zone system'],
  [/^pickleball$/i, 'pickleball court'],
  [/^(.+ frontage) ([\d.]+) miles?$/i, '$2 miles of $1'],
  [/^220v?$/i, '220-volt power'],
  [
    /^(.+ing-fireplace|.*\bfireplace|.*\bpivot|.*\bsplit|.*\bfurnace|.*\bheater|.*\bgarage)s? x ?(\d)$/i,
    '$2 $1s',
  ],
  [/^([a-z][a-z -]+s) x ?(\d)$/i, '$2 $1'],
  [
    /^((?:RV |boat |trailer )?(?:spots|spaces|slips|sites|stalls|bays|units|RTUs|doors|lockers)) (\d{1,3})$/i,
    '$2 $1',
  ],
  [/^HVAC (\d+) RTUs$/i, '$1 HVAC RTUs'],
  [/^(\d|two|three|four) (?:newer )?HVACs?$/i, '$1 HVAC systems'],
  [/^(\d|two|three|four) walk-ins$/i, '$1 walk-in closets'],
  [/^(\d|two|three) living$/i, '$1 living areas'],
  [/^(\d|two|three) dining$/i, '$1 dining areas'],
  [/^(\d|six)[- ]panel$/i, 'six-panel doors'],
  [/^paid solar$/i, 'paid-off solar panels'],
  [/^loft bonus$/i, 'bonus loft'],
  [/^(two|three|four|\d+) grade doors$/i, '$1 grade-level doors'],
  [/^(.+?) (\d+) (seat|stall|bay)s$/i, '$2 $3 $1'],
  [/^(.+?) ([\d,]+) pounds?$/i, '$2-pound $1'],
  [/^(\d|one|two|three)[- ]car side[- ]load$/i, '$1-car side-load garage'],
  [
    /^(\d|one|two) (deeded|assigned|covered) (spot|space)s? (tandem|covered)$/i,
    '$1 $2 $4 parking $3',
  ],
  [
    /^(parlor|main|first|second|third|ground|top)[- ]floor (\d+) foot ceilings$/i,
    '$2 foot ceilings on the $1 floor',
  ],
  [
    /^(creek|river|lake|road|street|highway|bay|canal|water) frontage ([\d,]+) (?:foot|feet)$/i,
    '$2 feet of $1 frontage',
  ],
  [/^((?:trout )?(?:stream|creek|river)) ([\d.]+) miles$/i, '$2 miles of $1'],
  [/^(\d+) Walk Score$/i, 'Walk Score of $1'],
  [/^office and waiting$/i, 'office and waiting room'],
  [/^(.+ room) (lead[- ]lined|soundproofed)$/i, '$2 $1'],
  [/^(\d+) bedrooms? en suite$/i, '$1 en suite bedrooms'],
  [/^solar (\d[\d.]*) ?kw$/i, '$1 kw solar panels'],
  [/^(landing strip|runway|airstrip) ([\d,]+) foot( grass| paved| gravel)?$/i, '$2 foot$3 $1'],
  [/^eat[- ]in windowed kitchen$/i, 'windowed eat-in kitchen'],
  [/^(expansion land|pasture|timber|woods|hay) ([\d.,]+) acres$/i, '$2 acres of $1'],
  [/^(.+) 24[- ]hours?$/i, '24-hour $1'],
  [/^owners triplex$/i, "owner's triplex"],
  [/^(\d+) ((?:shared |covered |assigned )?)parking$/i, '$1 $2parking spaces'],
  [/^(La Cornue|Lacanche|AGA|BlueStar|Bertazzoni|Ilve)$/, '$1 range'],
  [/^Sub-Zero$/, 'Sub-Zero refrigerator'],
  [
    /^(Miele|Bosch|Thermador|Gaggenau|Dacor|JennAir|KitchenAid|Viking|Wolf|Monogram|Fisher & Paykel|Samsung|LG|GE Profile|Cafe)$/,
    '$1 appliances',
  ],
  [/^soapstone$/i, 'soapstone counters'],
  [/^(parking )?pad$/i, 'parking pad'],
  [/^citrus$/i, 'citrus trees'],
  [/^reverse osmosis$/i, 'reverse osmosis system'],
  [/^(new |updated |upgraded )?electrical$/i, '$1electrical system'],
  [
    /^(main-level|first-floor|second-floor|third-floor|top-floor|upper-level|lower-level|main-floor|downstairs|ground-floor) primary$/i,
    '$1 primary bedroom',
  ],
  [/^(\d[\d,]*) foot on (.+)$/i, '$1 feet of frontage on $2'],
  [
    /^(\d[\d,]*) foot (?:of )?(shoreline|frontage|waterfront|road frontage|beach)$/i,
    '$1 feet of $2',
  ],
  [/^(.*)garden interior block$/i, '$1interior-block garden'],
  [/^screen porch$/i, 'screened porch'],
  [/^wrap (porch|balcony|deck|terrace)$/i, 'wraparound $1'],
  [/^([\d.,]+) (tillable|wooded|irrigated)$/i, '$1 $2 acres'],
  [/^ESFR$/, 'ESFR sprinklers'],
  [/^(\d+|two|three|four|one) drive[- ]ins?$/i, '$1 drive-in doors'],
  [
    /^(\d|one|two|three) (covered|uncovered|assigned|open|garage|deeded|tandem|carport) stalls?$/i,
    '$1 $2 parking stalls',
  ],
  [/^drive-thr(?:u|ough) (\d) lanes$/i, '$1 lane drive-through'],
  [/^(.+) ([\d,]+) bottles?$/i, '$2 bottle $1'],
  [
    /^(coach house|carriage house|guest house|guest cottage|guest quarters|pool house|cottage|apartment|casita) (\d) bedrooms?\b/i,
    '$2 bedroom $1',
  ],
  [/^([2-9]|two|three|four) (?:story|level)$/i, '$1 stories'],
  [/^(\D+?) ([\d,]+) square feet$/i, '$2 square feet $1'],
  [/^(pickleball|tennis|bocce) (\d+) courts$/i, '$2 $1 courts'],
  [/^(.*parking) (\d|one|two) (assigned|deeded|covered|reserved)$/i, '$2 $3 $1 spaces'],
  [/^(\d[\d,]*) foot$/i, '$1 feet'],
  [/^en suite$/i, 'en suite bath'],
  [/^(.+) (owned|leased)$/i, '$2 $1'],
  [/^(.+) (\d+-by-\d+)$/i, '$2 $1'],
  [/^formal living and dining$/i, 'formal living and dining rooms'],
  [/^(\d+) day close$/i, '$1 day closing'],
  [/^ski-?in[/, and-]*ski-?out$|^ski in[/, ]*(?:ski )?out$/i, 'ski-in, ski-out access'],
  [/^(quartz|granite|quartzite|Corian|Silestone|Caesarstone|Cambria)$/i, '$1 counters'],
  [/^geothermal$/i, 'geothermal system'],
  [/^forced air$/i, 'forced-air heat'],
  [/^ductless$/i, 'ductless system'],
  [/^tankless$/i, 'tankless water heater'],
  [/^standing[- ]seam$/i, 'standing-seam roof'],
  [/^(double|dual|triple)[- ]pane$/i, '$1-pane windows'],
  [/^vaulted$/i, 'vaulted ceilings'],
  [/^convection$/i, 'convection oven'],
  [/^dual[- ]fuel$/i, 'dual-fuel range'],
  [/^smart (?:home|house)$/i, 'smart home system'],
  [/^(single|one|1)[- ](level|story)(?: living)?$/i, 'single-$2 layout'],
  [/^open[- ](?:concept|plan)$/i, 'open floor plan'],
  [/^fiber$/i, 'fiber internet'],
  [
    /^(waterfront|lakefront|oceanfront|riverfront|beachfront|bayfront|canalfront|creekfront|harborfront|gulffront)$/i,
    '$1 setting',
  ],
  [/^([a-z][a-z -]*[a-z])\/([a-z][a-z -]*)$/i, '$1 or $2'],
  [/^(\d) car tandem$/i, '$1 car tandem garage'],
  [
    /^(\d[\d,.]*) acres? (wooded|tillable|fenced|cleared|irrigated|planted|open)( for .+)?$/i,
    '$1 $2 acres$3',
  ],
  [/^(\d+)v three-phase(?: power)?$/i, '$1-volt three-phase power'],
  [
    /^(porch|deck|patio|balcon|stair)(es|s|ies)? (front|upper) and (back|rear|lower)$/i,
    '$3 and $4 $1$2',
  ],
]

/** What `{n}` counts for a concept, found in the phrase. */
const COUNTS: readonly [RegExp, RegExp][] = [
  [/^gas range$|^dual-fuel range$|range|cooktop/, /\b([\w,]+)-burner/i],
  [/^horse barn$|^barn$/, /\b([\w,]+)-stall/i],
  [/^wine cellar$|wine/, /\b([\w,]+)-bottle/i],
  [/^electrical service$/, /\b([\w,]+)-amp/i],
  [/garage/, /\b([\w,.]+)-car/i],
  [
    /ceiling|clear height|lap pool|truck court|pool|glass|frontage|storefront|oceanfront|waterfront/,
    /\b([\w,]+)(?:-foot| feet)/i,
  ],
  [/office space|showroom|terrace|deck|patio/, /\b([\w,]+)-square-foot/i],
  [/^service bays$/, /\b([\w,]+)[- ]bays?\b/i],
  [/^crane$/, /\b([\w,.]+)-ton/i],
  [/cropland|vineyard|pasture|acreage/, /\b([\w,.]+) acres/i],
  [/well/, /\b([\w,.]+)-gpm/i],
  [/^two stories$/, /\b([\w]+)-(?:story|level)|\b(\w+) (?:stories|levels)/i],
  [/^units$/, /\b(two|three|four|five|six|\d+)[- ]?(?:unit|family|decker|flat|plex)/i],
  [/^solar panels/, /\b([\d.]+)-kw/i],
  [/^walk score$/, /(\d+)/],
]

/** Reads a thing: its noun phrase, place, kind and concept. */
export const readThing = (typed: string, setting: Setting): Draft => {
  const text = completed(typed)
  const { core, tail: place } = placed(text)
  // 'Apartments above' says already where they are.
  const tail = place === 'above' && /\bapartments?$/i.test(core) ? '' : place
  const { phrase, count } = nounPhrase(core, tail)
  const concept =
    sharedConcept(core, setting) ??
    severalFireplaces(core, setting) ??
    conceptOfTyped(typed, setting) ??
    conceptOf(text, core, phrase.text, setting)
  const measuredNoun = / of (.+)$/.exec(phrase.text)?.[1]
  const noun =
    measuredNoun && /^(?:foot|acre|yard|mile)$/.test(phrase.head)
      ? nounPhrase(measuredNoun).phrase.head
      : phrase.head
  const kind: FeatureKind = concept?.kind ?? kindOf(noun, core, setting)
  const isOfBuilding = setting === 'flat' && SHARED_IN_FLATS.test(core)
  return withSetting(
    draft({
      text: tail ? `${phrase.text} ${tail}` : phrase.text,
      kind: isOfBuilding ? 'building' : kind,
      concept: isOfBuilding ? null : (concept?.name ?? null),
      name: phrase,
      count: count ?? countIn(concept?.name ?? '', phrase.text, core, text),
    }),
  )
}

/** A clipped phrase with the noun it is about. */
export const completed = firstRewriterOf(COMPLETED)

const SEVERAL_FIREPLACES =
  /^(?:[2-9]|\d\d|two|three|four|five|six|seven|eight|nine|ten|several|multiple) (?:working |original |decorative )?fireplaces$/i

const severalFireplaces = (core: string, setting: Setting) =>
  SEVERAL_FIREPLACES.test(core) ? conceptOfWhole('multiple fireplaces', setting) : null

/** The pool and the laundry of a condominium are everybody's; the dock of a warehouse is no boat dock. */
const sharedConcept = (core: string, setting: Setting) => {
  if (setting === 'commercial' && /^(?:\d+ |two |three |four )?(?:loading )?docks?$/i.test(core))
    return conceptOfWhole('loading dock', setting)
  if (setting !== 'flat') return null
  if (/^(?:\d+ |two |three |swimming |heated |outdoor |lap )*pools?$/i.test(core))
    return conceptOfWhole('community pool', setting)
  return /^(?:coin|coin-op|card) laundry$/i.test(core)
    ? conceptOfWhole('laundry in building', setting)
    : null
}

/** Of a condominium, what stands in the plural or without 'private' belongs to the building. */
const SHARED_IN_FLATS =
  /^(?:(?:\d+|two|three|four|several) (?:outdoor |indoor )?(?:hot tubs|spas|saunas|tennis courts|gyms|lounges)|spa|club-level .+)$/i

/** A clipped item is looked up before it is completed: '1 underground parking', 'porches front and back'. */
const conceptOfTyped = (typed: string, setting: Setting) =>
  conceptOfWhole(typed, setting) ??
  conceptOfWhole(typed.replace(/^(?:\d+|one|two|three|four|five|six) /i, ''), setting)

const conceptOf = (text: string, core: string, phrase: string, setting: Setting) => {
  const found = conceptOfPhrase(text, core, phrase, setting)
  // Frontage on a creek is no road frontage.
  return found?.name === 'road frontage' &&
    /\b(?:creek|river|lake|bay|canal|ocean|pond|sound)\b/i.test(text)
    ? null
    : found
}

const conceptOfPhrase = (text: string, core: string, phrase: string, setting: Setting) => {
  if (
    /^(?:big |large |fenced |small )*garden plot$|\b(?:reflecting|koi|wading) pool$|\b(?:exam|treatment|operating|class) ?rooms?$|\bspring ?house$|\b(?:reclaimed|salvaged|exposed) timbers?$/i.test(
      core,
    )
  )
    return null
  const whole =
    conceptOfWhole(text, setting) ??
    conceptOfWhole(core, setting) ??
    conceptOfWhole(phrase, setting)
  if (whole) return whole
  const planted =
    /^(?:\S+ )?acres? of (?:.* )?(vines|grapes|pasture|woods|hay|timber|cropland|orchard)$/i.exec(
      core,
    )?.[1]
  if (planted)
    return conceptOfWhole(/vines|grapes/i.test(planted) ? 'acres of vines' : planted, setting)
  if (/^(?:home |solar |backup )?battery$/i.test(core))
    return conceptOfWhole('home battery', setting)
  const cars = numberOf(
    /(?<![\w.])(\w+)-car\b.* garage$|^(\w+)-car garage$/i.exec(phrase)?.slice(1).find(Boolean) ??
      '',
  )
  if (cars !== null && cars >= 4) return conceptOfWhole('four car garage', setting)
  const water =
    /\b(?:Lake \p{Lu}\p{L}+|\p{Lu}\p{L}+ (?:Lake|River))\b.*? (?:waterfront|frontage|shoreline)$|(?:frontage|shoreline|foot) on (?:Lake \p{Lu}\p{L}+|(?:the )?\p{Lu}\p{L}+ (?:Lake|River))$/u.exec(
      text,
    )?.[0]
  if (water)
    return conceptOfWhole(/River/.test(water) ? 'river frontage' : 'lake frontage', setting)
  const maker = [...APPLIANCE_MAKERS].find((name) => core.toLowerCase().startsWith(`${name} `))
  if (maker && /appliances?$/i.test(core)) return conceptOfWhole('Miele appliances', setting)
  const ceiling = /\b(\d+)[- ]foot(?: [a-z]+)* ceilings?$/i.exec(core)
  if (ceiling && Number(ceiling[1]) >= 9 && !/beam|coffer|vault|tray|tin/i.test(core))
    return conceptOfWhole('high ceilings', setting)
  const floor = rankOf(/^(\S+) floor$/i.exec(core)?.[1] ?? '')
  if (floor !== null && floor > 1 && setting === 'flat')
    return conceptOfWhole('high floor', setting)
  return conceptOfEnding(core, setting)
}

const OUTBUILDING =
  /\b(?:kitchen|tenant|spring|pool|coach|carriage|smoke|ice|well|pump|bunk|gate|caretaker'?s?|boat|wash|ground-?skeeper'?s?|manager'?s|foreman'?s?|farm|tree|summer|tea) ?houses?$|\b(?:cowboy|soaking) tub$|\b(?:springhouse|bunkhouse|gatehouse|smokehouse|reflecting pool)s?$/i

const kindOf = (head: string, core: string, setting: Setting): FeatureKind => {
  if (
    /\b(?:community|shared|association|neighborhood|residents?|common)\b/i.test(core) &&
    !/\b(?:well|septic|driveway|road|water|sewer)$/i.test(core) &&
    setting !== 'commercial'
  )
    return setting === 'flat' ? 'building' : 'community'
  if (/\b(?:roof|deck|air|dock|slip|terrace)\b.* rights$/i.test(core)) return 'outdoor place'
  if (/\b(?:wine|climbing) wall$/i.test(core)) return 'amenity'
  if (/\bwindow units?$/i.test(core)) return 'system'
  if (/\bporte[- ]coch[eè]re$/i.test(core)) return 'parking'
  if (/\b(?:chair|picture|plate) rails?$/i.test(core)) return 'character'
  if (/\bdrop zone$/i.test(core)) return 'storage'
  if (/\bsign(?:age)? (?:space|panel)s?$/i.test(core)) return 'building'
  if (/\bboat (?:ramp|launch)$/i.test(core)) return 'amenity'
  if (
    /\b(?:block|rock|retaining|garden|perimeter|privacy|fieldstone) walls?$|^(?:old |dry-laid )?stone walls$|\bgarden plots?$/i.test(
      core,
    )
  )
    return 'outdoor place'
  if (/\bmurphy desk$/i.test(core)) return 'amenity'
  if (setting === 'flat' && /\b(?:lounge|co-?working|work ?space)$/i.test(core)) return 'building'
  if (/\bwell$/i.test(core)) return 'utilities'
  if (OUTBUILDING.test(core)) return 'outdoor place'
  if (/\b(?:HVAC|AC|air[- ]condition\w*|heating|heat)\b/.test(core)) return 'system'
  if (/\boriginal|period|antique|historic|vintage\b/i.test(core)) return 'character'
  if (
    /^(?:updated|remodeled|renovated|refinished|redone|upgraded|replaced|(?:brand )?new(?:er)?) /i.test(
      core,
    )
  )
    return 'update'
  if (setting === 'commercial' && /^(?:restaurant|retail|office|condo)$/.test(head))
    return 'building'
  if (/\b(?:pines|oaks|maples|elms|palms|pecans|cedars|firs|birches|aspens)$/i.test(core))
    return 'land'
  if (/^mature /i.test(core)) return setting === 'land' ? 'land' : 'outdoor place'
  if (/\bpine$|\b(?:reclaimed|salvaged|exposed) timbers?$/i.test(core)) return 'finish'
  if (/\bsplash pads?$/i.test(core)) return 'community'
  const kind = kindOfNoun(head)
  if (kind) return kind
  return setting === 'land' ? 'land' : setting === 'commercial' ? 'building' : 'amenity'
}

const countIn = (concept: string, phrase: string, core: string, typed: string): number | null => {
  for (const [concepts, pattern] of COUNTS) {
    if (!concepts.test(concept)) continue
    const match = pattern.exec(phrase)
    const word = match?.[1] ?? match?.[2]
    const value = word ? numberOf(word.split(/[ -]/).at(-1)?.replace(/^[.,]/, '') ?? '') : null
    if (value !== null) return value
  }
  if (concept === 'high floor') return rankOf(core.split(' ')[0] ?? '')
  const forCount = /\bfor (\w+)(?: cars?)?$/i.exec(typed)?.[1]
  return forCount ? numberOf(forCount) : concept === 'parking spaces' ? firstNumber(core) : null
}

const PARKING_FOR =
  /^((?:[a-z-]+ )*parking)(?: for)? (\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?: cars?)?$/i

/** 'off-street parking for 4' */
export const readParking = (text: string, setting: Setting): Draft[] | null => {
  const match = PARKING_FOR.exec(text)
  if (!match?.[1]) return null
  const value = numberOf(match[2] ?? '') ?? 1
  const core = match[1]
  const concept = conceptOfWhole(core, setting) ?? null
  const name = /^parking$/i.test(core) ? 'parking spaces' : (concept?.name ?? 'parking spaces')
  const { phrase } = nounPhrase(core, `for ${numeral(value)}`)
  return [
    draft({
      text: `${phrase.text} for ${numeral(value)}`,
      kind: 'parking',
      concept: name,
      name: phrase,
      count: value,
    }),
  ]
}
