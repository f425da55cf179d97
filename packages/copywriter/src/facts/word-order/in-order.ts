import { firstRewriterOf } from '@listwright/reviewer/patterns'
import type { Setting } from '../concepts/scopes.ts'
import { completed } from '../nouns/completed.ts'
import { plural } from '../nouns/head-nouns.ts'
import { headOf } from '../nouns/noun-phrase.ts'
import { APPLIANCE_MAKERS } from '../vocabulary/proper-names.ts'
import { withAdjectiveFirst } from './adjectives-behind.ts'
import { withPlacePreposition } from './bare-places.ts'
import { ORDER_OF_BUILDINGS } from './buildings.ts'
import { withFiguresFirst } from './figures-behind.ts'
import { withMakerFirst } from './makers-behind.ts'
import { WORD_ORDERS } from './patterns.ts'
import { withPeriod } from './periods-behind.ts'
import { withShortAnswer } from './short-answers.ts'
import { withSizeFirst } from './sizes.ts'

const TIMES = /^(.+?),? (?:x ?(\d{1,2})|\((\d{1,2})\))$/i

const SEVERAL_THINGS = /\d| \+ |,|\b(?:and|with|can|be|is|are|split|divided)\b/i

/** The item with its words in order. */
export const inOrder = (text: string, setting: Setting): string => {
  const times = TIMES.exec(text)
  const count = Number(times?.[2] ?? times?.[3] ?? 0)
  const timed = times?.[1]?.replace(
    /^\d+(?:[- ](?:foot|inch|gallon|amp|ton)|-by-\d+) (?=[a-z])/i,
    '',
  )
  if (times?.[1] && timed && count > 1 && !SEVERAL_THINGS.test(timed))
    return several(times[1], count)
  if (areMakers(text))
    return `${text.replace(/ ?[/+&] ?| and | (?=Wolf$|Miele$|Bosch$|Viking$|Thermador$)/g, ' and ')} appliances`
  const [, makers = ''] = /^(.+) kitchen$/i.exec(text) ?? []
  if (areMakers(makers)) return `kitchen with ${inOrder(makers, setting)}`
  const ordered = rewriteOrder(rewriteBuildings(text))
  return ordered === text
    ? withPlacePreposition(
        REORDERED.reduce((words, inOrderOf) => inOrderOf(words), withSizeFirst(text)),
        setting,
      )
    : ordered
}

/** Orders that depend on the kinds of words alone, whatever thing a note speaks of. */
const REORDERED = [
  withShortAnswer,
  withPeriod,
  withAdjectiveFirst,
  withMakerFirst,
  withFiguresFirst,
] as const

const rewriteOrder = firstRewriterOf(WORD_ORDERS)
const rewriteBuildings = firstRewriterOf(ORDER_OF_BUILDINGS)

/** 'Wolf/Sub-Zero' are makers of appliances, and two of them. */
const areMakers = (text: string): boolean => {
  const names = text
    .toLowerCase()
    .replace(/sub-zero/g, 'subzero')
    .split(/ ?[/+&] ?| and | /)
  return names.length > 1 && names.every((name) => APPLIANCE_MAKERS.has(name) || name === 'subzero')
}

/** 'creek x2' is two creeks. */
const several = (typed: string, count: number): string => {
  const thing = /^(?:Nest|Ring|Ecobee)$/i.test(typed)
    ? `${typed} device`
    : / ?\b(?:HVAC|AC)$/.test(typed)
      ? `${typed} system`
      : /\bparking$/i.test(typed)
        ? `${typed} space`
        : completed(typed.replace(/\bair conditioning$/i, 'air conditioner'))
  const head = headOf(thing)
  return `${count} ${thing.slice(0, thing.length - head.length)}${plural(head)}`
}
