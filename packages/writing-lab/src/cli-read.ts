import { writeFileSync } from 'node:fs'
import { grammarChecker } from './harper.ts'
import { readingPage } from './reading-page.ts'
import { readingSamples } from './sample.ts'

// `npm run --silent read` prints the page, `npm run read -- page.md` writes it to a file; a seed may follow.
const [file = '-', seed = '1'] = process.argv.slice(2)
const page = await readingPage(readingSamples(undefined, Number(seed)), await grammarChecker())
if (file === '-') process.stdout.write(page)
else writeFileSync(file, page)
