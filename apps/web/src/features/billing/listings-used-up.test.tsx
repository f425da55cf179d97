import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aUsage } from '@/testing/rows.ts'
import { wire } from '@/testing/wire.ts'
import { ListingsUsedUp } from './listings-used-up.tsx'

const USAGE = 'POST /rest/v1/rpc/usage_this_month'

it('a month that is used up is said before the form, with the way to the plans', async () => {
  renderScreen(<ListingsUsedUp />, {
    on: wire({ [USAGE]: aUsage({ listings: { used: 3, allowed: 3 } }) }),
  })
  expect(await screen.findByText('3 of 3 listings written this month')).toBeTruthy()
  expect(screen.getByText(/from Dec 1, 2026 on|from Nov 30, 2026 on/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe(
    '/account#plans',
  )
})

it.each([
  ['one is left', { used: 2, allowed: 3 }],
  ['there is no limit', { used: 40, allowed: null }],
])('nothing is said while %s', async (_, listings) => {
  const on = wire({ [USAGE]: aUsage({ listings }) })
  renderScreen(<ListingsUsedUp />, { on })
  await waitFor(() => expect(on.requests(USAGE)).toHaveLength(1))
  expect(screen.queryByRole('status')).toBeNull()
})
