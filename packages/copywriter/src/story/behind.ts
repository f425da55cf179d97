import type { Feature } from '../facts/feature.ts'
import { isAtGrade } from './loading-doors.ts'
import { includedInRent } from './rent-includes.ts'

/** Slots that stand for one feature each: a line that prints the slot has told that feature. */
const BEHIND: Readonly<Record<string, (feature: Feature) => boolean>> = {
  'no fee': ({ statement }) => statement === 'there is no HOA',
  'rent includes': (feature) => includedInRent(feature) !== null,
  'near to': ({ kind, distance }) => kind === 'location' && distance !== '',
  seen: ({ kind }) => kind === 'view',
  floor: ({ text }) => /\bfloor\b/i.test(text),
  docks: (feature) =>
    feature.name !== null && (/\bdocks?\b/i.test(feature.text) || isAtGrade(feature)),
  clear: ({ text }) => /\bclear\b/i.test(text),
  power: ({ text }) => /\bamps?\b|\bphase\b/i.test(text),
}

/** Whether a slot of a frame line stated this feature. */
export const isBehind = (slot: string, feature: Feature, text: string): boolean =>
  (BEHIND[slot]?.(feature) ?? false) &&
  (feature.name === null || slot !== 'power' || text.includes(feature.name.text))
