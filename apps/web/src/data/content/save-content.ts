import { theRow } from '@/data/the-row.ts'
import { camelKeys } from '@/lib/casing.ts'
import type { Client } from '@/lib/connect-client.ts'
import { currentUser } from '@/lib/session/current-user.ts'
import { unwrap } from '@/lib/unwrap.ts'
import { type SavedVersion, spansOf, type WorkingContent } from './working-content.ts'

const PRESENT = '23505'

/** Saves a text: the first time as a new row, later over the same one. */
export const saveContent = async (
  client: Client,
  propertyId: string,
  content: WorkingContent,
): Promise<SavedVersion> => {
  const user = await currentUser(client)
  const { savedAs, lockAs } = content
  const words = {
    tone: content.tone,
    headline: content.headline ?? null,
    description: content.description,
    social_captions: content.socialCaptions,
    spans: spansOf(content),
    unused: content.unused,
  }
  const table = () => client.from('content')
  if (savedAs) {
    const overItself = table()
      // A text that was refined since has its proof in another generation.
      .update({ ...words, ...(content.generationId && { generation_id: content.generationId }) })
      .eq('id', savedAs.id)
      .eq('updated_at', savedAs.updatedAt)
    return camelKeys(theRow(unwrap(await overItself.select('id, updated_at'))))
  }
  const row = {
    ...(lockAs && { id: lockAs }),
    user_id: user.id,
    property_id: propertyId,
    generation_id: content.generationId ?? null,
    ...words,
  }
  const added = await table().insert(row).select('id, updated_at').single()
  // It was sent before, and only the answer was lost.
  if (lockAs && added.error?.code === PRESENT) {
    const again = table().update(words).eq('id', lockAs)
    return camelKeys(theRow(unwrap(await again.select('id, updated_at'))))
  }
  return camelKeys(unwrap(added))
}
