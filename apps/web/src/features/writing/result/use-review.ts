import type { Finding } from '@listwright/contracts'
import { type ReviewRequest, reviewText } from '@listwright/reviewer/text'
import { useEffect, useMemo, useState } from 'react'
import { type FactCheck, loadFactReviewer, useFactReviewer } from '@/lib/use-reviewer.ts'
import { shiftSpans } from './shift-spans.ts'

const PAUSE_MS = 150

type Review = Omit<ReviewRequest, 'year' | 'openVocabulary'>

interface Reviewed {
  findings: Finding[]
  /** Whether the text was held against its facts as well. */
  factCheck: FactCheck
}

// Begun with the page that writes, so that it is there before the text.
void loadFactReviewer()

/** Reviews the text after each pause in typing; until then the previous findings are shifted along with the edits. */
export const useReview = ({ property, text, kind, limit, spans }: Review): Reviewed => {
  const { part, loading: factCheck } = useFactReviewer()
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const findings = useMemo(() => {
    // The server writes ages by the year in UTC, so they are checked by that year as well.
    const year = new Date().getUTCFullYear()
    const review = part?.reviewFacts ?? reviewText
    return review({
      property,
      text: settled,
      kind,
      year,
      ...(limit && { limit }),
      ...(spans && { spans: shiftSpans([...spans], text, settled) }),
    })
  }, [part, property, text, settled, kind, limit, spans])
  const shifted = useMemo(() => shiftSpans(findings, settled, text), [findings, settled, text])
  return { findings: shifted, factCheck }
}
