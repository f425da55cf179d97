import type { Finding, Span } from '@listwright/contracts'

interface MarkedPart {
  place: number
  part: string
  source: string | undefined
  hasFinding: boolean
}

/** Cuts a text wherever a claim or a finding begins or ends, and says of each part what it is. */
export const markText = (text: string, spans: Span[], findings: Finding[]): MarkedPart[] => {
  const objections = findings.map((finding) => withoutSpaces(text, finding))
  const edges = [...spans, ...objections].flatMap(({ start, end }) => [start, end])
  const cuts = [...new Set([0, ...edges, text.length])]
    .filter((cut) => cut >= 0 && cut <= text.length)
    .sort((a, b) => a - b)
  return cuts.slice(0, -1).map((start, place) => {
    const covers = (mark: { start: number; end: number }) => mark.start <= start && start < mark.end
    return {
      place,
      part: text.slice(start, cuts[place + 1]),
      source: spans.find(covers)?.source,
      hasFinding: objections.some(covers),
    }
  })
}

/** A sentence that is to be removed takes the space beside it along; marked, that would show as a blot. */
const withoutSpaces = (text: string, { start, end }: Finding) => {
  const words = text.slice(start, end)
  return {
    start: start + words.length - words.trimStart().length,
    end: end - (words.length - words.trimEnd().length),
  }
}
