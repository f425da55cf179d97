import { expect, it } from 'vitest'
import { inTurns } from './in-turns.ts'
import { QueueFull } from './queue-full.ts'
import { Turns } from './turns.ts'

it('[SEC-IN-04] whoever asks for much lets others go between', async () => {
  const turns = new Turns()
  const done: string[] = []
  const much = Array.from({ length: 5 }, (_, index) =>
    turns.of('much')(() => done.push(`much ${index}`)),
  )
  const little = turns.of('little')(() => done.push('little'))
  await Promise.all([...much, little])
  expect(done).toEqual(['much 0', 'little', 'much 1', 'much 2', 'much 3', 'much 4'])
})

it('[SEC-IN-04] the process answers others between two pieces', async () => {
  const turn = new Turns().of('somebody')
  let heard = 0
  const other = setInterval(() => {
    heard += 1
  }, 1)
  const heardBefore = await Promise.all(
    Array.from({ length: 5 }, () =>
      turn(() => {
        const end = performance.now() + 5
        while (performance.now() < end);
        return heard
      }),
    ),
  )
  clearInterval(other)
  expect(heardBefore).toEqual(heardBefore.toSorted((one, next) => one - next))
  expect(new Set(heardBefore).size).toBeGreaterThan(2)
})

it('a piece that fails fails for whoever asked, and the next is done', async () => {
  const turn = new Turns().of('somebody')
  const failing = turn(() => {
    throw new Error('no words')
  })
  const next = turn(() => 'words')
  await expect(failing).rejects.toThrow('no words')
  expect(await next).toBe('words')
})

it('[SEC-IN-04] what waits for somebody who has left is not done', async () => {
  const turns = new Turns()
  const leaving = new AbortController()
  const done: string[] = []
  const turn = turns.of('somebody', leaving.signal)
  const first = turn(() => {
    done.push('first')
    leaving.abort(new Error('gone'))
  })
  const others = ['second', 'third'].map((name) => turn(() => done.push(name)))
  const stays = turns.of('somebody')(() => done.push('of another request'))
  await first
  for (const other of others) await expect(other).rejects.toThrow('gone')
  await stays
  await expect(turn(() => done.push('fourth'))).rejects.toThrow('gone')
  expect(done).toEqual(['first', 'of another request'])
})

it('[SEC-IN-04] nobody has more than twenty pieces waiting, and others may ask meanwhile', async () => {
  const turns = new Turns()
  const turn = turns.of('much')
  const waiting = Array.from({ length: 20 }, (_, index) => turn(() => index))
  await expect(turn(() => 20)).rejects.toThrow(QueueFull)
  expect(await turns.of('little')(() => 'done')).toBe('done')
  expect(await Promise.all(waiting)).toHaveLength(20)
  expect(await turn(() => 'again')).toBe('again')
})

it('[SEC-IN-04] long work in steps takes several turns', async () => {
  let turnsTaken = 0
  const counted = <Result>(work: () => Result) => {
    turnsTaken += 1
    return new Turns().of('somebody')(work)
  }
  function* busy(ms: number) {
    for (let step = 0; step < 5; step += 1) {
      const end = performance.now() + ms
      while (performance.now() < end);
      yield
    }
    return 'done'
  }
  expect(await inTurns(counted, busy(25))).toBe('done')
  expect(turnsTaken).toBe(6)
})
