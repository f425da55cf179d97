import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { trustProxies } from './http/client-address.ts'
import { type Listener, type ListenOptions, listen } from './listen.ts'

const open: Listener[] = []
afterEach(async () => {
  for (const listener of open.splice(0)) await listener.close()
})

async function aListener(options: Partial<ListenOptions> = {}) {
  const listener = await listen({
    host: '127.0.0.1',
    port: 0,
    requestTimeoutMs: 5_000,
    maxConnectionsPerAddress: 3,
    trustedProxies: trustProxies([]),
    ...options,
  })
  open.push(listener)
  return listener
}

async function send(port: number, text: string) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (data) => {
    received += data
  })
  socket.on('error', () => undefined)
  socket.write(text)
  await new Promise((resolve) => socket.once('close', resolve))
  return received
}

it('before the app is up every request is asked to come back', async () => {
  const { port, serve } = await aListener()
  const early = await fetch(`http://127.0.0.1:${port}/health`)
  expect(early.status).toBe(503)
  expect(early.headers.get('retry-after')).toBe('1')
  serve(() => new Response('up'))
  expect(await (await fetch(`http://127.0.0.1:${port}/health`)).text()).toBe('up')
})

it('a port in use is one clear sentence', async () => {
  const { port } = await aListener()
  await expect(aListener({ port })).rejects.toThrow(
    `Port ${port} is in use by another program: stop that one, or choose another with PORT.`,
  )
})

it('one address cannot take more than its share of connections', async () => {
  const { port, serve } = await aListener()
  serve(() => new Response('up'))
  const held = [1, 2, 3].map(() => connect(port, '127.0.0.1'))
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  expect(await send(port, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toBe('')
  held[0]?.destroy()
  await expect
    .poll(() => send(port, 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'))
    .toContain('200 OK')
  for (const socket of held) socket.destroy()
})

it('SEC-CFG-05 TRACE is not answered', async () => {
  const { port, serve } = await aListener()
  serve(() => new Response('up'))
  const answer = await send(port, 'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 405/)
})

it('a request that never ends is ended', async () => {
  const { port } = await aListener({ requestTimeoutMs: 1_000 })
  const answer = await send(port, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-len')
  expect(answer).toMatch(/^HTTP\/1\.1 408/)
})
