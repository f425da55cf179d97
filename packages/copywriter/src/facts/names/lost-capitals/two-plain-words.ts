import { isNextTo, type NoteWord, writeAsName } from './note-word.ts'
import { describes, isOfName } from './plain-words.ts'

/** 'near crab orchard lake': two plain words, none of which describes. */
export const writeTwoPlainWords = (words: readonly NoteWord[], at: number): void => {
  const [before, first, second, noun] = words.slice(at - 3, at + 1)
  if (at < 3 || !before || !first || !second || !noun || !OF_TWO_WORDS.test(noun.lower)) return
  const isName =
    /^(?:near|to|from)$/.test(before.lower) &&
    [first, second, noun].every(isNextTo) &&
    [first, second].every(
      (word) =>
        word.written === word.lower &&
        isOfName(word) &&
        !describes(word.lower) &&
        !DESCRIBES_WATER.test(word.lower),
    )
  if (isName) [first, second, noun].forEach(writeAsName)
}

const OF_TWO_WORDS = /^(?:lake|park|creek|river|canyon|reservoir)$/
const DESCRIBES_WATER =
  /^(?:city|town|county|public|community|neighborhood|village|dog|water|splash|ball|baseball|office|business|industrial|home|school|church|elementary|leash|quiet|clean|clear|stock|shared|two|three|big|lot|house|spring-fed|man-made|all-sports|sports|sport|electric|motor|wake|new|old|open|deep|huge|wide|main|popular|great|golf|course|pool|hall|shops|shopping|downtown|beach|pond|bike|path|road|street|square|market|mall|transit|train|station|bus|rail|light|schools|parks|restaurants|central|lake|river|creek|bay|ocean|harbor|marina|hospital|university|college|campus|library|airport|north|south|east|west|front|back|rear)$/
