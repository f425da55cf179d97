/** Someone who can sign in without an account anywhere. */
export interface Person {
  email: string
  name: string
}

export const SAMPLE_PEOPLE: readonly Person[] = [
  { email: 'ann.archer@example.test', name: 'Ann Archer' },
  { email: 'ben.brooks@example.test', name: 'Ben Brooks' },
  { email: 'cleo.chen@example.test', name: 'Cleo Chen' },
]

/** The person of an address: one of the samples, or a name made of the address. */
export const personOf = (address: string): Person => {
  const email = address.trim().toLowerCase()
  const sample = SAMPLE_PEOPLE.find((person) => person.email === email)
  if (sample) return sample
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return { email, name: name || email }
}

/** The account of a person is their address, so the same person is the same account after a restart. */
export const accountIdOf = ({ email }: Person): string => Buffer.from(email).toString('base64url')

export const personOfAccount = (accountId: string): Person =>
  personOf(Buffer.from(accountId, 'base64url').toString('utf8'))
