import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Caller } from './database.ts'
import { DatabaseError } from './database-error.ts'
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
    .catch((error: Error) => (error instanceof DatabaseError ? error.code : error.name))
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
  expect(await stop(gate, someone())).toBe('DatabaseBusy')
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
  expect(answers).toEqual(['57014', 'DatabaseBusy', 'DatabaseBusy'])
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

const spend = (gate: StatementGate, caller: Caller, ms: number, address = HERE) =>
  gate
    .pass(caller, address, async (allowance) => {
      allowance?.spend(ms)
      return allowance?.limitMs
    })
    .catch((error: Error) => error.name)

it('[SEC-IN-04] slow statements are paid from a budget, and refused when it is used up', async () => {
  const gate = new StatementGate(1)
  const caller = someone()
  for (let n = 0; n < 2; n++) expect(await spend(gate, caller, 2_550)).toBeGreaterThan(0)
  expect(await spend(gate, caller, 1)).toBe('DatabaseBusy')
  expect(await mayAsk(gate, someone())).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(await spend(gate, caller, 6_050)).toBe(1_000)
  vi.advanceTimersByTime(60_000)
  expect(await mayAsk(gate, caller)).toBe(false)
  vi.advanceTimersByTime(12_000)
  expect(await mayAsk(gate, caller)).toBe(true)
})

it('[SEC-IN-04] no statement may take longer than what is left of the budget', async () => {
  const gate = new StatementGate(1)
  const caller = someone()
  expect(await spend(gate, caller, 2_050)).toBe(5_000)
  expect(await spend(gate, caller, 1)).toBe(3_000)
  expect(await spend(gate, someone(), 5_050)).toBe(5_000)
  // Seven of the ten seconds of their address are gone.
  expect(await spend(gate, someone(), 1)).toBe(3_000)
})

it('[SEC-IN-04] accounts that take turns use up the budget of their address, and nobody else waits for it', async () => {
  const gate = new StatementGate(1)
  const [first, second, third] = [someone(), someone(), someone()]
  const colleague = someone()
  await spend(gate, first, 4_050)
  await spend(gate, second, 4_050)
  await spend(gate, third, 4_050)
  for (const caller of [first, second, third]) expect(await mayAsk(gate, caller)).toBe(false)
  expect(await mayAsk(gate, colleague)).toBe(true)
  expect(await mayAsk(gate, first, '203.0.113.8')).toBe(true)
})

it('[SEC-IN-04] a busy user with quick statements pays nothing', async () => {
  const gate = new StatementGate(1)
  const caller = someone()
  for (let n = 0; n < 1_000; n++) expect(await spend(gate, caller, 45)).toBe(5_000)
})

it('[SEC-IN-04] who waits in line when the budget is used up is refused', async () => {
  const gate = new StatementGate(1)
  const caller = someone()
  const answers = await Promise.all([spend(gate, caller, 5_100), spend(gate, caller, 1)])
  expect(answers).toEqual([5_000, 'DatabaseBusy'])
})
