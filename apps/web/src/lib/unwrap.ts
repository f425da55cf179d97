import type { PostgrestSingleResponse } from '@supabase/supabase-js'

/** The value of an answer of the database, or its error as an exception. @example unwrap(await client.rpc('my_plan')) */
export const unwrap = <T>(answer: PostgrestSingleResponse<T>): T => {
  if (answer.error) throw answer.error
  return answer.data
}
