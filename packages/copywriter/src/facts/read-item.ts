import type { PropertyType, UnusedInput } from '@listwright/contracts'
import { onceByKey } from '@listwright/reviewer/memory'
import { readState } from './clauses/states.ts'
import { readUpdate } from './clauses/updates.ts'
import { conceptOfWhole } from './concepts/concept-of-phrase.ts'
import { type Setting, settingOf } from './concepts/scopes.ts'
import type { ReadingStep } from './feature.ts'
import { THINGS as NAMED_KINDS } from './features/clear-names.ts'
import { readForm } from './grammar/note-forms.ts'
import { withBareDates, withObjectArticles } from './grammar/object-articles.ts'
import { readFragment } from './grammar/read-fragment.ts'
import { readWhole } from './grammar/read-whole.ts'
import { isSenseless } from './grammar/sense.ts'
import { hasDirectedVerb } from './grammar/verbs.ts'
import { type ItemFeature, itemFeature, readAs } from './item-feature.ts'
import { readMoney } from './money/read-money.ts'
import { schoolStatement } from './names/schools.ts'
import { withNames } from './names/with-names.ts'
import { hyphenated } from './nouns/compounds.ts'
import { isHeadNoun, kindOfNoun, singular } from './nouns/head-nouns.ts'
import { headOf } from './nouns/noun-phrase.ts'
import { withMarks } from './phrases/parts.ts'
import { readThings } from './phrases/read-things.ts'
import { readWithClause } from './phrases/with-clause.ts'
import { readDistance } from './places/distances.ts'
import { readView, withViewName } from './places/views.ts'
import { shorterWordings } from './refusals/kept-parts.ts'
import { isNameAlone } from './refusals/names-alone.ts'
import { isRaw } from './refusals/raw-forms.ts'
import { restatedIn, withoutCounts } from './refusals/restatements.ts'
import { reasonToLeaveOut, withoutUntold } from './refusals/screen.ts'
import { unknownWord } from './refusals/unknown-words.ts'
import { isUnreadable } from './refusals/unreadable.ts'
import { UNTELLABLE } from './refusals/untellable.ts'
import { joinedRemark, withoutRemark, withRemark } from './remarks/brackets.ts'
import { readVerification, verified } from './remarks/verification.ts'
import { expandShorthand } from './short-forms/shorthand.ts'
import { readFigure, readLine, readStatement } from './statements/read-statement.ts'
import { readDwelling } from './things/dwellings.ts'
import { readParking } from './things/parking.ts'
import { readThing } from './things/read-thing.ts'
import { readStyle, withStyleCapitals } from './things/styles.ts'
import { withoutPuffery } from './tidying/puffery.ts'
import { letterCount, saysTooLittle, tidied } from './tidying/tidy-item.ts'
import { bothNotes } from './ties/both-notes.ts'
import { readAttributed } from './ties/read-attributed.ts'
import { readTied } from './ties/read-tied.ts'
import { readSecondPredicate } from './ties/second-predicate.ts'
import { twoNotes } from './ties/two-notes.ts'
import { type Repair, repaired } from './vocabulary/spelling.ts'
import { inOrder } from './word-order/in-order.ts'

/** What a typed item says by itself. */
export interface ItemReading {
  features: readonly ItemFeature[]
  /** Why it cannot be used. */
  refusal: string | null
  restated: ReturnType<typeof restatedIn>
  /** Praise that was taken out of it, and what is left. */
  praise: { words: string; kept: string } | null
  repairs: readonly Repair[]
  /** The end of an item that is not told, and why. */
  leftOut: UnusedInput | null
}

const WORDS_MAX = 25
const READINGS_MAX = 5000

/** Cleans, screens and classifies one item; agents type the same ones again and again. */
export const readItem = onceByKey(
  (typed: string, propertyType: PropertyType) => `${settingOf(propertyType)}\n${typed}`,
  (typed, propertyType): ItemReading => read(typed, settingOf(propertyType)),
  READINGS_MAX,
)

const understood = (features: readonly ItemFeature[]): ItemReading => ({
  features,
  refusal: null,
  restated: null,
  praise: null,
  repairs: [],
  leftOut: null,
})

const refused = (refusal: string): ItemReading => ({ ...understood([]), refusal })

const read = (typed: string, setting: Setting): ItemReading => {
  const plainThing = readPlainThing(typed, setting)
  if (plainThing) return plainThing
  const { text: tidy, leftOut: untold } = withoutUntold(tidied(typed))
  if (
    saysTooLittle(tidy) ||
    /^(?:(?:nice|great|beautiful|lovely|cute|good|big) )?(?:house|home|property|place)$/i.test(tidy)
  )
    return refused('It says too little to be written about.')
  const school = readSchool(tidy)
  if (school) return school
  const named = withNames(expandShorthand(tidy), tidy)
  const { text: spelled, repairs } = repaired(named)
  const reason = reasonToLeaveOut(untold ? tidy : typed, spelled)
  if (reason) return refused(reason)
  const { text: praised, praise } = withoutPuffery(spelled)
  if (praise && IN_EVERY_HOME.test(praised)) return refused('It praises without naming a feature.')
  const counted = setting === 'home' || setting === 'flat' ? withoutCounts(praised) : praised
  // Rentals begin on the first of a month: '9/1' is no home of nine bedrooms.
  const plain =
    setting === 'flat' && /^(?:[6-9]|1[0-2])\/1$/.test(counted) ? `available ${counted}` : counted
  const restated = restatedIn(plain)
  if (
    letterCount(plain) < 2 &&
    !restated &&
    !/^[A-Z]-\d|^\d\/\d \d\/\d|^(?:55|62) ?\+$/.test(plain)
  )
    return refused(
      praise
        ? 'It praises without naming a feature.'
        : 'A figure alone does not say what it counts.',
    )
  const { text, leftOut } = shortened(plain)
  const features = featuresOf(text, setting)
  const rest = {
    refusal: null,
    restated,
    praise: praise ? { words: praise, kept: plain } : null,
    repairs,
  }
  const refusal = restated ? null : refusalOf(typed, features)
  if (!refusal) return { ...rest, features, leftOut: leftOut ?? untold }
  const kept = leftOut ? null : readableParts(text, refusal, setting)
  return kept ? { ...rest, ...kept } : refused(refusal)
}

/** What no home is without: 'spa-like bath' without its praise says nothing. */
const IN_EVERY_HOME =
  /^(?:bath|bathroom|bedroom|closet|living (?:room|area)|finishe|interior|exterior)s?$/i

/** Why a reading cannot be told. */
const refusalOf = (typed: string, features: readonly ItemFeature[]): string | null => {
  const unknown = unknownWord(features)
  if (unknown) return `We don't know "${unknown}": write it out.`
  if (isNameAlone(typed, features))
    return 'A name alone does not say what it is: add what it names, or how far it is.'
  return features.some(isUntellable) ? UNTELLABLE : null
}

/** What is understood of a note that cannot be told as a whole; the rest is reported. */
const readableParts = (
  text: string,
  refusal: string,
  setting: Setting,
): Pick<ItemReading, 'features' | 'leftOut'> | null => {
  const unknown = unknownWord(featuresOf(text, setting))
  for (const { text: shorter, dropped, lacksPlace } of shorterWordings(text)) {
    const features = featuresOf(shorter, setting)
    const isTold =
      !(unknown && shorter.split(' ').includes(unknown)) &&
      !refusalOf(shorter, features) &&
      features.every((each) => isKnownThing(each) && (!lacksPlace || isOfWhole(each)))
    if (isTold) return { features, leftOut: { text: dropped, reason: refusal } }
  }
  return null
}

/** Terms, sums and rules are told whole or not at all. */
const isKnownThing = ({ kind, name, concept }: ItemFeature): boolean =>
  PARTED.has(kind) && (concept !== null || (name !== null && isHeadNoun(name.head)))
const PARTED: ReadonlySet<string> = new Set([...NAMED_KINDS, 'update'])

/** 'it is an elevator building' is true wherever it stands. */
const isOfWhole = ({ statement }: ItemFeature): boolean => /^it is an? /.test(statement ?? '')

const THINGS = /^(?:room|amenity|finish|appliance|outdoor place|storage|parking|technology|system)$/
/** Words that make a statement of a thing, or praise it. */
const MORE_THAN_A_THING =
  /\b(?:no|not|with|permit|and|is|are|has|have|needs?|fully|partially|included|stays?|conveys?|remains?|available|ok|allowed|facing|ready|friendly|wired|in|on|off|to|at|for|throughout|original|luxury|high-end|top|great(?! room)|large|ample|abundant|extra|designer|gourmet|formal parlors|master|fp|ac|or|lots|tons|plenty|alley|his|owner\w*|custom|\w+ed)\b/

/** The shortest way: a phrase of the copybook, typed without a slip. */
const readPlainThing = (typed: string, setting: Setting): ItemReading | null => {
  if (!/^[a-z][a-z' -]+$/.test(typed) || MORE_THAN_A_THING.test(typed)) return null
  // A loft is a room of a house, and the whole of an apartment.
  if (setting === 'flat' && typed === 'loft') return null
  const concept = conceptOfWhole(typed, setting)
  if (!concept || !THINGS.test(concept.kind) || expandShorthand(typed) !== typed) return null
  if (withNames(typed) !== typed || repaired(typed).text !== typed) return null
  return understood(readAs('phrase', [readThing(hyphenated(typed), setting)]))
}

/** A school or a district, which keeps the capitals that it was typed with. */
const readSchool = (typed: string): ItemReading | null => {
  const statement = schoolStatement(typed)
  return statement
    ? understood(readAs('phrase', [itemFeature({ text: typed, kind: 'location', statement })]))
    : null
}

interface Shortened {
  text: string
  leftOut: UnusedInput | null
}

/** Without what the owner remembers, and at most 25 words, cut at a natural boundary. */
const shortened = (text: string): Shortened => {
  const memory =
    /(?:,| and| where| that| which| so| because| when|;) (?:we|i(?!-\d)|our|my|us)\b/i.exec(text)
  if (memory && memory.index > 12)
    return cut(text, memory.index, 'It speaks in the first person: this part was left out.')
  const words = text.split(' ')
  if (words.length <= WORDS_MAX) return { text, leftOut: null }
  const head = words.slice(0, WORDS_MAX).join(' ')
  const boundary = Math.max(...BOUNDARIES.map((mark) => head.lastIndexOf(mark)))
  const end = boundary > head.length / 3 ? boundary : head.length
  return cut(text, end, `The feature is longer than ${WORDS_MAX} words: this part was left out.`)
}

const BOUNDARIES = [', ', '; ', ' and ', ' with ', ' which ', ' where ', ' that ', '. ', ' - ']

const cut = (text: string, end: number, reason: string): Shortened => ({
  text: text.slice(0, end).replace(/[\s,;-]+$/, ''),
  leftOut: { text: text.slice(end).replace(/^[\s,;-]+/, ''), reason },
})

const isUntellable = (feature: ItemFeature): boolean =>
  isUnreadable(feature) || isSenseless(feature) || isRaw(feature)

/** What the rules read in a note; where that makes no sense, what its grammar says, or the name that it is. */
const featuresOf = (typed: string, setting: Setting): ItemFeature[] => {
  const features = featuresByRules(typed, setting)
    .map(withObjectArticles)
    .map(withStyleCapitals)
    .map(withViewName)
  if (!features.some(isUntellable)) return features
  const fragment = readFragment(typed, setting)
  if (fragment && !fragment.some(isUntellable))
    return readAs('fragment', fragment.map(withBareDates))
  const whole = readWhole(typed, setting)
  return whole && !whole.some(isUntellable) ? readAs('name', whole) : (fragment ?? features)
}

const featuresByRules = (typed: string, setting: Setting): ItemFeature[] => {
  const verification = readVerification(typed)
  if (verification)
    return (readSchool(verification.note)?.features ?? featuresOf(verification.note, setting)).map(
      (feature) => verified(feature, verification.told),
    )
  const tied =
    by('phrase', readWithClause(typed, setting)) ??
    by('line', readLine(typed, setting)) ??
    by('form', readForm(typed)) ??
    by('tied', readSecondPredicate(typed, setting, featuresOf)) ??
    by('tied', readTied(typed, setting, featuresOf)) ??
    by('tied', readAttributed(typed, setting, featuresOf))
  if (tied) return tied
  const notes = twoNotes(typed)
  if (notes) return bothNotes(featuresOf(notes[0], setting), featuresOf(notes[1], setting))
  const { text: phrase, remark } = withoutRemark(
    inOrder(withPairs(withParking(typed, setting), setting), setting),
  )
  const text = withMarks(phrase)
  const plus = text.replace(/ \+ /g, ' and ')
  const whole = by('statement', remark ? readStatement(`${plus} (${remark})`, setting) : null)
  if (whole) return whole
  const special =
    by('figure', readFigure(text, setting)) ??
    by('money', readMoney(remark ? `${text} (${remark})` : text, setting)) ??
    by('distance', readDistance(plus, setting)) ??
    by('view', hasDirectedVerb(text) ? null : readView(text, setting)) ??
    by('parking', readParking(text, setting)) ??
    by('style', setting === 'land' ? null : readStyle(plus)) ??
    by('statement', readStatement(plus, setting)) ??
    by('dwelling', readDwelling(plus, setting))
  if (special)
    return remark && !special.some(({ money }) => money)
      ? withRemark(special, remark, setting)
      : special
  const halves = remark ? null : inHalves(text, setting)
  if (halves) return readAs('halves', halves)
  const joined = joinedRemark(text, remark, setting)
  return readAs(
    'thing',
    joined === null
      ? withRemark(readThings(text, setting), remark, setting)
      : readThings(joined, setting),
  )
}

const by = (step: ReadingStep, features: readonly ItemFeature[] | null): ItemFeature[] | null =>
  features && readAs(step, features)

/** The stalls of a building are for cars; those of a farm are for horses. */
const withParking = (text: string, setting: Setting): string =>
  setting === 'flat' || setting === 'multi'
    ? text
        .replace(/(?<=^|\+ )locker$/i, 'storage locker')
        .replace(
          /^((?:heated|covered|indoor|underground|assigned|deeded|garage) )(stalls?)(?= with |$)/i,
          '$1parking $2',
        )
        .replace(
          /^((?:one |two |three |\d )?(?:[a-z]+ ){0,2}side[- ]by[- ]side) (stalls?|spots?)$/i,
          '$1 parking $2',
        )
    : text

/** 'pool/hot tub' are two things; 'den/office' is one room for either. */
const withPairs = (text: string, setting: Setting): string => {
  const [, first, second] = /^([a-z][a-z' -]*[a-z]) ?\/ ?([a-z][a-z' -]*[a-z])$/i.exec(text) ?? []
  if (!first || !second || conceptOfWhole(text, setting)) return text
  return [first, second].every((half) =>
    PAIRED.test(conceptOfWhole(half, setting)?.kind ?? kindOfNoun(singular(headOf(half))) ?? ''),
  )
    ? `${first} + ${second}`
    : text
}
const PAIRED = /^(?:amenity|appliance|outdoor place|community|building)$/

/** Two things and what was done to each: 'oil tank removed and line capped'. */
const TWO_DEEDS =
  /^([a-z][a-z -]* [a-z]+ed(?: (?:in )?(?:19|20)\d\d)?) and ((?!(?:not|never|is|are|was|to|then|fully|newly|freshly|professionally|[a-z]+ed)\b)[a-z][a-z -]* [a-z]{3,}ed(?: (?:in )?(?:19|20)\d\d)?)$/i

/** Two facts typed as one item: 'no smoking no pets', 'built 1998 roof 2020'. */
const inHalves = (text: string, setting: Setting): ItemFeature[] | null => {
  const pool =
    /^((?:[a-z-]+ )*pool)(?: with|,)? new (liner|heater|pump|filter|plaster)((?: (?:in )?\d{4})?)$/i.exec(
      text,
    )
  const repair = pool && readUpdate(`new pool ${pool[2]}${pool[3]}`, setting)
  if (pool?.[1] && repair) return [readThing(hyphenated(pool[1]), setting), ...repair.features]
  const [, first = '', second = ''] =
    /^(.{4,}?),? (no .+)$/i.exec(text) ??
    /^(.+? (?:19|20)\d\d),? ((?!and )[a-z].+ (?:19|20)\d\d)$/i.exec(text) ??
    TWO_DEEDS.exec(text) ??
    []
  if (!first || !second) return null
  const read = (half: string) =>
    readStatement(half, setting) ?? readUpdate(half, setting)?.features ?? readState(half)
  const left = read(first)
  const right = left && read(second)
  return left && right ? [...left, ...right] : null
}
