// @vitest-environment node

import { expect, it } from 'vitest'
import { toCsv } from './export-data.ts'

it('[SEC-IN-07] a cell that looks like a formula stays text', () => {
  const csv = toCsv({ properties: [{ address: '=HYPERLINK("http://evil")', price: -5 }] })
  expect(csv).toBe('"Listings"\r\n"Address","Price"\r\n"\'=HYPERLINK(""http://evil"")","-5"')
})

it('every table stands under its name; one that holds nothing is left out', () => {
  const csv = toCsv({
    exported_at: 'now',
    profile: { id: 'a', full_name: 'Ada', two_factor_enabled: false },
    custom_tones: [{ name: 'House voice', base: 'modern' }],
    content: [],
  })
  expect(csv).toBe(
    '"Profile"\r\n"Full name","Two-factor authentication"\r\n"Ada","No"\r\n\r\n' +
      '"Custom tones"\r\n"Name","Based on"\r\n"House voice","Modern – Fresh & Contemporary"',
  )
})

it('a text is a row that a person reads: its listing, its tone, its captions, and no identifier', () => {
  const csv = toCsv({
    properties: [
      {
        id: 'b',
        user_id: 'a',
        address: '7 Quiet Row',
        zip_code: '97301',
        features: ['pool', 'den'],
      },
    ],
    content: [
      {
        id: 'c',
        property_id: 'b',
        library_id: 'a',
        tone: 'luxury',
        description: 'Three bedrooms.',
        social_captions: { facebook: 'On Facebook', linkedin: 'On LinkedIn' },
        created_at: '2026-11-15T12:00:00+02:00',
      },
    ],
  })
  const [listings, texts] = csv.split('\r\n\r\n').map((table) => table.split('\r\n'))
  expect(listings).toEqual([
    '"Listings"',
    '"Address","Zip Code","Key Features"',
    '"7 Quiet Row","97301","pool; den"',
  ])
  expect(texts).toEqual([
    '"Texts"',
    '"Listing","Tone","Description","Facebook caption","LinkedIn caption","Created (UTC)"',
    '"7 Quiet Row","Luxury – Sophisticated & Timeless","Three bedrooms.","On Facebook","On LinkedIn","2026-11-15 10:00"',
  ])
})

it('what a reader looks for comes first, and what only the program needs is left out', () => {
  const csv = toCsv({
    content: [
      {
        seed: 7,
        tone: 'luxury',
        facts: { city: 'Salem', lotSize: null },
        place: '7 Quiet Row\nSalem',
        spans: null,
        unused: null,
        headline: 'Quiet',
        created_at: '2026-11-15T12:00:00Z',
        description: 'A house.',
        property_id: 'b',
        social_captions: { twitter: 'On Twitter', facebook: 'On Facebook' },
      },
    ],
    properties: [{ city: 'Salem', id: 'b', address: '7 Quiet Row' }],
  })
  const headings = csv.split('\r\n\r\n').map((table) => table.split('\r\n').slice(0, 2))
  expect(headings).toEqual([
    ['"Listings"', '"Address","City"'],
    [
      '"Texts"',
      '"Listing","Tone","Headline","Description","Facebook caption","Twitter caption","Created (UTC)"',
    ],
  ])
})

it('what one table leaves out is shown where it was chosen, or says who translated', () => {
  const csv = toCsv({
    content: [{ tone: 'modern', model: 'sonnet' }],
    translations: [{ language: 'es', model: 'sonnet' }],
    writing_settings: [{ engine: 'claude', model: 'opus' }],
    generations: [{ tone: 'modern', model: 'sonnet', seed: 7, facts: { city: 'Salem' } }],
  })
  const headings = csv.split('\r\n\r\n').map((table) => table.split('\r\n').slice(0, 2))
  expect(headings).toEqual([
    ['"Texts"', '"Tone"'],
    ['"Translations"', '"Language","Model"'],
    ['"Writing settings"', '"Engine","Model"'],
    ['"Writing history"', '"Tone"'],
  ])
})

it('plans and devices bear the names that the account page gives them', () => {
  const agent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15) Gecko/20100101 Firefox/140.0'
  const csv = toCsv({
    profile: { full_name: 'Ada', subscription_plan: 'pro' },
    sessions: [{ address: '203.0.113.7', user_agent: agent }],
  })
  expect(csv.split('\r\n')).toEqual([
    '"Profile"',
    '"Full name","Plan"',
    '"Ada","Pro Plan"',
    '',
    '"Signed-in devices"',
    '"Network address","Device"',
    '"203.0.113.7","Firefox on macOS"',
  ])
})

it('the proof of a text can be read in a spreadsheet', () => {
  const claims = [
    { text: 'three bedrooms', source: 'bedrooms', fact: 3 },
    { text: 'Hello.', source: 'tone.opening', fact: null },
  ]
  expect(toCsv({ content: [{ claims }] })).toBe(
    '"Texts"\r\n"Claims"\r\n"“three bedrooms” from bedrooms: 3; “Hello.” from tone.opening"',
  )
})
