import { request } from 'node:http'
import type { Attacker } from '../attacker.ts'
import { AT_ONCE, BUCKET, type Folder, JPEG } from './folder.ts'

/** Ways to write the same path, or one that leads elsewhere. Sent as they are: no client of ours tidies them up. */
export const playTricks = async (attacker: Attacker, victim: Folder, own: Folder) => {
  const places = ['object', 'object/authenticated', 'object/public', 'object/info', 'object/sign']
  const asks = tricksWith(victim, own).flatMap((trick) => [
    ...places.map((words) => ({ method: 'GET', words, trick })),
    ...['POST', 'PUT', 'DELETE'].map((method) => ({ method, words: 'object', trick })),
    { method: 'POST', words: 'object/upload/sign', trick },
  ])
  await attacker.storm(asks, AT_ONCE, async ({ method, words, trick }) => {
    const { status } = await raw(
      attacker,
      method,
      `/storage/v1/${words}/${BUCKET}/${trick}`,
      own.person.token,
    )
    const mayPass = trick.startsWith(`${own.property}/`) && !/\.\.|%2e|%5c|;|\/\//i.test(trick)
    if (status < 300 && status > 0 && !mayPass)
      attacker.fault(`${method} ${words} let ${trick.slice(0, 100)} pass: ${status}`)
  })
}

const tricksWith = (victim: Folder, own: Folder) => {
  const [folder, file = ''] = victim.path.split('/')
  return [
    `${own.property}/../${victim.path}`,
    `${own.property}/..%2f${folder}/${file}`,
    `${own.property}%2f..%2f${folder}%2f${file}`,
    `${own.property}/%2e%2e/${victim.path}`,
    `${own.property}/.%2e/${victim.path}`,
    `${own.property}/%252e%252e/${victim.path}`,
    `${own.property}/..%5c${folder}%5c${file}`,
    `${own.property}\\..\\${folder}\\${file}`,
    `${own.property}/..;/${victim.path}`,
    `${own.property}/%c0%ae%c0%ae/${victim.path}`,
    `${own.property}/%e2%80%a4%e2%80%a4/${victim.path}`,
    `${own.property}/..%ef%bc%8f${victim.path}`,
    `${own.property}//${victim.path}`,
    `/${victim.path}`,
    `${victim.path}/`,
    `${victim.path}%00.jpg`,
    `${victim.path}%20`,
    `${victim.path}.`,
    `${victim.path}%0a`,
    `${folder?.toUpperCase()}/${file}`,
    `${folder}/${file.toUpperCase()}`,
    `${own.property}/e%CC%81-${file}`,
    `${own.property}/%C3%A9-${file}`,
    `${own.property}/${'a'.repeat(1_025)}`,
    `${own.property}/${'%61'.repeat(4_000)}`,
    `${own.property}/${'d/'.repeat(500)}f.jpg`,
    `..%2f..%2f..%2f..%2fetc%2fpasswd`,
    '%2e%2e/%2e%2e/secrets.json',
    '%',
    '%zz',
    '%00',
    '',
  ]
}

/** A request whose path goes out letter by letter. */
const raw = (attacker: Attacker, method: string, path: string, token: string, headers = {}) =>
  new Promise<{ status: number; text: string }>((resolve) => {
    attacker.requests += 1
    const { hostname, port } = new URL(attacker.target.url)
    const body = method === 'POST' || method === 'PUT' ? JPEG : undefined
    const asked = request({
      hostname,
      port,
      method,
      // Node sends no spaces and no letters beyond Latin.
      path: path.replaceAll(/[^!-~]/g, encodeURIComponent),
      timeout: 20_000,
      headers: {
        apikey: attacker.target.anonKey,
        authorization: `Bearer ${token}`,
        'x-forwarded-for': attacker.newAddress(),
        'content-type': 'image/jpeg',
        ...(body && { 'content-length': body.length }),
        ...headers,
      },
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', (error) => {
      attacker.fault(`${method} ${path.slice(0, 120)}: ${error.message}`)
      resolve({ status: 0, text: '' })
    })
    asked.on('response', (answer) => {
      let text = ''
      answer.on('data', (data) => {
        text += data
      })
      answer.on('end', () => {
        const status = answer.statusCode ?? 0
        attacker.statuses[status] = (attacker.statuses[status] ?? 0) + 1
        if (status >= 500) attacker.fault(`${method} ${path.slice(0, 120)}: ${status} ${text}`)
        if (text.includes(attacker.canary))
          attacker.fault(`${method} ${path}: somebody else's file`)
        resolve({ status, text })
      })
    })
    asked.end(body)
  })
