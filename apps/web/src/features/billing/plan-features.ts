import { PLAN_CARDS, type Plan, type Tier } from '@listwright/contracts'

interface PlanFeature {
  label: string
  /** What each plan has of it; false when it lacks it. */
  of: Record<Plan, string | boolean>
}

const DESCRIPTIONS: Record<Tier, string> = {
  basic: 'Basic',
  extended: 'Extended',
  premium: 'Premium, with a headline',
}

const ofEach = (value: (plan: Plan) => string | boolean): PlanFeature['of'] => ({
  free: value('free'),
  starter: value('starter'),
  pro: value('pro'),
})

const upTo = (count: number | null) => (count === null ? 'Unlimited' : String(count))

/** What the plans differ in, row by row; the figures are those that the server enforces. */
export const PLAN_FEATURES: readonly PlanFeature[] = [
  {
    label: 'Listings a month',
    of: ofEach((plan) => upTo(PLAN_CARDS[plan].listingsPerMonth)),
  },
  { label: 'Descriptions', of: ofEach((plan) => DESCRIPTIONS[PLAN_CARDS[plan].tier]) },
  {
    label: 'Tones per listing',
    of: ofEach((plan) => {
      const tones = PLAN_CARDS[plan].tonesPerListing
      return tones === null ? 'All' : `Any ${tones}`
    }),
  },
  {
    label: 'Revisions of a listing a month',
    of: ofEach((plan) => upTo(PLAN_CARDS[plan].revisionsPerListing)),
  },
  { label: 'Captions for four networks', of: ofEach(() => true) },
  { label: 'Social caption generator', of: ofEach((plan) => plan === 'pro') },
  { label: 'Custom tones', of: ofEach((plan) => plan === 'pro') },
  { label: 'Users', of: ofEach((plan) => upTo(PLAN_CARDS[plan].users)) },
]
