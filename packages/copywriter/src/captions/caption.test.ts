import { SOCIAL_NETWORKS, type SocialNetwork, TONES } from '@listwright/contracts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { twitterLength, write, writeCaptions } from '../index.ts'
import { realisticProperty } from '../measure/arbitraries.ts'
import { ngramsOf, sentencesOf, wordsOf } from '../measure/words.ts'
import { aProperty } from '../property-sample.ts'

interface Rule {
  least: number
  most: number
  first: number
  tags: [number, number]
  /** With so many features a caption has enough to tell for its least length. */
  enough: number
}

const RULES: Record<SocialNetwork, Rule> = {
  facebook: { least: 350, most: 600, first: 120, tags: [1, 3], enough: 5 },
  instagram: { least: 350, most: 700, first: 120, tags: [5, 5], enough: 5 },
  linkedin: { least: 500, most: 900, first: 140, tags: [3, 5], enough: 8 },
  twitter: { least: 200, most: 275, first: 140, tags: [1, 2], enough: 4 },
}
const lengthOf = (network: SocialNetwork, text: string) =>
  network === 'twitter' ? twitterLength(text) : [...text].length
const tagsIn = (text: string) => text.match(/#[\p{L}\p{N}_]+/gu) ?? []
const firstSentence = (text: string) =>
  /^.*?[.?!](?=\s)/s.exec(text.replace(/\bSt\. /g, 'St '))?.[0] ?? text

test('[TEXT-14] [TEXT-15] [TEXT-16] [TEXT-17] every caption keeps the length and tags of its network', () => {
  fc.assert(
    fc.property(
      realisticProperty(),
      fc.constantFrom(...TONES),
      fc.nat(),
      (property, tone, seed) => {
        const { socialCaptions } = write({ property, tone, tier: 'extended', seed })
        for (const network of SOCIAL_NETWORKS) {
          const text = socialCaptions[network]
          const { most, first, tags } = RULES[network]
          expect(lengthOf(network, text)).toBeLessThanOrEqual(most)
          expect(firstSentence(text).length).toBeLessThanOrEqual(first)
          expect(tagsIn(text).length).toBeGreaterThanOrEqual(tags[0])
          expect(tagsIn(text).length).toBeLessThanOrEqual(tags[1])
          for (const tag of tagsIn(text)) expect(tag).toMatch(/^#\p{Lu}/u)
        }
      },
    ),
    { numRuns: 120 },
  )
})

test('a caption of a property with enough to tell reaches the length of its network', {
  timeout: 300_000,
}, () => {
  const properties = fc.sample(realisticProperty(), { numRuns: 200, seed: 9 })
  for (const network of SOCIAL_NETWORKS) {
    const { least, enough } = RULES[network]
    const lengths = properties
      .filter(({ features }) => features.length >= enough)
      .map((property, seed) => {
        const tone = TONES[seed % TONES.length] ?? 'luxury'
        const { socialCaptions } = write({ property, tone, tier: 'extended', seed })
        return lengthOf(network, socialCaptions[network])
      })
    const reached = lengths.filter((length) => length >= least).length / lengths.length
    expect(reached).toBeGreaterThanOrEqual(0.95)
  }
})

test('no two captions of a property have six words in a row in common, its own facts aside', () => {
  for (const [seed, property] of fc
    .sample(realisticProperty(), { numRuns: 60, seed: 3 })
    .entries()) {
    const tone = TONES[seed % TONES.length] ?? 'luxury'
    const { socialCaptions } = write({ property, tone, tier: 'extended', seed })
    const told = new Set<string>()
    for (const network of SOCIAL_NETWORKS) {
      const body = socialCaptions[network].replace(/#\S+/g, '').replaceAll(property.city, '1')
      const runs = sentencesOf(body)
        .flatMap((sentence) => ngramsOf(wordsOf(sentence), 6))
        .filter((run) => !/\d/.test(run))
      for (const run of runs) expect(told).not.toContain(run)
      for (const run of runs) told.add(run)
    }
  }
})

test('nobody is asked what to cook on a parcel, or where the couch goes in a shop', () => {
  for (const propertyType of ['Land', 'Commercial'] as const)
    for (const tone of TONES)
      for (let seed = 0; seed < 30; seed++) {
        const property = aProperty({ propertyType, features: [] })
        const { socialCaptions } = write({ property, tone, tier: 'basic', seed })
        expect(Object.values(socialCaptions).join(' ')).not.toMatch(
          /couch|would cook|kettle|boots by the door|bookcase|desk|dinner|floor plan|lamp|which room/i,
        )
      }
})

test('[TEXT-18] the four captions begin in four ways', () => {
  for (const tone of TONES)
    for (let seed = 0; seed < 20; seed++) {
      const { socialCaptions } = write({ property: aProperty(), tone, tier: 'basic', seed })
      expect(new Set(Object.values(socialCaptions).map(firstSentence)).size).toBe(4)
    }
})

test('the caption generator gives as many variants as asked, each with its own first sentence', () => {
  for (const network of SOCIAL_NETWORKS) {
    const variants = writeCaptions(
      { property: aProperty(), tone: 'casual', tier: 'premium', seed: 1 },
      network,
      5,
    )
    expect(new Set(variants.map(({ text }) => firstSentence(text))).size).toBe(5)
    for (const { text, spans } of variants)
      expect(spans.some(({ start, end }) => text.slice(start, end) === 'Boise')).toBe(true)
  }
})

test('a city that no hashtag can hold leaves the other tags', () => {
  const { instagram } = write({
    property: aProperty({ city: "Coeur d'Alene" }),
    tone: 'luxury',
    tier: 'basic',
    seed: 1,
  }).socialCaptions
  expect(tagsIn(instagram)).toContain('#CoeurDAleneRealEstate')
  const long = write({
    property: aProperty({ city: 'x'.repeat(80) }),
    tone: 'luxury',
    tier: 'basic',
    seed: 1,
  })
  expect(tagsIn(long.socialCaptions.instagram)).toHaveLength(5)
})
