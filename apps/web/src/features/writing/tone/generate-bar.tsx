import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button.tsx'

interface GenerateBarProps {
  isGenerating: boolean
  onGenerate: () => void
  onCancel: () => void
  /** Notes that the agent should read before the text is written. */
  children: ReactNode
}

/** Has the text written. On a phone it stays in view, however many tones there are. */
export const GenerateBar = ({ isGenerating, onGenerate, onCancel, children }: GenerateBarProps) => (
  <div
    data-bar=""
    className="z-20 border-line bg-card max-sm:sticky max-sm:bottom-(--bar-bottom) max-sm:-mx-5 max-sm:mt-6 max-sm:border-t max-sm:px-5 max-sm:py-2.5 sm:contents"
  >
    {children}
    <div className="flex gap-3 sm:mt-8 sm:mr-3 sm:inline-flex sm:[p+&]:mt-3">
      <Button
        className="max-sm:flex-1"
        busy={isGenerating}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={onGenerate}
      >
        {isGenerating ? 'Generating...' : 'Generate Content'}
      </Button>
      {isGenerating && (
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  </div>
)
