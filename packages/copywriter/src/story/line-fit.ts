import { isTurnable } from '../compose/agreement.ts'
import type { Line } from '../copybook/line.ts'
import type { Feature } from '../facts/feature.ts'
import type { ThoughtSubject } from '../thoughts/thought-subject.ts'

/** 'Minerals do not convey' must never be told by a line that says they do. */
export const isDenied = (text: string): boolean => /\b(?:not?|non|without|never|none)\b/i.test(text)

/** Where a concept has lines for a typed year or distance, those are used and the others are not. */
export const preferSpecific = (lines: readonly Line[], feature: Feature): readonly Line[] => {
  for (const [condition, isThere] of [
    ['year', feature.year !== null],
    ['distance', feature.distance !== ''],
    ['fee', feature.money !== null],
    ['list', feature.list.length > 0 || (feature.money?.includes.length ?? 0) > 0],
  ] as const) {
    const specific = lines.filter(({ conditions }) => conditions.includes(condition))
    if (isThere && specific.length > 0) return specific
  }
  return lines
}

/** The verbs of a line are written for the number of its concept; a line that cannot be turned is left out. */
export const agrees = ({ text }: Line, { name, concept }: Feature): boolean =>
  !name || !concept || isTurned(text, 'it', name.number === 'plural', isPluralConcept(concept))

/** Whether a line about a thing can be said of a thing that is typed in the other number. */
const isTurned = (text: string, slot: string, isPlural: boolean, isWrittenPlural: boolean) => {
  if (isPlural === isWrittenPlural || !new RegExp(`\\{[^}]*\\b${slot}\\}`, 'i').test(text))
    return true
  const behind = new RegExp(`\\{(?:the |an? )?${slot}\\}(?: also)? ([a-z']+)`, 'i')
  const verb = behind.exec(text)?.[1]
  const own = text.replace(/\{[^}]*\}/g, '')
  if (isPlural) {
    if (new RegExp(`\\b${slot}\\}[^.;:]*\\b(?:and|or|but) [a-z]+s\\b`, 'i').test(text)) return false
    if (/\b(?:it|its|it's|one|itself|that's)\b/i.test(own)) return false
  } else if (/\b(?:they|them|their|themselves)\b/i.test(own)) return false
  return (
    !verb ||
    isTurnable(verb, isPlural) ||
    !/s$|^(?:want|need|take|keep|stand|come|go|run|hold|give|require|make)$/.test(verb)
  )
}

/** A clause about a thing must not stand behind the place where the thing is, and its number must fit. */
export const fits = (
  text: string,
  slot: string,
  { named: { name }, entry }: ThoughtSubject,
): boolean => {
  if (!name) return false
  const isBehindPlace = new RegExp(`\\b${slot}\\},? (?:which|that|where|to|for|with)\\b`, 'i')
  return (
    !(name.tail && isBehindPlace.test(text)) &&
    isTurned(text, slot, name.number === 'plural', entry.isPlural)
  )
}

export const endsInSlot = (text: string): boolean => /\}[.:;?]/.test(text)

const isPluralConcept = (concept: string): boolean => {
  const [head = concept] = concept.split(/,| in | on | of | for | with /)
  return /[^s]s$/.test(head) && !/\b(?:gas|glass|access|bus|chris|roos)$/i.test(head)
}
