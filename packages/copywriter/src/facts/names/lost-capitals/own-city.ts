import { isKnownWord } from '../../vocabulary/known-words.ts'
import { isNextTo, isStart, type NoteWord, writeAsName } from './note-word.ts'

/** What stands before the name of a town and nothing else. */
const PART_OF_TOWN =
  /^(?:downtown|uptown|midtown|town|city|village|historic|center|central|greater|of|in|north|south|east|west|northeast|northwest|southeast|southwest)$/
const TOWARD = /^(?:to|from|near|of)$/
/** What stands behind it. */
const BELONGS_TO_TOWN =
  /^(?:schools?|elementary|elem|middle|high|hs|isd|boardwalk|main|limits|library|line|train|station|metra|trax|bart|village|downtown|proper|hospital|airport|chamber|permit|permits|taxes|zoning|utilities|address|heights|naval|international|state|university|county|creek|river|bay|harbor|lake|lakes|mountain|mtn|sq|square|park|valley|canyon|falls|bridge|beaches)$/
/** A note that says how far something is. */
const DISTANCE =
  /\b(?:near|close|min|mins|minutes?|mi|miles?|blocks?|blks?|walk|drive|bike|ride|commute|convenient|access|bus|train|ferry|shuttle)\b/

/** The name of the town that the property is in: 'walk to downtown golden'. */
export const writeCity = (words: readonly NoteWord[], city: string): void => {
  const name = city
    .toLowerCase()
    .replace(/[^\p{L}' -]/gu, '')
    .split(' ')
    .filter(Boolean)
  if (name.length === 0) return
  const isPlain = name.every((word) => isKnownWord(word))
  const note = words.map(({ lower }) => lower).join(' ')
  words.forEach((_, at) => {
    const typed = words.slice(at, at + name.length)
    if (typed.length < name.length || !name.every((word, n) => word === typed[n]?.lower)) return
    if (!typed.every((word, n) => n === 0 || isNextTo(word))) return
    const before = isNextTo(typed[0]) ? (words[at - 1]?.lower ?? '') : ''
    const after = words[at + name.length]
    const isTown =
      !isPlain ||
      isNamedBetween(
        before,
        isNextTo(after) ? (after?.lower ?? '') : '',
        isStart(words, isNextTo(typed[0]) ? at - 1 : at),
        note,
      )
    if (!isTown) return
    const parts = city.split(' ')
    typed.forEach((word, n) => {
      writeAsName(word)
      // "coeur d'alene" is written as the town writes itself.
      if (word.isName && parts[n]?.toLowerCase() === word.lower && parts[n] !== word.lower)
        word.written = parts[n] ?? word.written
    })
    // 'west asheville', 'downtown west asheville', but 'just west of Asheville'.
    if (/^(?:north|south|east|west)$/.test(before)) writeAsName(words[at - 1])
    if (before === 'town' && words[at - 2]?.lower === 'old')
      words.slice(at - 2, at).forEach(writeAsName)
  })
}

/** Whether the words beside it show that a name of plain words is one: 'golden', 'mountain view'. */
const isNamedBetween = (before: string, after: string, isBegun: boolean, note: string): boolean =>
  (PART_OF_TOWN.test(before) &&
    (!/^(?:in|of)$/.test(before) || isBegun) &&
    !/^(?:north|south|east|west)/.test(before)) ||
  (TOWARD.test(before) && DISTANCE.test(note) && (after === '' || BELONGS_TO_TOWN.test(after))) ||
  (before === '' && isBegun && BELONGS_TO_TOWN.test(after))
