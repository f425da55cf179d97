import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from './root.mjs'

const read = (name: string) => readFileSync(new URL(name, root), 'utf8')
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts

/** Every command of the README, by the name of its script; those of the writer need only what `npm start` installs. */
const commands = [...read('README.md').matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)]
  .flatMap(([, name = '']) => [name])
  .filter((name) => !['write', 'check-copy'].includes(name))

it.each([...new Set(commands)])(
  '%s, which the README names, installs what it needs first',
  (name) => {
    const [, file = ''] = /^node (scripts\/[\w-]+\.mjs)\b/.exec(scripts[name] ?? '') ?? []
    expect(file, `${name} runs a script of its own`).not.toBe('')
    expect(read(file)).toMatch(/\binstall\(/)
  },
)
