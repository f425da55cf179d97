import type { Property } from '@listwright/contracts'
import { useNavigate } from 'react-router'
import { paths } from '@/lib/paths.ts'
import type { Step } from './step.ts'
import type { OpenDraft } from './use-open-draft.ts'
import { type DraftPlace, writeDraft } from './wizard-draft.ts'

interface NextSubject {
  place: DraftPlace
  property: Property | null
  draft: OpenDraft
  onStep: (step: Step) => void
}

/** Takes the wizard from one property to another. */
export const useNextSubject = ({ place: { userId }, property, draft, onStep }: NextSubject) => {
  const navigate = useNavigate()

  /** A property that was new until it was saved has an address and a draft of its own from then on. */
  const goOnWith = (saved: Property) => {
    onStep('tone')
    if (property) return draft.changeForm(null)
    draft.discard()
    writeDraft({ userId, subject: saved.id, propertyId: saved.id }, { tone: draft.tone })
    void navigate(paths.generateFor(saved.id), { replace: true })
  }

  const createNew = () => {
    draft.discard()
    writeDraft({ userId, subject: 'new' }, null)
    void navigate(paths.generate)
  }
  return { goOnWith, createNew }
}
