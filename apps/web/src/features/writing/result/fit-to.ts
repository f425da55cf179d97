import type { Property, Span } from '@listwright/contracts'
import { featureIndex, fitText } from '@listwright/reviewer'
import type { WorkingContent } from '@/data/content/working-content.ts'

/** Makes a text fit a limit by whole sentences, and says which features are no longer in it. */
export const fitTo = (
  property: Property,
  content: WorkingContent,
  limit: number,
): WorkingContent => {
  const { text, spans } = fitText(content.description, content.spans, limit)
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
