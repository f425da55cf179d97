/** Weights as a command of the writing lab writes them: a signal and its weight on each line. */
export const learnedWeights = (written: string): ReadonlyMap<string, number> =>
  new Map(
    written
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.lastIndexOf(' ')
        return [line.slice(0, at), Number(line.slice(at + 1))]
      }),
  )
