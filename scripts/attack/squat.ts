import type { Attacker } from './attacker.ts'

/** Takes an address before its owner does, and tries to stay in when the owner comes. */
export const squat = async (attacker: Attacker) => {
  const email = attacker.newEmail()
  const stolen = 'attackers password 1'
  await attacker.post('/auth/v1/signup', {
    email,
    password: stolen,
    data: { full_name: 'Mallory' },
  })
  const early = await attacker.signIn(email, stolen)
  const token = typeof early.json.access_token === 'string' ? early.json.access_token : undefined
  if (token) {
    const factor = await attacker.post('/auth/v1/factors', { factor_type: 'totp' }, { token })
    attacker.expect(factor.status >= 400, `a factor before confirmation: ${factor.status}`)
    await attacker.post('/rest/v1/rpc/load_sample_listings', {}, { token })
    await attacker.post('/rest/v1/rpc/request_account_deletion', {}, { token })
  }

  // The owner asks for a code and comes in with it.
  const before = (await attacker.mailsTo(email)).length
  await attacker.post('/auth/v1/recover', { email })
  const code = await attacker.codeFor(email, before)
  const owner = await attacker.post('/auth/v1/verify', { type: 'recovery', email, token: code })
  attacker.expect(owner.status === 200, `the owner is kept out: ${owner.status} ${owner.text}`)

  const deletions = await attacker.ask('/rest/v1/account_deletions', {
    token: String(owner.json.access_token),
  })
  attacker.expect(deletions.text === '[]', `the squatter’s deletion goes on: ${deletions.text}`)

  const again = await attacker.signIn(email, stolen)
  attacker.expect(again.status >= 400, 'the squatter’s password still works after confirmation')
  if (!token) return
  const user = await attacker.ask('/auth/v1/user', { token })
  attacker.expect(user.status >= 400, 'the squatter’s session still works after confirmation')
  const refresh_token = early.json.refresh_token
  const refresh = await attacker.post('/auth/v1/token?grant_type=refresh_token', { refresh_token })
  attacker.expect(refresh.status >= 400, 'the squatter’s refresh token still works')

  const same = await attacker.post('/auth/v1/signup', { email, password: stolen })
  attacker.expect(!same.text.includes('Mallory'), 'sign-up tells who has the address')
}
