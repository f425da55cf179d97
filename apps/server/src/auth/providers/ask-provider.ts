import { z } from 'zod'
import { errors } from '../errors.ts'

const TIMEOUT_MS = 10_000

/** How OAuth says no. */
const refusal = z.object({ error: z.string().max(100) })

/** What an identity provider answers. Where it does not, the error's cause says why, for the operator. */
export const askProvider = async <Answer>(
  answer: z.ZodType<Answer>,
  url: string,
  init: RequestInit = {},
): Promise<Answer> => {
  const said = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then(async (response) => ({ status: response.status, body: await response.json() }))
    .catch((cause: unknown) => {
      throw errors.providerUnreachable(cause)
    })
  const { data } = answer.safeParse(said.body)
  if (data !== undefined) return data
  const reason = refusal.safeParse(said.body).data?.error ?? 'something else than was asked for'
  // Anybody can come back with a code that is none.
  if (reason === 'invalid_grant') throw errors.providerUnreachable()
  throw errors.providerUnreachable(new Error(`${url} answered ${said.status}: ${reason}`))
}
