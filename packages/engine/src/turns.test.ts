import { expect, it } from 'vitest'
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
