import { Button } from '@/components/ui/button.tsx'

interface DraftConflictNoticeProps {
  onKeepMine: () => void
  onOpenTheirs: () => void
}

/**
 * Shown when the draft was changed on another device as well: the agent chooses which one goes on. It stays in view,
 * because whoever is typing has scrolled past the top of the page.
 */
export const DraftConflictNotice = ({ onKeepMine, onOpenTheirs }: DraftConflictNoticeProps) => (
  <div role="alert" className="sticky top-2 z-20 mb-6 rounded-lg bg-paper shadow-float">
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-brass bg-finding/35 px-5 py-4">
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
  </div>
)
