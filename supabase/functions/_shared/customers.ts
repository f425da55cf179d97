import type { Caller } from './caller.ts'
import type { Client } from './clients.ts'
import { answerOf } from './database-answer.ts'
import type { Payments } from './payments.ts'

/** The customer of a user, if they ever began to pay at this processor. */
export const findCustomer = async (
  platform: Client,
  payments: Payments,
  userId: string,
): Promise<string | undefined> => {
  const stored = await readCustomer(platform, userId)
  return stored && (await payments.hasCustomer(stored)) ? stored : undefined
}

/** The one customer of a user, made at the first call. */
export const ensureCustomer = async (
  platform: Client,
  payments: Payments,
  caller: Caller,
): Promise<string> => {
  const known = await findCustomer(platform, payments, caller.id)
  if (known) return known
  const created = await payments.createCustomer(caller)
  answerOf(
    await platform
      .from('payment_customers')
      .upsert({ user_id: caller.id, customer_id: created }, { onConflict: 'user_id' }),
  )
  return created
}

const readCustomer = async (platform: Client, userId: string): Promise<string | undefined> => {
  const row = answerOf(
    await platform
      .from('payment_customers')
      .select('customer_id')
      .eq('user_id', userId)
      .maybeSingle(),
  )
  return row?.customer_id
}
