import type { PropertyType, UnusedInput } from '@listwright/contracts'
import { onceByKey } from '@listwright/reviewer/memory'
import { readClause } from './clauses.ts'
import { hyphenated } from './compounds.ts'
import { type Setting, settingOf } from './concept-scopes.ts'
import { conceptOfWhole } from './concepts.ts'
import { readDistance } from './distances.ts'
import { readDwelling } from './dwellings.ts'
import { type Draft, draft } from './feature-draft.ts'
import { readFragment } from './grammar/read-fragment.ts'
import { isSenseless } from './grammar/sense.ts'
import { kindOfNoun, singular } from './head-nouns.ts'
import { readMoney } from './money.ts'
import { withNames } from './names.ts'
import { headOf } from './noun-phrase.ts'
import { splitThings, splitWith, withMarks, withPartMarked } from './parts.ts'
import { withoutPuffery } from './puffery.ts'
import { joinedRemark, withoutRemark, withRemark } from './remarks.ts'
import { restatedIn, withoutCounts } from './restatements.ts'
import { reasonToLeaveOut } from './screen.ts'
import { expandShorthand } from './shorthand.ts'
import { type Repair, repaired } from './spelling.ts'
import { readFigure, readStatement } from './statements/read-statement.ts'
import { readState } from './states.ts'
import { readStyle } from './styles.ts'
import { completed, readParking, readThing } from './things.ts'
import { letterCount, saysTooLittle, tidied } from './tidy-item.ts'
import { twoNotes } from './two-notes.ts'
import { unknownWord } from './unknown-words.ts'
import { isUnreadable } from './unreadable.ts'
import { readUpdate } from './updates.ts'
import { readView } from './views.ts'
import { inOrder } from './word-order.ts'

/** What a typed item says by itself. */
export interface ItemReading {
  drafts: readonly Draft[]
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

const refused = (refusal: string): ItemReading => ({
  drafts: [],
  refusal,
  restated: null,
  praise: null,
  repairs: [],
  leftOut: null,
})

const read = (typed: string, setting: Setting): ItemReading => {
  const plainThing = readPlainThing(typed, setting)
  if (plainThing) return plainThing
  const tidy = tidied(typed)
  if (
    saysTooLittle(tidy) ||
    /^(?:(?:nice|great|beautiful|lovely|cute|good|big) )?(?:house|home|property|place)$/i.test(tidy)
  )
    return refused('It says too little to be written about.')
  const named = withNames(expandShorthand(tidy))
  const { text: spelled, repairs } = repaired(named)
  const reason = reasonToLeaveOut(typed, spelled)
  if (reason) return refused(reason)
  const { text: praised, praise } = withoutPuffery(spelled)
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
  const drafts = draftsOf(text, setting)
  const unknown = restated ? null : unknownWord(drafts)
  if (unknown) return refused(`We don't know "${unknown}": write it out.`)
  if (!restated && isNameAlone(typed, drafts))
    return refused('A name alone does not say what it is: add what it names, or how far it is.')
  if (!restated && drafts.some(isUntellable))
    return refused('Its words do not make a phrase that could be told: put it in other words.')
  return {
    drafts,
    refusal: null,
    restated,
    praise: praise ? { words: praise, kept: plain } : null,
    repairs,
    leftOut,
  }
}

/** 'Parkway Central' may be a school, a street or a subdivision. */
const isNameAlone = (typed: string, drafts: readonly Draft[]): boolean =>
  /^\p{Lu}\p{Ll}+ (?:North|South|East|West|Central|[NS][EW])$/u.test(typed.trim()) &&
  drafts.every(({ concept, statement, kind }) => !concept && !statement && kind === 'amenity')

const THINGS = /^(?:room|amenity|finish|appliance|outdoor place|storage|parking|technology|system)$/
/** Words that make a statement of a thing, or praise it. */
const MORE_THAN_A_THING =
  /\b(?:no|not|with|and|is|are|has|have|needs?|fully|partially|included|stays?|conveys?|remains?|available|ok|allowed|facing|ready|friendly|wired|in|on|off|to|at|for|throughout|original|luxury|high-end|top|great(?! room)|large|ample|abundant|extra|designer|gourmet|formal parlors|master|fp|ac|or|lots|tons|plenty|his|owner\w*|custom|\w+ed)\b/

/** The shortest way: a phrase of the copybook, typed without a slip. */
const readPlainThing = (typed: string, setting: Setting): ItemReading | null => {
  if (!/^[a-z][a-z' -]+$/.test(typed) || MORE_THAN_A_THING.test(typed)) return null
  // A loft is a room of a house, and the whole of an apartment.
  if (setting === 'flat' && typed === 'loft') return null
  const concept = conceptOfWhole(typed, setting)
  if (!concept || !THINGS.test(concept.kind) || expandShorthand(typed) !== typed) return null
  if (withNames(typed) !== typed || repaired(typed).text !== typed) return null
  return { ...refused(''), refusal: null, drafts: [readThing(hyphenated(typed), setting)] }
}

interface Shortened {
  text: string
  leftOut: UnusedInput | null
}

/** Without what the owner remembers, and at most 25 words, cut at a natural boundary. */
const shortened = (text: string): Shortened => {
  const memory = /(?:,| and| where| that| which| so| because| when|;) (?:we|i|our|my|us)\b/i.exec(
    text,
  )
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

const isUntellable = (each: Draft): boolean => isUnreadable(each) || isSenseless(each)

/** What the rules read in a note; where that makes no sense, what its grammar says. */
const draftsOf = (typed: string, setting: Setting): Draft[] => {
  const drafts = draftsByRules(typed, setting)
  return drafts.some(isUntellable) ? (readFragment(typed, setting) ?? drafts) : drafts
}

const draftsByRules = (typed: string, setting: Setting): Draft[] => {
  const notes = twoNotes(typed)
  if (notes) return draftsOfBoth(notes, setting)
  const { text: phrase, remark } = withoutRemark(
    inOrder(withPairs(withParking(typed, setting), setting)),
  )
  const text = withMarks(phrase)
  const plus = text.replace(/ \+ /g, ' and ')
  const whole = remark ? readStatement(`${plus} (${remark})`, setting) : null
  if (whole) return whole
  const special =
    readFigure(text, setting) ??
    readMoney(remark ? `${text} (${remark})` : text, setting) ??
    readDistance(plus, setting) ??
    readView(text, setting) ??
    readParking(text, setting) ??
    (setting === 'land' ? null : readStyle(plus)) ??
    readStatement(plus, setting) ??
    readDwelling(plus, setting)
  if (special)
    return remark && !special.some(({ money }) => money)
      ? withRemark(special, remark, setting)
      : special
  const halves = remark ? null : inHalves(text, setting)
  if (halves) return halves
  const joined = joinedRemark(text, remark, setting)
  return joined === null
    ? withRemark(compound(text, setting), remark, setting)
    : compound(joined, setting)
}

/** The stalls of a building are for cars; those of a farm are for horses. */
const withParking = (text: string, setting: Setting): string =>
  setting === 'flat' || setting === 'multi'
    ? text.replace(
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

/** The parts of the second note point at owners behind the drafts of the first. */
const draftsOfBoth = ([first, second]: readonly [string, string], setting: Setting): Draft[] => {
  const before = draftsOf(first, setting)
  const after = draftsOf(second, setting)
  return [
    ...before,
    ...after.map((each) =>
      each.partOf === null ? each : { ...each, partOf: each.partOf + before.length },
    ),
  ]
}

/** Two facts typed as one item: 'no smoking no pets', 'built 1998 roof 2020'. */
const inHalves = (text: string, setting: Setting): Draft[] | null => {
  const pool =
    /^((?:[a-z-]+ )*pool)(?: with|,)? new (liner|heater|pump|filter|plaster)((?: (?:in )?\d{4})?)$/i.exec(
      text,
    )
  const repair = pool && readUpdate(`new pool ${pool[2]}${pool[3]}`, setting)
  if (pool?.[1] && repair) return [readThing(hyphenated(pool[1]), setting), ...repair.drafts]
  const [, first = '', second = ''] =
    /^(.{4,}?),? (no .+)$/i.exec(text) ??
    /^(.+? (?:19|20)\d\d),? ((?!and )[a-z].+ (?:19|20)\d\d)$/i.exec(text) ??
    []
  if (!first || !second) return null
  const read = (half: string) =>
    readStatement(half, setting) ?? readUpdate(half, setting)?.drafts ?? readState(half)
  const left = read(first)
  const right = left && read(second)
  return left && right ? [...left, ...right] : null
}

/** A thing with its parts, or several things of one item. */
const compound = (typed: string, setting: Setting): Draft[] => {
  const text = hyphenated(typed.replace(/,? plus (?=[a-z\d])(?!utilities|tax)/gi, ' + '))
  const electrical = /^([\d,]+ amps?),? (?:(\d+)v,? )?(three-phase)(?: power| service)?$/i.exec(
    text,
  )
  if (electrical?.[1])
    return [
      readThing(electrical[1], setting),
      readThing(`${electrical[2] ? `${electrical[2]}-volt ` : ''}three-phase power`, setting),
    ]
  const told = /\b(?:is|are|was|were|has|have|will|can|must|may)\b/i.test(text)
    ? readClause(text, setting)
    : null
  if (told) return told
  const update = readUpdate(text, setting)
  if (update) return withParts(update.drafts, update.rest ? [update.rest] : [], setting)
  const state = conceptOfWhole(text, setting) ? null : readState(text)
  if (state) return state
  const clause = / with /.test(text) ? null : readClause(text, setting)
  if (clause) return clause
  if (conceptOfWhole(text, setting) && !/ with /.test(text))
    return [readThing(text.replace(/ \+ /g, ' and '), setting)]
  const { whole, parts } = splitWith(withPartMarked(text, setting))
  const rooms = parts.map((part) => /^(.+?) (off (?:the )?[a-z -]+)$/.exec(part))
  const offered = rooms[0]
  const isRoomPlace = offered?.[1] && !/ \+ | and /.test(offered[1])
  const things = splitThings(isRoomPlace ? `${whole} ${offered[2]}` : whole, setting)
  // A lone thing has been tried as a statement already.
  const isLone = things.length === 1 && parts.length === 0
  const common = /^(community|neighborhood|shared|subdivision|association) /i.exec(things[0] ?? '')
  const drafts = things.map((thing, at) =>
    isLone
      ? readThing(thing, setting)
      : readOne(
          at > 0 && common && !/ /.test(thing) ? `${common[0]}${completed(thing)}` : thing,
          setting,
        ),
  )
  const lacking = /^no (.+)$/i.exec(parts[0] ?? '')?.[1]
  const owner = drafts[0]?.name
  if (lacking && owner && drafts.length === 1)
    return [
      ...drafts,
      draft({
        text: `no ${lacking}`,
        kind: 'condition',
        statement: `the ${owner.text} ${owner.number === 'plural' ? 'have' : 'has'} no ${lacking}`,
      }),
    ]
  return withParts(withSharedPlace(drafts), isRoomPlace ? [offered[1] ?? ''] : parts, setting)
}

/** '5th bedroom and bath in basement': both are there. */
const withSharedPlace = (drafts: Draft[]): Draft[] => {
  const last = drafts.at(-1)
  const tail = last?.kind === 'room' ? last.name?.tail : ''
  return tail && /^(?:in|on|upstairs|downstairs)\b/.test(tail)
    ? drafts.map((each) =>
        each.kind === 'room' && each.name && !each.name.tail
          ? { ...each, text: `${each.text} ${tail}`, name: { ...each.name, tail } }
          : each,
      )
    : drafts
}

const readOne = (text: string, setting: Setting): Draft =>
  readView(text, setting)?.[0] ??
  readStatement(text, setting)?.[0] ??
  readParking(text, setting)?.[0] ??
  (setting === 'land' ? null : readStyle(text))?.[0] ??
  readDwelling(text, setting)?.[0] ??
  readClause(text, setting)?.[0] ??
  readThing(text, setting)

const withParts = (drafts: Draft[], parts: readonly string[], setting: Setting): Draft[] => {
  const owner = drafts.length - 1
  const owned = parts.flatMap((part) => {
    const view = isListWithView(part) ? null : readView(part, setting)
    if (view) return view
    const update = readUpdate(part, setting)
    if (update) return update.drafts
    return splitThings(part, setting).map((thing) =>
      MATERIAL.test(thing)
        ? readThing(thing, setting)
        : privately(readOne(thing, setting), drafts[owner], setting),
    )
  })
  // A bungalow with a porch is a bungalow, and the porch is told like any other.
  const isStyle =
    /^(?:it (?:has|faces|offers) |it is (?:an? (?!.*community)|on the [\w-]+ floor)|the style is )/.test(
      drafts[owner]?.statement ?? '',
    )
  // What belongs to something that is only stated would be told by nobody: it stands alone.
  const isStated = drafts[owner]?.name === null
  const isShared = /\b(?:community|building|complex|clubhouse|neighborhood|subdivision)\b/i.test(
    drafts[owner]?.text ?? '',
  )
  return [
    ...drafts,
    ...owned.map(
      (each): Draft =>
        isStyle
          ? each
          : { ...(isShared ? shared(each, setting) : each), partOf: isStated ? null : owner },
    ),
  ]
}

/** 'grills and river view' are two things: nobody looks at the grills. */
const isListWithView = (part: string): boolean => {
  const first = /^(.+?)(?: and | \+ |, ).+ views?$/i.exec(part)?.[1]
  return /^(?:amenity|appliance|finish|storage|furniture)$/.test(
    kindOfNoun(singular(headOf(first ?? ''))) ?? '',
  )
}

/** The brick of a fireplace is not that of the house. */
const MATERIAL = /^(?:[a-z]+ )?(?:brick|stone|adobe|stucco|cedar|block|masonry)$/i

/** The gym of a basement belongs to the house. */
const privately = (part: Draft, owner: Draft | undefined, setting: Setting): Draft => {
  // The summer kitchen of a basement is a second kitchen indoors.
  if (part.concept === 'outdoor kitchen' && owner?.kind === 'room' && part.name)
    return { ...part, concept: null, kind: 'room' }
  if (part.concept !== 'fitness center' || owner?.kind !== 'room') return part
  const own = conceptOfWhole('home gym', setting)
  return own ? { ...part, concept: own.name, kind: own.kind } : part
}

/** What a community or a building has is shared. */
const shared = (part: Draft, setting: Setting): Draft => {
  const common = part.name ? conceptOfWhole(`community ${part.name.head}`, setting) : null
  if (common) return { ...part, concept: common.name, kind: common.kind }
  return /^(?:community|building)$/.test(part.kind)
    ? part
    : { ...part, concept: null, kind: 'community' }
}
