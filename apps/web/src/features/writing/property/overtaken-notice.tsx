import { VersionNotice } from '../version-notice.tsx'

interface OvertakenNoticeProps {
  onUseNewest: () => void
  onKeepMine: () => void
}

/** Shown when the property was changed elsewhere. */
export const OvertakenNotice = ({ onUseNewest, onKeepMine }: OvertakenNoticeProps) => (
  <VersionNotice
    title="This property was changed elsewhere while you typed."
    explanation="Your words are still in the form. Keep them, or look at the newest version instead."
    onKeepMine={onKeepMine}
    other="Use the newest version"
    onOpenOther={onUseNewest}
  />
)
