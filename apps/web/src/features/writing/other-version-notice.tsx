import { useQueryClient } from '@tanstack/react-query'
import { contentQuery } from '@/data/content/queries.ts'
import { fromContentRow, type WorkingContent } from '@/data/content/working-content.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toast } from '@/lib/toast.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { VersionNotice } from './version-notice.tsx'

interface OtherVersionNoticeProps {
  content: WorkingContent
  /** The row that was changed elsewhere. */
  otherVersion: string
  onKeepMine: () => void
  onChange: (content: WorkingContent) => void
}

/** Shown when a text could not be saved over itself. A toast alone may pass while the phone is in a pocket. */
export const OtherVersionNotice = ({
  content,
  otherVersion,
  onKeepMine,
  onChange,
}: OtherVersionNoticeProps) => {
  const { client, user } = useAuth()
  const queryClient = useQueryClient()
  const openOther = async () => {
    if (!user) return
    const row = await queryClient.fetchQuery({
      ...contentQuery(client, otherVersion),
      staleTime: 0,
    })
    if (row) return onChange(fromContentRow(row, user.id))
    toast.error('The saved text was deleted. Yours is still here.')
    onChange({ ...content, otherVersion: undefined })
  }
  return (
    <VersionNotice
      title="The saved text was changed elsewhere."
      explanation="What you see here is still yours. Save it as a new text beside the other one, or open the other one instead."
      onKeepMine={onKeepMine}
      other="Open the other one"
      onOpenOther={() =>
        void openOther().catch(() => toastFailure('The other text could not be opened.'))
      }
    />
  )
}
