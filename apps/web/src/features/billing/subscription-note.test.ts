import { expect, test } from 'vitest'
import type { Subscription } from './queries.ts'
import { noteOn } from './subscription-note.tsx'

const aSubscription = (overrides: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  user_id: 'a0000000-0000-4000-8000-000000000000',
  customer_id: 'cus_1',
  plan: 'pro',
  status: 'active',
  price_id: null,
  current_period_start: '2026-11-15T12:00:00Z',
  current_period_end: '2026-12-15T12:00:00Z',
  cancel_at_period_end: false,
  paid_plan: 'pro',
  paid_until: '2026-12-15T12:00:00Z',
  past_due_since: null,
  past_due_period: null,
  event_id: 'evt_1',
  event_created: '2026-11-15T12:00:00Z',
  created_at: '2026-11-15T12:00:00Z',
  updated_at: '2026-11-15T12:00:00Z',
  ...overrides,
})

test('a plan that simply goes on needs no words', () => {
  expect(noteOn(aSubscription())).toBeNull()
})

test('a cancelled plan says how long it is kept', () => {
  expect(noteOn(aSubscription({ cancel_at_period_end: true }))).toBe(
    'Cancelled. The Pro Plan is yours until Dec 15, 2026; nothing you saved is deleted.',
  )
})

test('a step down says when it happens', () => {
  expect(noteOn(aSubscription({ plan: 'starter' }))).toBe(
    'The Pro Plan is yours until Dec 15, 2026, the Starter Plan from then on.',
  )
})

test('a failed payment says by when to act', () => {
  const failed = aSubscription({ status: 'past_due', past_due_since: '2026-12-15T12:00:00Z' })
  expect(noteOn(failed)).toContain('by Dec 22, 2026 to keep your plan')
})
