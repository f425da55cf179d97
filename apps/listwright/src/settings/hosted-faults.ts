interface Hosted {
  NODE_ENV: string
  SITE_URL?: string | undefined
  SUPABASE_ANON_KEY?: string | undefined
}

/** What a server that only serves pages for a hosted project must know. None of it is a secret. */
export const hostedFaults = ({ NODE_ENV, SITE_URL, SUPABASE_ANON_KEY: key }: Hosted): string[] => {
  const faults: string[] = []
  if (NODE_ENV === 'production' && !SITE_URL)
    faults.push('SITE_URL: missing; the address people use, such as https://example.com')
  if (!key)
    faults.push('SUPABASE_ANON_KEY: missing; the publishable key of the project at SUPABASE_URL')
  if (key && isSecret(key))
    faults.push('SUPABASE_ANON_KEY: is a secret key, which would be shown to every visitor')
  return faults
}

/** A secret key, or a token that says it is the service role's. */
const isSecret = (key: string): boolean => {
  if (key.startsWith('sb_secret_')) return true
  const [, claims = ''] = key.split('.')
  return Buffer.from(claims, 'base64url').toString('utf8').includes('service_role')
}
