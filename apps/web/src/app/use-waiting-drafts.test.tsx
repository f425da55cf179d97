import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { uploadDrafts } from '@/data/draft/upload-draft.ts'
import { storeDraft } from '@/lib/draft-storage.ts'
import { useAuth } from '@/lib/session/auth-context.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { AGENT, wire } from '@/testing/wire.ts'
import { useWaitingDrafts } from './use-waiting-drafts.ts'

const KEEP = 'POST /rest/v1/rpc/keep_draft'

const AnyPage = () => {
  useWaitingDrafts(useAuth().client, AGENT.id)
  return null
}

it('what was typed without a network goes up when there is one, on whichever page, and once', async () => {
  storeDraft(AGENT.id, 'new', {
    body: { typed: { address: '7 Quiet Row' } },
    sync: { version: 0, isPending: true, propertyId: null, contentId: null },
  })
  const on = wire({ [KEEP]: { version: 1 } })
  renderScreen(<AnyPage />, { on })
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(on.requests(KEEP)).toHaveLength(1))
  // Uploads of one draft follow each other: when this one has ended, so have those of both events.
  await uploadDrafts(on.client, AGENT.id)
  expect(on.requests(KEEP).map(({ body }) => body)).toMatchObject([{ subject: 'new' }])
})
