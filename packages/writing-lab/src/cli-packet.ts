import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseGold } from './gold.ts'
import { makePacket } from './packet.ts'

// tsx packages/writing-lab/src/cli-packet.ts <gold.md> <folder> [descriptions] [captions] [seed]
const [gold, folder, descriptions = '60', captions = '40', seed = '1'] = process.argv.slice(2)
if (!gold || !folder) throw new Error('Name the file of hand-written texts and a folder.')

const { texts, pairs, textMarks, pairMarks, key } = makePacket(
  parseGold(readFileSync(gold, 'utf8')),
  { descriptions: Number(descriptions), captions: Number(captions) },
  Number(seed),
)
const files = {
  'reader/texts.md': texts,
  'reader/texts.csv': textMarks,
  'reader/pairs.md': pairs,
  'reader/pairs.csv': pairMarks,
  'key.json': JSON.stringify(key, null, 2),
}
mkdirSync(join(folder, 'reader'), { recursive: true })
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
