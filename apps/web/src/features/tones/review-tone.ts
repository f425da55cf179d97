import type { CustomTone, Finding } from '@listwright/contracts'
import { wordsOf } from '@/lib/words-of.ts'

interface Objection {
  field: 'opening' | 'closing' | 'prefer'
  severity: Finding['severity']
  message: string
}

/** What a careful broker would say about the lines and words of a tone: they go into every text that is written in it. */
export const reviewTone = async ({
  opening,
  closing,
  prefer,
}: Pick<CustomTone, Objection['field']>): Promise<Objection[]> => {
  // Loaded when a tone is saved: the reviewer weighs more than the page that this form stands on.
  const { reviewText } = await import('@listwright/reviewer/text')
  const lines: [Objection['field'], string][] = [
    ['opening', opening],
    ['closing', closing],
    ['prefer', prefer.join('. ')],
  ]
  return lines.flatMap(([field, text]) => {
    const [gravest] = reviewText({ text, kind: 'mls' })
      .filter(({ severity }) => severity !== 'advice')
      .sort((a, b) => Number(b.severity === 'prohibited') - Number(a.severity === 'prohibited'))
    if (!gravest) return []
    const message = `“${wordsOf(gravest)}”: ${gravest.why}`
    return [{ field, severity: gravest.severity, message }]
  })
}
