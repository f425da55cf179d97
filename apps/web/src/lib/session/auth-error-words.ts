import { PASSWORD_MIN } from '@listwright/contracts'
import { AuthApiError, type AuthError, AuthWeakPasswordError, isAuthError } from '@supabase/auth-js'

/** Every code that the auth client knows of; one that a new release adds has no sentence yet, and does not compile. */
type KnownCode = Literal<AuthError['code']>
type Literal<Code> = Code extends string ? (string extends Code ? never : Code) : never

/** Codes of the service that the client's list lacks. */
type OtherCode =
  | 'access_denied'
  | 'current_password_invalid'
  | 'current_password_required'
  | 'feature_disabled'
  | 'flow_state_already_used'
  | 'passkey_disabled'
  | 'request_entity_too_large'

const SESSION_ENDED = 'Your session has ended. Please sign in again.'
const START_AGAIN = 'That took too long or was used before. Please start again.'
const WRONG_CODE = 'That code is not right, or it was used before. Please try again.'
const NO_SUCH_WAY = 'This way to sign in is not set up here. Please choose another one.'
const CODE_EXPIRED = 'That code has expired. Please try again with a new one.'
const TOO_MANY = 'Too many attempts. Please try again in a few minutes.'
const TAKEN = 'Another account has this email address'
const NO_NEW_ACCOUNTS = 'New accounts cannot be made at the moment'
const SWITCHED_OFF = 'This is switched off here.'

/** Null stands for an error of ours that its reader can do nothing about: the form says that it failed. */
const WORDS: Record<KnownCode | OtherCode, string | null> = {
  // Signing in and up
  invalid_credentials: 'Invalid login credentials',
  email_not_confirmed:
    'Please confirm your email address first: the link and the code are in our mail.',
  phone_not_confirmed: 'Please confirm your phone number first.',
  user_banned: 'This account is blocked',
  user_not_found: 'There is no such account any more.',
  user_already_exists: TAKEN,
  email_exists: TAKEN,
  phone_exists: 'Another account has this phone number',
  email_address_invalid: 'Please enter a valid email address.',
  email_address_not_authorized: 'We cannot send mail to this address. Please use another one.',
  signup_disabled: NO_NEW_ACCOUNTS,
  otp_disabled: NO_NEW_ACCOUNTS,
  email_provider_disabled: NO_SUCH_WAY,
  phone_provider_disabled: NO_SUCH_WAY,
  anonymous_provider_disabled: NO_SUCH_WAY,
  passkey_disabled: NO_SUCH_WAY,
  captcha_failed: 'We could not tell that you are not a robot. Please try again.',
  invite_not_found: 'This invitation is no longer valid. Please ask for a new one.',
  validation_failed: 'Please check the email address and the password.',

  // Passwords
  weak_password: 'This password is too easy to guess. Please choose another one.',
  same_password: 'New password should be different from the old password.',
  current_password_invalid: 'That is not your current password.',
  current_password_required: 'Please enter your current password as well.',
  reauthentication_needed: 'Please confirm with the code that we have mailed you.',
  reauthentication_not_valid: WRONG_CODE,
  reauth_nonce_missing: 'Please enter the code that we have mailed you.',

  // Sessions, links and codes
  no_authorization: SESSION_ENDED,
  bad_jwt: SESSION_ENDED,
  session_not_found: SESSION_ENDED,
  session_expired: SESSION_ENDED,
  refresh_token_not_found: SESSION_ENDED,
  refresh_token_already_used: SESSION_ENDED,
  otp_expired: 'This link or code is not valid or has expired. Please ask for a new one.',
  flow_state_not_found: START_AGAIN,
  flow_state_expired: START_AGAIN,
  flow_state_already_used: START_AGAIN,
  bad_code_verifier: 'Please open the link in the browser that you started in.',

  // Identity providers
  access_denied: 'The sign-in was cancelled',
  provider_disabled: NO_SUCH_WAY,
  oauth_provider_not_supported: NO_SUCH_WAY,
  provider_email_needs_verification:
    'Your provider has not verified your email address. Follow the link in our mail, or sign in another way.',
  bad_oauth_state: START_AGAIN,
  bad_oauth_callback: 'Your provider did not sign you in. Please try again.',
  unexpected_audience: 'Your provider did not sign you in. Please try again.',
  manual_linking_disabled: SWITCHED_OFF,
  identity_already_exists: 'Another account uses this sign-in.',
  identity_not_found: 'This sign-in does not belong to your account.',
  single_identity_not_deletable: 'This is your only way to sign in, so it stays.',
  email_conflict_identity_not_deletable: TAKEN,
  user_sso_managed: 'Your company manages this account. Please ask there.',
  sso_provider_not_found: NO_SUCH_WAY,
  sso_domain_already_exists: null,
  saml_provider_disabled: NO_SUCH_WAY,
  saml_relay_state_not_found: START_AGAIN,
  saml_relay_state_expired: START_AGAIN,
  saml_idp_not_found: NO_SUCH_WAY,
  saml_assertion_no_user_id: null,
  saml_assertion_no_email: null,
  saml_metadata_fetch_failed: null,
  saml_idp_already_exists: null,
  saml_entity_id_mismatch: null,

  // Second factors
  mfa_verification_failed: WRONG_CODE,
  mfa_verification_rejected: WRONG_CODE,
  mfa_challenge_expired: CODE_EXPIRED,
  webauthn_challenge_expired: CODE_EXPIRED,
  mfa_ip_address_mismatch: 'Your network has changed meanwhile. Please try again.',
  mfa_factor_not_found: 'This authenticator is no longer part of your account.',
  mfa_factor_name_conflict: 'There is an authenticator of this name already.',
  too_many_enrolled_mfa_factors: 'Your account has as many authenticators as it can have.',
  mfa_verified_factor_exists: 'Your account is protected already.',
  mfa_recovery_codes_locked: 'Too many wrong recovery codes. Please try again later.',
  mfa_recovery_codes_sole_factor: 'Recovery codes need an authenticator app beside them.',
  insufficient_aal: 'Please sign in with your second factor first.',
  mfa_phone_enroll_not_enabled: SWITCHED_OFF,
  mfa_phone_verify_not_enabled: SWITCHED_OFF,
  mfa_totp_enroll_not_enabled: SWITCHED_OFF,
  mfa_totp_verify_not_enabled: SWITCHED_OFF,
  mfa_webauthn_enroll_not_enabled: SWITCHED_OFF,
  mfa_webauthn_verify_not_enabled: SWITCHED_OFF,
  mfa_recovery_codes_enroll_not_enabled: 'Recovery codes are switched off here.',
  mfa_recovery_codes_verify_not_enabled: SWITCHED_OFF,

  // Limits
  over_request_rate_limit: TOO_MANY,
  over_email_send_rate_limit: 'A mail is on its way. You can ask for another one in a minute.',
  over_sms_send_rate_limit: TOO_MANY,
  sms_send_failed: 'The message could not be sent.',

  // Ours to mend
  unexpected_failure: null,
  request_timeout: null,
  request_entity_too_large: null,
  bad_json: null,
  conflict: 'Your account has just been changed elsewhere. Please try again.',
  not_admin: null,
  feature_disabled: SWITCHED_OFF,
  hook_timeout: null,
  hook_timeout_after_retry: null,
  hook_payload_over_size_limit: null,
  hook_payload_invalid_content_type: null,
}

const words = new Map<string, string | null>(Object.entries(WORDS))

/** The sentence for a code of the auth service, or the fallback where there is none. */
export const wordsForCode = (code: string | null | undefined, fallback: string): string =>
  words.get(code ?? '') ?? fallback

/**
 * What is said of a refusal of the auth service: our sentence for its code. The service's own words are shown only where
 * it gives no code, as a hook of the operator does; words that the client library made up are never shown.
 */
export const authErrorWords = (error: unknown, fallback: string): string => {
  console.error(error)
  if (!isAuthError(error)) return fallback
  if (error instanceof AuthWeakPasswordError) return weakPasswordWords(error)
  if (error.name === 'AuthSessionMissingError') return SESSION_ENDED
  if (error.code) return wordsForCode(error.code, fallback)
  return error instanceof AuthApiError && isProse(error.message) ? error.message : fallback
}

const weakPasswordWords = ({ reasons, message }: AuthWeakPasswordError): string => {
  if (reasons.includes('pwned')) {
    return 'This password is easy to guess or known from data leaks. Please choose another one.'
  }
  // The operator may ask for more characters than we do; only the message says how many.
  if (reasons.includes('length')) {
    return `Password should be at least ${/\d+/.exec(message)?.[0] ?? PASSWORD_MIN} characters.`
  }
  if (reasons.includes('characters')) {
    return 'Password should have small and capital letters, digits and other signs.'
  }
  return wordsForCode('weak_password', 'Please choose another password.')
}

// The client hands on an empty JSON body as its own text.
const isProse = (message: string) => /^[^{[]/.test(message.trim())
