import type { Claim } from '@listwright/contracts'

/** A stretch of copy; one with a source states that field of the property. */
export interface Strand {
  text: string
  source?: string
}

/** Cuts a paragraph into plain stretches and claims, in reading order. */
export const weave = (paragraph: string, claims: readonly Claim[]): Strand[] => {
  const strands: Strand[] = []
  let rest = paragraph
  for (;;) {
    const next = firstClaim(rest, claims)
    if (!next) break
    const start = rest.indexOf(next.text)
    if (start > 0) strands.push({ text: rest.slice(0, start) })
    strands.push(next)
    rest = rest.slice(start + next.text.length)
  }
  return rest ? [...strands, { text: rest }] : strands
}

const firstClaim = (text: string, claims: readonly Claim[]): Claim | undefined =>
  claims
    .filter((claim) => claim.text && text.includes(claim.text))
    .sort((a, b) => text.indexOf(a.text) - text.indexOf(b.text) || b.text.length - a.text.length)[0]
