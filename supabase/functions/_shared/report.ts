interface Text {
  engine: string
  duration_ms: number
  findings?: readonly { rule: string }[]
}

/** Takes what a function measured of itself. At the edge nobody listens; our own server counts it. */
export type Report = (
  measure: 'generation' | 'finding',
  value: number,
  labels: Record<string, string>,
) => void

/** How long a text took, and what the review found in it. */
export const reportText = (
  report: Report | undefined,
  kind: 'content' | 'captions' | 'refinement' | 'translation',
  { engine, duration_ms, findings = [] }: Text,
): void => {
  report?.('generation', duration_ms / 1000, { kind, engine })
  for (const { rule } of findings) report?.('finding', 1, { rule })
}
