import { Button } from '@/components/ui/button.tsx'

interface OvertakenNoticeProps {
  onUseNewest: () => void
  onKeepMine: () => void
}

/** Shown when the property was changed elsewhere: the agent chooses which version to keep. */
export const OvertakenNotice = ({ onUseNewest, onKeepMine }: OvertakenNoticeProps) => (
  <div
    role="alert"
    className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-brass bg-finding/35 px-5 py-4"
  >
    <div className="max-w-[60ch] text-sm">
      <p className="font-semibold">This property was changed elsewhere while you typed.</p>
      <p className="mt-1 text-muted">
        Your words are still in the form. Keep them, or look at the newest version instead.
      </p>
    </div>
    <div className="flex flex-wrap gap-3">
      <Button size="sm" onClick={onKeepMine}>
        Keep mine
      </Button>
      <Button size="sm" variant="outline" onClick={onUseNewest}>
        Use the newest version
      </Button>
    </div>
  </div>
)
