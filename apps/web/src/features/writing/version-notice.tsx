import { useEffect } from 'react'
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
}: VersionNoticeProps) => {
  useEffect(() => {
    // Without moving what is in view already; where it scrolls to leaves room for this notice, see base.css.
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      role="alert"
      data-notice=""
      className="sticky top-2 z-20 mb-6 rounded-lg bg-paper shadow-float"
    >
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-brass bg-finding/35 px-5 py-4 max-sm:gap-2.5 max-sm:px-4 max-sm:py-3">
        <div className="max-w-[60ch] text-sm">
          <p className="font-semibold">
            {title}
            <span aria-hidden="true" className="sm:hidden">
              {' '}
              Both are kept.
            </span>
          </p>
          {/* On a phone it would leave no room for the text. */}
          <p className="mt-1 text-muted max-sm:sr-only">{explanation}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:gap-2">
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
}
