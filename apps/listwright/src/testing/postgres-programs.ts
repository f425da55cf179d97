import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '@listwright/server/testing'

/** The folder of PostgreSQL's programs, if this machine has a server with its own pg_dump; nothing otherwise. */
export const findPrograms = (): string | undefined => {
  const candidates = [...(process.env.PATH ?? '').split(delimiter), ...DEBIAN_FOLDERS]
  return candidates.find((folder) =>
    ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(folder, name))),
  )
}

const DEBIAN_FOLDERS = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin`)
const UNPRIVILEGED_ID = 1000

/** Starts a server of those programs; as somebody else where this is root, as PostgreSQL demands. */
export const startPrograms = async (folder: string) => {
  const directory = mkdtempSync(join(tmpdir(), 'programs-'))
  const user = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {}
  if (user.uid) chownSync(directory, user.uid, user.gid)
  const port = await freePort()
  const data = join(directory, 'data')
  const call = (name: string, args: string[]) => {
    const { status, stderr } = spawnSync(join(folder, name), args, {
      ...user,
      cwd: directory,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${name} failed: ${stderr}`)
  }
  call('initdb', ['-D', data, '-U', 'owner', '--auth=trust', '--encoding=UTF8', '--locale=C'])
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c fsync=off -c unix_socket_directories=${directory}`
  const log = join(directory, 'log')
  call('pg_ctl', ['-D', data, '-w', '-l', log, '-o', options, 'start'])
  return {
    urlOf: (database: string) => `postgres://owner@127.0.0.1:${port}/${database}`,
    stop: () => {
      call('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'])
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
