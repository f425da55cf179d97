import type { Setting } from '../concepts/scopes.ts'
import { ordinal } from '../figures/numerals.ts'

/** The place that a label names, and its list. */
export interface LabelledList {
  label: string
  list: string
  /** 'the second floor', where the label is a floor. */
  floor: string | null
}

const RANK =
  '(1st|2nd|3rd|4th|5th|first|second|third|fourth|fifth|top|ground|main|lower|upper|entry|street|garden|parlor|mezzanine)'
const FLOOR = new RegExp(
  `^(?:on )?(?:the )?${RANK}(?:[- ](floor|fl|flr|level|lvl|story))?\\.?$|^(?:on )?(?:the )?(up|down)(?:stairs)?$`,
  'i',
)
const LISTED = /^([\p{L}\d][^:,;()$]{0,50}?)(?: ?:| [-–—]) +(\S.*)$/u
const OF_FLOOR = /^([^:,;()$]{2,25}?) (?:w\/|with|has) ?(\S.*)$/i

/** 'First floor 1,900 sf retail': the size is that of the floor. */
const SIZE_OF_FLOOR = /^([a-z\d]+ floor) ([\d,]+ ?sf .+)$/i

/**
 * A label and the list behind its colon; behind a dash or 'with' only where it is a floor. `null` where the entry says more.
 * @example labelledList('2nd: five offices, half bath', 'home') // { label: '2nd', list: 'five offices, half bath', floor: 'the second floor' }
 */
export const labelledList = (entry: string, setting: Setting): LabelledList | null => {
  const text = entry.trim().replace(/\.$/, '')
  if (/[;\n|•]|\.\s+[A-Z]|\$/.test(text)) return null
  const [, label = '', list = ''] =
    LISTED.exec(text) ?? OF_FLOOR.exec(text) ?? SIZE_OF_FLOOR.exec(text) ?? []
  const floor = floorOf(label)
  const isColon = text.slice(label.length).trimStart().startsWith(':')
  // A flat is on a floor: '2nd floor w/ elevator' is no list of what that floor has.
  if (!list || /: /.test(list) || !(isColon || (floor && setting !== 'flat'))) return null
  return { label, list, floor }
}

const floorOf = (label: string): string | null => {
  const [match, rank, level, stair] = FLOOR.exec(label.trim()) ?? []
  if (!match) return null
  if (stair) return `the ${stair.toLowerCase()}stairs`
  const isLevel = level ? /^l/i.test(level) : /^(?:lower|upper|entry|main)$/i.test(rank ?? '')
  return `the ${ordinal(rank?.toLowerCase() ?? '')} ${isLevel ? 'level' : 'floor'}`
}
