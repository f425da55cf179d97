import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { errors } from '../errors.ts'

/** Takes the file's bytes as they come. */
type OnFile<T> = (stream: Readable, type: string) => Promise<T>

interface Form<T> {
  file: T
  type: string
  fields: Map<string, string>
}

const LIMITS = { files: 1, fields: 16, fieldSize: 65_536, fieldNameSize: 100, headerPairs: 32 }

/** Reads a form with one file, without ever holding the file in memory. Clients send it under an empty name. */
export const readMultipart = async <T>(
  body: AsyncIterable<Uint8Array>,
  contentType: string,
  onFile: OnFile<T>,
): Promise<Form<T>> => {
  const parser = parserFor(contentType)
  const fields = new Map<string, string>()
  let received: { file: Promise<T>; type: string; stream: Readable } | undefined
  const stopped = new Promise<'stopped'>((resolve) => {
    const stop = () => resolve('stopped')
    parser.on('error', stop)
    parser.on('field', (name, value) => fields.set(name, value))
    parser.on('file', (_name, stream, _filename, _encoding, type) => {
      // The reader of the file gets this error as well.
      stream.on('error', stop)
      const file = (async () => onFile(stream, type))()
      // When the file is refused, the rest of the body is not read.
      file.catch(stop)
      received = { file, type, stream }
    })
  })
  try {
    await feed(parser, body, stopped)
  } catch (error) {
    received?.stream.destroy(new Error('The body broke off'))
    await received?.file.catch(() => undefined)
    throw error
  }
  if (!received) throw malformed()
  const file = await received.file.catch((error: unknown) => {
    throw parser.errored || received?.stream.errored === error ? malformed() : error
  })
  return { file, type: received.type, fields }
}

/** Gives the parser what it can take, until the body or the parser ends. */
const feed = async (
  parser: Writable,
  body: AsyncIterable<Uint8Array>,
  stopped: Promise<'stopped'>,
) => {
  // Promise.race adds a handler to each of its promises, so a long-lived promise should be part of as few races as possible.
  let isStopped = false
  void stopped.then(() => {
    isStopped = true
  })
  const finished = once(parser, 'finish').catch(() => undefined)
  for await (const chunk of body) {
    const isFull = !parser.write(chunk)
    if (isFull) await Promise.race([stopped, once(parser, 'drain').catch(() => undefined)])
    if (isStopped) return
  }
  parser.end()
  await Promise.race([stopped, finished])
}

const parserFor = (contentType: string) => {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS })
  } catch {
    throw malformed()
  }
}

const malformed = () => errors.request('The body is not a form with a file')
