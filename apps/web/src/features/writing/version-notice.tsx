import { Button } from '@/components/ui/button.tsx'

interface VersionNoticeProps {
  title: string
  explanation: string
  onKeepMine: () => void
  /** One's own version is being saved, or waits for a network to be. */
  isKeeping?: boolean
  /** The label of the button that opens the other version. */
  other: string
  onOpenOther: () => void
  isOpening?: boolean
}

/**
 * There are two versions of what somebody is typing, and they choose one. It stays in view, because whoever is typing has
 * scrolled past the top of the page.
 */
export const VersionNotice = ({
  title,
  explanation,
  onKeepMine,
  isKeeping = false,
  other,
  onOpenOther,
  isOpening = false,
}: VersionNoticeProps) => (
  <div role="alert" className="sticky top-2 z-20 mb-6 rounded-lg bg-paper shadow-float">
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-brass bg-finding/35 px-5 py-4">
      <div className="max-w-[60ch] text-sm">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-muted">{explanation}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" busy={isKeeping} inactive={isOpening} onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button
          size="sm"
          variant="outline"
          busy={isOpening}
          inactive={isKeeping}
          onClick={onOpenOther}
        >
          {other}
        </Button>
      </div>
    </div>
  </div>
)
