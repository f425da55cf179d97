import {
  type CustomTone,
  type PropertyType,
  type Tier,
  TONES,
  type Tone,
} from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { readProperty } from '../facts/read-property.ts'
import { describe } from '../story/describe.ts'
import type { Sentence } from '../story/sentence.ts'
import { readStory } from '../story/story.ts'
import { toneOf } from '../testing/texts-of.ts'
import { toneSettings } from '../tone-settings.ts'

interface Typed {
  features: string[]
  tone?: Tone | CustomTone
  tier?: Tier
  state?: string
  price?: number
  propertyType?: PropertyType
}

/** Several versions of a description, each as its sentences. */
const textsOf = ({
  features,
  tone = 'classic',
  tier = 'extended',
  state = 'ME',
  ...form
}: Typed): Sentence[][] => {
  const { facts } = readProperty({ ...aProperty({ features, ...form }), state }, 2026)
  const settings = toneSettings(tone)
  const story = readStory(facts, settings.tone)
  return Array.from({ length: 8 }, (_, seed) =>
    describe(story, settings, tier, seed).paragraphs.flat(),
  )
}

const thoughtsIn = (sentences: readonly Sentence[]): Sentence[] =>
  sentences.filter(({ role }) => role === 'thought')

const wordsOf = (sentences: readonly Sentence[]): string =>
  sentences.map(({ text }) => text).join(' ')

const ROOMS = ['granite counters', 'vaulted ceilings', 'oak floors', 'den', 'mudroom with cubbies']
const PLACES = ['screened porch', 'fire pit', 'raised garden beds', 'library', 'gas fireplace']

test('every tone but that of an investor says what something means for a day there', () => {
  for (const tone of TONES) {
    const told = textsOf({ features: [...ROOMS, ...PLACES], tone }).flatMap(thoughtsIn)
    expect(told.length > 0, tone).toBe(tone !== 'investor')
  }
})

test('what needs work, rents for little, or has a cool tone is told plainly', () => {
  const features = [...ROOMS, ...PLACES]
  const plain: Typed[] = [
    { features: [...features, 'needs new roof', 'sold as is'] },
    { features: [...features, 'available now', '12 month lease'], price: 1200 },
    { features, tone: toneOf('classic', 2) },
    { features, propertyType: 'Multi-Family' },
  ]
  for (const typed of plain) expect(textsOf(typed).flatMap(thoughtsIn)).toEqual([])
})

test('a text begins without a thought and has few of them', () => {
  const most: [Tier, Tone | CustomTone, number][] = [
    ['basic', 'family', 1],
    ['extended', 'family', 2],
    ['premium', 'luxury', 2],
    ['basic', toneOf('family', 5), 2],
  ]
  for (const [tier, tone, count] of most)
    for (const text of textsOf({ features: [...ROOMS, ...PLACES], tier, tone })) {
      expect(text[0]?.role).not.toBe('thought')
      expect(thoughtsIn(text).length).toBeLessThanOrEqual(count)
    }
})

test('all that was typed about a thing is told', () => {
  for (const text of textsOf({ features: ROOMS }))
    expect(wordsOf(text)).toMatch(/mudroom[^.]* cubbies/)
})

test('snow is spoken of only where it falls', () => {
  const features = [...ROOMS, 'hot tub', 'wood stove']
  for (const text of textsOf({ features, state: 'FL', tone: 'family' }))
    expect(wordsOf(text)).not.toMatch(/snow/i)
})

test('several of a thing get no line that is written for one', () => {
  for (const text of textsOf({ features: ['pool', 'oak floors', 'den', 'four fireplaces'] }))
    for (const { text: said } of thoughtsIn(text)) expect(said).not.toMatch(/fireplaces/)
})

test('the one thing left beside a thought outdoors shares its sentence', () => {
  const features = ['oak woodwork', 'leaded glass windows', 'butcher-block counters', 'fenced yard']
  for (const text of textsOf({ features: [...features, 'screened porch'], tier: 'basic' }))
    expect(wordsOf(text)).not.toMatch(/(?:has|there is|there are) a fenced yard\./i)
})
