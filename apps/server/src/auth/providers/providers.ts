import type { JWTPayload } from 'jose'
import { errors } from '../errors.ts'
import type { ProviderChoices, ProviderSettings } from '../settings.ts'

type ProviderName = keyof ProviderChoices['providers']

export interface Provider extends ProviderSettings {
  name: ProviderName
}

export const SCOPES = ['openid', 'email', 'profile']

const isProviderName = (name: string): name is ProviderName => name === 'google' || name === 'azure'

export const findProvider = (settings: ProviderChoices, name: string): Provider | undefined => {
  if (!isProviderName(name)) return undefined
  const configured = settings.providers[name]
  return configured ? { ...configured, name } : undefined
}

export const requireProvider = (settings: ProviderChoices, name: string): Provider => {
  const provider = findProvider(settings, name)
  if (!provider) throw errors.providerNotEnabled()
  return provider
}

// The tenant of personal Microsoft accounts, whose addresses Microsoft has verified itself.
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad'

type Trust = 'owned' | 'claimed' | 'unverified'

/**
 * What the provider knows of the address. A company's directory administrator can write any
 * address into an Azure account, so without `xms_edov` it is only claimed: enough for a new account
 * whose address has yet to be confirmed by mail, not for opening an existing one.
 */
export const trustInEmail = (provider: Provider, claims: JWTPayload): Trust => {
  if (!claims.email) return 'unverified'
  if (provider.name === 'google') return isTrue(claims.email_verified) ? 'owned' : 'unverified'
  if (claims.xms_edov !== undefined) return isTrue(claims.xms_edov) ? 'owned' : 'unverified'
  return claims.tid === PERSONAL_TENANT ? 'owned' : 'claimed'
}

const isTrue = (claim: unknown) =>
  claim === true || claim === 'true' || claim === 1 || claim === '1'
