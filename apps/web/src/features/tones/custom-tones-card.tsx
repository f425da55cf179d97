import { TONE_CARDS } from '@listwright/contracts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmButton } from '@/components/confirm-button.tsx'
import { PlanLock } from '@/components/plan-lock.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Card, CardDescription, CardTitle } from '@/components/ui/card.tsx'
import { useDeleteTone } from '@/data/tone/mutations.ts'
import { customTonesQuery, type SavedTone } from '@/data/tone/queries.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { CustomToneDialog } from './custom-tone-dialog.tsx'

/** The custom tones of the agent and their team. */
export const CustomTonesCard = ({ isAllowed }: { isAllowed: boolean }) => {
  const { client, user } = useAuth()
  const { data: tones = [] } = useQuery(customTonesQuery(client))
  const remove = useDeleteTone(client)
  const [edited, setEdited] = useState<SavedTone | 'new' | null>(null)

  return (
    <Card aria-labelledby="tones-title">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="tones-title">Custom tones</CardTitle>
        {!isAllowed && <PlanLock plan="Pro" />}
      </div>
      <CardDescription>
        {isAllowed
          ? 'Start from one of the six and bend it towards your own voice.'
          : 'With Pro you can write in a voice of your own.'}
      </CardDescription>
      <ul className="mt-4 divide-y divide-line text-sm">
        {tones.map((tone) => (
          <ToneEntry
            key={tone.id}
            tone={tone}
            isOwn={tone.userId === user?.id}
            onEdit={isAllowed ? () => setEdited(tone) : undefined}
            onDelete={() => remove.mutate(tone.id)}
          />
        ))}
      </ul>
      {isAllowed && (
        <Button variant="outline" className="mt-4" onClick={() => setEdited('new')}>
          New tone
        </Button>
      )}
      {edited && (
        <CustomToneDialog tone={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Card>
  )
}

interface ToneEntryProps {
  tone: SavedTone
  isOwn: boolean
  /** Absent where the plan has no custom tones. */
  onEdit: (() => void) | undefined
  onDelete: () => void
}

const ToneEntry = ({ tone, isOwn, onEdit, onDelete }: ToneEntryProps) => (
  <li className="flex flex-wrap items-center justify-between gap-3 py-3.5">
    <div>
      <p className="font-semibold">{tone.name}</p>
      <p className="text-muted">Based on {TONE_CARDS[tone.base].label}</p>
    </div>
    {isOwn && (
      <div className="flex gap-2">
        {onEdit && (
          <Button variant="outline" size="sm" onClick={onEdit}>
            Edit
          </Button>
        )}
        <ConfirmButton
          variant="ghost"
          label="Delete"
          question={`Delete the tone ‘${tone.name}’?`}
          consequence="Texts written in it stay as they are."
          onConfirm={onDelete}
        />
      </div>
    )}
  </li>
)
