import { articleFor } from '@listwright/reviewer/language'
import type { FeatureKind } from '../../copybook/concept.ts'
import { conceptOfEnding, conceptOfWhole } from '../concepts/concept-of-phrase.ts'
import type { Setting } from '../concepts/scopes.ts'
import { firstNumber } from '../figures/measures.ts'
import { numberOf, rankOf } from '../figures/numerals.ts'
import { type ItemFeature, itemFeature } from '../item-feature.ts'
import { completed } from '../nouns/completed.ts'
import { kindOfNoun } from '../nouns/head-nouns.ts'
import { nounPhrase } from '../nouns/noun-phrase.ts'
import { placed } from '../nouns/tails.ts'
import { withSetting } from '../places/settings.ts'
import { APPLIANCE_MAKERS } from '../vocabulary/proper-names.ts'

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
export const readThing = (typed: string, setting: Setting): ItemFeature => {
  // On a parcel, hardwood is a kind of tree.
  const text = setting === 'land' && /^hardwoods?$/i.test(typed) ? 'hardwoods' : completed(typed)
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
  const isOfBuilding =
    setting === 'flat' &&
    (SHARED_IN_FLATS.test(core) || (TYPED_AS_SHARED.test(core) && OF_A_HOME.test(kind)))
  return withPlot(
    setting,
    itemFeature({
      text: tail ? `${phrase.text} ${tail}` : phrase.text,
      kind: isOfBuilding ? 'building' : kind,
      concept: isOfBuilding ? null : (concept?.name ?? null),
      name: phrase,
      count: count ?? countIn(concept?.name ?? '', phrase.text, core, text),
    }),
  )
}

/** A lot that is for sale is the property itself, not something that it has. */
const withPlot = (setting: Setting, thing: ItemFeature): ItemFeature => {
  const feature = withSetting(thing)
  const { name, concept, statement } = feature
  const isPlot =
    setting === 'land' &&
    name?.number === 'singular' &&
    /^(?:lot|parcel|tract|homesite)$/.test(name.head)
  if (
    !isPlot ||
    concept ||
    statement ||
    name.isCounted ||
    /\b(?:city|parking|adjoining|adjacent|neighboring|second|extra)\b/i.test(name.text)
  )
    return feature
  const place = name.tail ? ` ${name.tail}` : ''
  return {
    ...feature,
    name: null,
    statement: `it is ${articleFor(name.text)} ${name.text}${place}`,
  }
}

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
  /^(?:(?:\d+|two|three|four|several) (?:outdoor |indoor )?(?:hot tubs|spas|saunas|tennis courts|gyms|lounges)|spa|(?:outdoor )?cabanas|saunas|hot tubs|steam rooms|wine lockers|(?:sky|pool) decks?|demonstration kitchen|club-level .+)$/i

/** 'building rooftop pool': the word in front says whose it is. */
const TYPED_AS_SHARED = /^(?:building(?:'s)?|shared|common|residents'?) (?=[a-z])/i
/** Kinds of things that a home may have to itself. */
const OF_A_HOME = /^(?:amenity|outdoor place|room|appliance)$/

/** A clipped item is looked up before it is completed: '1 underground parking', 'porches front and back'. */
const conceptOfTyped = (typed: string, setting: Setting) =>
  conceptOfWhole(typed, setting) ??
  conceptOfWhole(typed.replace(/^(?:\d+|one|two|three|four|five|six) /i, ''), setting)

const conceptOf = (text: string, core: string, phrase: string, setting: Setting) => {
  const found = conceptOfPhrase(text, core, phrase, setting)
  // Frontage on a creek is no road frontage.
  return found?.name === 'road frontage' &&
    /\b(?:creek|river|lake|bay|canal|ocean|pond|sound|water)\b/i.test(text)
    ? null
    : found
}

const conceptOfPhrase = (text: string, core: string, phrase: string, setting: Setting) => {
  if (
    /^(?:big |large |fenced |small )*garden plot$|\b(?:reflecting|koi|wading) pool$|\b(?:exam|treatment|operating|class) ?rooms?$|\bspring ?house$|\bgarage stalls?$|\b(?:foot|vinyl|timber|steel|wood|concrete|new) bulkhead$|\b(?:reclaimed|salvaged|exposed) timbers?$/i.test(
      core,
    )
  )
    return null
  const whole =
    conceptOfWhole(text, setting) ??
    conceptOfWhole(core, setting) ??
    conceptOfWhole(phrase, setting)
  if (whole) return whole
  // Floors of two materials are told by their name: a concept would leave one of them out.
  if (/^[a-z-]+ and [a-z-]+ floors$/i.test(core)) return null
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
  /\b(?:kitchen|tenant|spring|pool|coach|carriage|smoke|ice|well|pump|bunk|gate|caretaker'?s?|boat|wash|ground-?skeeper'?s?|manager'?s|foreman'?s?|farm|tree|summer|tea|sugar|milk|out|bath|meat|well) ?houses?$|\b(?:cowboy|soaking) tub$|\b(?:springhouse|bunkhouse|gatehouse|smokehouse|woodshed|yurt|corn crib|root cellar|reflecting pool)s?$|\b(?:pipe|gated|ranch) entry$/i

/** What lies in the grounds of a community, and not in a building. */
const OF_COMMUNITY =
  /\b(?:community|association|neighborhood|subdivision)\b.*\b(?:pools?|spa|hot tub|tennis|courts?|playground|trails?|clubhouse|park)$/i

/** Outside by the word before the noun, although the noun itself is of the inside or of no place. */
const OUTDOORS =
  /\b(?:terrace|roof|rooftop|patio|deck|poolside|backyard|lanai) (?:kitchen|fireplace|hot tub|shower|grill)s?$|\bpool (?:cage|enclosure)s?$|\b(?:stone|brick|bluestone|flagstone|granite|slate) steps$/i

/** What the staff of a building does, and what its units have together for refuse. */
const SERVICE =
  /\b(?:(?:room|hotel|beach|maid|laundry|dry[- ]cleaning|porter|package|towel|turndown|white-glove|housekeeping) services?|housekeeping|valet trash|(?:trash|garbage|refuse|recycling|mail) (?:chute|room)s?)$/i

const kindOf = (head: string, core: string, setting: Setting): FeatureKind => {
  if (
    /\b(?:community|shared|association|neighborhood|subdivision|residents?|common)\b/i.test(core) &&
    !/\b(?:well|septic|driveway|road|water|sewer|boiler|furnace|heater|heat|heating|meter)s?$/i.test(
      core,
    ) &&
    setting !== 'commercial'
  )
    return setting === 'flat' && !OF_COMMUNITY.test(core) ? 'building' : 'community'
  if (/\b(?:roof|deck|air|dock|slip|terrace)\b.* rights$/i.test(core)) return 'outdoor place'
  if (OUTDOORS.test(core) && !/^new /i.test(core)) return 'outdoor place'
  if (/\bexposed (?:pip|conduit)[a-z]*$/i.test(core)) return 'character'
  if (/\bnewel posts?$/i.test(core)) return 'finish'
  // The columns of a loft stand in its rooms, those of a facade or a porch do not.
  if (
    setting !== 'commercial' &&
    /\b(?:cast[- ]iron|iron|timber|wood|wooden|steel|concrete|brick|mushroom|exposed|original|loft|heavy[- ]timber) columns?$/i.test(
      core,
    )
  )
    return 'character'
  if (/\bsurge protectors?$|\bhurricane (?:straps|clips)$/i.test(core)) return 'system'
  if (/\bbatting cages?$|\bzip lines?$/i.test(core)) return 'amenity'
  if (/\bdowndraft\b/i.test(core)) return 'appliance'
  if (setting === 'flat' && SERVICE.test(core)) return 'building'
  if (/\b(?:wine|climbing) wall$/i.test(core)) return 'amenity'
  if (/\bwindow units?$/i.test(core)) return 'system'
  if (/\bappliance package$/i.test(core)) return 'appliance'
  if (/^(?:boat |dock )?hoists?$/i.test(core) && setting === 'home') return 'outdoor place'
  if (/\b(?:retail|shop|store|restaurant) bays?$/i.test(core)) return 'building'
  if (/\b(?:kitchen|dining|breakfast|sitting|window) bay$/i.test(core)) return 'room'
  if (
    /\b(?:homework|computer|work|craft|coffee) stations?$|\b(?:built-in|kitchen|homework|study|computer|recipe|planning|writing) desks?$/i.test(
      core,
    )
  )
    return 'finish'
  if (/\bvanity tops?$/i.test(core)) return 'finish'
  if (/\bseptic (?:design|plan)s?$/i.test(core)) return 'utilities'
  if (/\bporte[- ]coch[eè]re$/i.test(core)) return 'parking'
  if (/\b(?:chair|picture|plate) rails?$/i.test(core)) return 'character'
  if (/\bdrop zone$/i.test(core)) return 'storage'
  if (/\bshingles?$|\bNEM agreement$/i.test(core)) return 'system'
  if (/\bsign(?:age)? (?:space|panel)s?$/i.test(core)) return 'building'
  if (/\bboat (?:ramp|launch)$/i.test(core)) return 'amenity'
  if (
    /\b(?:block|rock|retaining|garden|perimeter|privacy|fieldstone) walls?$|^(?:old |dry-laid )?stone walls$|\bgarden plots?$/i.test(
      core,
    )
  )
    return 'outdoor place'
  if (/\bmurphy desk$/i.test(core)) return 'amenity'
  if (/\bfoundation piers$/i.test(core)) return 'update'
  if (setting === 'flat' && /\b(?:lounge|co-?working|work ?space)$/i.test(core)) return 'building'
  if (/\b(?:retail|office|warehouse|industrial|flex|commercial) space$/i.test(core))
    return 'building'
  if (/\bwell$/i.test(core)) return 'utilities'
  if (OUTBUILDING.test(core)) return 'outdoor place'
  if (/\b(?:HVAC|AC|air[- ]condition\w*|heating|heat)\b/.test(core)) return 'system'
  if (/\b(?:original|period|antique|historic|vintage)\b/i.test(core)) return 'character'
  if (
    /^(?:updated|remodeled|renovated|refinished|redone|upgraded|replaced|(?:brand )?new(?:er)?) /i.test(
      core,
    )
  )
    return 'update'
  if (/\b(?:windows and doors|doors and windows)$/i.test(core)) return 'system'
  if (setting === 'commercial' && /^(?:restaurant|retail|office|condo)$/.test(head))
    return 'building'
  if (
    /\b(?:pines|oaks|maples|elms|palms|pecans|cedars|firs|birches|aspens)$/i.test(core) &&
    !/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(core)
  )
    return 'land'
  if (/^mature /i.test(core)) return setting === 'land' ? 'land' : 'outdoor place'
  if (/\bpine$|\b(?:reclaimed|salvaged|exposed) timbers?$/i.test(core)) return 'finish'
  if (/\b(?:splash pads?|tot lots?)$/i.test(core)) return 'community'
  if (/\bstreet ?lights$/i.test(core)) return 'location'
  if (/\bparking permits?$/i.test(core)) return 'parking'
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
