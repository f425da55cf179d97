import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildBeside } from './build-beside.mjs'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'))
})
afterEach(() => rmSync(dist, { recursive: true, force: true }))

/** A program that loads a part of itself, and starts a thread of its own, whenever it is asked to. */
const PROGRAM = `
import { Worker } from 'node:worker_threads'
console.log('ready')
process.stdin.on('data', async () => {
  const { version } = await import('./late.js')
  new Worker(new URL('./thread.js', import.meta.url)).once('message', (thread) => console.log(version, thread))
})`

const build = (version: string) =>
  buildBeside({
    dist,
    name: 'server',
    version,
    work: (folder) => {
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
      writeFileSync(join(folder, 'main.js'), PROGRAM)
      writeFileSync(join(folder, 'late.js'), `export const version = '${version}'`)
      writeFileSync(
        join(folder, 'thread.js'),
        `import { parentPort } from 'node:worker_threads'\nparentPort.postMessage('${version}')`,
      )
    },
  })

const versionOf = (name: string) => readFileSync(join(dist, name, 'late.js'), 'utf8')

const start = () => {
  const child = spawn(process.execPath, [join(dist, 'server/main.js')])
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return { child, next: async () => (await lines.next()).value }
}

describe('a build', () => {
  it('leaves a process that was started from the one before as it is', async () => {
    await build('one')
    const old = start()
    expect(await old.next()).toBe('ready')
    await build('two')
    old.child.stdin.write('go\n')
    expect(await old.next()).toBe('one one')

    const young = start()
    expect(await young.next()).toBe('ready')
    young.child.stdin.write('go\n')
    expect(await young.next()).toBe('two two')
    for (const { child } of [old, young]) {
      child.kill()
      await once(child, 'exit')
    }
  })

  it('that fails leaves the one before in place, and nothing else', async () => {
    await build('one')
    const failing = buildBeside({
      dist,
      name: 'server',
      version: 'two',
      work: (folder) => {
        writeFileSync(join(folder, 'main.js'), '')
        throw new Error('out of space')
      },
    })
    await expect(failing).rejects.toThrow('out of space')
    expect(versionOf('server')).toContain("'one'")
    expect(readdirSync(join(dist, 'builds'))).toEqual(['server-one'])
  })

  it('is made once for each version, keeps the one before, and removes older ones', async () => {
    expect(await build('one')).toBe(true)
    expect(await build('one')).toBe(false)
    await build('two')
    await build('three')
    expect(versionOf('server')).toContain("'three'")
    expect(readdirSync(join(dist, 'builds')).sort()).toEqual(['server-three', 'server-two'])
    expect(await build('two')).toBe(false)
    expect(versionOf('server')).toContain("'two'")
  })

  it('of two at the same time is whole', async () => {
    await Promise.all([build('one'), build('one')])
    expect(versionOf('server')).toContain("'one'")
    expect(existsSync(join(dist, 'server/thread.js'))).toBe(true)
  })

  it('is made again if another one removed it before the link led to it', async () => {
    const folder = join(dist, 'builds/server-one')
    let builds = 0
    const removeOnce = async () => {
      for (let step = 0; step < 100 && !existsSync(folder); step += 1) await undefined
      rmSync(folder, { recursive: true })
    }
    const work = (partial: string) => {
      builds += 1
      writeFileSync(join(partial, 'late.js'), "'one'")
      if (builds === 1) void removeOnce()
    }
    expect(await buildBeside({ dist, name: 'server', version: 'one', work })).toBe(true)
    expect(builds).toBe(2)
    expect(versionOf('server')).toContain("'one'")
  })

  it('removes what killed ones have left behind, and nothing of those that run', async () => {
    const killed = spawn(process.execPath, ['--version'])
    await once(killed, 'exit')
    for (const id of [killed.pid, process.ppid]) {
      await mkdir(join(dist, `builds/server-zero.${id}`), { recursive: true })
      symlinkSync('builds/server-zero', join(dist, `server.${id}`))
    }
    await build('one')
    expect(readdirSync(dist).sort()).toEqual(['builds', 'server', `server.${process.ppid}`])
    expect(readdirSync(join(dist, 'builds')).sort()).toEqual([
      'server-one',
      `server-zero.${process.ppid}`,
    ])
  })

  it('replaces the folder that earlier releases built into', async () => {
    await mkdir(join(dist, 'server'))
    writeFileSync(join(dist, 'server/late.js'), "'zero'")
    await build('one')
    expect(versionOf('server')).toContain("'one'")
  })
})
