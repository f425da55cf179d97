import type { PropertyInput } from '@listwright/contracts'
import type * as Reviewer from '@listwright/reviewer'
import { bundled } from '../packages/writing-lab/src/bundled.ts'
import { report, rounded } from './report.ts'
import { openBrowser } from './signed-in.ts'

// What one keystroke costs in a page that reviews and traces a text of 250 words against 40 features, in the browser.
const FEATURES =
  'wraparound porch, six-burner gas range, quartz island, walk-in pantry, gas fireplace, soaking tub, french doors, finished basement, mudroom with lockers, screened deck, fire pit, three-car garage, new roof 2021, new HVAC 2022, hardwood floors, vaulted ceiling, skylights, wet bar, wine cellar, sauna, home office, bunk room, laundry chute, built-in bookcases, window seats, brick patio, raised beds, irrigation, fenced yard, shed, EV charger, solar panels, tankless water heater, whole-house fan, central vacuum, attic storage, copper gutters, stone wall, guest cottage, gravel drive'.split(
    ', ',
  )
const property: PropertyInput = {
  address: '214 Quail Hollow Dr',
  city: 'Franklin',
  state: 'TN',
  zipCode: '37064',
  bedrooms: 5,
  bathrooms: 3.5,
  squareFeet: 3640,
  price: 1_085_000,
  propertyType: 'Single Family Home',
  yearBuilt: 2006,
  lotSize: 0.46,
  features: FEATURES,
}
const WORDS = 250
const KEYSTROKES = 200

const sentences = FEATURES.map((feature) => `The house in Franklin has a ${feature}, ready to use.`)
const text = sentences.join(' ').split(' ').slice(0, WORDS).join(' ')

const browser = await openBrowser()
try {
  const page = await browser.newPage()
  const code = Buffer.from(await bundled('export * from "@listwright/reviewer"')).toString('base64')
  const module = `data:text/javascript;base64,${code}`
  const { times, reference } = await page.evaluate(typeInto, {
    module,
    property,
    text,
    keystrokes: KEYSTROKES,
  })
  const part = (of: number[], share: number) =>
    of.toSorted((a, b) => a - b)[Math.floor(share * (of.length - 1))] ?? 0
  report('reviewer-keystroke', {
    words: WORDS,
    features: FEATURES.length,
    undisturbed: rounded(part(times, 0.05), 2),
    median: rounded(part(times, 0.5), 2),
    p95: rounded(part(times, 0.95), 2),
    perReferenceLoop: rounded(part(times, 0.5) / part(reference, 0.5), 1),
    target:
      'median < 8 ms on a machine that does nothing else; a reference loop takes it half a millisecond',
  })
} finally {
  await browser.close()
}

interface Typing {
  module: string
  property: PropertyInput
  text: string
  keystrokes: number
}

/** Runs in the page: every keystroke changes the text in its middle, and all of it is read again. */
async function typeInto({ module, property, text, keystrokes }: Typing) {
  const { reviewCopy, traceCopy }: typeof Reviewer = await import(module)
  const typed = ' and then a heated pool behind it'
  const times: number[] = []
  const reference: number[] = []
  for (let key = 0; key < keystrokes * 2; key += 1) {
    const half = text.length / 2
    const now = text.slice(0, half) + typed.slice(0, key % typed.length) + text.slice(half)
    const start = performance.now()
    reviewCopy({ property, text: now, kind: 'mls', year: 2026, openVocabulary: true })
    traceCopy({ property, text: now, year: 2026 })
    const read = performance.now()
    times.push(read - start)
    // String and hash work whose time on a plain core is known.
    const words = new Map<string, number>()
    for (let turn = 0; turn < 4000; turn += 1) {
      const word = ((turn * 2654435761 + key) >>> 20).toString(36)
      words.set(word, (words.get(word) ?? 0) + 1)
    }
    reference.push(performance.now() - read)
  }
  // The first half warms the code up, as typing does.
  return { times: times.slice(keystrokes), reference: reference.slice(keystrokes) }
}
