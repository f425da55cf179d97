import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

// What zxcvbn calls safely unguessable: no attack that has to ask a server gets so far.
const ENOUGH_GUESSES = 1e8
// What makes a password hard is found here already; a longer text only costs.
const LONGEST_WEIGHED = 24

let estimator: Promise<ZxcvbnFactory> | undefined

/** Whether somebody who knows what people choose, and these words, would soon come upon the password. */
export async function isGuessable(password: string, words: string[]): Promise<boolean> {
  estimator ??= loadEstimator()
  const { guesses } = (await estimator).check(password.slice(0, LONGEST_WEIGHED), words)
  return guesses < ENOUGH_GUESSES
}

/** Fifty thousand passwords and the paths on a keyboard take memory: only servers that ask for them have them. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
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
