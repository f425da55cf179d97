// @vitest-environment node

import { describe, expect, it } from 'vitest'
import { formatCount, formatDate, formatMoment, formatNumber, formatPrice } from './format.ts'

describe('format', () => {
  it('a price shows the $ sign, thousands and no decimals', () => {
    expect(formatPrice(500_000)).toBe('$500,000')
    expect(formatPrice(499_900.6)).toBe('$499,901')
    expect(formatPrice(0)).toBe('$0')
  })

  it('[FMT-01] [FMT-02] [FMT-03] a date shows short month, day and year in en-US', () => {
    expect(formatDate('2025-04-06T12:00:00')).toBe('Apr 6, 2025')
    expect(formatDate(new Date(2026, 10, 15))).toBe('Nov 15, 2026')
  })

  it('a moment shows the time of day as well', () => {
    expect(formatMoment('2025-04-06T17:05:00')).toMatch(/^Apr 6, 2025, 5:05\sPM$/)
  })

  it('a number groups its thousands', () => {
    expect(formatNumber(2480)).toBe('2,480')
    expect(formatNumber(2.5)).toBe('2.5')
  })

  it('a count speaks of one thing in the singular', () => {
    expect(formatCount(1, 'bed')).toBe('1 bed')
    expect(formatCount(2.5, 'bath')).toBe('2.5 baths')
    expect(formatCount(0, 'listing')).toBe('0 listings')
  })
})
