import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/database.ts'
import type { TokenDeps } from '../deps.ts'
import { errors } from '../errors.ts'
import { sha256 } from '../secrets.ts'

interface FlowState {
  id: string
  user_id: string | null
  code_challenge: string | null
  provider_type: string
  authentication_method: string
  provider_access_token: string | null
  provider_refresh_token: string | null
  auth_code_issued_at: string | null
  created_at: string
}

interface ProviderTokens {
  accessToken?: string
  refreshToken?: string
}

/** Begins a PKCE flow that a mailed link will end. */
export const startMailFlow = async (
  auth: TokenDeps,
  tx: Transaction,
  challenge: string,
  method: string,
): Promise<string> => {
  const id = randomUUID()
  await tx.query(
    `insert into auth.flow_state (id, code_challenge, code_challenge_method, provider_type,
       authentication_method, created_at, updated_at)
     values ($1::uuid, $2, 's256', 'email', $3, $4::timestamptz, $4::timestamptz)`,
    [id, challenge, method, auth.now()],
  )
  return id
}

/** Gives the flow the code that goes into the redirect; only its hash stays here. */
export const issueAuthCode = async (
  auth: TokenDeps,
  tx: Transaction,
  flowId: string,
  userId: string,
  tokens: ProviderTokens = {},
): Promise<string> => {
  const code = randomUUID()
  const sealed = (token?: string) => (token ? auth.secrets.sealFor(code, token) : null)
  await tx.query(
    `update auth.flow_state set auth_code = $2, user_id = $3::uuid, provider_access_token = $4,
       provider_refresh_token = $5, auth_code_issued_at = $6::timestamptz, updated_at = $6::timestamptz
     where id = $1::uuid`,
    [
      flowId,
      sha256(code),
      userId,
      sealed(tokens.accessToken),
      sealed(tokens.refreshToken),
      auth.now(),
    ],
  )
  return code
}

/** Deletes and returns the flow of a code, so that a code works only once. */
export const redeemAuthCode = async (
  auth: TokenDeps,
  tx: Transaction,
  code: string,
  verifier: string,
) => {
  const { rows } = await tx.query<FlowState>(
    'delete from auth.flow_state where auth_code = $1 returning *',
    [sha256(code)],
  )
  const flow = rows[0]
  if (!flow?.auth_code_issued_at || !flow.user_id) return errors.flowNotFound()
  const age = (auth.now().getTime() - Date.parse(flow.auth_code_issued_at)) / 1000
  if (age > auth.settings.authCodeSeconds) return errors.flowExpired()
  if (!matchesChallenge(flow, verifier)) return errors.badCodeVerifier()
  const opened = (sealed: string | null) =>
    sealed ? auth.secrets.openFor(code, sealed) : undefined
  return {
    id: flow.id,
    userId: flow.user_id,
    method: flow.authentication_method,
    accessToken: opened(flow.provider_access_token),
    refreshToken: opened(flow.provider_refresh_token),
  }
}

/** Deletes the pending flows of an account that changes hands. */
export const clearFlows = (tx: Transaction, userId: string) =>
  tx.query('delete from auth.flow_state where user_id = $1::uuid or linking_target_id = $1::uuid', [
    userId,
  ])

/** Deletes flows that were not completed within a day. */
export const sweepFlows = (auth: TokenDeps, tx: Transaction) =>
  tx.query('delete from auth.flow_state where created_at < $1::timestamptz', [
    new Date(auth.now().getTime() - 24 * 60 * 60 * 1000),
  ])

const matchesChallenge = (flow: FlowState, verifier: string) =>
  createHash('sha256').update(verifier).digest('base64url') === flow.code_challenge
