import { SOCIAL_NETWORKS } from '@listwright/contracts'
import { sentencesIn } from '@listwright/reviewer/language'
import type { Copy, Part, ReplySentence } from '../reply.ts'

/** The sentences of a finished text, as a version is made of them. */
export const sentencesOf = ({ headline, description, socialCaptions }: Copy): ReplySentence[] => [
  ...(headline ? [sentence('headline', 1, headline)] : []),
  ...inParagraphs('description', description),
  ...SOCIAL_NETWORKS.flatMap((network) => inParagraphs(network, socialCaptions[network])),
]

/** Hashtags are English everywhere; a version has none. */
const inParagraphs = (part: Part, text: string): ReplySentence[] =>
  text
    .replace(/#[\p{L}\p{N}_]+/gu, '')
    .split(/\n+/)
    .flatMap((paragraph, index) =>
      sentencesIn(paragraph).map(({ start, end }) =>
        sentence(part, index + 1, paragraph.slice(start, end).trim()),
      ),
    )
    .filter(({ text: words }) => /\p{L}/u.test(words))

const sentence = (part: Part, paragraph: number, text: string): ReplySentence => ({
  part,
  paragraph,
  text,
  sources: [],
})
