type Answer<T> = { data: T; error: null } | { data: unknown; error: Error | object }

/** Turns what the client answers into a value or an exception. @example unwrap(await supabase.from('profiles').select()) */
export const unwrap = <T>({ data, error }: Answer<T>): T => {
  if (error) throw error
  return data as T
}
