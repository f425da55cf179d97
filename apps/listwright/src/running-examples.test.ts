import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readNginx } from '@listwright/server/testing'
import { describe, expect, it } from 'vitest'
import { readSettings } from './settings/env.ts'
import { type CaddyLine, readCaddyfile } from './testing/caddyfile.ts'

// The examples of docs/running/server.md, held to the settings that they have to agree with. Where the program that reads
// one is not installed, it is at least read as strictly as that program would.

const page = readFileSync(
  fileURLToPath(new URL('../../../docs/running/server.md', import.meta.url)),
  'utf8',
)
const blocks = [...page.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block)
const exampleWith = (text: string) => blocks.find((block) => block.includes(text)) ?? ''

const environment = Object.fromEntries(
  exampleWith('NODE_ENV=production')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
)
const random = (length: number) => randomBytes(length).toString('base64url').slice(0, length)
/** What an operator fills in. */
const settings = readSettings({
  ...environment,
  JWT_SECRET: random(48),
  ENCRYPTION_KEY: random(48),
  SUPABASE_PUBLISHABLE_KEY: `sb_publishable_${random(32)}`,
  SUPABASE_SECRET_KEY: `sb_secret_${random(48)}`,
  METRICS_TOKEN: random(32),
})
const PORTS = ['3001', '3002', '3003']
const ADDRESSES = PORTS.map((port) => `127.0.0.1:${port}`)

describe('the example of settings', () => {
  it('is complete and accepted, once its secrets are filled in', () => {
    expect(settings).toMatchObject({ NODE_ENV: 'production', SANDBOX: false, hasSite: true })
    expect(settings.TRUSTED_PROXIES).toEqual(['127.0.0.1'])
  })
})

describe('the unit file', () => {
  const unit = exampleWith('[Unit]')
  const settingOf = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? ''

  it('starts what is built, with these settings, and writes to the data folder alone', () => {
    expect(settingOf('ExecStart')).toBe('/usr/bin/node dist/server/main.js')
    expect(settingOf('Environment')).toBe('PORT=%i')
    expect(page).toContain(`Settings go into \`${settingOf('EnvironmentFile')}\``)
    expect(settingOf('ReadWritePaths')).toBe(environment.DATA_DIR)
    for (const port of PORTS) expect(page).toContain(`listwright@${port}`)
  })

  it('waits for a process to stop for as long as it may take', () => {
    const longest = settings.SHUTDOWN_DELAY_MS + settings.REQUEST_TIMEOUT_MS
    expect(Number(settingOf('TimeoutStopSec')) * 1000).toBeGreaterThan(longest + 5_000)
  })

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
  it.skipIf(!hasSystemd)('is one that systemd reads without a complaint', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'))
    const file = join(folder, 'listwright@3001.service')
    // Node may lie elsewhere on this machine.
    writeFileSync(file, unit.replace('/usr/bin/node', process.execPath))
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true })
    const said = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('listwright'))
    expect([status, said]).toEqual([0, []])
  })
})

describe('the Caddyfile', () => {
  const [site] = readCaddyfile(exampleWith('health_uri'))
  const find = (lines: CaddyLine[] = [], name: string) =>
    lines.find(({ words: [word] }) => word === name)

  it('passes the site on to every process that is healthy, and keeps the figures to this machine', () => {
    expect(site?.words).toEqual([new URL(settings.SITE_URL).host])
    expect(site?.block.map(({ words }) => words)).toEqual([
      ['respond', '/metrics', '404'],
      ['reverse_proxy', ...ADDRESSES],
    ])
    const proxy = find(site?.block, 'reverse_proxy')
    expect(proxy?.block.map(({ words }) => words)).toEqual([
      ['health_uri', '/health'],
      ['health_interval', '1s'],
      ['header_up', 'X-Request-Id', '{http.request.uuid}'],
    ])
  })

  it('looks at them more often than a process waits before it stops', () => {
    const proxy = find(site?.block, 'reverse_proxy')
    const [, interval = ''] = find(proxy?.block, 'health_interval')?.words ?? []
    expect(Number.parseInt(interval, 10) * 2_000).toBeLessThan(settings.SHUTDOWN_DELAY_MS)
  })
})

describe('the nginx example', () => {
  const config = readNginx(exampleWith('upstream listwright'), 'http')
  const blockOf = (lines = config, name: string) =>
    lines.find((each) => each.name === name)?.block ?? []
  const server = blockOf(config, 'server')
  const location = blockOf(server, 'location')
  const valuesOf = (lines: typeof config, name: string) =>
    lines.filter((each) => each.name === name).map(({ args }) => args)

  it('passes the site on to every process, and to the next one where one is gone', () => {
    expect(valuesOf(server, 'server_name')).toEqual([[new URL(settings.SITE_URL).host]])
    const processes = valuesOf(blockOf(config, 'upstream'), 'server')
    expect(processes.map(([address]) => address)).toEqual(ADDRESSES)
    expect(valuesOf(location, 'proxy_pass')).toEqual([['http://listwright']])
  })

  it('tells them who asks and for which host, in headers that a client cannot choose', () => {
    const headers = Object.fromEntries(valuesOf(location, 'proxy_set_header'))
    expect(headers).toMatchObject({
      Host: '$host',
      'X-Forwarded-For': '$proxy_add_x_forwarded_for',
      'X-Request-Id': '$request_id',
    })
  })

  it('passes WebSockets on, keeps connections otherwise, and waits longer than a heartbeat', () => {
    const headers = Object.fromEntries(valuesOf(location, 'proxy_set_header'))
    expect(headers).toMatchObject({ Upgrade: '$http_upgrade', Connection: '$connection_upgrade' })
    expect(config.find(({ name }) => name === 'map')).toMatchObject({
      args: ['$http_upgrade', '$connection_upgrade'],
      block: [
        { name: 'default', args: ['upgrade'] },
        { name: '', args: [''] },
      ],
    })
    expect(valuesOf(location, 'proxy_http_version')).toEqual([['1.1']])
    const [[wait = ''] = []] = valuesOf(location, 'proxy_read_timeout')
    expect(Number.parseInt(wait, 10)).toBeGreaterThan(60)
  })

  it('takes the largest file with the form around it, and shows texts as they come', () => {
    const [[most = ''] = []] = valuesOf(server, 'client_max_body_size')
    const bytes = Number.parseInt(most, 10) * 1_048_576
    expect(bytes).toBeGreaterThan(settings.STORAGE_FILE_SIZE_LIMIT + 65_536)
    expect(valuesOf(location, 'proxy_buffering')).toEqual([['off']])
  })

  it('keeps the figures to this machine', () => {
    const metrics = location.find(({ name, args }) => name === 'location' && args[1] === '/metrics')
    expect(metrics?.block).toEqual([{ name: 'return', args: ['404'] }])
  })
})
