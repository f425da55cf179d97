import type { CustomTone, PropertyType, Tier, Tone } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { writeDescription } from '../write.ts'

const toneOf = (base: Tone, warmth: number): CustomTone => ({
  name: 'Our own',
  base,
  warmth,
  formality: 3,
  prefer: [],
  avoid: [],
  opening: '',
  closing: '',
})
const WARM = toneOf('classic', 5)

interface Typed {
  features: string[]
  tone?: Tone | CustomTone
  tier?: Tier
  state?: string
  propertyType?: PropertyType
}

const textsOf = ({
  features,
  tone = WARM,
  tier = 'extended',
  state = 'ME',
  propertyType = 'Single Family Home',
}: Typed): string[] =>
  Array.from({ length: 8 }, (_, seed) =>
    writeDescription({
      property: { ...aProperty({ features }), state, propertyType },
      tone,
      tier,
      seed,
    }),
  )

const ROOMS = ['granite counters', 'vaulted ceilings', 'oak floors', 'den', 'mudroom with cubbies']
const BOOTS = /[Ss]now boots (?:come no farther than|get no farther than|stop at) the mudroom/

test('a thing is told by the nuisance that it removes, with all that was typed about it', () => {
  for (const tone of ['luxury', 'classic', 'family', 'casual', 'modern'] as const) {
    const texts = textsOf({ features: ROOMS, tone: toneOf(tone, 5) })
    expect(texts.some((text) => BOOTS.test(text))).toBe(true)
    for (const text of texts) expect(text).toMatch(/\bcubbies\b/)
  }
})

test('only a tone of an agent that asks for warmth has thoughts, and no investor or fixer', () => {
  const sober: Typed[] = [
    { features: ROOMS, tone: 'classic' },
    { features: ROOMS, tone: toneOf('classic', 3) },
    { features: ROOMS, tone: toneOf('investor', 5) },
    { features: [...ROOMS, 'needs new roof', 'sold as is'] },
  ]
  for (const typed of sober) for (const text of textsOf(typed)) expect(text).not.toMatch(/boots/)
})

test('snow is spoken of only where it falls', () => {
  const texts = textsOf({ features: ROOMS, state: 'FL' })
  for (const text of texts) expect(text).not.toMatch(/[Ss]now/)
  expect(texts.some((text) => /Wet shoes [a-z ]+ the mudroom/.test(text))).toBe(true)
})

test('two things divide the seasons between them', () => {
  const features = [
    'pool',
    'ocean view',
    'oak floors',
    'den',
    'library',
    'gas fireplace',
    'sunroom',
  ]
  const texts = textsOf({ features, tone: toneOf('family', 5) })
  expect(texts.some((text) => /Winter (?:days|evenings) /.test(text))).toBe(true)
})

test('a text begins without a thought, and a basic one has no more than one', () => {
  const features = [...ROOMS, 'screened porch', 'fire pit', 'raised garden beds', 'generator']
  const THOUGHTS = /boots|mosquitoes|cool evening|bending|brings the power down/g
  for (const text of textsOf({ features, tier: 'basic' })) {
    expect(text.split(/[.] /)[0]).not.toMatch(THOUGHTS)
    expect(text.match(THOUGHTS)?.length ?? 0).toBeLessThanOrEqual(1)
  }
})

test('the one thing left beside a thought outdoors shares its sentence', () => {
  const features = ['oak woodwork', 'leaded glass windows', 'butcher-block counters', 'fenced yard']
  const texts = textsOf({ features: [...features, 'screened porch'], tier: 'basic' })
  for (const text of texts) {
    if (/mosquitoes/.test(text))
      expect(text).toMatch(/fenced yard[^.]*mosquitoes|fenced yard[^.]*acres/)
    expect(text).not.toMatch(/(?:has|there is|there are) a fenced yard\./i)
  }
})
