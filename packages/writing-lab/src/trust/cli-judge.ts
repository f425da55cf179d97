import { readFileSync, writeFileSync } from 'node:fs'
import type { PropertyToWrite } from '@listwright/copywriter'
import { noteReadings } from '@listwright/copywriter/readings'
import { FOLDER, type Mark, shownReading } from './judged-readings.ts'

/**
 * Prints how the notes of some properties are read, one line for each, for a copy editor to judge; with the editor's marks,
 * stores them for `cli-fit-trust.ts`. The editor writes a line for each note that is not good: its number, a tab, and M
 * (minor), L (left out, though it could be told) or B (bad).
 *
 *   npx tsx packages/writing-lab/src/trust/cli-judge.ts properties.jsonl > readings.txt
 *   npx tsx packages/writing-lab/src/trust/cli-judge.ts properties.jsonl marks.txt set-14
 */
const [propertiesFile = '', marksFile, set] = process.argv.slice(2)

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trim().split('\n')

const properties = linesOf(propertiesFile).map((line): PropertyToWrite => JSON.parse(line).property)

/** Of every property, how each note is read; notes are numbered through all of them. */
const read = properties.map((property) => ({ property, readings: noteReadings(property) }))

const printed = (): string =>
  read
    .flatMap(({ property: { propertyType, city }, readings }) =>
      readings.map(
        ({ typed, told, leftOut }) =>
          `[${propertyType}, ${city}] ${typed} => ${shownReading(told) || '(not told)'}${leftOut.length > 0 ? `   {left out: ${leftOut.join('; ')}}` : ''}`,
      ),
    )
    .map((line, at) => `${at} ${line}\n`)
    .join('')

const isMark = (text: string): text is Mark => /^[GMLB]$/.test(text)

const stored = (file: string): string => {
  const marks = new Map(
    linesOf(file).map((line) => {
      const [number = '', mark = ''] = line.split('\t')
      return [Number(number), mark.trim()]
    }),
  )
  let number = -1
  const markOfNext = (): Mark => {
    number += 1
    const mark = marks.get(number) ?? 'G'
    if (!isMark(mark)) throw new Error(`Note ${number} has the mark "${mark}".`)
    return mark
  }
  return read
    .map(({ property, readings }) => {
      const judged = readings.map(({ told }) => ({ told: shownReading(told), mark: markOfNext() }))
      return `${JSON.stringify({ property, readings: judged })}\n`
    })
    .join('')
}

if (marksFile && set) writeFileSync(new URL(`${set}.jsonl`, FOLDER), stored(marksFile))
else process.stdout.write(printed())
