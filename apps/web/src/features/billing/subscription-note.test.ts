// @vitest-environment node

import { expect, test } from 'vitest'
import type { Subscription } from '@/data/plan/queries.ts'
import { noteOn } from './subscription-note.tsx'

const aSubscription = (overrides: Partial<Subscription> = {}): Subscription => ({
  id: 'sub_1',
  userId: 'a0000000-0000-4000-8000-000000000000',
  customerId: 'cus_1',
  plan: 'pro',
  status: 'active',
  priceId: null,
  currentPeriodStart: '2026-11-15T12:00:00Z',
  currentPeriodEnd: '2026-12-15T12:00:00Z',
  cancelAtPeriodEnd: false,
  paidPlan: 'pro',
  paidUntil: '2026-12-15T12:00:00Z',
  pastDueSince: null,
  pastDuePeriod: null,
  eventId: 'evt_1',
  eventCreated: '2026-11-15T12:00:00Z',
  createdAt: '2026-11-15T12:00:00Z',
  updatedAt: '2026-11-15T12:00:00Z',
  ...overrides,
})

test('a plan that simply goes on needs no words', () => {
  expect(noteOn(aSubscription())).toBeNull()
})

test('a cancelled plan says how long it is kept', () => {
  expect(noteOn(aSubscription({ cancelAtPeriodEnd: true }))).toBe(
    'Cancelled. The Pro Plan is yours until Dec 15, 2026; nothing you saved is deleted.',
  )
})

test('a step down says when it happens', () => {
  expect(noteOn(aSubscription({ plan: 'starter' }))).toBe(
    'The Pro Plan is yours until Dec 15, 2026, the Starter Plan from then on.',
  )
})

test('a failed payment says by when to act', () => {
  const failed = aSubscription({ status: 'past_due', pastDueSince: '2026-12-15T12:00:00Z' })
  expect(noteOn(failed)).toContain('by Dec 22, 2026 to keep your plan')
})
