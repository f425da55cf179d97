import { readAs } from '../item-feature.ts'
import type { ItemReading } from '../read-item.ts'
import { UNTELLABLE } from '../refusals/untellable.ts'
import { agentNote, agentWords } from './agent-note.ts'
import { isSeriousLoss, lostWords } from './lost-words.ts'
import { remarked } from './remarked.ts'
import { isSound } from './sound-readings.ts'
import { stateClause } from './state-clause.ts'
import type { ReadPiece } from './told-together.ts'
import { withLimit } from './with-limit.ts'
import { withRemark } from './with-remark.ts'

/**
 * The pieces of each entry, where a piece that was not understood, or of which a word would be lost, is told in the words
 * of its author: behind the piece that it belongs to, or as a note.
 */
export const wholeEntries = (pieces: readonly ReadPiece[]): ReadPiece[] => {
  const whole: ReadPiece[] = []
  for (const entry of byEntry(pieces)) whole.push(...wholeEntry(entry))
  return whole
}

const byEntry = (pieces: readonly ReadPiece[]): ReadPiece[][] => {
  const entries: ReadPiece[][] = []
  for (const piece of pieces) {
    const last = entries.at(-1)
    if (last?.[0]?.item.index === piece.item.index) last.push(piece)
    else entries.push([piece])
  }
  return entries
}

const wholeEntry = (pieces: readonly ReadPiece[]): ReadPiece[] => {
  const mayBeNoted = !pieces.some(({ reading }) => isCause(reading.refusal))
  const whole: ReadPiece[] = []
  let open: ReadPiece[] = []
  const close = (): void => {
    if (open.length > 0) whole.push(...(mayBeNoted ? asNote(open) : open.map(withoutNonsense)))
    open = []
  }
  for (const piece of pieces) {
    const owner = whole.at(-1)
    const isWhole =
      isRefusedForCause(piece) || (isToldWhole(piece) && !(open.length && isDependent(piece)))
    const joined =
      isWhole || open.length > 0 || !owner || (pieces.length > 3 && isBareName(piece))
        ? null
        : withRemarkBehind(owner, piece)
    if (joined) whole[whole.length - 1] = joined
    else if (isWhole) {
      close()
      whole.push(piece)
    } else open.push(piece)
  }
  close()
  return whole
}

/** 'tennis, gym, spa, bay walk': the last of a list is one more thing, and says nothing of the one before. */
const isBareName = ({ item }: ReadPiece): boolean =>
  /^[a-z]+ (?!.*(?:ed|ing)$)[a-z]+$/i.test(item.text.trim()) && isHeadless(item.text)

const isHeadless = (text: string): boolean =>
  !/\b(?:not|no|only|new|old|in|on|at|by|to)\b/i.test(text)

/**
 * 'barn, no power': the second piece speaks of the barn. Told by itself it would speak of the whole property, so it stays
 * with the piece before.
 */
const isDependent = ({ reading }: ReadPiece): boolean =>
  reading.features.every(({ statement }) =>
    /^(?:(?:there (?:is|are) )?no|it (?:can|could|will|may|is not|has no)) /.test(statement ?? ''),
  )

/** Whether a note was refused for its content, such as showing instructions, and not because its wording was not understood. */
const isCause = (refusal: string | null): boolean => refusal !== null && refusal !== UNTELLABLE

const isRefusedForCause = ({ reading }: ReadPiece): boolean =>
  reading.restated !== null || isCause(reading.refusal)

const isToldWhole = ({ item, reading }: ReadPiece): boolean =>
  reading.refusal === null &&
  reading.features.every((feature) => isSound(feature, item.text)) &&
  !isCutInPlace(reading.features) &&
  !isSeriousLoss(item.text, lostWords(item.text, reading.features, reportedIn(reading)))

/** 'New carpet on stairs and 3rd floor' was cut at 'and': the floor is the place of the carpet, not of the property. */
const isCutInPlace = ([thing, next]: ItemReading['features']): boolean =>
  thing?.statement === null &&
  /^(?:on|in|next to|near|between|under|over) /.test(thing.name?.tail ?? '') &&
  /^it is (?:on|in) the /.test(next?.statement ?? '')

const reportedIn = ({ praise, leftOut }: ReadPiece['reading']): string[] => [
  praise?.words ?? '',
  leftOut?.text ?? '',
]

const withRemarkBehind = (owner: ReadPiece, piece: ReadPiece): ReadPiece | null => {
  // A figure that has a field of its own is not told again, and neither would be what stands behind it.
  const features =
    owner.reading.refusal || owner.reading.restated
      ? null
      : remarked(owner.reading.features, agentWords(piece.item.text))
  return features ? withRemark(owner, piece, features) : null
}

/** What was told with the word that its rule left out, or with what stands behind 'plus' as a note of its own. */
const completed = (piece: ReadPiece): ReadPiece | null => {
  const { item, reading } = piece
  const { features } = reading
  if (reading.refusal || !features.every((feature) => isSound(feature, item.text))) return null
  const limited = features.map((feature) => withLimit(feature, item.text) ?? feature)
  const told = { item, reading: { ...reading, features: limited } }
  if (isToldWhole(told)) return told
  const [, first = '', rest = ''] = /^(.+?) (?:plus|\+|and|&) (.+)$/i.exec(item.text) ?? []
  if (!rest || lostWords(first, features, []).length > 0) return null
  if (lostWords(item.text, features, [rest]).length > 0) return null
  const note = agentNote(rest)
  return note
    ? { item, reading: { ...reading, features: [...features, ...readAs('own words', [note])] } }
    : { item, reading: { ...reading, leftOut: { text: rest, reason: UNTELLABLE } } }
}

/** Pieces that follow each other as one note in the agent's words. */
const asNote = (pieces: readonly ReadPiece[]): ReadPiece[] => {
  const [first, ...others] = pieces
  const whole = first && others.length === 0 ? completed(first) : null
  if (whole) return [whole]
  const text = pieces.map(({ item }) => item.text).join(', ')
  const note = (others.length === 0 ? stateClause(agentWords(text)) : null) ?? agentNote(text)
  if (!first || !note) return pieces.map(withoutNonsense)
  const repairs = pieces.flatMap(({ reading }) => reading.repairs)
  return [
    {
      item: { ...first.item, text },
      reading: {
        ...first.reading,
        refusal: null,
        leftOut: null,
        features: readAs('own words', [note]),
        repairs,
      },
    },
  ]
}

/** As it was read where it only lost a word; refused where it made no sense. */
const withoutNonsense = (piece: ReadPiece): ReadPiece => {
  const { item, reading } = piece
  return reading.features.every((feature) => isSound(feature, item.text))
    ? piece
    : { item, reading: { ...reading, features: [], refusal: UNTELLABLE } }
}
