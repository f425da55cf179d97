import { type Among, logOdds, meanLogOdds } from '@listwright/copywriter/readings'

/** A judged note, with what others would say of it who had not seen its author. */
export interface DoubtedNote {
  property: string
  doubt: number
  isBad: boolean
}

const ROUNDS = 4000
const STEP = 0.3

/** The doubts of the other notes of the same property. */
export const othersOf = <Note extends DoubtedNote>(note: Note, notes: readonly Note[]): number[] =>
  notes
    .filter((other) => other !== note && other.property === note.property)
    .map(({ doubt }) => doubt)

/** Fits a logistic regression of 'is bad' on two numbers: the doubt about the note, and the mean doubt about the other notes of its property. */
export const fitAmong = (notes: readonly DoubtedNote[]): Among => {
  const rows = notes.map((note) => ({
    own: logOdds(note.doubt),
    others: meanLogOdds(othersOf(note, notes)),
    isBad: note.isBad,
  }))
  const among: Among = { bias: 0, own: 1, others: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope: Among = { bias: 0, own: 0, others: 0 }
    for (const { own, others, isBad } of rows) {
      const sum = among.bias + among.own * own + among.others * others
      const error = 1 / (1 + Math.exp(-sum)) - Number(isBad)
      slope.bias += error
      slope.own += error * own
      slope.others += error * others
    }
    among.bias -= (STEP * slope.bias) / rows.length
    among.own -= (STEP * slope.own) / rows.length
    among.others -= (STEP * slope.others) / rows.length
  }
  return { bias: rounded(among.bias), own: rounded(among.own), others: rounded(among.others) }
}

const rounded = (value: number): number => Math.round(value * 100) / 100
