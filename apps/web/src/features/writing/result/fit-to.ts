import type { Property, Span } from '@listwright/contracts'
import { type FittedText, featureIndex, fitText } from '@listwright/reviewer/fit-text'
import type { WorkingContent } from '@/data/content/working-content.ts'

/** The content with a text that fits a limit; says which features are no longer in it. */
export const fitTo = (
  property: Property,
  content: WorkingContent,
  limit: number,
  /** As the server made it; without one, whole sentences are left out here. */
  { text, spans }: FittedText = fitText(content.description, content.spans, limit),
): WorkingContent => {
  const told = featuresIn(spans)
  const reason = `Left out to fit ${limit} characters.`
  const leftOut = [...featuresIn(content.spans)]
    .filter((index) => !told.has(index))
    .flatMap((index) => property.features[index] ?? [])
    .map((feature) => ({ text: feature, reason }))
  return {
    ...content,
    description: text,
    spans,
    unused: [...content.unused, ...leftOut],
    isChanged: true,
  }
}

const featuresIn = (spans: readonly Span[]): Set<number> =>
  new Set(
    spans.flatMap(({ source }) => source.split('/').flatMap((each) => featureIndex(each) ?? [])),
  )
