import { expect, it } from 'vitest'
import { PLAN_CARDS, PLANS, planOf, upgradesOf } from './plan.ts'

it.each([
  ['[PLAN-20] [PLAN-21]', 'free', 'Free Plan', 0],
  ['[PLAN-23] [PLAN-24]', 'starter', 'Starter Plan', 29],
  ['[PLAN-26] [PLAN-27]', 'pro', 'Pro Plan', 79],
] as const)('%s the plan %s is called %s and costs %i', (_, plan, name, price) => {
  expect(PLAN_CARDS[plan]).toMatchObject({ name, price })
})

it('[PLAN-22] [PLAN-25] [PLAN-28] every plan has a price identifier of its own', () => {
  expect(new Set(PLANS.map((plan) => PLAN_CARDS[plan].priceId)).size).toBe(3)
})

it.each([
  ['[PLAN-33] [PLAN-34]', 'free', ['starter', 'pro']],
  ['[PLAN-35] [PLAN-37]', 'starter', ['pro']],
  ['[PLAN-36] [PLAN-38]', 'pro', []],
] as const)('%s %s can be upgraded to %j, never down', (_, plan, upgrades) => {
  expect(upgradesOf(plan)).toEqual(upgrades)
})

it.each([null, undefined, '', 'gold'])('[ENT-30] the stored plan %j reads as free', (stored) => {
  expect(planOf(stored)).toBe('free')
})
