import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { applySuggestions, BOARD_PROFILES, DEFAULT_BOARD, reviewCopy } from './index.ts'

const mls = (text: string) =>
  reviewCopy({ text, kind: 'mls' }).filter(({ rule }) => rule.startsWith('mls/'))

test.each([
  ['Call Bob at (208) 555-0123.', 'mls/phone'],
  ['Fax +1 208.555.0123', 'mls/phone'],
  ['Write to bob@example.com today.', 'mls/email'],
  ['Tour at https://example.com/tour?x=1.', 'mls/url'],
  ['More on www.example.com', 'mls/url'],
  ['More on bobsells.homes now', 'mls/url'],
  ['Follow @bobsells', 'mls/handle'],
  ['Great light #JustListed', 'mls/hashtag'],
  ['Lockbox on the side door.', 'mls/access-code'],
  ['Gate code 4821.', 'mls/access-code'],
  ['Combo 1234', 'mls/access-code'],
  ['Showings start Friday.', 'mls/showing'],
  ['By appointment only.', 'mls/showing'],
  ['24 hour notice, please.', 'mls/showing'],
  ['Open house Sunday 1-4.', 'mls/open-house'],
  ['3% to buyer agent.', 'mls/compensation'],
  ['Buyer agent commission 2.5%.', 'mls/compensation'],
  ['Seller will pay closing costs.', 'mls/incentive'],
  ['Call the listing agent.', 'mls/invitation'],
  ['Schedule your private tour.', 'mls/invitation'],
  ['Offers due Monday.', 'mls/offers'],
  ["Buyer's agent to verify.", 'mls/agent-text'],
  ['MLS# 123456', 'mls/agent-text'],
  ['Listed with Keller Williams.', 'mls/branding'],
  ['Tenant-occupied until May.', 'mls/occupancy'],
  ['STUNNING home', 'mls/capitals'],
  ['What a kitchen!', 'mls/exclamation'],
  ['A pool 🏊 and a deck', 'mls/emoji'],
  ['*** New ***', 'mls/decoration'],
])('%s raises %s', (text, rule) => {
  expect(mls(text).map((finding) => finding.rule)).toContain(rule)
  expect(
    reviewCopy({ text, kind: 'facebook' }).some((finding) => finding.rule.startsWith('mls/')),
  ).toBe(false)
})

test.each([
  'A washer and dryer combo and a tub/shower combo.',
  'A bonus room over the garage.',
  'A co-op apartment with a commissioned mural.',
  'An open house plan with an open layout.',
  'The place to call home.',
  'Unit #4B and Apt #PH2.',
  'HVAC, EV charger, ADU and RV parking.',
  'NE 42nd Street, USA.',
  'Two bedrooms @ 12 x 14 feet.',
  'Zip 83702-1234, parcel R-38.',
  'A gated entry with a keypad.',
  'Vacant land beside the creek.',
  'A contact-free entry; text on the plaque is original.',
  'The primary bath shows its age well.',
  'Call box at the gate.',
  'Sub-Zero refrigerator and a 24-foot clear height.',
])('%s is fine in public remarks', (text) => {
  expect(mls(text)).toEqual([])
})

test.each([
  ['A quiet deck. Call Bob at 208-555-0123. A wide yard.', 'A quiet deck. A wide yard.'],
  ['A deck. Call 208-555-0123 or visit www.bobsells.homes. A wide yard.', 'A deck. A wide yard.'],
  ['A deck. See https://example.com/tour. A wide yard.', 'A deck. A wide yard.'],
  ['A deck. See bobsells.com/tour! A wide yard.', 'A deck. A wide yard.'],
  ['A deck. Follow @bob.sells. A wide yard.', 'A deck. A wide yard.'],
  ['A wide yard. Open house Sunday 1-4.', 'A wide yard.'],
  ['A wide yard, lockbox on the door.', 'A wide yard.'],
  ['What a kitchen!! It has an island!', 'What a kitchen. It has an island.'],
  ['GREAT LOCATION near the EV charger.', 'Great location near the EV charger.'],
  ['A pool 🏊 and a deck.', 'A pool and a deck.'],
])('%s reads %s once mended', (text, mended) => {
  expect(applySuggestions(text, mls(text))).toBe(mended)
  expect(mls(mended)).toEqual([])
})

test('what a seller gives is worth advice once the agent has typed it, and a caution before', () => {
  const text = 'The seller is offering $5,000 toward a rate buydown.'
  const severities = (features: string[]) =>
    reviewCopy({ text, kind: 'mls', property: aProperty({ features }) })
      .filter(({ rule }) => rule === 'mls/incentive')
      .map(({ severity }) => severity)
  expect(severities(['5k toward rate buydown'])).toEqual(['advice'])
  expect(severities(['granite counters'])).toEqual(['caution'])
})

test('a board that allows open houses and closing costs hears no objection to them, and its limit counts', () => {
  const text = 'Open house Sunday 1-4. Seller will pay closing costs. Lockbox on the door.'
  const rules = (board: typeof DEFAULT_BOARD) =>
    reviewCopy({ text, kind: 'mls', board }).map(({ rule }) => rule)
  expect(rules(DEFAULT_BOARD)).toEqual(['mls/open-house', 'mls/incentive', 'mls/access-code'])
  const generous = { ...DEFAULT_BOARD, allows: ['open houses', 'incentives'] as const, limit: 40 }
  expect(rules({ ...generous, allows: [...generous.allows] })).toEqual([
    'limit/length',
    'mls/access-code',
  ])
  expect(BOARD_PROFILES.map(({ name }) => name)).toContain('CRMLS')
})

test.each([
  [
    'Casa de tres dormitorios con cocina nueva y un patio grande para la familia en el centro.',
    true,
  ],
  ['三间卧室，两间浴室，厨房宽敞，位于市中心。', true],
  ['A casa with three bedrooms and a patio on Via de la Paz in La Jolla, near the beach.', false],
])('%s is foreign to a board that takes English only: %s', (text, isForeign) => {
  const told = (board: typeof DEFAULT_BOARD) =>
    reviewCopy({ text, kind: 'mls', board }).some(({ rule }) => rule === 'mls/language')
  expect(told(DEFAULT_BOARD)).toBe(isForeign)
  expect(told({ ...DEFAULT_BOARD, language: 'any' })).toBe(false)
})
