import { Button } from '@/components/ui/button.tsx'

interface DraftConflictNoticeProps {
  onKeepMine: () => void
  onOpenTheirs: () => void
}

/** Shown when the draft was changed on another device as well: the agent chooses which one goes on. */
export const DraftConflictNotice = ({ onKeepMine, onOpenTheirs }: DraftConflictNoticeProps) => (
  <div
    role="alert"
    className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-brass bg-finding/35 px-5 py-4"
  >
    <div className="max-w-[60ch] text-sm">
      <p className="font-semibold">This draft was changed on another device.</p>
      <p className="mt-1 text-muted">
        What you see here is still yours. Go on with it, or open the other version instead.
      </p>
    </div>
    <div className="flex flex-wrap gap-3">
      <Button size="sm" onClick={onKeepMine}>
        Keep mine
      </Button>
      <Button size="sm" variant="outline" onClick={onOpenTheirs}>
        Open the other version
      </Button>
    </div>
  </div>
)
