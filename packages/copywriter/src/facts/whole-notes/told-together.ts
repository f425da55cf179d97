import type { Item } from '../entries/item.ts'
import { series } from '../figures/numerals.ts'
import { DEEDS } from '../grammar/deeds.ts'
import { isParticiple, isSenseless, TRANSITIVE } from '../grammar/sense.ts'
import { tagged } from '../grammar/tags.ts'
import type { ItemFeature } from '../item-feature.ts'
import { withArticles } from '../nouns/with-articles.ts'
import type { ItemReading } from '../read-item.ts'
import { unknownWord } from '../refusals/unknown-words.ts'
import { UNTELLABLE } from '../refusals/untellable.ts'
import { be, withArticle } from '../statements/rule.ts'
import { OFTEN } from '../statements/wording/things.ts'
import { cleanedNote } from './cleaned-note.ts'
import { withMeasuresAlone } from './measures-alone.ts'
import { roomState } from './room-states.ts'

/** A piece of a typed entry and what was read in it. */
export interface ReadPiece {
  item: Item
  reading: ItemReading
}

/**
 * An entry that was cut at its comma, made whole where the second piece only says something about the first.
 * @example toldTogether([avocadoGrove, about60Trees], ['Avocado grove, about 60 trees']) // 'avocado grove (about 60 trees)'
 */
export const toldTogether = (
  pieces: readonly ReadPiece[],
  typed: readonly unknown[],
): ReadPiece[] => {
  const whole: ReadPiece[] = []
  for (const piece of pieces) {
    const last = whole.at(-1)
    const joined =
      last && isPair(last, piece, pieces, typed)
        ? (together(last, piece) ?? withRoomState(last, piece))
        : null
    if (joined) whole[whole.length - 1] = joined
    else whole.push(piece)
  }
  return whole
}

/** Whether an entry was typed as these two pieces with a comma between them. */
const isPair = (
  { item: one }: ReadPiece,
  { item: other }: ReadPiece,
  pieces: readonly ReadPiece[],
  typed: readonly unknown[],
): boolean =>
  one.index === other.index &&
  pieces.filter(({ item }) => item.index === one.index).length === 2 &&
  spaced(String(typed[one.index])).includes(spaced(`${one.text}, ${other.text}`))

/** A dash and a semicolon join a remark to its thing as a comma does. */
const spaced = (text: string): string =>
  text
    .replace(/\s+[-*]\s+|\s*;\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .toLowerCase()

const together = (first: ReadPiece, second: ReadPiece): ReadPiece | null => {
  const [about, ...others] = first.reading.features
  // A figure that has a field of its own is not told again, and neither would be what stands behind it.
  if (first.reading.refusal || first.reading.restated || !about || others.length > 0) return null
  for (const join of JOINTS) {
    const told = join(about, second)
    if (told && !isSenseless(told) && !unknownWord([told]))
      return {
        item: { ...first.item, text: `${first.item.text}, ${second.item.text}` },
        reading: {
          ...first.reading,
          features: [{ ...told, readAs: 'together' }],
          repairs: [...first.reading.repairs, ...second.reading.repairs],
          leftOut: first.reading.leftOut ?? second.reading.leftOut,
        },
      }
  }
  return null
}

/** 'walk-out basement, plumbed for bath': the basement is, and not the house. */
const withRoomState = (first: ReadPiece, second: ReadPiece): ReadPiece | null => {
  const said = first.reading.refusal ? null : roomState(second.item.text, first.reading.features)
  return said && !isSenseless(said) && !unknownWord([said])
    ? {
        item: { ...first.item, text: `${first.item.text}, ${second.item.text}` },
        reading: {
          ...first.reading,
          features: [...first.reading.features, said],
          repairs: [...first.reading.repairs, ...second.reading.repairs],
        },
      }
    : null
}

/** A thing, or what is said of it, with what the second piece adds; `null` where that stands by itself. */
type JointOf = (about: ItemFeature, second: ReadPiece) => ItemFeature | null

/** The only feature of a piece. */
const loneOf = ({ reading: { features } }: ReadPiece): ItemFeature | null =>
  features.length === 1 ? (features[0] ?? null) : null

const isThing = ({ name, statement }: ItemFeature): boolean => name !== null && statement === null

/** Behind a thing or a clause, without a comma before a bracket. */
const withEnd = (about: ItemFeature, end: string): ItemFeature => {
  const { name, statement } = about
  if (name && statement === null) {
    const tail = [name.tail, end.replace(/^, /, '')].filter(Boolean).join(' ')
    return { ...about, concept: null, text: `${name.text} ${tail}`, name: { ...name, tail } }
  }
  const whole = `${statement}${/^,/.test(end) ? '' : ' '}${end}`
  // A sum that is told by its figures alone would lose what was added.
  return { ...about, concept: null, name: null, money: null, statement: whole }
}

/** 'loft upstairs, could be 3rd bedroom', 'flood zone X, did not flood 2016': a verb that has no subject of its own. */
const predicate: JointOf = (about, second) => {
  const feature = loneOf(second)
  const said = /^it ((?!is\b|has\b|was\b).+)$/.exec(feature?.statement ?? '')?.[1]
  const first = tagged(second.item.text.toLowerCase())[0]
  if (!said || !first || !(/^(?:AUX|VERB)$/.test(first.tag) || /^needs?$/.test(first.text)))
    return null
  const isEnd = /^$|stairs$/.test(about.name?.tail ?? '')
  // Behind a place it would speak of that: it is told as a clause of the thing then.
  if (isThing(about) && !isEnd && DEED.test(said)) return null
  if (isThing(about))
    return loneOf(second)?.kind === 'condition' && about.name?.number !== 'plural'
      ? withEnd(about, isEnd ? `that ${said}` : `(${said})`)
      : null
  if (/^it (?!.* and )/.test(about.statement ?? '')) return withEnd(about, `and ${said}`)
  return /^the (?!house|home|property|building|owner|seller|buyer|tenant|landlord)[^,]* (?:is|are|was|were|dates? from) (?!.* and )/.test(
    about.statement ?? '',
  )
    ? withEnd(about, `and ${agreeing(said, about)}`)
    : null
}

const DEED = new RegExp(`^(?:${DEEDS}) `)

/** 'the decks are new and need a stain' */
const agreeing = (said: string, { statement }: ItemFeature): string =>
  /^the [^,]*? (?:are|were|date from) /.test(statement ?? '')
    ? said.replace(/^([a-z]+[^s])s(?= )/, '$1').replace(/^was /, 'were ')
    : said

/** 'leaky skylight, seller to repair': what somebody is to do with it, which the note does not name again. */
const duty: JointOf = (about, second) => {
  const [, party = '', verb = ''] =
    /^(?:the )?(seller|buyer|owner|builder|landlord|tenant|purchaser)s? (?:to|will) ([a-z]+)$/i.exec(
      second.item.text.trim(),
    ) ?? []
  if (!party || !TRANSITIVE.test(verb)) return null
  const many = isThing(about)
    ? about.name?.number === 'plural'
    : /^the [^,]*? (?:are|were|have) /.test(about.statement ?? '')
  const said = `the ${party.toLowerCase()} will ${verb.toLowerCase()} ${many ? 'them' : 'it'}`
  return withEnd(about, isThing(about) ? `(${said})` : `, and ${said}`)
}

/** What forbids, rather than lacks: 'strict HOA, no exterior antennas'. */
const MAKES_RULES =
  /\b(?:covenants?|restrictions|HOA|POA|association|CC&Rs|bylaws|rules|zoning|ordinance|historic (?:district|overlay)|co-op)(?:$| (?:is|are) )/i

/** 'direct Gulf access, no bridges', 'first floor, no steps'. */
const lack: JointOf = (about, second) => {
  const feature = loneOf(second)
  const lacking = /^there (?:is|are) (no .+)$/.exec(feature?.statement ?? '')?.[1]
  const isOfFloor = /^it is on the \S+ floor$/.test(about.statement ?? '')
  if (!lacking || (feature?.concept && !isOfFloor)) return null
  if (/^(?:there (?:is|are) no|no)\b| (?:not|with|and) |^[^,]*,/.test(about.statement ?? ''))
    return null
  if (about.name?.tail) return null
  const banned = lacking.replace(/^no /, '')
  if (MAKES_RULES.test(about.statement ?? about.text))
    return withEnd(
      about,
      isThing(about)
        ? `(${banned} ${be(banned)} not allowed)`
        : `, and ${banned} ${be(banned)} not allowed`,
    )
  return withEnd(about, isThing(about) ? `with ${lacking}` : `, with ${lacking}`)
}

const OUT_OF_ORDER =
  /^the (?!house|home|property|building)[a-z -]+ (?:does not work|do not work|is not working|are not working|is inoperable)$/

/** 'sauna does not work, sold as is': the sauna is, and not the house. */
const asItIs: JointOf = (about, second) => {
  const statement = about.statement ?? ''
  if (loneOf(second)?.concept !== 'sold as-is' || !OUT_OF_ORDER.test(statement)) return null
  return withEnd(about, `and ${/ (?:do|are) not /.test(statement) ? 'are' : 'is'} sold as-is`)
}

/** 'upstairs unfinished, potential for lofts'. */
const outlook: JointOf = (about, second) => {
  const feature = loneOf(second)
  const isOutlook = feature?.name?.head === 'potential' && / for /.test(` ${feature.name.tail} `)
  if (!isOutlook || !about.statement || / with /.test(about.statement)) return null
  return withEnd(about, `, with ${feature.text}`)
}

/** What a thing consists of. */
const MEMBERS =
  /^(?:unit|tree|vine|home|house|tenant|zone|panel|lot|member|stop|horse|person|family|seat|bottle|acre|story|owner)$/

/** 'avocado grove, about 60 trees', 'owner occupied association, 3 units'. */
const members: JointOf = (about, second) => {
  const feature = loneOf(second)
  const name = feature?.name
  if (!name || feature.concept || feature.statement || !MEMBERS.test(name.head)) return null
  const isCount =
    /^(?:(?:about|around|over|approximately|nearly) )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\+? [a-z]+$/.test(
      name.text,
    )
  return isCount && !about.name?.isCounted ? withEnd(about, `(${name.text})`) : null
}

/** '1 car garage, EV ready': what is so of the thing before the comma, and not of the whole property. */
const state: JointOf = (about, second) => {
  const feature = loneOf(second)
  const [, said] = /^it is ([a-z-]+(?: [a-z-]+){0,3})$/i.exec(feature?.statement ?? '') ?? []
  if (!said || !feature || !isThing(about) || /\b(?:in|on|at|near|a|an|the)\b/.test(said))
    return null
  const isOfThing =
    feature.kind === about.kind || (feature.kind === 'condition' && feature.concept === null)
  return isOfThing ? withEnd(about, `(${said})`) : null
}

const KEPT_UP = new RegExp(
  `^((?:professionally |fully )?(?:serviced|maintained|cleaned|inspected|pumped|swept)(?: ${OFTEN})?|under (?:service )?(?:contract|warranty))$`,
  'i',
)

/** 'furnace 2014, serviced yearly'. */
const upkeep: JointOf = (about, second) => {
  const [, kept] = KEPT_UP.exec(second.item.text) ?? []
  const [, verb] = /^the [a-z -]+ (dates?|was|were|is|are) /i.exec(about.statement ?? '') ?? []
  if (!kept || !verb || / and /.test(about.statement ?? '')) return null
  return withEnd(
    about,
    `and ${/^(?:date|were|are)$/.test(verb) ? 'are' : 'is'} ${kept.toLowerCase()}`,
  )
}

/** 'three levels, bedroom and bath on each'. */
const onEach: JointOf = (about, second) => {
  const [, things, place] = /^([a-z][a-z ,&-]*) ((?:on|in) each)$/i.exec(second.item.text) ?? []
  if (!things || !isThing(about) || !/^(?:level|floor|unit|bedroom)$/.test(about.name?.head ?? ''))
    return null
  const list = series(
    things
      .toLowerCase()
      .split(/\s*(?:,|&|\band\b)\s*/)
      .map(withArticle),
  )
  return withEnd(about, `with ${list} ${place?.toLowerCase()}`)
}

/** 'gravel drive, 4WD not needed'. */
const unneeded: JointOf = (about, second) => {
  const feature = loneOf(second)
  const [, thing, done] =
    /^(.+) (?:is|are) not (needed|required|necessary)$/.exec(feature?.statement ?? '') ?? []
  return thing && isThing(about) ? withEnd(about, `(${thing} not ${done})`) : null
}

/** 'currently half leased, month to month'. */
const tenure: JointOf = (about, second) =>
  /^month[- ]to[- ]month$/i.test(second.item.text) &&
  /\b(?:leased|rented|occupied)$/.test(about.statement ?? '')
    ? withEnd(about, ', month to month')
    : null

/** Words of a request, of praise or of a promise, which are no part of a description. */
export const NO_REMARK =
  /\b(?:ask|see|call|bring|use|stay|please|need|rare|easy|great|good|best|perfect|nice|never|always|price|upside|savings?|you|your|look|come|check|don'?t|doesn'?t|won'?t|same size)\b/i
const REMARK_WORDS_MAX = 6

/** 'ground rent $96/year, redeemable': what says nothing by itself. */
const remark: JointOf = (about, second) => {
  if (second.reading.refusal !== UNTELLABLE) return null
  const note = cleanedNote(second.item.text).replace(/\bin (?=\S+ floor$)/, 'on ')
  const isQuotable =
    note.split(' ').length <= REMARK_WORDS_MAX &&
    !NO_REMARK.test(note) &&
    // 'town 5' does not say of what there are five.
    !/^[a-z]+ [\d.]+$/i.test(second.item.text)
  return isQuotable ? withEnd(about, `(${withMeasuresAlone(withArticles(note))})`) : null
}

/** 'perc test done 2023, passed', 'second lot included, buildable': how it came out, or what else the same thing is. */
const outcome: JointOf = (about, second) => {
  const [, said] =
    /^(passed|failed|approved|denied|buildable|vacant|cleared|surveyed|wooded|level|non-?buildable)$/i.exec(
      second.item.text.trim(),
    ) ?? []
  const isOfThing =
    /^(?:an?|the) (?!house|home|property|building|quick|.*closing)[a-z -]+ (?:was|is|were|are) [a-z]+(?: in \d{4})?$/
  if (!said || !isOfThing.test(about.statement ?? '')) return null
  // Nobody made it vacant: 'unit painted 2024, vacant'.
  const verb = /^vacant$/i.test(said) && / (?:was|were) /.test(about.statement ?? '') ? 'is ' : ''
  return withEnd(about, `and ${verb}${said.toLowerCase()}`)
}

/** 'two stock tanks, one spring fed', 'both wells, one capped': some of what was counted. */
const some: JointOf = (about, second) => {
  const [, said = ''] =
    /^(?:one|two|three|four|five|six|\d|both|some|most|none|all) (?:is |are )?(.+)$/i.exec(
      second.item.text.trim(),
    ) ?? []
  const last = said.split(' ').at(-1) ?? ''
  const isState = isParticiple(last) || /^(?:with|without|in|on|at) /i.test(said)
  if (!isState || !isThing(about) || about.name?.number !== 'plural' || about.name.tail) return null
  const text = cleanedNote(second.item.text.trim()).toLowerCase()
  return withEnd(
    about,
    `(${text.replace(/ ([a-z]+) (fed|built|heated|cooled|framed)$/, ' $1-$2')})`,
  )
}

const JOINTS: readonly JointOf[] = [
  some,
  outcome,
  duty,
  predicate,
  asItIs,
  lack,
  outlook,
  members,
  onEach,
  upkeep,
  state,
  unneeded,
  tenure,
  remark,
]
