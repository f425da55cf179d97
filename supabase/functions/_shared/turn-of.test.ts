import { expect, it } from 'vitest'
import { turnOf } from './turn-of.ts'

const requestOf = (sub: string) => {
  const token = `e30.${btoa(JSON.stringify({ sub }))}.signature`
  return new Request('http://127.0.0.1', { headers: { authorization: `Bearer ${token}` } })
}

it('[SEC-IN-04] who asks for too many texts at a time is refused, and nobody else', async () => {
  const waiting = Array.from({ length: 20 }, () => turnOf(requestOf('ann'))(() => 'text'))
  await expect(turnOf(requestOf('ann'))(() => 'text')).rejects.toMatchObject({
    status: 429,
    code: 'too_many_requests',
  })
  expect(await turnOf(requestOf('bob'))(() => 'text')).toBe('text')
  expect(await Promise.all(waiting)).toHaveLength(20)
})
