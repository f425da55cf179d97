import type { Letter } from '@listwright/letter'
import { z } from 'zod'

/** Makes a text unreadable in the database. */
export interface Seal {
  seal(text: string): string
  open(sealed: string): string
}

const sealedLetter = z.strictObject({ sealed: z.string() })

export const sealLetter = (letter: Letter, seal: Seal): z.infer<typeof sealedLetter> => ({
  sealed: seal.seal(JSON.stringify(letter)),
})

/** The letter, whether it was sealed or, holding no secret, put into the outbox as it is. */
export const openLetter = (stored: unknown, seal: Seal): unknown => {
  const { data } = sealedLetter.safeParse(stored)
  return data ? JSON.parse(seal.open(data.sealed)) : stored
}
