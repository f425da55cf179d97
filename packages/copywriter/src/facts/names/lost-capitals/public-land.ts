import { isNextTo, type NoteWord, writeAsName } from './note-word.ts'
import { isOfName } from './plain-words.ts'

/** Land of the state or the nation, which always has a name: 'borders black hills natl forest'. */
export const writePublicLand = (words: readonly NoteWord[], at: number): void => {
  const owner = words[at]
  const kind = words[at + 1]
  if (
    !owner ||
    !PUBLIC_OWNER.test(owner.lower) ||
    !kind ||
    !isNextTo(kind) ||
    !PUBLIC_LAND.test(kind.lower)
  )
    return
  let first = at
  while (at - first < 3 && isNextTo(words[first]) && isOfName(words[first - 1])) first--
  if (first < at) words.slice(first, at + 2).forEach(writeAsName)
}

const PUBLIC_OWNER = /^(?:natl|national|state)$/
const PUBLIC_LAND =
  /^(?:forest|park|monument|seashore|lakeshore|wildlife|grassland|preserve|beach|recreation)$/
