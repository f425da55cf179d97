import { expandShorthand } from '../short-forms/shorthand.ts'
import { type OwnerOfParts, ownerOf } from './owners-of-parts.ts'

/** Between the place and what it has: 'barn w/ 4 stalls', 'outdoor kitchen: grill, sink', 'shop has 220'. */
const JOINT = /^(.+?)(?: (?:with|has|incl(?:udes|uding)?\.?) | ?w\/ ?|: ?|, (?=[^,]))(.+)$/i
/** A list is cut at its commas and at 'and', but not in brackets. */
const MARK = /(?:,\s+(?:and |& |\+ )?|\s+(?:and|&|\+)\s+)(?![^(]*\))/i

/**
 * An entry about a building or a place outside, with what it has behind 'with' in one list, so that no part is told of the
 * property: the water of a barn is not that of the house. What is no part of it keeps its comma.
 * @example withOwnParts('barn w/ 4 stalls, water & electric, pond') // 'barn with 4 stalls + water + electricity, pond'
 */
export const withOwnParts = (entry: string): string => {
  const [, place = '', list = ''] = JOINT.exec(entry.trim()) ?? []
  const named = expandShorthand(place)
  const owner = ownerOf(named)
  if (!owner || !list) return entry
  const isComma = entry.trim().charAt(place.length) === ','
  const pieces = list.split(MARK).map((piece) => piece.trim())
  const marks = list.match(new RegExp(MARK, 'gi')) ?? []
  const length = partsBefore(pieces, marks, owner)
  const parts = pieces.slice(0, length).map(namedInFull)
  const isList = length > (/ has $/i.test(entry.trim().slice(place.length, -list.length)) ? 2 : 1)
  if (
    !(isList || (isComma && length > 0)) ||
    (isComma && !isPartsOnly(pieces.slice(0, length), owner))
  )
    return entry
  const rest = pieces.slice(length).map((piece, at) => `${marks[length + at - 1]}${piece}`)
  // '2 car att' is written out only where it stands alone.
  return `${/\b(?:att|det)\.?$/i.test(place) ? named : place} with ${parts.join(' + ')}${rest.join('')}`
}

/** How many of the pieces are parts of the place; none where the list goes on without a comma with something else. */
const partsBefore = (
  pieces: readonly string[],
  marks: readonly string[],
  owner: OwnerOfParts,
): number => {
  const end = pieces.findIndex((piece) => !owner.hasPart(expandShorthand(piece)))
  if (end <= 0) return end === 0 ? 0 : pieces.length
  return marks[end - 1]?.trim().startsWith(',') ? end : 0
}

/** Behind a bare comma only what no house has: 'barn, 4 stalls', but not 'barn, full bath'. */
const isPartsOnly = (pieces: readonly string[], owner: OwnerOfParts): boolean =>
  pieces.every((piece) => owner.isOnlyPart(expandShorthand(piece)))

const FULL_NAMES: readonly [RegExp, string][] = [
  [/^(?:elec|electric|electrical|electricity)$/i, 'electricity'],
  [/^(220|240|110|120) ?v?$/i, '$1-volt power'],
  [/^(\d{2,3})[- ]?amps?$/i, '$1-amp service'],
  [/^dump$/i, 'dump station'],
  [/^full (?:hook-?ups?|hkups?)$/i, 'full hookups'],
]

const namedInFull = (piece: string): string => {
  const found = FULL_NAMES.find(([pattern]) => pattern.test(piece))
  return found ? piece.replace(found[0], found[1]) : piece
}
