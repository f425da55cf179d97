import type { Finding, Span } from '@listwright/contracts'

interface MarkedPart {
  place: number
  part: string
  source: string | undefined
  hasFinding: boolean
}

/** Cuts a text wherever a claim or a finding begins or ends, and says of each part what it is. */
export const markText = (text: string, spans: Span[], findings: Finding[]): MarkedPart[] => {
  const edges = [...spans, ...findings].flatMap(({ start, end }) => [start, end])
  const cuts = [...new Set([0, ...edges, text.length])]
    .filter((cut) => cut >= 0 && cut <= text.length)
    .sort((a, b) => a - b)
  return cuts.slice(0, -1).map((start, place) => {
    const covers = (mark: { start: number; end: number }) => mark.start <= start && start < mark.end
    return {
      place,
      part: text.slice(start, cuts[place + 1]),
      source: spans.find(covers)?.source,
      hasFinding: findings.some(covers),
    }
  })
}
