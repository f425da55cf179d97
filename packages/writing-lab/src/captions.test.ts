import { SOCIAL_NETWORKS, type SocialNetwork, type Tone } from '@listwright/contracts'
import { lengthOf, twitterLength } from '@listwright/reviewer'
import { expect, test } from 'vitest'
import { theReading } from './sample.ts'

/** What a phone shows before 'more'. */
const FOLDS: Partial<Record<SocialNetwork, number>> = {
  facebook: 125,
  linkedin: 140,
  instagram: 125,
}
const EMOJI = /\p{Extended_Pictographic}/gu
const PLAYFUL: readonly Tone[] = ['casual', 'family', 'modern']
const HASHTAGS_MAX = 5

const captions = theReading().flatMap(({ property, tone, content }) =>
  SOCIAL_NETWORKS.map((network) => ({
    network,
    tone,
    property,
    text: content.socialCaptions[network],
    where: `${property.city}, ${tone}, ${network}`,
  })),
)
const wrong = (isWrong: (caption: (typeof captions)[number]) => boolean) =>
  captions.filter(isWrong).map(({ where, text }) => `${where}: ${text}`)

test('the first line of a caption stands above the fold', () => {
  expect(
    wrong(({ network, text }) => {
      const fold = FOLDS[network]
      return fold !== undefined && lengthOf(text.split('\n')[0] ?? '', network) > fold
    }),
  ).toEqual([])
})

test('emoji are rare, and only where a person would set them', () => {
  expect(
    wrong(({ network, tone, text }) => {
      const count = text.match(EMOJI)?.length ?? 0
      const isFit = PLAYFUL.includes(tone) && (network === 'facebook' || network === 'instagram')
      return count > (isFit ? 2 : 0)
    }),
  ).toEqual([])
})

test('hashtags are few, and words that a person would use', () => {
  expect(
    wrong(({ text }) => {
      const tags = text.match(/#[\p{L}\p{N}_]+/gu) ?? []
      return tags.length > HASHTAGS_MAX || tags.some((tag) => /\d{3}/.test(tag) || tag.length > 30)
    }),
  ).toEqual([])
})

test('a post on X is complete with its price', () => {
  expect(
    wrong(({ network, text, property }) => {
      if (network !== 'twitter') return false
      return (
        twitterLength(text) > 280 || !text.includes(`$${property.price.toLocaleString('en-US')}`)
      )
    }),
  ).toEqual([])
})

test('nothing that was typed as decoration or code comes through', () => {
  expect(wrong(({ text }) => /process\.env|[→←★☆•►]|\*\*/.test(text))).toEqual([])
})
