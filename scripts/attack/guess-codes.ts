import type { Answered, Attacker } from './attacker.ts'

const GUESSES = 200
const CHANGES = 20
/** AUTH_RATE_LIMIT_ACCOUNT_FAILURES, as it is unless set. */
const JUDGED = 10

/** Guesses codes and passwords all at once, each from another address. */
export const guessCodes = async (attacker: Attacker) => {
  const person = await attacker.newPerson()
  const guesses = Array.from({ length: GUESSES }, (_, guess) => guess)

  await count(attacker, 'codes', guesses, (guess) =>
    attacker.post('/auth/v1/verify', {
      type: 'recovery',
      email: person.email,
      token: String(100_000 + guess * 997),
    }),
  )
  const other = await attacker.newPerson()
  await count(attacker, 'passwords', guesses, (guess) =>
    attacker.signIn(other.email, `wrong password ${guess}`),
  )
  // Hashing is the dearest thing anybody can ask for; a few of them must not keep others out.
  const third = await attacker.newPerson()
  const changes = attacker.storm(guesses.slice(0, CHANGES), CHANGES, (guess) =>
    attacker.ask('/auth/v1/user', {
      method: 'PUT',
      token: third.token,
      body: { password: `another one ${guess}` },
    }),
  )
  await Promise.all([changes, attacker.newPerson()])
}

/** All but a few are turned away unheard. */
const count = async (
  attacker: Attacker,
  what: string,
  guesses: number[],
  ask: (guess: number) => Promise<Answered>,
) => {
  const answers: Answered[] = []
  await attacker.storm(guesses, GUESSES, async (guess) => answers.push(await ask(guess)))
  const judged = answers.filter(({ status }) => status !== 429).length
  attacker.expect(judged <= JUDGED, `${judged} of ${GUESSES} wrong ${what} were judged`)
  for (const { status, headers } of answers)
    if (status === 429 && !headers.has('retry-after'))
      attacker.fault(`${what}: 429 without Retry-After`)
}
