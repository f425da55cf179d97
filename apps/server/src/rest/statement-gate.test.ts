import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Caller } from '../database/database.ts'
import { DatabaseError } from '../database/database-error.ts'
import { StatementGate } from './statement-gate.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const someone = (): Caller => ({ role: 'authenticated', claims: { sub: crypto.randomUUID() } })
const HERE = '203.0.113.7'

const stop = (gate: StatementGate, caller: Caller, address = HERE) =>
  gate
    .pass(caller, address, async () => {
      throw new DatabaseError('57014', 'canceling statement due to statement timeout')
    })
    .catch(({ code }: { code: string }) => code)
const mayAsk = (gate: StatementGate, caller: Caller, address = HERE) =>
  gate.pass(caller, address, async () => true).catch(() => false)

it('[SEC-IN-04] whoever had the one session stopped rests, twice as long each time', async () => {
  const gate = new StatementGate(1)
  const caller = someone()
  for (const seconds of [30, 60, 120]) {
    expect(await stop(gate, caller, crypto.randomUUID())).toBe('57014')
    vi.advanceTimersByTime((seconds - 1) * 1000)
    expect(await mayAsk(gate, caller)).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(await mayAsk(gate, caller)).toBe(true)
  }
})

it('[SEC-IN-04] any number of new accounts stop the one session five times before their address rests', async () => {
  const gate = new StatementGate(1)
  for (let n = 0; n < 4; n++) {
    expect(await stop(gate, someone())).toBe('57014')
    expect(await mayAsk(gate, someone())).toBe(true)
  }
  expect(await stop(gate, someone())).toBe('57014')
  expect(await stop(gate, someone())).toBe('PGRST003')
  expect(await mayAsk(gate, someone(), '203.0.113.8')).toBe(true)
  vi.advanceTimersByTime(30_000)
  expect(await mayAsk(gate, someone())).toBe(true)
  expect(await stop(gate, someone())).toBe('57014')
  vi.advanceTimersByTime(59_000)
  expect(await mayAsk(gate, someone())).toBe(false)
})

it('[SEC-IN-04] who waits behind a statement that was stopped is refused if they rest now', async () => {
  const gate = new StatementGate(1)
  const caller = someone()
  const answers = await Promise.all([stop(gate, caller), stop(gate, caller), stop(gate, caller)])
  expect(answers).toEqual(['57014', 'PGRST003', 'PGRST003'])
})

it('[SEC-IN-04] stops are forgotten after ten quiet minutes', async () => {
  const gate = new StatementGate(1)
  const caller = someone()
  await stop(gate, caller)
  vi.advanceTimersByTime(601_000)
  await stop(gate, caller)
  vi.advanceTimersByTime(30_000)
  expect(await mayAsk(gate, caller)).toBe(true)
})

it('[SEC-IN-04] where there are several sessions nobody needs to rest', async () => {
  const gate = new StatementGate(10)
  const caller = someone()
  for (let n = 0; n < 5; n++) expect(await stop(gate, caller)).toBe('57014')
})
