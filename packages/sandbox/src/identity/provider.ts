/// <reference path="./oidc-provider.d.ts" />
import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import type { AccountClaims } from 'oidc-provider'
import { Provider } from 'oidc-provider/lib/provider.js'
import { MemoryStore } from './memory-store.ts'
import { type Person, personOfAccount } from './people.ts'

export interface Relying {
  clientId: string
  clientSecret: string
  /** Where the application takes the answer. */
  redirectUris: string[]
}

const SECONDS = { minute: 60, hour: 3_600 }

/** An OpenID provider that believes everyone. */
export const createProvider = async (
  issuer: string,
  relying: Relying,
  extraClaims: (person: Person) => Record<string, unknown>,
): Promise<Provider> => {
  // Made in a millisecond, where an RSA key would keep the first visitor waiting.
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const provider = new Provider(issuer, {
    adapter: MemoryStore,
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    clients: [
      {
        client_id: relying.clientId,
        client_secret: relying.clientSecret,
        redirect_uris: relying.redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    clientAuthMethods: ['client_secret_post'],
    pkce: { required: () => false },
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    claims: {
      openid: ['sub', 'tid', 'oid'],
      email: ['email', 'email_verified', 'xms_edov'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
    },
    // The real ones put name and address into the id token, not only behind the userinfo endpoint.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_, interaction) => `${issuer}/interaction/${interaction.uid}` },
    findAccount: (_, accountId) => {
      const person = personOfAccount(accountId)
      return { accountId, claims: () => claimsOf(accountId, person, extraClaims(person)) }
    },
    ttl: {
      AccessToken: SECONDS.hour,
      AuthorizationCode: SECONDS.minute,
      Grant: SECONDS.hour,
      IdToken: SECONDS.hour,
      Interaction: SECONDS.hour,
      Session: SECONDS.hour,
    },
  })
  provider.proxy = true
  return provider
}

const claimsOf = (
  accountId: string,
  { email, name }: Person,
  extra: Record<string, unknown>,
): AccountClaims => {
  const [given = name, ...others] = name.split(' ')
  return {
    sub: createHash('sha256').update(accountId).digest('hex').slice(0, 24),
    email,
    email_verified: true,
    name,
    given_name: given,
    family_name: others.join(' '),
    preferred_username: email,
    ...extra,
  }
}
