import { FOUNDING_OFFER, type PaidPlan, PLAN_CARDS, PLANS, type Plan } from '@listwright/contracts'

/** A price as we want to find it at the processor. */
export interface PlanPrice {
  plan: PaidPlan
  lookupKey: string
  /** Cents. */
  amount: number
  name: string
}

export const regularPrice = (plan: PaidPlan): PlanPrice => ({
  plan,
  lookupKey: PLAN_CARDS[plan].priceId,
  amount: PLAN_CARDS[plan].price * 100,
  name: PLAN_CARDS[plan].name,
})

const FOUNDING_PRICE: PlanPrice = {
  plan: 'pro',
  lookupKey: FOUNDING_OFFER.priceId,
  amount: FOUNDING_OFFER.price * 100,
  name: `${PLAN_CARDS.pro.name}, founding price`,
}

/** What the plan costs today: Pro at its founding price while the offer runs. */
export const priceToday = (plan: PaidPlan, now: Date, offerEndsAt?: string): PlanPrice =>
  plan === 'pro' && isOfferRunning(now, offerEndsAt) ? FOUNDING_PRICE : regularPrice(plan)

const HAS_ZONE = /(Z|[+-]\d{2}:?\d{2})$/i

/**
 * An end without a time zone is local time, and the page counts down by the visitor's clock. The price is therefore offered
 * until that hour in UTC-12, the last time zone to reach it. Exported for its test.
 */
export const isOfferRunning = (now: Date, endsAt: string = FOUNDING_OFFER.endsAt): boolean =>
  now.getTime() < new Date(HAS_ZONE.test(endsAt) ? endsAt : `${endsAt}-12:00`).getTime()

const PLAN_OF_KEY = new Map<string, PaidPlan>([
  [PLAN_CARDS.starter.priceId, 'starter'],
  [PLAN_CARDS.pro.priceId, 'pro'],
  [FOUNDING_OFFER.priceId, 'pro'],
])

/** The plan a price stands for; nothing when the price is not ours. */
export const planOfPrice = (lookupKey: string | null | undefined): PaidPlan | undefined =>
  PLAN_OF_KEY.get(lookupKey ?? '')

export const isUpgrade = (from: Plan, to: Plan): boolean => PLANS.indexOf(to) > PLANS.indexOf(from)
