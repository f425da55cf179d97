import { openPostgres } from '@listwright/server'
import { startPostgres, withDatabase } from '@listwright/server/testing'
import { askTooMuch } from './attack/ask-too-much.ts'
import { Attacker } from './attack/attacker.ts'
import { floodMail } from './attack/flood-mail.ts'
import { floodSockets } from './attack/flood-sockets.ts'
import { fuzz } from './attack/fuzz.ts'
import { guessCodes } from './attack/guess-codes.ts'
import { openFiles } from './attack/open-files.ts'
import { squat } from './attack/squat.ts'
import { startTarget, type Target } from './attack/target.ts'
import { refuseUnknown } from './refuse-unknown.mjs'

// An attacker's day, bounded in number and time, against servers of this machine only:
//   npm run attack                       a fresh server on each database
//   npm run attack -- embedded           one of them: embedded, postgres
//   npm run attack -- openFiles          one of the attacks, on each
//   ATTACK_URL=http://127.0.0.1:3000 npm run attack      one that runs already, with its sandbox

const REQUESTS = Number(process.env.ATTACK_REQUESTS ?? 20_000)
const ATTACKS = { squat, guessCodes, floodMail, askTooMuch, openFiles, floodSockets, fuzz }

const DATABASES = ['embedded', 'postgres']

const given = process.env.ATTACK_URL
const only = process.argv.slice(2)
refuseUnknown(only, [...DATABASES, ...Object.keys(ATTACKS)])
const kinds = given ? ['running'] : DATABASES.filter((kind) => isWanted(kind))
let faults = 0
for (const kind of kinds) {
  const { target, stop } = await open(kind)
  faults += await attack(kind, target)
  await stop()
}
process.exit(faults > 0 ? 1 : 0)

function isWanted(kind: string) {
  const named = only.filter((word) => !(word in ATTACKS))
  return named.length === 0 || named.includes(kind)
}

async function open(kind: string): Promise<{ target: Target; stop: () => Promise<void> }> {
  if (kind !== 'postgres') {
    const target = await startTarget(given ? { url: given } : {})
    return { target, stop: target.stop }
  }
  const postgres = await startPostgres()
  const server = await openPostgres({ url: postgres.url, connections: 1 })
  await server.execute('drop database if exists attack with (force)')
  await server.execute('create database attack')
  await server.close()
  const target = await startTarget({ databaseUrl: withDatabase(postgres.url, 'attack') })
  return {
    target,
    stop: async () => {
      await target.stop()
      await postgres.stop()
    },
  }
}

async function attack(kind: string, target: Target) {
  const attacker = await Attacker.create(target, REQUESTS)
  for (const [name, work] of Object.entries(ATTACKS)) {
    if (only.some((word) => word in ATTACKS) && !only.includes(name)) continue
    const before = attacker.faults.length
    const started = performance.now()
    await work(attacker).catch((error: unknown) => attacker.fault(`${name} broke off: ${error}`))
    const found = attacker.faults.length - before
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(
      `${found ? '✗' : '✓'} ${kind} ${name}: ${attacker.requests} requests so far (${seconds} s)`,
    )
  }
  const { requests, statuses, slowestHealthMs, slowestHealthOwnMs } = await attacker.finish()
  for (const fault of attacker.faults.slice(0, 50)) console.log(`  ${fault}`)
  console.log(
    JSON.stringify({
      attack: kind,
      requests,
      statuses,
      slowestHealthMs,
      slowestHealthOwnMs,
      faults: attacker.faults.length,
    }),
  )
  return attacker.faults.length
}
