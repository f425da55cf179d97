import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scoreReading } from './score.ts'

// tsx packages/writing-lab/src/cli-score.ts <folder of the packet>
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of the packet.')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const reading = scoreReading(
  JSON.parse(read('key.json')),
  read('reader/texts.csv'),
  read('reader/pairs.csv'),
)
process.stdout.write(`${JSON.stringify(reading, null, 2)}\n`)
