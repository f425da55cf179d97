import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../database/database.ts'
import { listening } from './subscribed.ts'

interface Told {
  type: string
  id: string
  title?: string
}

interface Note {
  id: string
  owner: number
}

const WRITERS = 4

/**
 * Inserts, updates, deletes and hands over notes of the users, in transactions that overlap and are partly rolled back.
 * Answers what each user was told, and what each should have been, both in the order of ids.
 */
export const writeAtRandom = async (
  database: Database,
  users: { id: string; client: SupabaseClient }[],
  writes: number,
): Promise<{ told: Told[][]; expected: Told[][] }> => {
  const told: Told[][] = users.map(() => [])
  const expected: Told[][] = users.map(() => [])
  for (const [index, { client }] of users.entries()) {
    const channel = client.channel(randomUUID())
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'notes' }, (change) => {
      const { id, title } = (change.eventType === 'DELETE' ? change.old : change.new) as Note & {
        title?: string
      }
      insertSorted(told[index], { type: change.eventType, id, ...(title && { title }) })
    })
    await listening(channel)
  }
  const random = randomNumbers(writes)
  let left = writes
  const write = async () => {
    // Every writer has notes of its own, so that what it expects does not depend on the others.
    const notes: Note[] = []
    while (left > 0) {
      const size = Math.min(left, 1 + random(4))
      left -= size
      await writeTogether(database, users, notes, expected, size, random)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  return { told, expected }
}

/** Several writes in one transaction; one in ten is rolled back. */
const writeTogether = async (
  database: Database,
  users: { id: string }[],
  notes: Note[],
  expected: Told[][],
  size: number,
  random: (below: number) => number,
) => {
  const before = notes.map((note) => ({ ...note }))
  const heard: [owner: number, told: Told][] = []
  const isRolledBack = random(10) === 0
  await database
    .transaction(async (tx) => {
      for (let n = 0; n < size; n += 1) {
        const title = `${randomUUID()}`
        const at = random(notes.length + 2)
        const note = notes[at]
        if (!note) {
          const made = { id: randomUUID(), owner: random(users.length) }
          await tx.query('insert into notes (id, owner, title) values ($1::uuid, $2::uuid, $3)', [
            made.id,
            users[made.owner]?.id,
            title,
          ])
          notes.push(made)
          heard.push([made.owner, { type: 'INSERT', id: made.id, title }])
        } else if (random(3) === 0) {
          await tx.query('delete from notes where id = $1::uuid', [note.id])
          notes.splice(at, 1)
          heard.push([note.owner, { type: 'DELETE', id: note.id }])
        } else {
          // Sometimes to somebody else: what comes after is theirs alone.
          if (random(2) === 0) note.owner = random(users.length)
          await tx.query('update notes set owner = $2::uuid, title = $3 where id = $1::uuid', [
            note.id,
            users[note.owner]?.id,
            title,
          ])
          heard.push([note.owner, { type: 'UPDATE', id: note.id, title }])
        }
      }
      if (isRolledBack) throw new RolledBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
  if (isRolledBack) notes.splice(0, notes.length, ...before)
  else for (const [owner, change] of heard) insertSorted(expected[owner], change)
}

class RolledBack extends Error {}

/** By note, each note's changes in their own order: transactions of different writers have none between them. */
const insertSorted = (list: Told[] | undefined, told: Told) => {
  if (!list) return
  let at = list.length
  while (at > 0 && (list[at - 1]?.id ?? '') > told.id) at -= 1
  list.splice(at, 0, told)
}

/** The same numbers in every run (xorshift). */
const randomNumbers = (seed: number) => {
  let state = seed || 1
  return (below: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}
