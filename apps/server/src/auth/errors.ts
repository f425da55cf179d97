/** An expected failure, with everything its answer needs. */
export class AuthError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: { weakPasswordReasons?: string[]; retryAfter?: number } = {},
    /** A cause is logged: something beyond this server failed, and only its operator can mend it. */
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'AuthError'
  }
}

const error = (status: number, code: string, message: string) => (): AuthError =>
  new AuthError(status, code, message)

/** One that may have a cause beyond this server. */
const causedError =
  (status: number, code: string, message: string) =>
  (cause?: unknown): AuthError =>
    new AuthError(status, code, message, {}, { cause })

/** Every failure this API can answer with; texts and codes are GoTrue's. */
export const errors = {
  // Requests
  validation: (message: string) => new AuthError(400, 'validation_failed', message),
  badJson: (reason: string) =>
    new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`),
  bodyTooLarge: error(413, 'request_entity_too_large', 'Request body is too large'),
  routeNotFound: error(404, 'unknown', '404 page not found'),
  methodNotAllowed: error(405, 'unknown', 'Method not allowed'),
  unexpected: error(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  ),
  unavailable: (retryAfter: number) =>
    new AuthError(503, 'unexpected_failure', 'The database is not available, please try again', {
      retryAfter,
    }),
  conflict: error(409, 'conflict', 'Too many concurrent requests for this session'),
  accountChanged: error(409, 'conflict', 'The account has just changed, please try again'),

  // API keys and bearer tokens
  noApiKey: (message: string) => new AuthError(401, 'no_authorization', message),
  noAuthorization: error(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  badJwt: (reason: string) =>
    new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`),
  missingSub: error(403, 'bad_jwt', 'invalid claim: missing sub claim'),
  malformedSub: error(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID'),
  userOfTokenGone: error(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  sessionOfTokenGone: error(
    403,
    'session_not_found',
    'Session from session_id claim in JWT does not exist',
  ),
  sessionNotFound: error(404, 'session_not_found', 'Session not found'),
  sessionExpired: error(403, 'session_expired', 'Session has expired'),
  banned: (status: 400 | 403) => new AuthError(status, 'user_banned', 'User is banned'),
  anonymousNotAllowed: error(
    403,
    'no_authorization',
    'Anonymous user not allowed to perform these actions',
  ),
  notAdmin: error(403, 'not_admin', 'User not allowed'),
  userIdMalformed: error(404, 'validation_failed', 'user_id must be an UUID'),
  userNotFound: error(404, 'user_not_found', 'User not found'),

  // Sign-up and sign-in
  signupDisabled: error(422, 'signup_disabled', 'Signups not allowed for this instance'),
  anonymousDisabled: error(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
  emailSignupsDisabled: error(400, 'email_provider_disabled', 'Email signups are disabled'),
  emailLoginsDisabled: error(422, 'email_provider_disabled', 'Email logins are disabled'),
  phoneDisabled: error(400, 'phone_provider_disabled', 'Phone logins are disabled'),
  userExists: error(422, 'user_already_exists', 'User already registered'),
  emailExists: error(
    422,
    'email_exists',
    'A user with this email address has already been registered',
  ),
  phoneExists: error(
    422,
    'phone_exists',
    'A user with this phone number has already been registered',
  ),
  invalidCredentials: error(400, 'invalid_credentials', 'Invalid login credentials'),
  unsupportedGrant: error(400, 'invalid_credentials', 'unsupported_grant_type'),
  emailNotConfirmed: error(400, 'email_not_confirmed', 'Email not confirmed'),
  captchaFailed: causedError(400, 'captcha_failed', 'captcha protection: request disallowed'),
  otpDisabled: error(422, 'otp_disabled', 'Signups not allowed for otp'),
  ssoDisabled: error(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
  passkeysDisabled: error(404, 'passkey_disabled', 'Passkeys are disabled'),
  featureDisabled: error(404, 'feature_disabled', 'This feature is disabled'),

  // Passwords
  passwordTooLong: error(400, 'validation_failed', 'Password cannot be longer than 72 characters'),
  weakPassword: (message: string, weakPasswordReasons: string[]) =>
    new AuthError(422, 'weak_password', message, { weakPasswordReasons }),
  samePassword: error(
    422,
    'same_password',
    'New password should be different from the old password.',
  ),
  currentPasswordRequired: error(
    400,
    'current_password_required',
    'Current password required when setting new password.',
  ),
  currentPasswordInvalid: error(400, 'current_password_invalid', 'Current password is incorrect.'),
  reauthenticationNeeded: error(
    400,
    'reauthentication_needed',
    'Password update requires reauthentication',
  ),
  reauthenticationNotValid: error(
    422,
    'reauthentication_not_valid',
    'Nonce has expired or is invalid',
  ),
  reauthenticationNeedsAddress: error(
    400,
    'validation_failed',
    'Reauthentication requires the user to have an email or a phone number',
  ),
  verifyEmailFirst: error(422, 'email_not_confirmed', 'Please verify your email first.'),

  // Refresh tokens
  malformedRefreshToken: error(400, 'validation_failed', 'Refresh token is not valid'),
  refreshTokenNotFound: error(
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  ),
  refreshTokenUsed: error(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  refreshSessionGone: error(
    400,
    'session_not_found',
    'Invalid Refresh Token: No Valid Session Found',
  ),
  refreshSessionExpired: (why = '') =>
    new AuthError(400, 'session_expired', `Invalid Refresh Token: Session Expired${why}`),

  // Links, codes and flows
  linkExpired: error(403, 'otp_expired', 'Email link is invalid or has expired'),
  otpExpired: error(403, 'otp_expired', 'Token has expired or is invalid'),
  flowNotFound: error(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
  flowExpired: error(422, 'flow_state_expired', 'invalid flow state, flow state has expired'),
  flowUsed: error(422, 'flow_state_already_used', 'OAuth state has already been used'),
  badCodeVerifier: error(
    400,
    'bad_code_verifier',
    'code challenge does not match previously saved code verifier',
  ),

  // OAuth and identities
  providerNotEnabled: error(
    400,
    'validation_failed',
    'Unsupported provider: provider is not enabled',
  ),
  idTokenProviderDisabled: (issuer: string) =>
    new AuthError(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`),
  badIdToken: causedError(400, 'validation_failed', 'Bad ID token'),
  badNonce: error(400, 'validation_failed', 'Nonces mismatch'),
  stateMissing: error(400, 'bad_oauth_callback', 'OAuth state parameter missing'),
  badState: error(400, 'bad_oauth_state', 'OAuth state is invalid or has expired'),
  badCallback: (message: string) => new AuthError(400, 'bad_oauth_callback', message),
  providerUnreachable: causedError(
    500,
    'unexpected_failure',
    'Unable to exchange external code with the provider',
  ),
  providerEmailUnverified: error(
    422,
    'provider_email_needs_verification',
    'Unverified email with the provider. Verify the email with the provider in order to sign in',
  ),
  manualLinkingDisabled: error(404, 'manual_linking_disabled', 'Manual linking is disabled'),
  identityExists: error(
    422,
    'identity_already_exists',
    'Identity is already linked to another user',
  ),
  identityIdMalformed: error(404, 'validation_failed', 'identity_id must be an UUID'),
  identityNotFound: error(404, 'identity_not_found', "Identity doesn't exist"),
  lastIdentity: error(
    422,
    'single_identity_not_deletable',
    'User must have at least 1 identity after unlinking',
  ),

  // Second factors
  factorIdMalformed: error(404, 'validation_failed', 'factor_id must be an UUID'),
  factorNotFound: error(404, 'mfa_factor_not_found', 'Factor not found'),
  challengeNotFound: error(
    422,
    'mfa_factor_not_found',
    'MFA factor with the provided challenge ID not found',
  ),
  challengeExpired: (id: string) =>
    new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    ),
  challengeAddress: error(
    422,
    'mfa_ip_address_mismatch',
    'Challenge and verify IP addresses mismatch.',
  ),
  factorNameTaken: (name: string) =>
    new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    ),
  tooManyFactors: error(
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  ),
  enrolNeedsAal2: error(403, 'insufficient_aal', 'AAL2 required to enroll a new factor'),
  unenrolNeedsAal2: error(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor'),
  updateNeedsAal2: error(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  ),
  linkingNeedsAal2: error(403, 'insufficient_aal', 'AAL2 required to link or unlink an identity'),
  sessionsNeedAal2: error(403, 'insufficient_aal', 'AAL2 required to see or end other sessions'),
  recoveryCodesNeedAal2: error(403, 'insufficient_aal', 'AAL2 required to manage recovery codes'),
  wrongTotp: error(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
  wrongRecoveryCode: error(422, 'mfa_verification_failed', 'Invalid recovery code entered'),
  recoveryCodesLocked: (retryAfter: number) =>
    new AuthError(429, 'mfa_recovery_codes_locked', 'Too many wrong recovery codes', {
      retryAfter,
    }),
  recoveryCodesExist: error(
    422,
    'mfa_verified_factor_exists',
    'Recovery codes exist already, regenerate them to replace them',
  ),
  recoveryCodesElsewhere: error(
    422,
    'validation_failed',
    'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes',
  ),
  recoveryCodesAlone: error(
    422,
    'mfa_recovery_codes_sole_factor',
    'Recovery codes need another verified factor',
  ),
  totpEnrolDisabled: error(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP'),
  totpVerifyDisabled: error(
    422,
    'mfa_totp_verify_not_enabled',
    'MFA verification is disabled for TOTP',
  ),
  webauthnDisabled: error(
    422,
    'mfa_webauthn_enroll_not_enabled',
    'MFA enroll is disabled for WebAuthn',
  ),
  phoneFactorDisabled: error(
    422,
    'mfa_phone_verify_not_enabled',
    'MFA verification is disabled for Phone',
  ),

  // Limits
  tooManyRequests: (retryAfter: number) =>
    new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter }),
  mailTooSoon: (retryAfter: number) =>
    new AuthError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${retryAfter} seconds.`,
      { retryAfter },
    ),
  tooManyMails: (retryAfter: number) =>
    new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded', { retryAfter }),
}
