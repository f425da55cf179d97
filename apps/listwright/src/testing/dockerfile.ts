/** One line of a Dockerfile, with what it continued on. */
export interface Instruction {
  word: string
  rest: string
}

export interface Stage {
  name: string
  instructions: Instruction[]
}

/** The stages of a Dockerfile. */
export const readDockerfile = (text: string): Stage[] => {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim())
  const stages: Stage[] = []
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (word === 'FROM') stages.push({ name: / AS (\w+)$/.exec(rest)?.[1] ?? '', instructions: [] })
    else stages.at(-1)?.instructions.push({ word, rest: rest.trim() })
  }
  return stages
}

/** The values of an `ENV` with equal signs. */
export const readEnv = (rest: string): Record<string, string> =>
  Object.fromEntries([...rest.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]))

/** The words of the form with brackets, with or without `CMD` and options before it. */
export const readCommand = (rest: string): string[] => JSON.parse(rest.slice(rest.indexOf('[')))

/** Whether a path of the project is left out of what `COPY` sees, by the patterns of a .dockerignore. */
export const readIgnore = (text: string): ((path: string) => boolean) => {
  const patterns = text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const anywhere = line.startsWith('**/')
      const name = line
        .replace(/^\*\*\//, '')
        .replaceAll('.', '\\.')
        .replaceAll('*', '[^/]*')
      return new RegExp(`^${anywhere ? '(.*/)?' : ''}${name}$`)
    })
  return (path) => patterns.some((pattern) => pattern.test(path))
}
