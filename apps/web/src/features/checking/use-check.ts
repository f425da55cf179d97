import type {
  BoardProfile,
  CopyKind,
  Finding,
  PropertyInput,
  TracedClaim,
} from '@listwright/contracts'
import { reviewText } from '@listwright/reviewer/text'
import { useMemo } from 'react'
import { type FactCheck, useReviewer } from '@/lib/use-reviewer.ts'

interface Check {
  findings: Finding[]
  claims: TracedClaim[] | undefined
  /** Whether the text was held against the facts as well; without any there is nothing left to do. */
  factCheck: FactCheck
}

/** Reads the text with every keystroke, in this browser; nothing is sent anywhere. */
export const useCheck = (
  text: string,
  kind: CopyKind,
  board: BoardProfile,
  property: PropertyInput | undefined,
): Check => {
  const year = new Date().getUTCFullYear()
  const { part: reviewer, loading } = useReviewer(property !== undefined)
  const factCheck = property ? loading : 'done'
  return useMemo(() => {
    if (!text.trim()) return { findings: [], claims: property && [], factCheck }
    const context = property ? { property } : {}
    const review = reviewer?.reviewCopy ?? reviewText
    const found = review({ ...context, text, kind, board, year, openVocabulary: true })
    const prohibited = found.filter(({ severity }) => severity === 'prohibited')
    return {
      findings: found.filter((finding) => !isSaidAlready(finding, found)),
      // A finding that forbids the words already covers them, so no missing source is reported.
      claims:
        property &&
        reviewer
          ?.traceCopy({ property, text, year })
          .filter((claim) => !prohibited.some((finding) => isWithin(claim, finding))),
      factCheck,
    }
  }, [text, kind, board, property, year, reviewer, factCheck])
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
