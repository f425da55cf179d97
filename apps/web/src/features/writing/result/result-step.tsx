import type { Property } from '@listwright/contracts'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardTitle } from '@/components/ui/card.tsx'
import { useSaveContent } from '@/data/content/mutations.ts'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { isOvertaken } from '@/data/is-overtaken.ts'
import { useAddFeature } from '@/data/property/mutations.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { toneLabel } from '@/lib/tone-label.ts'
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

  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-4">
        <div>
          <CardTitle>Generated Content</CardTitle>
          <p className="mt-1 text-sm text-muted">{toneLabel(content.tone)}</p>
        </div>
        <Button busy={saveContent.isPending} disabled={isLocked} onClick={lockIn}>
          {isLocked ? (
            <Lock aria-hidden="true" className="animate-rise" />
          ) : (
            <LockOpen aria-hidden="true" />
          )}
          {isLocked ? 'Locked in' : 'Lock This In'}
        </Button>
      </div>
      <ResultEditor
        property={property}
        content={content}
        onChange={onChange}
        onAddFeature={(feature) => addFeature.mutate({ property, feature })}
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
