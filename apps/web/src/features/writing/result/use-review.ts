import type { Finding } from '@listwright/contracts'
import { type ReviewRequest, reviewCopy } from '@listwright/reviewer'
import { useEffect, useMemo, useState } from 'react'
import { shiftSpans } from './shift-spans.ts'

const PAUSE_MS = 150

type Review = Omit<ReviewRequest, 'year'>

/** Reviews the text after each pause in typing; until then the previous findings are shifted along with the edits. */
export const useReview = ({ property, text, kind, limit }: Review): Finding[] => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const findings = useMemo(() => {
    // The server writes ages by the year in UTC, so they are checked by that year as well.
    const year = new Date().getUTCFullYear()
    return reviewCopy({ property, text: settled, kind, year, ...(limit && { limit }) })
  }, [property, settled, kind, limit])
  return useMemo(() => shiftSpans(findings, settled, text), [findings, settled, text])
}
