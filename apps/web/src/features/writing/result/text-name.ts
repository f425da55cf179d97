import type { SocialNetwork } from '@listwright/contracts'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { shiftSpans } from './shift-spans.ts'

/** One of the texts of a result: the description, or the caption for a network. */
export type TextName = 'description' | SocialNetwork

/** The content with one of its texts, and what belongs to it, taken from another version. */
export const withTextOf = (
  name: TextName,
  content: WorkingContent,
  version: WorkingContent,
): WorkingContent => {
  if (name === 'description') {
    const { description, spans, unused, origin } = version
    return { ...content, description, spans, unused, origin, isChanged: true }
  }
  const socialCaptions = { ...content.socialCaptions, [name]: version.socialCaptions[name] }
  const captionSpans = content.captionSpans && {
    ...content.captionSpans,
    [name]: version.captionSpans?.[name] ?? [],
  }
  return { ...content, socialCaptions, captionSpans, isChanged: true }
}

export const textOf = (name: TextName, content: WorkingContent): string =>
  name === 'description' ? content.description : content.socialCaptions[name]

/** The content with other words in one of its texts; claims whose words have changed are no longer traced. */
export const withWords = (
  name: TextName,
  content: WorkingContent,
  words: string,
): WorkingContent => {
  const spans = shiftSpans(content.spans, content.description, words)
  return name === 'description'
    ? { ...content, description: words, spans, isChanged: true }
    : { ...content, socialCaptions: { ...content.socialCaptions, [name]: words }, isChanged: true }
}
