import { useDelete } from '@/data/library/mutations.ts'
import type { Client } from '@/lib/connect-client.ts'
import { forgetDraft } from '@/lib/draft-storage.ts'
import type { Draft } from './queries.ts'

/** Deletes a draft from a list. Until the moment for taking it back has passed, the server still has it. */
export const useDeleteDraft = (client: Client, userId: string) => {
  const remove = useDelete(client, 'drafts')
  return ({ id, subject, address }: Draft) => {
    forgetDraft(userId, subject)
    remove(id, `The draft about ${address ?? 'a new property'} is deleted`)
  }
}
