import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '../../database/database.ts'
import { describeDatabases } from '../../testing/index.ts'
import { Node } from '../node.ts'

afterEach(() => {
  vi.useRealTimers()
})

describeDatabases((open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  const aNode = (isIdle = () => false) => {
    const onIdle = vi.fn()
    const onFailure = vi.fn()
    const onBeat = async () => undefined
    const onLapse = () => undefined
    const node = new Node({ database, isIdle, onIdle, onBeat, onLapse, onFailure })
    return { node, onIdle, onFailure }
  }
  const isEntered = async ({ id }: Node) => {
    const { rows } = await database.query('select id from realtime.nodes where id = $1::uuid', [id])
    return rows.length === 1
  }

  it('a server that is needed again while it leaves stays entered', async () => {
    const { node } = aNode()
    await node.enter()
    await Promise.all([node.leave(), node.enter()])
    expect(await isEntered(node)).toBe(true)
    await Promise.all([node.leave(), node.leave(), node.enter()])
    expect(await isEntered(node)).toBe(true)
    await node.leave()
    expect(await isEntered(node)).toBe(false)
  })

  it('a server that leaves before it has entered does not come back by itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { node } = aNode()
    await Promise.all([node.enter(), node.leave()])
    expect(await isEntered(node)).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('a server that nobody needs leaves with its next beat, once it has said so', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { node, onIdle, onFailure } = aNode(() => true)
    await node.enter()
    await vi.advanceTimersToNextTimerAsync()
    await node.leave()
    expect(await isEntered(node)).toBe(false)
    expect(onIdle).toHaveBeenCalledOnce()
    expect(onFailure).not.toHaveBeenCalled()
  })
})
