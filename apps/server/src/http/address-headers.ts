const ADDRESS_HEADERS = new Set(['x-forwarded-for', 'cf-connecting-ip'])

/**
 * Whether a header says where a request comes from. Those that clients send are removed, and the server sets
 * x-forwarded-for itself. What begins with `x-relay` is how a project's functions speak for their callers on hosted
 * Supabase: its names are the project's, and here functions have a path of their own to be believed on.
 */
export const isAddressHeader = (name: string): boolean =>
  ADDRESS_HEADERS.has(name) || name.startsWith('x-relay')
