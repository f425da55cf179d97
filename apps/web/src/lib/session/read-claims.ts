interface Claims {
  sub?: string | undefined
  email?: string | undefined
  aal?: string | undefined
}

/** What an access token says; whether it is true only the server knows. */
export const readClaims = (token: string): Claims => {
  const payload = token.split('.')[1]
  if (!payload) return {}
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
  return { sub: textIn(claims, 'sub'), email: textIn(claims, 'email'), aal: textIn(claims, 'aal') }
}

// Checked by hand: this is loaded with the landing page, which a schema library would outweigh.
const textIn = (claims: unknown, name: string): string | undefined => {
  const value: unknown = new Map(Object.entries(claims ?? {})).get(name)
  return typeof value === 'string' ? value : undefined
}
