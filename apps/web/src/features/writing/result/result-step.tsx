import type { ContentRow, Property } from '@listwright/contracts'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardTitle } from '@/components/ui/card.tsx'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { useEnterFeature } from '@/data/property/mutations.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toneLabel } from '@/lib/tone-label.ts'
import { useShortcut } from '@/lib/use-shortcut.ts'
import { useStepHeading } from '../step-focus.tsx'
import type { useLockIn } from '../use-lock-in.ts'
import { LockButton } from './lock-button.tsx'
import { ResultEditor } from './result-editor.tsx'
import type { Deed } from './text-history.ts'

interface ResultStepProps {
  property: Property
  content: WorkingContent
  /** The saved text that was opened. */
  saved: ContentRow | null
  onChange: (content: WorkingContent) => void
  lock: ReturnType<typeof useLockIn>
  onCreateNew: () => void
  onTryTone: () => void
}

export const ResultStep = (props: ResultStepProps) => {
  const { property, content, saved, onChange, lock, onCreateNew, onTryTone } = props
  const { user } = useAuth()
  const heading = useStepHeading('Your text is ready.')
  const featureEntry = useFeatureEntry(property)
  const isLocked = content.savedAs !== undefined && !content.isChanged

  useShortcut({ key: 's' }, () => {
    if (!isLocked && !lock.isSaving) lock.lockIn()
  })

  return (
    <Card className="max-sm:-mx-5 max-sm:rounded-none max-sm:border-x-0">
      <div className="mb-2 sm:mb-4">
        <CardTitle ref={heading} tabIndex={-1} className="outline-none">
          Generated Content
        </CardTitle>
        <p className="mt-0.5 truncate text-sm text-muted">
          {toneLabel(content.tone)} · {property.address}, {property.city}
        </p>
      </div>
      <ResultEditor
        property={property}
        content={content}
        onChange={onChange}
        featureEntry={featureEntry}
        colleagues={saved && saved.user_id !== user?.id ? saved : undefined}
        actions={
          <LockButton
            isLocked={isLocked}
            busy={lock.isSaving}
            isWaiting={lock.isWaiting}
            onClick={lock.lockIn}
          />
        }
      />
      <div className="mt-10 flex flex-wrap gap-3 border-t border-line pt-6">
        <Button variant="outline" onClick={onTryTone}>
          Try Different Tone
        </Button>
        <Button variant="outline" onClick={onCreateNew}>
          Create New
        </Button>
      </div>
    </Card>
  )
}

/** Enters a feature of the text into the property, in a way that can be undone. */
const useFeatureEntry = (property: Property) => {
  const { client } = useAuth()
  const { mutateAsync: enter } = useEnterFeature(client)
  return (feature: string): Deed => ({
    apply: () => enter({ property, feature, isEntered: true }),
    revert: () => enter({ property, feature, isEntered: false }),
    done: `“${feature}” is now among the features`,
  })
}
