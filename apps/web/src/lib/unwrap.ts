import type { PostgrestSingleResponse } from '@supabase/supabase-js'

/** Turns what the database answers into a value or an exception. @example unwrap(await client.from('profiles').select()) */
export const unwrap = <T>(answer: PostgrestSingleResponse<T>): T => {
  if (answer.error) throw answer.error
  return answer.data
}
