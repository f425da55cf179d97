import {
  type Claim,
  SOCIAL_NETWORKS,
  type Span,
  type UnusedInput,
  type WrittenContent,
} from '@listwright/contracts'
import { factSheet } from '@listwright/copywriter'
import type { Order } from './order.ts'
import type { Copy } from './reply.ts'
import { spansOf } from './spans-of.ts'

type Proof = Pick<WrittenContent, 'claims' | 'spans' | 'unused'>

/** Where a text says what, traced from its words alone. */
export const proofOf = (copy: Copy, order: Order): Proof => {
  const spansIn = (text: string) => spansOf(text, order)
  const spans = {
    headline: spansIn(copy.headline ?? ''),
    description: spansIn(copy.description),
    socialCaptions: {
      facebook: spansIn(copy.socialCaptions.facebook),
      instagram: spansIn(copy.socialCaptions.instagram),
      linkedin: spansIn(copy.socialCaptions.linkedin),
      twitter: spansIn(copy.socialCaptions.twitter),
    },
  }
  const claims = [
    ...claimsIn(copy.headline ?? '', spans.headline),
    ...claimsIn(copy.description, spans.description),
    ...SOCIAL_NETWORKS.flatMap((network) =>
      claimsIn(copy.socialCaptions[network], spans.socialCaptions[network]),
    ),
  ]
  return { claims: distinct(claims), spans, unused: unusedIn(spans.description, order) }
}

/** What a text claims, by its marks. */
export const claimsIn = (text: string, spans: readonly Span[]): Claim[] =>
  spans.map(({ start, end, source }) => ({ text: text.slice(start, end), source }))

const distinct = (claims: readonly Claim[]): Claim[] => [
  ...new Map(
    claims.map((claim) => [`${claim.source} ${claim.text.toLowerCase()}`, claim]),
  ).values(),
]

const unusedIn = (told: readonly Span[], { property, year }: Order): UnusedInput[] => {
  const { facts, unused } = factSheet(property, year)
  const untold = property.features.filter(
    (_, index) =>
      facts.some(({ source }) => source === `features[${index}]`) &&
      !told.some(({ source }) => source === `features[${index}]`),
  )
  return [
    ...unused,
    ...untold.map((text) => ({ text, reason: 'The description does not mention it.' })),
  ]
}
