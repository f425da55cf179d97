import type { PropertyInput } from '@listwright/contracts'

/** The wording without the facts: numbers, places and features become placeholders. */
export const maskFacts = (text: string, property: PropertyInput): string => {
  const names = [property.address, property.city, property.state, ...property.features]
    .filter((name) => name.length > 1)
    .toSorted((a, b) => b.length - a.length)
  const named = names.reduce((rest, name) => replaceIgnoringCase(rest, name, 'thing'), text)
  return named
    .replace(/\$?\d[\d,.]*\d|\d/g, 'figure')
    .replace(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi, 'figure')
}

const replaceIgnoringCase = (text: string, part: string, by: string): string => {
  const source = part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return text.replace(new RegExp(source, 'giu'), by)
}
