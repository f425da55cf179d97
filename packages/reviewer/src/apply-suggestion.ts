import type { Finding } from '@listwright/contracts'

/** The text with one suggestion taken. @example applySuggestion('a safe street', finding) // 'a street' */
export const applySuggestion = (text: string, { start, end, suggestion }: Finding): string =>
  suggestion === undefined ? text : text.slice(0, start) + suggestion + text.slice(end)

/** The text with every suggestion taken; where two touch the same words, only the graver one is taken; two removals are joined. */
export const applySuggestions = (text: string, findings: readonly Finding[]): string => {
  const taken: Finding[] = []
  for (const finding of findings.toSorted((a, b) => GRAVITY[a.severity] - GRAVITY[b.severity])) {
    if (finding.suggestion === undefined) continue
    const touched = taken.filter(({ start, end }) => finding.end > start && finding.start < end)
    const [only] = touched
    if (!only) taken.push(finding)
    else if (touched.length === 1 && only.suggestion === '' && finding.suggestion === '') {
      const start = Math.min(only.start, finding.start)
      const end = Math.max(only.end, finding.end)
      taken[taken.indexOf(only)] = { ...only, start, end }
    }
  }
  return taken.toSorted((a, b) => b.start - a.start).reduce(applySuggestion, text)
}

const GRAVITY = { prohibited: 0, caution: 1, advice: 2 }
