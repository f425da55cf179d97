import { VersionNotice } from './version-notice.tsx'

interface DraftConflictNoticeProps {
  onKeepMine: () => void
  onOpenTheirs: () => void
}

/** Shown when the draft was changed on another device as well. */
export const DraftConflictNotice = ({ onKeepMine, onOpenTheirs }: DraftConflictNoticeProps) => (
  <VersionNotice
    title="This draft was changed on another device."
    explanation="What you see here is still yours. Go on with it, or open the other version: the one you leave is kept among the drafts."
    onKeepMine={onKeepMine}
    other="Open the other version"
    onOpenOther={onOpenTheirs}
  />
)
