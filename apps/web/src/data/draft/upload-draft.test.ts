import { afterEach, expect, it, vi } from 'vitest'
import { storeDraft } from '@/lib/draft-storage.ts'
import { lateAnswer } from '@/testing/late-answer.ts'
import { AGENT, wire } from '@/testing/wire.ts'
import { uploadDraft } from './upload-draft.ts'

const KEEP = 'POST /rest/v1/rpc/keep_draft'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('an upload that gets no answer is given up, and the next one of that draft goes out', async () => {
  const patience = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
  storeDraft(AGENT.id, 'new', {
    body: { typed: { address: '7 Quiet Row' } },
    sync: { version: 0, isPending: true, propertyId: null, contentId: null },
  })
  const on = wire({ [KEEP]: lateAnswer({ version: 1 }).answer })
  const stuck = uploadDraft(on.client, AGENT.id, 'new')
  const next = uploadDraft(on.client, AGENT.id, 'new')
  await expect.poll(() => on.requests(KEEP)).toHaveLength(1)
  expect(timeout).toHaveBeenCalledWith(20_000)
  on.answers(KEEP, { version: 1 })
  patience.abort()
  await expect(stuck).rejects.toBeTruthy()
  expect(await next).toBeNull()
  expect(on.requests(KEEP)).toHaveLength(2)
})
