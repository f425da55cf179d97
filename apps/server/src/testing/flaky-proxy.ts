import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A way to a server that can be cut and mended, as networks do; what is sent there may also be altered. */
export const startFlakyProxy = async (target: { host: string; port: number }) => {
  const sockets = new Set<Socket>()
  let isCut = false
  let alter = (bytes: Buffer) => bytes
  const server = createServer((client) => {
    if (isCut) {
      client.destroy()
      return
    }
    const upstream = connect(target)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    const altered = new Transform({
      transform: (bytes: Buffer, _, done) => done(null, alter(bytes)),
    })
    client.pipe(altered).pipe(upstream).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => {
      isCut = false
    },
    alter: (change: (bytes: Buffer) => Buffer) => {
      alter = change
    },
    close: () => {
      cut()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
