import type { Feature } from '../facts/feature.ts'
import { contentsWith } from '../story/contents.ts'
import type { OutlineOptions } from '../story/outline-options.ts'
import { parted } from '../story/parted.ts'
import { isUnit } from '../story/property-noun.ts'
import type { Step } from '../story/step.ts'
import type { Thing } from '../story/thing.ts'
import { setOf } from './sets.ts'
import { wholeSteps } from './steps.ts'

/** The systems of a home, and what keeps the weather out. */
export interface Systems {
  /** What one sees on arriving, where there is enough for a sentence: told before the rooms. */
  approach: Approach
  things: Thing[]
  /** What it is on: well and septic, city water. */
  supplies: readonly Thing[]
  /** Systems of which several parts were typed. */
  wholes: readonly Step[]
  /** The only work with a year, told behind the others: 'and the roof is from 2022'. */
  work: Feature | null
  statements: readonly Feature[]
  /** Thoughts, and sentences that tell several of them together. */
  written: readonly Step[]
}

/** The way in and the shell of the house, with the only work with a year if it was done there. */
interface Approach {
  things: readonly Thing[]
  work: Feature | null
}

/** What belongs to the systems, and what is written of some of it. */
interface Members {
  features: readonly Feature[]
  written: readonly Step[]
}

const SUPPLY =
  /^(?:(?:public|city|county|town|municipal|community|private|shared|domestic|rural|drilled|artesian) )?(?:water|sewer|well|septic)(?: and (?:[a-z]+ )?(?:water|sewer|well|septic))?$/i
/** Of the shell, and yet nothing that one sees on arriving. */
const UNSEEN =
  /\begress\b|\b(?:gutters?|gutter guards|downspouts?|insulation|foundation|foam|bolts|crawl ?space)$/i
/** Fewer things are no sentence of their own. */
const APPROACH_MIN = 2

/** What is told of the systems of a home, and of the way in, which comes with its grounds. */
export const systemsOf = (
  { features, written }: Members,
  arrival: readonly Thing[],
  options: OutlineOptions,
): Systems => {
  const dates = new Set(options.story.dated.map(({ feature }) => feature))
  const [dated, others] = parted(features, (feature) => dates.has(feature))
  const { wholes, things, statements } = contentsWith('systems', others, [], options)
  const [supplies, systems] = parted(
    things,
    ({ name }) => SUPPLY.test(name.text) && name.tail === '',
  )
  const [shell, inner] = parted(systems, isOfTheShell)
  const [only, ...more] = dated
  const work = only && more.length === 0 ? only : null
  const isShellWork = work?.name ? setOf(work.name, 'systems').name === 'shell' : false
  const front = [...arrival, ...shell]
  const isApart =
    !isUnit(options.story.facts) &&
    front.some(({ name }) => !UNSEEN.test(name.text)) &&
    front.length + (isShellWork ? 1 : 0) >= APPROACH_MIN
  const left = isApart ? inner : systems
  return {
    approach: isApart
      ? { things: front, work: isShellWork ? work : null }
      : { things: [], work: null },
    things: left,
    supplies,
    wholes: wholeSteps('systems', wholes, 'systems'),
    work: (isApart && isShellWork) || left.length === 0 ? null : work,
    statements,
    written,
  }
}

const isOfTheShell = ({ name }: Thing): boolean => setOf(name, 'systems').name === 'shell'
