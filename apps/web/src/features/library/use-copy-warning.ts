import type { CopyKind } from '@listwright/contracts'
import { useNavigate } from 'react-router'
import { paths } from '@/lib/paths.ts'
import { warnOfCopy } from '@/lib/warn-of-copy.ts'
import { wordsOf } from '@/lib/words-of.ts'

interface SavedText {
  id: string
  propertyId: string
}

/**
 * For a text that was copied from the library: warns if it must not be published, and says whether it did. Nobody
 * looks at the review here, as they do where the text is written.
 */
export const useCopyWarning = ({ id, propertyId }: SavedText) => {
  const navigate = useNavigate()
  return async (text: string, kind: CopyKind): Promise<boolean> => {
    const { reviewText } = await import('@listwright/reviewer/text')
    const forbidden = reviewText({ text, kind }).find(({ severity }) => severity === 'prohibited')
    if (!forbidden) return false
    warnOfCopy({
      words: wordsOf(forbidden),
      why: forbidden.why,
      action: { label: 'Edit', onClick: () => void navigate(paths.savedText(propertyId, id)) },
    })
    return true
  }
}
