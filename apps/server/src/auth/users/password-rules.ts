import { createHash } from 'node:crypto'
import type { Log, PasswordDeps } from '../deps.ts'
import { errors } from '../errors.ts'
import type { PasswordSettings, SiteSettings } from '../settings.ts'
import { isGuessable } from './guessability.ts'

const MAX_BYTES = 72
const GUESSABLE = 'Password is known to be weak and easy to guess, please choose a different one.'

interface Weakness {
  reason: 'length' | 'characters' | 'pwned'
  message: string
}

/** Refuses a password that may not be set. */
export const requireStrongPassword = async (
  { settings, log }: Pick<PasswordDeps, 'settings' | 'log'>,
  password: string,
  email: string,
): Promise<void> => {
  if (Buffer.byteLength(password) > MAX_BYTES) throw errors.passwordTooLong()
  const weaknesses = await findWeaknesses(password, email, settings)
  if (weaknesses.length === 0 && (await isLeaked(password, settings.leakedPasswordsUrl, log))) {
    weaknesses.push({ reason: 'pwned', message: GUESSABLE })
  }
  if (weaknesses.length > 0) {
    throw errors.weakPassword(
      weaknesses.map(({ message }) => message).join(' '),
      weaknesses.map(({ reason }) => reason),
    )
  }
}

/** What is wrong with a password by the current rules, without asking the service for leaked passwords. */
export const findWeaknesses = async (
  password: string,
  email: string,
  settings: SiteSettings & PasswordSettings,
): Promise<Weakness[]> => {
  const { passwordMinLength, passwordRequiredCharacters, productName } = settings
  const weaknesses: Weakness[] = []
  if ([...password].length < passwordMinLength) {
    weaknesses.push({
      reason: 'length',
      message: `Password should be at least ${passwordMinLength} characters.`,
    })
  }
  if (passwordRequiredCharacters.some((group) => ![...group].some((c) => password.includes(c)))) {
    weaknesses.push({
      reason: 'characters',
      message: `Password should contain at least one character of each: ${passwordRequiredCharacters.join(', ')}.`,
    })
  }
  if (weaknesses.length === 0 && settings.refuseGuessablePasswords) {
    const words = [email, ...email.split('@'), productName]
    if (await isGuessable(password, words)) weaknesses.push({ reason: 'pwned', message: GUESSABLE })
  }
  return weaknesses
}

/** Sends only the first five digits of the hash; if the service does not answer, the password is accepted. */
const isLeaked = async (password: string, url: string | null, log: Log): Promise<boolean> => {
  if (!url) return false
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  const answer = await fetch(`${url}${hash.slice(0, 5)}`, { signal: AbortSignal.timeout(3000) })
    .then((response) => {
      if (!response.ok) throw new Error(`${url} answered ${response.status}`)
      return response.text()
    })
    .catch((cause: unknown) => {
      log('a password was accepted without asking whether it is leaked', cause)
      return ''
    })
  return answer.split(/\r?\n/).some((line) => line.split(':')[0] === hash.slice(5))
}
