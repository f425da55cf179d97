import { expect, test } from 'vitest'
import { isOfferRunning, isUpgrade, planOfPrice, priceToday } from './plan-prices.ts'

test('[PLAN-25] [PLAN-28] each plan has its price and its identifier', () => {
  const now = new Date('2026-01-01')
  expect(priceToday('starter', now)).toMatchObject({
    amount: 2900,
    lookupKey: 'listwright_starter_monthly',
  })
  expect(priceToday('pro', now)).toMatchObject({
    amount: 7900,
    lookupKey: 'listwright_pro_monthly',
  })
})

test('the founding price is for Pro alone', () => {
  const now = new Date('2025-04-01')
  expect(priceToday('pro', now).amount).toBe(4900)
  expect(priceToday('starter', now).amount).toBe(2900)
})

test('the offer ends when the visitor’s day ends, wherever that is', () => {
  expect(isOfferRunning(new Date('2025-04-27T11:59:58Z'))).toBe(true)
  expect(isOfferRunning(new Date('2025-04-27T12:00:00Z'))).toBe(false)
  expect(isOfferRunning(new Date('2030-01-01T00:00:00Z'), '2030-01-01T00:00:01Z')).toBe(true)
  expect(isOfferRunning(new Date('2030-01-01T00:00:02Z'), '2030-01-01T00:00:01Z')).toBe(false)
})

test('a founding subscriber is on Pro, a stranger’s price is no plan', () => {
  expect(planOfPrice('listwright_pro_founding_monthly')).toBe('pro')
  expect(planOfPrice('something_else')).toBeUndefined()
  expect(planOfPrice(null)).toBeUndefined()
})

test('[PLAN-37] only steps up are upgrades', () => {
  expect(isUpgrade('free', 'starter')).toBe(true)
  expect(isUpgrade('starter', 'pro')).toBe(true)
  expect(isUpgrade('starter', 'starter')).toBe(false)
  expect(isUpgrade('pro', 'starter')).toBe(false)
})
