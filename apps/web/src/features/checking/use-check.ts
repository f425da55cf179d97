import type {
  BoardProfile,
  CopyKind,
  Finding,
  PropertyInput,
  TracedClaim,
} from '@listwright/contracts'
import { reviewCopy, traceCopy } from '@listwright/reviewer'
import { useMemo } from 'react'

interface Check {
  findings: Finding[]
  claims: TracedClaim[] | undefined
}

/** Reads the text with every keystroke, in this browser; nothing is sent anywhere. */
export const useCheck = (
  text: string,
  kind: CopyKind,
  board: BoardProfile,
  property: PropertyInput | undefined,
): Check => {
  const year = new Date().getUTCFullYear()
  return useMemo(() => {
    if (!text.trim()) return { findings: [], claims: property && [] }
    const context = property ? { property } : {}
    const found = reviewCopy({ ...context, text, kind, board, year, openVocabulary: true })
    const prohibited = found.filter(({ severity }) => severity === 'prohibited')
    return {
      findings: found.filter((finding) => !isSaidAlready(finding, found)),
      // What must not be said at all needs no source.
      claims:
        property &&
        traceCopy({ property, text, year }).filter(
          (claim) => !prohibited.some((finding) => isWithin(claim, finding)),
        ),
    }
  }, [text, kind, board, property, year])
}

interface Stretch {
  start: number
  end: number
}

const isWithin = (inner: Stretch, outer: Stretch): boolean =>
  outer.start <= inner.start && inner.end <= outer.end

/** A word without support need not be named beside the phrase it stands in. */
const isSaidAlready = (finding: Finding, found: readonly Finding[]): boolean =>
  finding.rule === 'fact/claim' &&
  found.some((other) => other.rule !== 'fact/claim' && isWithin(finding, other))
