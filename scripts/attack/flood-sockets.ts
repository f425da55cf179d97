import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { Attacker } from './attacker.ts'
import { AttackingSocket, type Version } from './attacking-socket.ts'
import { framesOf } from './socket-frames.ts'

const VERSIONS: Version[] = ['1.0.0', '2.0.0']
/** Fewer than a socket may send in ten seconds, so that nonsense is read and not only counted. */
const FRAMES_PER_SOCKET = 150

/** Nonsense in every place of every frame, topics of others, forged tokens, floods, and readers who do not read. */
export const floodSockets = async (attacker: Attacker) => {
  const { token } = await attacker.newPerson()
  await fuzzFrames(attacker, token)
  await forgeTokens(attacker, token)
  await listenIn(attacker, token)
  await floodJoins(attacker, token)
  await sendTooMuch(attacker)
  await readNothing(attacker)
  await connectTooOften(attacker)
  const { socket } = await joined(attacker, 'after all', token)
  socket.close()
}

/** Everybody else can still join. */
const joined = async (attacker: Attacker, topic: string, token: string, config = {}) => {
  const socket = await AttackingSocket.open(attacker)
  const answer = await socket.ask(`realtime:${topic}`, 'phx_join', { access_token: token, config })
  attacker.expect(answer?.status === 'ok', `a join is not answered: ${JSON.stringify(answer)}`)
  return { socket, answer }
}

const fuzzFrames = async (attacker: Attacker, token: string) => {
  for (const version of VERSIONS) {
    const frames = framesOf(version, token)
    for (let start = 0; start < frames.length; start += FRAMES_PER_SOCKET) {
      let socket = await AttackingSocket.open(attacker, { version })
      await socket.ask('realtime:odd', 'phx_join', { access_token: token, config: {} })
      for (const frame of frames.slice(start, start + FRAMES_PER_SOCKET)) {
        if (!socket.isOpen) socket = await AttackingSocket.open(attacker, { version })
        socket.send(frame)
        // The next frame is sent when this one was read or has closed the socket.
        await socket.ask('phoenix', 'heartbeat', {})
      }
      socket.close()
    }
  }
}

const forgeTokens = async (attacker: Attacker, token: string) => {
  const [head = '', body = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const victim = encode({ ...claims, sub: attacker.victim.id })
  const service = encode({ role: 'service_role', exp: 9_999_999_999 })
  const forged = [
    `${encode({ alg: 'none' })}.${victim}.`,
    `${encode({ alg: 'HS256', typ: 'JWT' })}.${service}.AAAA`,
    `${head}.${victim}.${token.split('.')[2]}`,
    `${head}.${service}.${token.split('.')[2]}`,
    `${head}.${body}.`,
    'sb_secret_x',
    'x',
    'x'.repeat(100_000),
  ]
  for (const each of forged) {
    const socket = await AttackingSocket.open(attacker)
    const topic = `realtime:property:${randomUUID()}`
    const answer = await socket.ask(topic, 'phx_join', {
      access_token: each,
      config: { private: true },
    })
    attacker.expect(answer?.status === 'error', `a forged token joins: ${each.slice(0, 60)}`)
    socket.close()
    const refused = await AttackingSocket.knock(attacker, { apikey: each.slice(0, 4_000) })
    attacker.expect(refused >= 400 && refused < 500, `a forged key connects: ${refused}`)
  }
}

/** Joins whatever the victim is on, in every way, while the victim works. */
const listenIn = async (attacker: Attacker, token: string) => {
  const { victim } = attacker
  const { json } = await attacker.ask('/rest/v1/properties?select=id', { token: victim.token })
  const [row] = json as unknown as { id: string }[]
  const topic = `property:${row?.id}`
  const mine = await joinAsVictim(attacker, topic)
  const listeners: AttackingSocket[] = []
  for (const config of configsToTry(victim.id, row?.id))
    for (const access of [token, undefined]) {
      const socket = await AttackingSocket.open(attacker)
      const answer = await socket.ask(`realtime:${topic}`, 'phx_join', {
        access_token: access,
        config,
      })
      if (config.private)
        attacker.expect(answer?.status === 'error', 'a stranger joins a private channel')
      listeners.push(socket)
    }
  for (let n = 0; n < 5; n += 1)
    await attacker.ask(`/rest/v1/properties?id=eq.${row?.id}`, {
      method: 'PATCH',
      token: victim.token,
      body: { price: 500_000 + n },
    })
  const told = { messages: [{ topic, event: 'x', payload: {}, private: true }] }
  await attacker.post('/realtime/v1/api/broadcast', told, { token })
  await sleep(1_500)
  // What is foreign is found by its canary, in whatever frame it comes.
  for (const socket of [...listeners, mine]) socket.close()
}

/** The victim's own socket, present on the channel of a property. */
const joinAsVictim = async (attacker: Attacker, topic: string) => {
  const { victim, canary } = attacker
  const mine = await AttackingSocket.open(attacker, { mayKnow: true })
  const presence = { key: victim.id, enabled: true }
  await mine.ask(`realtime:${topic}`, 'phx_join', {
    access_token: victim.token,
    config: { private: true, presence },
  })
  await mine.ask(`realtime:${topic}`, 'presence', {
    type: 'presence',
    event: 'track',
    payload: { canary },
  })
  return mine
}

const configsToTry = (victimId: string, propertyId: string | undefined) => {
  const everything = ['properties', 'content', 'profiles', '*'].map((table) => ({
    event: '*',
    schema: '*',
    table,
  }))
  return [
    { private: true, presence: { key: victimId, enabled: true } },
    { private: false, presence: { key: victimId, enabled: true } },
    {
      postgres_changes: [
        { event: '*', schema: 'public', table: 'properties', filter: `id=eq.${propertyId}` },
      ],
    },
    {
      postgres_changes: [
        { event: '*', schema: 'public', table: 'properties', filter: `user_id=eq.${victimId}` },
      ],
    },
    { postgres_changes: everything },
    { postgres_changes: [{ event: '*', schema: 'auth', table: 'users' }] },
    { postgres_changes: [{ event: '*', schema: 'realtime', table: '*' }] },
  ]
}

const floodJoins = async (attacker: Attacker, token: string) => {
  const sockets = await Promise.all(
    Array.from({ length: 40 }, () => AttackingSocket.open(attacker)),
  )
  const config = {
    private: true,
    presence: { enabled: true },
    postgres_changes: [{ event: '*', schema: 'public', table: 'properties' }],
  }
  for (let n = 0; n < 100; n += 1) {
    for (const socket of sockets)
      socket.send(
        JSON.stringify([
          `${n}`,
          `${n}`,
          `realtime:property:${randomUUID()}`,
          'phx_join',
          { access_token: token, config },
        ]),
      )
    if (n % 20 === 0) await sleep(50)
  }
  const started = performance.now()
  const { status } = await attacker.ask('/rest/v1/properties?select=id', {
    token: attacker.victim.token,
  })
  const ms = performance.now() - started
  attacker.expect(
    status === 200 && ms < 5_000,
    `a bystander got ${status} after ${Math.round(ms)} ms`,
  )
  await sleep(2_000)
  for (const socket of sockets) socket.close()
}

/** Frames that are too long, too many, and never end. */
const sendTooMuch = async (attacker: Attacker) => {
  for (const frame of ['x'.repeat(6_000_000), Buffer.alloc(6_000_000, 3)]) {
    const socket = await AttackingSocket.open(attacker)
    socket.send(frame)
    attacker.expect(await socket.closes(), 'a frame of six megabytes does not end its socket')
  }
  const endless = await AttackingSocket.open(attacker)
  for (let n = 0; n < 200; n += 1) endless.sendPart(Buffer.alloc(50_000, 32))
  attacker.expect(await endless.closes(), 'a frame without an end does not end its socket')
  const hasty = await AttackingSocket.open(attacker)
  for (let n = 0; n < 5_000; n += 1) hasty.send('[null,"1","phoenix","heartbeat",{}]')
  attacker.expect(await hasty.closes(), '5,000 messages at once do not end their socket')
}

const readNothing = async (attacker: Attacker) => {
  const topic = `realtime:${randomUUID()}`
  const slow = await AttackingSocket.open(attacker)
  await slow.ask(topic, 'phx_join', {})
  slow.pause()
  const speakers = await Promise.all(
    Array.from({ length: 5 }, () => AttackingSocket.open(attacker)),
  )
  for (const speaker of speakers) await speaker.ask(topic, 'phx_join', {})
  const text = 'x'.repeat(90_000)
  for (let n = 0; n < 60; n += 1) {
    for (const speaker of speakers)
      speaker.send(
        JSON.stringify([null, null, topic, 'broadcast', { event: 'e', payload: { text } }]),
      )
    await sleep(20)
  }
  // Until the server has taken it all in: it reads long frames one after the other.
  await sleep(6_000)
  slow.resume()
  attacker.expect(await slow.closes(), 'who reads nothing of 27 MB keeps its socket')
  for (const speaker of speakers) speaker.close()
}

const connectTooOften = async (attacker: Attacker) => {
  const from = attacker.newAddress()
  const sockets: WebSocket[] = []
  const statuses: number[] = []
  await attacker.storm(Array.from({ length: 700 }), 50, async () => {
    const status = await AttackingSocket.knock(attacker, {}, from, sockets)
    statuses.push(status)
  })
  const refused = statuses.filter((status) => status === 429).length
  if (attacker.target.believesAddresses)
    attacker.expect(refused >= 200, `one address has ${statuses.length - refused} sockets`)
  for (const socket of sockets) socket.terminate()
}
