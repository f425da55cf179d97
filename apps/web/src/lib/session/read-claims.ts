interface Claims {
  sub?: string
  email?: string
  aal?: string
}

/** What an access token says; whether it is true only the server knows. */
export const readClaims = (token: string): Claims => {
  const payload = token.split('.')[1]
  if (!payload) return {}
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  return JSON.parse(new TextDecoder().decode(bytes))
}
