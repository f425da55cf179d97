import type { PropertyType } from '@listwright/contracts'
import { settingOf } from '../concepts/scopes.ts'
import { withoutLabel } from '../entries/labels.ts'
import { series } from '../figures/numerals.ts'
import { type ItemFeature, itemFeature, readAs } from '../item-feature.ts'
import { kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { placed } from '../nouns/tails.ts'
import { readItem } from '../read-item.ts'
import { UNTELLABLE } from '../refusals/untellable.ts'
import { expandShorthand } from '../short-forms/shorthand.ts'
import { type LabelledList, labelledList } from './labelled-places.ts'
import { inSentence, type ListedParts, listedParts } from './listed-parts.ts'
import type { ReadPiece } from './told-together.ts'

/**
 * Entries with a label, where what stands behind the label was told without it, or with its colon: 'primary: tray ceiling, two
 * closets' is the suite with both, '2nd: five offices, half bath' is 'the second floor has five offices and a half bath'.
 * What cannot be told with its label is left out.
 */
export const withLabels = (
  pieces: readonly ReadPiece[],
  typed: readonly unknown[],
  propertyType: PropertyType,
): ReadPiece[] =>
  byEntry(pieces).flatMap((entry) => {
    const text = typed[entry[0]?.item.index ?? -1]
    const labelled =
      typeof text === 'string' ? labelledList(withoutLabel(text), settingOf(propertyType)) : null
    const told = labelled && !isToldWithLabel(entry, labelled) ? placeOf(labelled) : null
    const reading = told && readingOf(told, propertyType)
    if (reading && entry[0])
      return [{ item: { ...entry[0].item, text: String(text).trim() }, reading }]
    return withoutLostLabel(entry, labelled)
  })

const byEntry = (pieces: readonly ReadPiece[]): ReadPiece[][] => {
  const entries = new Map<number, ReadPiece[]>()
  for (const piece of pieces)
    entries.set(piece.item.index, [...(entries.get(piece.item.index) ?? []), piece])
  return [...entries.values()]
}

/** Whether each thing that is told by itself says where it is. */
const isToldWithLabel = (entry: readonly ReadPiece[], { label, floor }: LabelledList): boolean => {
  const words = floor ? wordsOfFloor(floor) : [headOf(placed(expandShorthand(label)).core)]
  const wholes = entry.flatMap(({ reading }) =>
    reading.features.filter(({ partOf }) => partOf === null),
  )
  return (
    wholes.length > 0 &&
    !entry.some(
      ({ reading }) =>
        reading.refusal === UNTELLABLE ||
        reading.features.some((feature) => IS_FORM.test(toldIn(feature))),
    ) &&
    wholes.every((feature) => {
      const told = toldIn(feature).toLowerCase()
      return !IS_APART.test(told) && words.some((word) => told.includes(word))
    })
  )
}

/** What keeps its colon, says the place of the property, or takes a part for the verb of its place. */
const IS_APART =
  /:|^\S+ floor [\d,]+-|^it is (?:on|up|down)\b|^(?:the|there is) .* with .* (?:is|are) |^there is .* with /

/** Rooms as they are counted in a form: 'one-bedroom one bath'. */
const IS_FORM = /-bedroom (?:one|two|three) bath/

const wordsOfFloor = (floor: string): string[] => {
  const rank = floor.split(' ')[1] ?? ''
  return rank === 'upstairs'
    ? ['upstairs', 'upper']
    : rank === 'downstairs'
      ? ['downstairs', 'lower']
      : [rank]
}

const toldIn = ({ statement, name, text }: ItemFeature): string =>
  statement ?? (name ? `${name.text} ${name.tail}` : text)

const PLACES = /^(?:room|outdoor place|storage|parking|income)$/
const PLACE_NAMES = /^(?:pool|spa|dock|laundry|primary|master|ADU)$/i

/** What was done to a place, and when. */
const WORK =
  /(?: (?:remodeled|renovated|updated|redone|rebuilt|finished))?,? (?:in )?(?:19|20)\d\d$| by \p{Lu}.*$/iu
const DONE: Readonly<Record<string, string>> = {
  remodel: 'remodeled',
  renovation: 'renovated',
  update: 'updated',
}

/** The same with the label as the name of a place: 'primary on 3rd' is the primary suite on the third floor. */
const placeOf = (labelled: LabelledList): LabelledList | null => {
  if (labelled.floor) return labelled
  const label = labelled.label
    .replace(/^(.+?),? (?:all )?new ((?:19|20)\d\d)$/i, 'new $1 $2')
    .replace(
      / (remodel|renovation|update)(?= (?:19|20)\d\d$)/i,
      (_, work: string) => ` ${DONE[work.toLowerCase()]}`,
    )
    .replace(/ on (main|1st|2nd|3rd|4th|first|second|third)$/i, ' on $1 floor')
    .replace(
      /^(primary|master)(?: (?:bed|bdrm|br|bedroom))?(?= (?:on|up|down|at|in|off)\b|$)/i,
      '$1 suite',
    )
  const head = singular(headOf(placed(expandShorthand(label.replace(WORK, ''))).core).toLowerCase())
  const kind = kindOfNoun(head)
  return (kind && PLACES.test(kind)) || PLACE_NAMES.test(head) || /suite/i.test(label)
    ? { ...labelled, label }
    : null
}

const readingOf = (
  { label, list, floor }: LabelledList,
  propertyType: PropertyType,
): ReadPiece['reading'] | null => {
  const parts = listedParts(list, propertyType)
  const features = floor ? onFloor(floor, parts) : inRoom(label, parts, propertyType)
  if (!features) return null
  const leftOut = parts.leftOut[0] && {
    text: parts.leftOut.map(({ text }) => text).join(', '),
    reason: parts.leftOut[0].reason,
  }
  return {
    features: readAs('together', features),
    refusal: null,
    restated: null,
    praise: null,
    repairs: [],
    leftOut: leftOut ?? null,
  }
}

const onFloor = (floor: string, { things, views, apart }: ListedParts): ItemFeature[] | null => {
  if (things.length === 0) return null
  const statement = `${floor} has ${series(things.map(inSentence))}`
  return [
    itemFeature({ text: statement, kind: 'room', statement }),
    ...views.map((view) => seenFrom(view, floor)),
    ...apart,
  ]
}

const inRoom = (
  label: string,
  { things, views, apart }: ListedParts,
  propertyType: PropertyType,
): ItemFeature[] | null => {
  const { features, refusal } = readItem(label, propertyType)
  const [room, ...others] = features
  if (refusal || !room || others.length > 0) return null
  if (room.name)
    return [
      room,
      ...things.map((thing) => ({ ...thing, partOf: 0 })),
      ...views.map((view) => seenFrom(view, `the ${room.name?.text}`)),
      ...apart,
    ]
  // 'kitchen by Christopher Peacock 2016'
  const [, subject] = /^the (.+?) (?:dates from|was) /.exec(room.statement ?? '') ?? []
  if (!subject || things.length === 0) return null
  const statement = `the ${headOf(placed(subject).core)} has ${series(things.map(inSentence))}`
  return [room, itemFeature({ text: statement, kind: 'room', statement }), ...apart]
}

const seenFrom = (view: ItemFeature, place: string): ItemFeature =>
  / in view$/.test(view.statement ?? '')
    ? { ...view, concept: null, statement: `${view.statement} from ${place}` }
    : view

/** What has kept its colon, or lost its label, is not told. */
const withoutLostLabel = (
  entry: readonly ReadPiece[],
  labelled: LabelledList | null,
): ReadPiece[] => {
  const [first] = entry
  const isLost =
    first !== undefined &&
    LABELLED.test(first.item.text) &&
    (first.reading.refusal === UNTELLABLE || hasColon(first))
  // Nobody can tell what belongs to the label in a list that stays in the agent's words.
  const isList = (piece: ReadPiece) => labelled !== null && piece.reading.features.some(isAsTyped)
  return entry.map((piece) =>
    !piece.reading.refusal && (isLost || hasColon(piece) || isList(piece))
      ? { item: piece.item, reading: { ...piece.reading, features: [], refusal: UNTELLABLE } }
      : piece,
  )
}

const LABELLED = /^[^:,;(]{2,50}: +\S/

const isAsTyped = ({ name, statement }: ItemFeature): boolean => name === null && statement === null

const hasColon = ({ reading }: ReadPiece): boolean =>
  reading.features.some((feature) => /:(?!\d\d)/.test(toldIn(feature)))
