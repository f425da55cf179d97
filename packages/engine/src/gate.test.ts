import { aProperty, modelAnswers, readingSamples, YEAR } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { type Candidate, faultsIn, gate } from './gate.ts'
import type { Order } from './order.ts'

const order: Order = {
  property: aProperty({ features: ['screened porch', 'brick fireplace', 'two-car garage'] }),
  tone: 'classic',
  tier: 'basic',
  seed: 1,
  year: 2026,
}
const good: Candidate = {
  description:
    'This single family home in Boise has 4 bedrooms and 2.5 bathrooms in 2,480 square feet. A screened porch and a brick fireplace come with it. Offered at $589,000.',
  socialCaptions: {
    facebook: 'A home in Boise with a screened porch. $589,000.',
    instagram: 'Boise: a home with a brick fireplace, for $589,000. #BoiseHomes',
    linkedin: 'Offered in Boise at $589,000: a home of 2,480 square feet.',
    twitter: 'Boise home, 4 bedrooms, $589,000.',
  },
}
const rulesOf = (candidate: Candidate, asked = order) =>
  gate(candidate, asked).map(({ part, rule }) => `${part} ${rule}`)
const saying = (text: string): Candidate => ({
  ...good,
  description: `${good.description} ${text}`,
})

test('a text that keeps to the facts passes', () => {
  expect(gate(good, order)).toEqual([])
})

test.each([
  ['a claim without support', 'The pool is heated.', 'fact/claim'],
  ['a figure that contradicts', 'It has 7 fireplaces.', 'fact/number'],
  ['a preference', 'Perfect for young families.', 'fair-housing/'],
  ['contact data', 'Call 208-555-0142.', 'mls/'],
  ['markup', 'See **more** below.', 'markup'],
  ['a link', 'See https://example.com for it.', 'markup'],
  [
    'an echo of the rules',
    'State only what the facts say. No number that is not in the facts.',
    'echo',
  ],
  ['talk about the task', 'As an AI language model, here is the listing.', 'echo'],
  ['another language', 'Esta casa tiene una piscina con vista de la ciudad en el mar.', 'language'],
])('%s is a fault', (_, text, rule) => {
  const found = faultsIn('description', text, order)
  expect(found.some((fault) => fault.rule.startsWith(rule))).toBe(true)
  for (const { start, end, text: at } of found) expect(text.slice(start, end)).toBe(at)
})

test('a text in another language is a fault as a whole', () => {
  const description =
    'La casa de la familia en Boise tiene cuatro dormitorios y una sala con la chimenea de ladrillo.'
  expect(rulesOf({ ...good, description })).toContain('description language')
})

test('what is longer than its tier allows is a fault', () => {
  const much = Array.from({ length: 12 }, () => good.description).join(' ')
  expect(rulesOf({ ...good, description: much })).toContain('description length')
})

test('a description owes the main figures, a caption its place and price', () => {
  expect(rulesOf({ ...good, description: 'A home in Boise.' })).toContain(
    'description missing/price',
  )
  const captions = { ...good.socialCaptions, twitter: 'A screened porch.' }
  expect(rulesOf({ ...good, socialCaptions: captions })).toContain('twitter missing/city')
})

test('captions must differ', () => {
  const { facebook } = good.socialCaptions
  const socialCaptions = { ...good.socialCaptions, linkedin: facebook }
  expect(rulesOf({ ...good, socialCaptions })).toEqual(['linkedin captions/alike'])
})

test('words that an agent never uses are a fault', () => {
  const tone = { name: 'Ours', base: 'classic', avoid: ['porch'], prefer: [] } as const
  const custom = { ...tone, avoid: [...tone.avoid], prefer: [], opening: '', closing: '' }
  const asked: Order = { ...order, tone: { ...custom, warmth: 3, formality: 3 } }
  expect(rulesOf(good, asked)).toContain('description tone/avoid')
})

test('whoever declares the source of a word is believed, and so only the built-in writer may', () => {
  const candidate = saying('Its eaves are deep.')
  expect(rulesOf(candidate)).toContain('description fact/claim')
  const start = candidate.description.indexOf('eaves')
  const description = [{ start, end: candidate.description.length, source: 'features[0]' }]
  const socialCaptions = { facebook: [], instagram: [], linkedin: [], twitter: [] }
  expect(
    gate({ ...candidate, spans: { headline: [], description, socialCaptions } }, order),
  ).toEqual([])
})

test('what the built-in writer writes passes as well', () => {
  const samples = readingSamples(undefined, undefined, ['luxury'])
  const failed = samples.filter(
    ({ content, ...request }) => gate(content, { ...request, year: YEAR }).length > 0,
  )
  expect(failed.length / samples.length).toBeLessThanOrEqual(0.01)
})

test('good answers of language models pass', () => {
  const answers = modelAnswers()
  expect(answers.length).toBeGreaterThan(25)
  const objections = answers.flatMap(({ property, kind, text, tone, tier }) =>
    faultsIn(kind === 'mls' ? 'description' : kind, text, {
      ...order,
      property,
      tone,
      tier: tier ?? 'basic',
    }).map((fault) => `${property.city}: ${fault.rule} ${fault.text}`),
  )
  expect(objections).toEqual([])
})
