import { setTimeout as sleep } from 'node:timers/promises'
import { defaultLimits } from '@listwright/server'
import type { Attacker } from './attacker.ts'

const FLOOD = 300
/** Of each kind one a minute, and the attack takes less than two. */
const MOST_TO_ONE = 8
/** AUTH_RATE_LIMIT_EMAIL_SENT_PER_NETWORK, as it is unless set. */
const MOST_FROM_ONE = defaultLimits.mailsPerNetwork.hits

/** Fills one mailbox from everywhere, then everybody's from one network, then writes to strangers. */
export const floodMail = async (attacker: Attacker) => {
  const { email } = await attacker.newPerson()
  const before = (await attacker.mailsTo(email)).length
  const requests = Array.from({ length: FLOOD }, (_, n) => n)
  await attacker.storm(requests, 20, (n) =>
    attacker.post(KINDS[n % KINDS.length] ?? '', { email, type: 'signup' }),
  )
  await sleep(2_000)
  const got = (await attacker.mailsTo(email)).length - before
  attacker.expect(got <= MOST_TO_ONE, `${got} mails to one address`)

  const strangers = requests.map(() => attacker.newEmail())
  await attacker.storm(strangers, 20, (stranger) =>
    attacker.post('/auth/v1/otp', { email: stranger }, { from: `2001:db8:7:7::${hex()}` }),
  )
  await sleep(2_000)
  let reached = 0
  for (const stranger of strangers) reached += (await attacker.mailsTo(stranger)).length
  if (attacker.target.believesAddresses) {
    attacker.expect(reached <= MOST_FROM_ONE, `${reached} mails out of one network`)
    // Somebody elsewhere is not the poorer for it.
    await attacker.newPerson()
  }
  await writeToStranger(attacker)
}

const KINDS = ['/auth/v1/recover', '/auth/v1/otp', '/auth/v1/magiclink', '/auth/v1/resend']
const hex = () => Math.floor(Math.random() * 0xffff).toString(16)

/** The product's own mail, with words of the attacker, to an address that is not theirs. */
const writeToStranger = async (attacker: Attacker) => {
  const { token, id } = await attacker.newPerson()
  const stranger = attacker.newEmail()
  await attacker.ask(`/rest/v1/profiles?id=eq.${id}`, {
    method: 'PATCH',
    token,
    body: { email: stranger, email_notifications: true },
  })
  const property = {
    address: 'Buy now',
    city: 'X',
    state: 'ID',
    zip_code: '83702',
    bedrooms: 1,
    bathrooms: 1,
    square_feet: 500,
    price: 1000,
  }
  const made = await attacker.post('/rest/v1/properties', property, {
    token,
    headers: { prefer: 'return=representation' },
  })
  const [row] = JSON.parse(made.text || '[]')
  const text = {
    property_id: row?.id,
    tone: 'luxury',
    description: 'Your account is locked, visit https://evil.example',
    social_captions: { facebook: 'a', instagram: 'b', linkedin: 'c', twitter: 'd' },
  }
  await attacker.storm(Array.from({ length: 20 }), 5, () =>
    attacker.post('/rest/v1/content', text, { token }),
  )
  await attacker.storm(Array.from({ length: 20 }), 5, () =>
    attacker.post('/functions/v1/invite-team-member', { email: stranger }, { token }),
  )
  await sleep(2_000)
  const mails = await attacker.mailsTo(stranger)
  attacker.expect(
    mails.length === 0,
    `${mails.length} product mails to an address that is not confirmed`,
  )
}
