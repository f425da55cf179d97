import {
  type Finding,
  type PropertyInput,
  SOCIAL_NETWORKS,
  socialCaptions,
  type WrittenContent,
} from '@listwright/contracts'
import type { WriteRequest } from '@listwright/copywriter'
import { reviewCopy } from '@listwright/reviewer'
import { z } from 'zod'
import type { Message, Model } from '../_shared/model.ts'
import { factsOf, rulesFor } from './prompt.ts'

const modelReply = z.object({
  headline: z.string().max(300).nullish(),
  description: z.string().min(1).max(4000),
  socialCaptions,
})
type ModelReply = z.infer<typeof modelReply>

export interface ModelRequest extends WriteRequest {
  property: PropertyInput
}

const ATTEMPTS = 2

/**
 * Lets the model write, reviews what comes back as strictly as our own text, and asks once for a repair.
 * Rejects when there is still something wrong; the built-in writer then has the word.
 */
export const writeWithModel = async (
  model: Model,
  request: ModelRequest,
): Promise<WrittenContent> => {
  const conversation: Message[] = [{ role: 'user', content: factsOf(request) }]
  let problems: string[] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await model(rulesFor(request), conversation)
    const text = readReply(answer)
    problems = text ? problemsOf(text, request) : ['The answer was not the JSON object asked for.']
    if (text && problems.length === 0) return contentOf(text, request)
    conversation.push(
      { role: 'assistant', content: answer },
      { role: 'user', content: `Write it again without these faults:\n${problems.join('\n')}` },
    )
  }
  throw new Error(problems.join(' '))
}

const readReply = (answer: string): ModelReply | undefined => {
  const json = answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)
  try {
    return modelReply.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

const problemsOf = (text: ModelReply, request: ModelRequest): string[] => {
  const faults = textsOf(text).flatMap(([kind, words]) =>
    review(words, kind, request)
      .filter(({ severity }) => severity !== 'advice')
      .map((finding) => `${kind}: "${finding.text}": ${finding.why}`),
  )
  const isMarkup = textsOf(text).some(([, words]) => /[*_`]{2}|<\/?[a-z]|\]\(|^#+ /im.test(words))
  return isMarkup ? [...faults, 'Plain text only, no markup.'] : faults
}

const textsOf = ({ headline, description, socialCaptions }: ModelReply) => [
  ['mls', headline ? `${headline}\n\n${description}` : description] as const,
  ...SOCIAL_NETWORKS.map((network) => [network, socialCaptions[network]] as const),
]

const review = (
  text: string,
  kind: (typeof SOCIAL_NETWORKS)[number] | 'mls',
  { property, year }: ModelRequest,
): Finding[] => reviewCopy({ property, text, kind, ...(year ? { year } : {}) })

const contentOf = (text: ModelReply, request: ModelRequest): WrittenContent => ({
  ...(text.headline && request.tier === 'premium' ? { headline: text.headline } : {}),
  description: text.description.trim(),
  socialCaptions: text.socialCaptions,
  claims: [],
  findings: review(text.description.trim(), 'mls', request),
  spans: {
    headline: [],
    description: [],
    socialCaptions: { facebook: [], instagram: [], linkedin: [], twitter: [] },
  },
  unused: [],
})
