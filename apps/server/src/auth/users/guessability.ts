import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

// What zxcvbn calls safely unguessable: no attack that has to ask a server gets so far.
const ENOUGH_GUESSES = 1e8
// The first characters already show whether a password is hard to guess; weighing more of them only takes time.
const LONGEST_WEIGHED = 24
const SHORT = 3

let estimator: Promise<ZxcvbnFactory> | undefined

/** Whether an attacker who knows common passwords and these words would soon guess the password. */
export const isGuessable = async (password: string, words: string[]): Promise<boolean> => {
  if (isMadeOf(words, password)) return true
  estimator ??= loadEstimator()
  const { guesses } = (await estimator).check(password.slice(0, LONGEST_WEIGHED), words)
  return guesses < ENOUGH_GUESSES
}

/** Hardly anything is left of the password without these words, however long they are. */
const isMadeOf = (words: string[], password: string): boolean => {
  const rest = words
    .filter((word) => word.length > SHORT)
    .sort((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word.toLowerCase(), ''), password.toLowerCase())
  return rest.length <= SHORT && rest.length < password.length
}

/** The lists of common passwords and keyboard patterns take memory, so they are loaded only where the setting is on. */
const loadEstimator = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    // More disguises of a letter than these take long to try.
    l33tMaxSubstitutions: 10,
  })
}
