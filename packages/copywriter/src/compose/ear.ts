import { onceByKey } from '@listwright/reviewer/memory'

const COMMON = new Set(
  (
    'a an and are as at be been but by can come comes do does each ever every for from get gets go goes got had has have here ' +
    'how if in into is it its just keep keeps let like made make makes may more most much no nor not nothing now of off on one ' +
    'only or other our out over own rest so some such take takes than that the their them then there these they thing this those ' +
    'to too two up was well were what when where which while who whoever will with without you your yours need needs all any ' +
    "about after before price offered asking square feet bedrooms bedroom baths bath built year acres acre it's there's you've don't that's"
  ).split(' '),
)

/** Patterns that a reader notices when they come twice. */
const HABITS: readonly RegExp[] = [
  /, so\b/,
  /\b(?:somebody|someone)\b/i,
  /\?/,
  /;/,
  /\b(?:ask|check|confirm|verify|get the|inspect|price it|bid)\b/i,
  /: [a-z]/,
  /, and [^,.]*\.$/,
  /\bone (?:may|has|might|can)\b/i,
  /^(?:[A-Z][^.:]{0,30}\.)(?: [A-Z])/,
  /\b(?:dinner|supper|lunch|breakfast)\b/i,
  /\b(?:Saturdays?|Sundays?|Monday|weekends?|July|January|summer|winter)\b/i,
  /\b(?:coffee|wine|book|chair)\b/i,
  /\b(?:house|home)\b/i,
  /\bgot\b/,
  /\bgives you\b/,
  /^(?:The [a-z-]+|It) has\b/,
]
const HABIT_COST = [2.2, 3, 5, 1.5, 3, 1.6, 1.2, 2.5, 1.3, 1.5, 1.5, 1.2, 0.25, 3, 3, 1.2]

const ADVICE =
  /(?:^|[.;:] |\bso |\band )(?:ask|check|get|find|compare|walk|price|note|confirm|look|read|test|verify|count|divide|match|request|drive|bid|budget|measure|inspect|have|put|pull|see|add|strike|adjust|allow|treat|plan|know|keep|take|bring|line up|figure)\b (?!\{)/i

/** Whether a sentence tells an investor what to do. */
export const isAdvice = (text: string): boolean => ADVICE.test(text)

/** Listens to a text as it grows: what was said, how sentences began, which habits showed. */
export class Ear {
  readonly #stems = new Map<string, number>()
  readonly #starts: string[] = []
  readonly #habits: number[] = HABITS.map(() => 0)
  #last: ReadonlySet<string> = new Set()
  #lastShape = ''
  #count = 0

  /** What a reader would mind about this sentence coming next; 0 is nothing. `own` are words it cannot do without. */
  cost(text: string, own: ReadonlySet<string> = new Set()): number {
    let cost = 0
    const { stems, start, shape } = soundOf(text)
    for (const stem of stems) {
      if (own.has(stem)) continue
      if (this.#last.has(stem)) cost += 2.5
      else if (this.#stems.has(stem)) cost += 1.4
    }
    if (start === this.#starts.at(-1)) cost += 3
    else if (this.#starts.slice(-3).includes(start)) cost += 1
    if (shape === this.#lastShape) cost += 1.5
    HABITS.forEach((habit, at) => {
      const times = this.#habits[at] ?? 0
      if (times > 0 && habit.test(text)) cost += times * (HABIT_COST[at] ?? 1)
    })
    return cost
  }

  hear(text: string): void {
    const { stems, start, shape } = soundOf(text)
    this.#last = new Set(stems)
    for (const stem of this.#last) this.#stems.set(stem, this.#count)
    this.#starts.push(start)
    this.#lastShape = shape
    this.#count += 1
    HABITS.forEach((habit, at) => {
      if (habit.test(text)) this.#habits[at] = (this.#habits[at] ?? 0) + 1
    })
  }
}

/** The properties of one sentence that are compared with those of the sentences before it. */
interface Sound {
  /** The content words, without their endings. */
  stems: readonly string[]
  /** The first word. */
  start: string
  shape: string
}

const SOUNDS_MAX = 2000

/** The versions of a description try mostly the same sentences, so the latest are remembered. */
const soundOf = onceByKey(
  (text: string) => text,
  (text): Sound => ({
    stems: [...new Set(text.toLowerCase().match(/[a-z][a-z'-]+/g) ?? [])]
      .filter((word) => !COMMON.has(word))
      .map(stem),
    start: startOf(text),
    shape: shapeOf(text),
  }),
  SOUNDS_MAX,
)

/** The content words of a text, without their endings. */
export const stemsIn = (text: string): readonly string[] => soundOf(text).stems

const STEMS_MAX = 50_000

/** A word without its ending; the words of the copybook come again and again, so they are remembered. */
export const stem = onceByKey(
  (word: string) => word,
  (word) =>
    word
      .replace(/'s$/, '')
      .replace(/(?:ies|y)$/, 'i')
      .replace(/(?:es|s|ed|ing)$/, ''),
  STEMS_MAX,
)

const startOf = (text: string): string => text.split(/\s+/, 1)[0]?.toLowerCase() ?? ''

/** The outline of a sentence: how it begins, where it pauses, how long it is. */
const shapeOf = (text: string): string => {
  const first = startOf(text)
  const begins = /^(?:the|a|an|there|it|you|in|for|this|one)$/.test(first) ? first : 'word'
  const pauses = text.replace(/[^:;,.?]/g, '').slice(0, 4)
  return `${begins} ${pauses}`
}
