import type { Tone } from '@listwright/contracts'

/**
 * What agents type, and how it is said. The notation:
 *
 * - in `typed`, `stone/brick` is either word, `standby?` may be missing, and `{room}` is any phrase of that sort (`sorts.ts`);
 * - in what is said, the verb stands in brackets, `{room}` repeats the typed words, `{a room}` and `{the room}` give them
 *   their article, and the verb follows their number. `{home}` is what the property is called: 'house', 'condo', 'building'.
 *   `{house}` is the same for a home with a roof of its own; a telling with this word does not hold for others.
 *   Further wordings stand behind a slash: one is taken whose verb the text has not used.
 *
 * A clause with 'the' speaks of what a reader expects in any home ('the floors are oak') or takes for granted beside other
 * clauses ('the pool is saltwater'). All others introduce their thing: 'a porch wraps around the house'.
 */
export interface Telling {
  typed: string
  says: Readonly<Record<Mood, string | null>>
}

/** How a tone tells: a verb that suits a calm text can be too much in a lively one. */
export type Mood = 'calm' | 'lively' | 'sober'

export const MOODS: Readonly<Record<Tone, Mood>> = {
  luxury: 'calm',
  classic: 'calm',
  family: 'lively',
  casual: 'lively',
  modern: 'lively',
  investor: 'sober',
}

/** The same words in each mood but those that have their own; with `null`, the thing stays in a list. */
export const tell = (typed: string, says: string, own: Partial<Telling['says']> = {}): Telling => ({
  typed,
  says: { calm: says, lively: says, sober: says, ...own },
})
