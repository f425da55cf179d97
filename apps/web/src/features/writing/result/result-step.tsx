import type { Property } from '@listwright/contracts'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardTitle } from '@/components/ui/card.tsx'
import { useSaveContent } from '@/data/content/mutations.ts'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { isOvertaken } from '@/data/is-overtaken.ts'
import { useAddFeature } from '@/data/property/mutations.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toneLabel } from '@/lib/tone-label.ts'
import { useShortcut } from '@/lib/use-shortcut.ts'
import { useStepHeading } from '../step-focus.tsx'
import { LockButton } from './lock-button.tsx'
import { ResultEditor } from './result-editor.tsx'
import { SavedDialog } from './saved-dialog.tsx'

interface ResultStepProps {
  property: Property
  content: WorkingContent
  onChange: (content: WorkingContent) => void
  onCreateNew: () => void
  onTryTone: () => void
}

export const ResultStep = ({
  property,
  content,
  onChange,
  onCreateNew,
  onTryTone,
}: ResultStepProps) => {
  const { client } = useAuth()
  const heading = useStepHeading('Your text is ready.')
  const [isSavedOpen, setIsSavedOpen] = useState(false)
  const saveContent = useSaveContent(client)
  const addFeature = useAddFeature(client)
  const isLocked = content.savedAs !== undefined && !content.isChanged

  const lockIn = () =>
    saveContent.mutate(
      { property, content },
      {
        onSuccess: (savedAs) => {
          onChange({ ...content, savedAs, isChanged: false })
          setIsSavedOpen(true)
        },
        onError: (error) => {
          if (isOvertaken(error)) onChange({ ...content, savedAs: undefined })
        },
      },
    )

  useShortcut({ key: 's' }, () => {
    if (!isLocked && !saveContent.isPending) lockIn()
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
        onAddFeature={(feature) => addFeature.mutate({ property, feature })}
        actions={
          <LockButton
            isLocked={isLocked}
            busy={saveContent.isPending}
            isWaiting={saveContent.isPaused}
            onClick={lockIn}
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
      <SavedDialog isOpen={isSavedOpen} onClose={() => setIsSavedOpen(false)} />
    </Card>
  )
}
