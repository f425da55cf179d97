import type { PropertyType } from '@listwright/contracts'
import type { ReadingStep } from '../feature.ts'
import { type ItemFeature, readAs } from '../item-feature.ts'
import { readItem } from '../read-item.ts'
import { UNTELLABLE } from '../refusals/untellable.ts'
import { isSeriousLoss, lostWords } from '../whole-notes/lost-words.ts'
import { isSound } from '../whole-notes/sound-readings.ts'
import type { ReadPiece } from '../whole-notes/told-together.ts'
import { readClosedNote, readTermNote } from './read-term-note.ts'
import { readRentRoll } from './rent-roll.ts'

/** The pieces of all entries, where an entry about money or terms that was not understood is read by its grammar. */
export const withTermNotes = (
  pieces: readonly ReadPiece[],
  typed: readonly unknown[],
  propertyType: PropertyType,
): ReadPiece[] => {
  const readOther = (text: string): readonly ItemFeature[] | null => {
    const reading = readItem(text, propertyType)
    const isWhole =
      reading.refusal === null &&
      reading.restated === null &&
      reading.features.every((feature) => isSound(feature, text)) &&
      !isSeriousLoss(text, lostWords(text, reading.features, []))
    return isWhole ? reading.features : null
  }
  return byEntry(pieces).flatMap((entry) => {
    const [first] = entry
    const text = typed[first?.item.index ?? -1]
    if (!first || typeof text !== 'string') return entry
    const features = isPoor(entry, text)
      ? (readTermNote(text, readOther) ??
        (propertyType === 'Multi-Family' ? readRentRoll(text) : null))
      : isGuessed(entry)
        ? (readClosedNote(text, entry.length === 1 ? readOther : () => null) ??
          (propertyType === 'Multi-Family' ? readRentRoll(text) : null))
        : null
    if (!features || (isOnlyCutApart(entry, text) && features.length > 1)) return entry
    if (entry.some(({ reading }) => hasUnknownWord(reading.refusal, features))) return entry
    const repairs = entry.flatMap(({ reading }) => reading.repairs)
    return [
      {
        item: { ...first.item, text },
        reading: {
          features: readAs('terms', features),
          refusal: null,
          restated: null,
          praise: null,
          repairs,
          leftOut: null,
        },
      },
    ]
  })
}

/** Whether a word that was refused as unknown is still told. */
const hasUnknownWord = (refusal: string | null, features: readonly ItemFeature[]): boolean => {
  const [, word] = /^We don't know "(.+)"/.exec(refusal ?? '') ?? []
  return (
    word !== undefined &&
    features.some(({ statement }) =>
      (statement ?? '')
        .toLowerCase()
        .split(/[^a-z]+/)
        .includes(word),
    )
  )
}

const byEntry = (pieces: readonly ReadPiece[]): ReadPiece[][] => {
  const entries = new Map<number, ReadPiece[]>()
  for (const piece of pieces)
    entries.set(piece.item.index, [...(entries.get(piece.item.index) ?? []), piece])
  return [...entries.values()]
}

/** Whether a part of an entry is refused for its wording, is told as typed or in a clipped way, or has lost words. What is refused for what it says stays refused. */
const isPoor = (entry: readonly ReadPiece[], typed: string): boolean =>
  !entry.some(({ reading }) => isRefusedForContent(reading.refusal)) &&
  (isHalfTold(entry, typed) || isCutApart(entry))

/** Whether a note is told by its grammar alone, as a thing that nobody knows, or in the words of its author. */
const isGuessed = (entry: readonly ReadPiece[]): boolean =>
  !entry.some(({ reading }) => isRefusedForContent(reading.refusal)) &&
  featuresOf(entry).some(({ readAs: step }) => step !== null && GUESSED.has(step))

const GUESSED: ReadonlySet<ReadingStep> = new Set([
  'own words',
  'fragment',
  'clause',
  'halves',
  'thing',
])

const isRefusedForContent = (refusal: string | null): boolean =>
  refusal !== null && refusal !== UNTELLABLE && !/^(?:We don't know|A figure alone)/.test(refusal)

const isHalfTold = (entry: readonly ReadPiece[], typed: string): boolean => {
  const features = featuresOf(entry)
  const reported = entry.flatMap(({ reading }) => [
    reading.praise?.words ?? '',
    reading.leftOut?.text ?? '',
  ])
  return (
    entry.some(
      ({ reading }) => reading.refusal !== null || reading.restated?.price !== undefined,
    ) ||
    entry.some(({ reading }) => reading.leftOut?.reason === UNTELLABLE) ||
    features.some(
      // A second home and what it has are things, though their kind is that of income.
      ({ name, statement, kind, concept, partOf }) =>
        statement === null &&
        (name === null || (partOf === null && concept !== 'guest house' && TERMS.test(kind))),
    ) ||
    features.some(({ name, statement }) =>
      isClipped(statement ?? `${name?.text} ${name?.tail}`.trim()),
    ) ||
    features.some(({ statement }) => hasYearAsSum(statement ?? '', typed)) ||
    features.some(
      ({ statement }) => /^the lease has/.test(statement ?? '') && !/lease|NNN|net/i.test(typed),
    ) ||
    hasLost(typed, features, lostWords(typed, features, reported))
  )
}

/** 'ends 2028' is no sum of $2,028. */
const hasYearAsSum = (statement: string, typed: string): boolean => {
  const [, digits] = /\$2,(0[2-4]\d)\b/.exec(statement) ?? []
  return digits !== undefined && new RegExp(`(?<![$,\\d])2${digits}\\b`).test(typed)
}

/** One word that is told by another one is no loss, nor are those for which the copybook has its own. */
const hasLost = (
  typed: string,
  features: readonly ItemFeature[],
  lost: readonly string[],
): boolean =>
  (lost.length > 1 && features.every(({ concept }) => concept === null)) ||
  (lost.length > 2 && features.some(({ money }) => money !== null)) ||
  lost.some((stem) => /^(?:electric|gas|water|heat|sewer|trash|balanc|rent$)/.test(stem)) ||
  isSeriousLoss(typed, lost)

/** Kinds of which a thing alone says too little. */
const TERMS = /^(?:terms|income)$/

const featuresOf = (entry: readonly ReadPiece[]): ItemFeature[] =>
  entry.flatMap(({ reading }) => reading.features)

/** 'lake dues $225/yr, dam and dock maintenance': what follows a clause as a bare thing may belong to it. */
const isCutApart = (entry: readonly ReadPiece[]): boolean => {
  const features = featuresOf(entry)
  return (
    features.some(({ statement }) => statement !== null) &&
    features.some(({ statement, name }) => statement === null && name !== null)
  )
}

const isOnlyCutApart = (entry: readonly ReadPiece[], typed: string): boolean =>
  isCutApart(entry) && !isHalfTold(entry, typed)

const isClipped = (told: string): boolean =>
  SHORT_FORMS.some((form) => form.test(told)) || LACKS_WORD.test(told)

/** What only notes have: sums and rates as they are typed, short forms that were not written out, and counts without a thing. */
const SHORT_FORMS: readonly RegExp[] = [
  // 'pays 3200', 'average 55', '6k', '12.50/square foot', '$62 year', 'B $790', 'third 1725'
  /\bpays? \d{3,}|\baverage \d|\dk\b|\d\/(?:year|month|square|mo|yr|unit|sf)/,
  /\$[\d,.]+ (?:year|month|mo|yr)\b|\$[\d,]+ (?:non)?refundable$/,
  /\b[A-D] \$?\d{3}|\b(?:first|second|third) \d{3,4}\b|\b\d(?:\.\d+)? cap\b|\d(?:\.\d)?x |\bends \d/,
  // 'a two cats', 'new two', 'cats ok', '30 day min', 'common lite'
  /^an? (?:two|three|four) |^new (?:one|two|three|four) |\bok\b|\bmin\b|\b\d+-mo\b|\blite\b/,
  // 'with landlord meeting', 'leaseback six mo', 'to July 15 needed', 'the available 9/1'
  /\bwith (?:landlord|board|owner) (?:meeting|interview|vote)\b|\bleaseback (?:\d|one|two|three|six|up)/,
  /\bto [A-Z][a-z]+ \d+ needed|^the available\b/,
  /\bsubject to (?:tenant|seller|buyer|bank|court|lender)\b/,
  /\b(?:restrictions|taxes|dues|fees|rents) (?:light|low|minimal|reasonable)$/,
]
/** A sum without a verb or a preposition before it, an article before what takes none, or a missing one. */
const LACKS_WORD =
  /(?<!\b(?:is|are|was|were|be|of|at|for|to|about|around|approximately|pays?|paid|paying|with|plus|and|or|from|than|over|under|costs?|adds?|brings?|estimated|extra|an?|up|least|most|additional|the|flat|offering|offers?|only|by|credit|earns?|grossed|nets?|in|another|between|near|nearly|first|last|until|rents?|totals?)|[,(:;+/]) \$\d|\bin the place\b|\brent rents\b|\bthe short-term is\b|^it must (?:build|close|use)\b|\bout end of\b|\bbut and\b|\bif (?:is|are)\b|\bpays? own\b|\bmove in (?:fee|cost)|\bthe (?:suite|unit) (?:[A-Z]|\d+)\b|\bthe (?:furnished|separate bill|each|rentals|backup offers)\b|\bpays? HOA\b|\bpays? \$[\d,]+ (?!an? |per |in |to |for |on |toward |of |and |month)[a-z]+ [a-z]+|\b(?:a|with) full price|\bends in [A-Z][a-z]+ \d{1,2},|\baverage (?:electric|gas|water) is\b|\((?:second|third|extra) \$|\(\$[\d,]+ a month\)$|^there is no (?:vaping|smoking|grilling|subletting)|\b(?:through|until) \d{4} [a-z]+ year/
