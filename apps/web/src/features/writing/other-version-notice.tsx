import { useMutation, useQueryClient } from '@tanstack/react-query'
import { contentQuery, readContent } from '@/data/content/queries.ts'
import { fromContentRow, type WorkingContent } from '@/data/content/working-content.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toastFailure } from '@/lib/toast-failure.ts'
import { VersionNotice } from './version-notice.tsx'

interface OtherVersionNoticeProps {
  /** The row that was changed elsewhere. */
  otherVersion: string
  onKeepMine: () => void
  /** The agent's own text is being saved, or is waiting for the network to be saved. */
  isKeeping: boolean
  /** Hands over the other text, or null when it was deleted. */
  onOpen: (other: WorkingContent | null) => void
}

/** Shown when a text could not be saved over itself. A toast alone may pass while the phone is in a pocket. */
export const OtherVersionNotice = ({
  otherVersion,
  onKeepMine,
  isKeeping,
  onOpen,
}: OtherVersionNoticeProps) => {
  const { client, user } = useAuth()
  const queryClient = useQueryClient()
  const other = useMutation({
    // Not read with the page's query: if it failed, the page would show the failure instead of the agent's text.
    mutationFn: () => readContent(client, otherVersion),
    onSuccess: (row) => queryClient.setQueryData(contentQuery(client, otherVersion).queryKey, row),
    // Offline it fails at once instead of waiting: a text replaced minutes later would surprise the agent.
    networkMode: 'always',
  })
  const openOther = () => {
    if (!user) return
    other.mutate(undefined, {
      onSuccess: (row) => onOpen(row && fromContentRow(row, user.id)),
      onError: () => toastFailure('The other text could not be opened.'),
    })
  }
  return (
    <VersionNotice
      title="The saved text was changed elsewhere."
      explanation="What you see here is still yours. Save it as a new text beside the other one, or open the other one and find yours among the drafts."
      onKeepMine={onKeepMine}
      isKeeping={isKeeping}
      other="Open the other one"
      onOpenOther={openOther}
      isOpening={other.isPending}
    />
  )
}
