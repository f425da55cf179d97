import type { Finding } from '@listwright/contracts'
import { reviewCopy } from '@listwright/reviewer'
import { useEffect, useMemo, useState } from 'react'
import { shiftSpans } from './shift-spans.ts'

const PAUSE_MS = 150

type Review = Parameters<typeof reviewCopy>[0]

/** What the reviewer says, at every pause in the typing; until then the known findings move along with the text. */
export const useReview = ({ property, text, kind, limit }: Review): Finding[] => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const findings = useMemo(
    () => reviewCopy({ property, text: settled, kind, ...(limit && { limit }) }),
    [property, settled, kind, limit],
  )
  return useMemo(() => shiftSpans(findings, settled, text), [findings, settled, text])
}
