import { isKnownVerb } from '../grammar/verbs.ts'
import { kindOfNoun, singular } from '../nouns/head-nouns.ts'
import { isCommonWord } from '../vocabulary/known-words.ts'
import { PLACE_NAMES, THING_NAMES } from '../vocabulary/proper-names.ts'

const MAKER_BEHIND =
  /^((?:\d[\w-]* |[\p{L}][\p{Ll}'/-]+ )*[\p{Ll}][\p{Ll}'-]+),? (\p{Lu}[\p{L}&-]+(?: \p{Lu}[\p{L}&-]+)?)((?: (?:in|on|at|with|for) [a-z].*|,? (?:19|20)\d\d)?)$/u
/** 'HVAC 2012 Trane', 'water heater 2019 Rheem' */
const MAKER_BEHIND_YEAR =
  /^((?:[a-z-]+ )*(?:HVAC|AC|furnace|boiler|heater|pump|generator|condenser|range|refrigerator|dishwasher|washer|dryer|softener|windows|appliances))((?:,? new)?,? (?:19|20)\d\d),? (\p{Lu}[\p{L}&-]+)$/u
/** What is made by somebody whose name it bears. */
const MADE: ReadonlySet<string> = new Set(['appliance', 'system', 'finish', 'technology'])
const NOT_MADE =
  /\b(?:floors?|level|heat|heating|cooling|service|power|style|ceilings?|exterior|front|unit|insurance)$/i

/**
 * A maker typed behind the thing: 'keyless entry Latch' is a Latch keyless entry.
 * @example withMakerFirst('pool heater Pentair') // 'Pentair pool heater'
 */
export const withMakerFirst = (text: string): string => {
  const [, system = '', year = '', firm = ''] = MAKER_BEHIND_YEAR.exec(text) ?? []
  if (system && isMaker(firm)) return `${firm} ${system}${year}`
  const [, thing = '', maker = '', rest = ''] = MAKER_BEHIND.exec(text) ?? []
  const last = thing.split(' ').at(-1) ?? ''
  // 'brick Tudor' is a Tudor of brick.
  if (isKnownVerb(last) || MATERIAL.test(last)) return text
  const kind = kindOfNoun(singular(last))
  const isMade = kind !== null && (MADE.has(kind) || MADE_TOO.test(thing)) && !NOT_MADE.test(thing)
  return isMade && isMaker(maker) ? `${maker} ${thing}${rest}` : text
}
const MATERIAL = /^(?:brick|stone|stucco|adobe|cedar|wood|frame|log|stick|shingle)$/i
const MADE_TOO =
  /\b(?:grill|sauna|spa|hot tub|stove|fireplace|insert|lift|elevator|entry|softener|opener|decking|deck)$/i

/** A name of things, or a word that no dictionary has and no place is called by. */
const isMaker = (name: string): boolean =>
  THING_NAMES.has(name) ||
  (/^\p{Lu}\p{Ll}{3,}$/u.test(name) &&
    !isCommonWord(name.toLowerCase()) &&
    !PLACE_NAMES.has(name)) ||
  /^\p{Lu}\p{Ll}+\p{Lu}/u.test(name)
